import { chmodSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Thrown when another living process works in the folder; two of them on one embedded database lose rows silently. */
export class FolderInUseError extends Error {
  constructor(directory: string, pid: number) {
    super(`DATABASE_URL: the data folder ${directory} is in use by process ${pid}. Stop that one first.`)
    this.name = 'FolderInUseError'
  }
}

/** Thrown when others on this machine could read or write the data, and that cannot be changed. */
export class FolderOpenError extends Error {
  constructor(directory: string) {
    super(
      `DATABASE_URL: other users of this machine may enter the data folder ${directory}, and its mode cannot be changed ` +
        'to 0700. Take a folder of your own.',
    )
    this.name = 'FolderOpenError'
  }
}

const OTHERS = 0o077
/** The sticky bit marks a folder such as /tmp, which everybody shares and must go on sharing. */
const STICKY = 0o1000

/**
 * Creates the folder if needed. The embedded database writes files that everyone may read: only the folder protects
 * them.
 */
function openOwnFolder(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Windows has no such file modes.
  if (process.platform === 'win32') return
  const { mode } = statSync(directory)
  if ((mode & OTHERS) === 0) return
  if (mode & STICKY) throw new FolderOpenError(directory)
  try {
    chmodSync(directory, 0o700)
  } catch {
    throw new FolderOpenError(directory)
  }
  // Some file systems accept the change without effect.
  if ((statSync(directory).mode & OTHERS) !== 0) throw new FolderOpenError(directory)
}

/** Holds `directory` for this process with a file of its id; returns the release. A dead holder's file is taken over. */
export function lockFolder(directory: string): () => void {
  openOwnFolder(directory)
  const file = path.join(directory, 'lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  if (!tryCreate(file, mine)) {
    takeOver(directory, file)
    if (!tryCreate(file, mine))
      throw new FolderInUseError(directory, pidIn(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')))
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

/** The process that holds the folder; null for none that lives. */
export function lockHolder(directory: string): number | null {
  try {
    const content = readFileSync(/*turbopackIgnore: true*/ path.join(directory, 'lock'), 'utf8')
    return isAlive(content) ? pidIn(content) : null
  } catch {
    return null
  }
}

function tryCreate(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead process's file away. Only one of several starters can move it; a file that is not the one seen goes back. */
function takeOver(directory: string, file: string): void {
  const seen = readFileSync(/*turbopackIgnore: true*/ file, 'utf8')
  if (isAlive(seen)) throw new FolderInUseError(directory, pidIn(seen))
  const aside = `${file}.${process.pid}`
  renameSync(file, aside)
  if (readFileSync(/*turbopackIgnore: true*/ aside, 'utf8') !== seen) {
    renameSync(aside, file)
    throw new FolderInUseError(directory, pidIn(readFileSync(/*turbopackIgnore: true*/ file, 'utf8')))
  }
  rmSync(aside)
}

function pidIn(content: string): number {
  return Number.parseInt(content, 10)
}

/** A process id alone may have been given to another program since: its start time tells the two apart. */
function isAlive(content: string): boolean {
  const pid = pidIn(content)
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return content === `${pid} ${startOf(pid)}`
}

/** When a process started, in clock ticks since boot, where the system tells it (Linux), else the empty text. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(/*turbopackIgnore: true*/ `/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
