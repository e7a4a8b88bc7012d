import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { checkImage } from './image-check.mjs'
import { packCli } from './pack-cli.mjs'

/** Prints what a release weighs, and how long the image takes to start, in the lines of bench/report.ts. */
export async function benchRelease() {
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-release-'))
  try {
    const cli = await packCli(path.join(folder, 'cli'))
    print({ name: 'release: command line, packed', value: cli.bytes / 1e3, unit: 'kB', goal: '≤ 300 kB' })
    const image = await checkImage(path.join(folder, 'image'))
    const note = `${image.files} files, without Node`
    print({ name: 'release: image', value: image.bytes / 1e6, unit: 'MB', goal: '≤ 150 MB', note })
    print({ name: 'release: first start, embedded database', value: image.firstStartMs / 1e3, unit: 's' })
    print({ name: 'release: later start, embedded database', value: image.startMs / 1e3, unit: 's', goal: '≤ 3 s' })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {{ name: string, value: number, unit: string, goal?: string, note?: string }} figure */
function print({ name, value, unit, goal, note }) {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(4)), unit, goal, note }))
}
