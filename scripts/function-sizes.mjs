// npm run sizes: how much each function of a serverless host carries, largest first, in MB of 1,000,000 bytes.
import './node-version.mjs'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { isMain, root } from './run.mjs'

/** The limit of a function without the embedded database, which a serverless host does not take, in MB. */
export const MAX_FUNCTION_MB = 15

/** Draws the pictures of shared links, faces and logos; its library weighs 20 MB. */
const PICTURE_LIBRARY = /\/node_modules\/(?:sharp|@img\/[^/]+)\//
const EMBEDDED_DATABASE = /\/node_modules\/@electric-sql\/pglite/

/**
 * @typedef {{ name: string, mb: number, drawsPictures: boolean }} BuiltFunction
 * @returns {BuiltFunction[]} all functions of the last build, the largest first
 */
export function readFunctionSizes() {
  const server = path.join(root, '.next', 'server')
  return readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.nft.json'))
    .map((file) => {
      /** @type {{ files: string[] }} */
      const { files } = JSON.parse(readFileSync(path.join(server, file), 'utf8'))
      const paths = files
        .map((one) => path.resolve(server, path.dirname(file), one))
        .filter((one) => !EMBEDDED_DATABASE.test(one) && existsSync(one) && statSync(one).isFile())
      const bytes = paths.reduce((sum, one) => sum + statSync(one).size, 0)
      const drawsPictures = paths.some((one) => PICTURE_LIBRARY.test(one))
      return { name: file.replace(/\.js\.nft\.json$/, ''), mb: bytes / 1e6, drawsPictures }
    })
    .sort((a, b) => b.mb - a.mb)
}

if (isMain(import.meta.url)) {
  const functions = readFunctionSizes()
  for (const { name, mb, drawsPictures } of functions) {
    console.log(`${mb.toFixed(1).padStart(6)} ${name}${drawsPictures ? ' (draws pictures)' : ''}`)
  }
  console.log(`${functions.length} functions, MB each without the embedded database; at most ${MAX_FUNCTION_MB}.`)
}
