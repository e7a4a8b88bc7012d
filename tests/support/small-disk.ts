import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The kernel sets no limit on entries where there was none. */
const MANY = 10_000

export type SmallDisk = ReturnType<typeof openSmallDisk>

/** A disk of its own in memory, which can be made too small or have no room for one more entry. Only root may mount one. */
export function openSmallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1g', 'tmpfs', folder])
  const remount = (options: string) => execFileSync('mount', ['-o', `remount,${options}`, folder])
  return {
    folder,
    /** `bytes` and `entries` are all that there may be. */
    limit: ({ bytes, entries = MANY }: { bytes: number; entries?: number }) =>
      remount(`size=${bytes},nr_inodes=${entries}`),
    close() {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
