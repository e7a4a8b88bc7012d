import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEGABYTE = 1024 * 1024
/** The kernel sets no limit on entries where there was none. */
const MANY = 10_000

export type SmallDisk = ReturnType<typeof openSmallDisk>

/** Only root may mount a disk, and not in every container. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryToMount()

function tryToMount(): boolean {
  try {
    openSmallDisk(1).close()
    return true
  } catch {
    return false
  }
}

/** A disk of its own in memory, which can be filled, be made too small, or have no room for one more entry. */
export function openSmallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-disk-'))
  const mount = (...options: string[]) => execFileSync('mount', [...options, folder], { stdio: 'ignore' })
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs')
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const ballast = path.join(folder, 'ballast')
  const empty = () => rmSync(ballast, { force: true })
  return {
    folder,
    empty,
    /** Leaves so many megabytes free. */
    fill(left: number) {
      empty()
      const { bavail, bsize } = statfsSync(folder)
      const bytes = bavail * bsize - left * MEGABYTE
      if (bytes > 0) execFileSync('fallocate', ['-l', String(bytes), ballast])
    },
    /** `bytes` and `entries` are all that there may be. */
    limit({ bytes, entries = MANY }: { bytes: number; entries?: number }) {
      mount('-o', `remount,size=${bytes},nr_inodes=${entries}`)
    },
    close() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
