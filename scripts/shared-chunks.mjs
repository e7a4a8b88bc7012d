import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE_MAP = /\n\/\/# sourceMappingURL=.*\s*$/
/** A chunk of Node's server; those of other runtimes register themselves. */
const COMMON_JS = 'module.exports=['

/**
 * The bundler writes the modules that several routes need once for each of them, under other names: two thirds of the code
 * of a server. Every copy but one becomes a reference to that one, so that a process reads, compiles and holds it once.
 * @param {string} dist the folder of a build
 */
export function shareChunks(dist) {
  const server = path.join(dist, 'server')
  if (!existsSync(server)) return
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).map((file) => path.join(server, file))
  const originals = findCopies(files.filter((file) => /[\\/]chunks[\\/].*\.js$/.test(file)))
  for (const [copy, original] of originals) {
    writeFileSync(copy, `module.exports=require(${JSON.stringify(`./${path.basename(original)}`)})\n`)
  }
  for (const file of files.filter((name) => name.endsWith('.nft.json'))) traceOriginals(file, originals)
}

/**
 * @param {string[]} chunks
 * @returns {Map<string, string>} the file of the same folder that each copy equals
 */
function findCopies(chunks) {
  /** @type {Map<string, string>} */
  const firsts = new Map()
  /** @type {Map<string, string>} */
  const originals = new Map()
  for (const chunk of chunks.sort()) {
    const code = readFileSync(chunk, 'utf8').replace(SOURCE_MAP, '')
    if (!code.startsWith(COMMON_JS)) continue
    const key = `${path.dirname(chunk)} ${createHash('sha256').update(code).digest('hex')}`
    const first = firsts.get(key)
    if (first) originals.set(chunk, first)
    else firsts.set(key, chunk)
  }
  return originals
}

/**
 * A host that carries only the files of a route's trace has to carry the originals too.
 * @param {string} trace
 * @param {Map<string, string>} originals
 */
function traceOriginals(trace, originals) {
  const folder = path.dirname(trace)
  const content = JSON.parse(readFileSync(trace, 'utf8'))
  const added = content.files.flatMap((/** @type {string} */ file) => originals.get(path.join(folder, file)) ?? [])
  if (added.length === 0) return
  const relative = added.map((/** @type {string} */ file) => path.relative(folder, file).replaceAll(path.sep, '/'))
  writeFileSync(trace, JSON.stringify({ ...content, files: [...new Set([...content.files, ...relative])] }))
}
