import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const MEGABYTE = 1024 * 1024

/** A file system of its own, which only the system's administrator can make. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0 && tryToMount()

function tryToMount(): boolean {
  try {
    openDisk(1).close()
    return true
  } catch {
    return false
  }
}

/** A disk of so many megabytes that is filled, to so many that stay free, and emptied again. */
export function openDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  const ballast = path.join(folder, 'ballast')
  const empty = () => rmSync(ballast, { force: true })
  return {
    folder,
    empty,
    fill: (left: number) => {
      empty()
      const { bavail, bsize } = statfsSync(folder)
      const bytes = bavail * bsize - left * MEGABYTE
      if (bytes > 0) execFileSync('fallocate', ['-l', String(bytes), ballast])
    },
    close: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
