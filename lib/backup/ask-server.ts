import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { database } from '@/db/client'
import { lockHolder } from '@/db/folder-lock'
import { findFileStore } from '@/lib/files/file-store'
import { env } from '@/lib/platform/env'
import { BackupError } from './manifest'
import { toReason } from './reason'

/**
 * Only one process can use an embedded data folder. So a command asks the one that does, by a file in the folder, which nobody
 * else may enter: NAME.request is answered by NAME.zip, or by NAME.failed with a sentence.
 */
const FOLDER = 'backups'
const LOOK_MS = 250
/** The server looks each second. One that is stopping does not. */
const BEGIN_MS = 30_000

/** Has the serving process write a backup. Returns its path, which the caller moves or deletes. */
export async function askServer(directory: string): Promise<string> {
  const folder = path.join(directory, FOLDER)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = path.join(folder, randomUUID())
  writeFileSync(`${name}.request`, '', { mode: 0o600 })
  const askedAt = performance.now()
  try {
    for (;;) {
      if (existsSync(`${name}.zip`)) return `${name}.zip`
      if (existsSync(`${name}.failed`)) throw new BackupError(readFileSync(`${name}.failed`, 'utf8'))
      const hasBegun = !existsSync(`${name}.request`)
      if (lockHolder(directory) === null) throw new BackupError('The server ended before the backup was written.')
      if (!hasBegun && performance.now() - askedAt > BEGIN_MS) {
        throw new BackupError('The server that uses the data folder does not answer. Is it of an older release?')
      }
      await sleep(LOOK_MS)
    }
  } finally {
    for (const end of ['request', 'failed']) rmSync(`${name}.${end}`, { force: true })
  }
}

/** In the serving process: answers those who ask. */
export async function answerBackups(): Promise<void> {
  const target = env().database
  if (target.kind !== 'embedded') return
  const folder = path.join(target.directory, FOLDER)
  if (!existsSync(folder)) return
  for (const file of readdirSync(folder)) {
    const name = path.join(folder, path.parse(file).name)
    // A process that died left it: its asker was told by the lock.
    if (file.endsWith('.partial')) rmSync(path.join(folder, file), { force: true })
    if (file.endsWith('.request')) await answer(name)
  }

  async function answer(name: string): Promise<void> {
    rmSync(`${name}.request`, { force: true })
    try {
      const { writeBackup } = await import('./write-backup')
      await writeBackup({ db: database(), target, store: findFileStore() }, `${name}.partial`)
      renameSync(`${name}.partial`, `${name}.zip`)
    } catch (error) {
      rmSync(`${name}.partial`, { force: true })
      writeFileSync(`${name}.failed`, toReason(error), { mode: 0o600 })
    }
  }
}
