// npm run release:files -- FOLDER: writes the files of a release beside the image and the command line, and their checksums, which
// `sha256sum -c SHA256SUMS` checks there.
import './node-version.mjs'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findStaleDeployFiles } from './deploy-files.mjs'
import { isMain, root } from './run.mjs'

/** Names in the release, and where each file is in the project. */
const FILES = {
  'compose.yaml': 'compose.yaml',
  '.env.example': '.env.example',
  'openapi.json': 'clients/slotform/openapi.json',
  ...Object.fromEntries(
    readdirSync(path.join(root, 'deploy'))
      .sort()
      .map((name) => [`deploy/${name}`, `deploy/${name}`]),
  ),
}

/**
 * @param {string} folder
 * @returns {string[]} the names that were written
 */
export function writeReleaseFiles(folder) {
  const stale = findStaleDeployFiles()
  if (stale.length > 0) throw new Error(`${stale.join(', ')}: stale, run npm run deploy-files`)
  const sums = Object.entries(FILES).map(([name, source]) => {
    const target = path.resolve(folder, name)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(root, source), target)
    return `${createHash('sha256').update(readFileSync(target)).digest('hex')}  ${name}\n`
  })
  writeFileSync(path.resolve(folder, 'SHA256SUMS'), sums.join(''))
  return [...Object.keys(FILES), 'SHA256SUMS']
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('Usage: npm run release:files -- FOLDER')
    process.exit(2)
  }
  try {
    console.log(writeReleaseFiles(folder).join('\n'))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
