import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockHolder } from './folder-lock'

/**
 * Only one process can use an embedded data folder. So a command asks the one that does for an archive, by a file in the folder,
 * which nobody else may enter: NAME.request, from then on NAME.begun, is answered by NAME.zip, or by NAME.failed with a sentence.
 */
const LOOK_MS = 250
/** The server looks each second. One that is stopping does not. */
const BEGIN_MS = 30_000
/** A command takes its archive at once: one that was ended meanwhile leaves it. */
const LEFT_MS = 3_600_000
const ENDED = 'The server ended before the archive was written.'
const UNTOLD = 'The server could not write the archive, nor why. Is its disk full?'

/** Its message is written for an operator. */
export class FolderRequestError extends Error {
  override name = 'FolderRequestError'
}

/** Each kind has a folder of its own, so that no older server takes one for the other. */
export const REQUESTED = { backup: 'backups', export: 'exports' } as const
type Requested = keyof typeof REQUESTED

const folderOf = (directory: string, what: Requested) => path.join(/*turbopackIgnore: true*/ directory, REQUESTED[what])

/** Has the process that holds the folder write an archive. Returns its path, which the caller moves or deletes. */
export async function askHolder(directory: string, what: Requested, wish = ''): Promise<string> {
  const folder = folderOf(directory, what)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = path.join(folder, randomUUID())
  const askedAt = performance.now()
  try {
    writeFileSync(`${name}.draft`, wish, { mode: 0o600 })
    renameSync(`${name}.draft`, `${name}.request`)
    for (;;) {
      if (existsSync(`${name}.zip`)) return `${name}.zip`
      if (existsSync(`${name}.failed`)) throw new FolderRequestError(readFileSync(`${name}.failed`, 'utf8') || UNTOLD)
      if (lockHolder(directory) === null) throw new FolderRequestError(ENDED)
      if (existsSync(`${name}.request`) && performance.now() - askedAt > BEGIN_MS) {
        throw new FolderRequestError('The server that uses the data folder does not answer. Is it of an older release?')
      }
      await sleep(LOOK_MS)
    }
  } finally {
    for (const end of ['draft', 'request', 'failed']) rmSync(`${name}.${end}`, { force: true })
  }
}

type Answering = {
  what: Requested
  write: (partial: string, wish: string) => Promise<unknown>
  /** The sentence for the operator. */
  explain: (error: unknown) => Promise<string>
}

/** In the process that holds the folder, which calls it again and again: answers those who ask. */
export async function answerRequests(directory: string, { what, write, explain }: Answering): Promise<void> {
  const folder = folderOf(directory, what)
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder)) {
    const { name, ext } = path.parse(file)
    const place = path.join(folder, name)
    // One answer at a time: these are of a process that died.
    if (ext === '.partial') rmSync(path.join(folder, file), { force: true })
    if (ext === '.begun') refuse(place, ENDED)
    if (ext === '.request') await answer(place)
    if ((ext === '.zip' || ext === '.failed') && isLeft(path.join(folder, file))) {
      rmSync(path.join(folder, file), { force: true })
    }
  }

  async function answer(place: string): Promise<void> {
    try {
      renameSync(`${place}.request`, `${place}.begun`)
    } catch {
      // Its asker has just given up.
      return
    }
    try {
      await write(`${place}.partial`, readFileSync(`${place}.begun`, 'utf8'))
      renameSync(`${place}.partial`, `${place}.zip`)
      rmSync(`${place}.begun`, { force: true })
    } catch (error) {
      rmSync(`${place}.partial`, { force: true })
      refuse(place, await explain(error))
    }
  }
}

/** On a full disk a file can still be renamed, so that its asker does not wait for ever. */
function refuse(place: string, sentence: string): void {
  try {
    writeFileSync(`${place}.begun`, sentence, { mode: 0o600 })
  } catch {
    // The asker gets what was written of it.
  }
  renameSync(`${place}.begun`, `${place}.failed`)
}

function isLeft(file: string): boolean {
  const facts = statSync(file, { throwIfNoEntry: false })
  return facts !== undefined && Date.now() - facts.mtimeMs > LEFT_MS
}
