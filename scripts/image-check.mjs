// npm run image:check -- FOLDER: runs the steps of the Dockerfile in an empty copy of the checkout, puts into FOLDER what the image holds,
// starts it twice, calls /api/health and a command, and prints what it is as one line of JSON. There is no container: Node is this machine's.
import './node-version.mjs'
import { callCommand, emptyVolume, findFaults, makeImage, startImage, weighFolder } from './image.mjs'
import { isMain } from './run.mjs'

/**
 * @param {string} folder
 * @returns {Promise<{ artefact: 'image', version: string, files: number, bytes: number, firstStartMs: number, startMs: number }>}
 */
export async function checkImage(folder) {
  const stage = await makeImage(folder)
  const faults = findFaults(stage, folder)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  const weight = weighFolder(folder)
  try {
    // The first start makes the database.
    const firstStartMs = await startImage(stage, folder)
    const startMs = await startImage(stage, folder)
    await callCommand(stage, folder, 'users', 'list')
    const version = stage.labels['org.opencontainers.image.version'] ?? ''
    return {
      artefact: 'image',
      version,
      ...weight,
      firstStartMs: Math.round(firstStartMs),
      startMs: Math.round(startMs),
    }
  } finally {
    emptyVolume(folder)
  }
}

if (isMain(import.meta.url)) {
  const [folder] = process.argv.slice(2)
  if (!folder) {
    console.error('Usage: npm run image:check -- FOLDER')
    process.exit(2)
  }
  try {
    console.log(JSON.stringify(await checkImage(folder)))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}
