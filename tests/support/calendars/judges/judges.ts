import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { mergeBusy, type Period } from '@/lib/scheduling'
import { findLibicalCompiler, findRecurringEvents } from '@/scripts/test-programs.mjs'
import { readByIcalJs, readByNodeIcal } from './libraries'

/** A calendar file, and the period and the owner's zone in which it is asked. `has`: what is special about it. */
export type Feed = { name: string; text: string; zone: string; period: Period; has: ReadonlySet<string> }
/** When a reader says that a calendar is busy; or why it says nothing. */
export type Verdict = Period[] | { error: string }

/** The libraries need much longer than the programs: of many files they get some. */
const MOST_OF_LIBRARIES = 30

export type Judge = 'libical' | 'recurring-ical-events' | 'ical.js' | 'node-ical'

/** What independent readers say about the same files, null where one was not asked. One that is not installed is not in the answer. */
export function askJudges(feeds: readonly Feed[]): Map<Judge, (Verdict | null)[]> {
  const verdicts = new Map<Judge, (Verdict | null)[]>()
  const libical = buildLibical()
  if (libical) verdicts.set('libical', askProgram(libical.program, [], feeds))
  libical?.remove()
  const python = findRecurringEvents()
  if (python) verdicts.set('recurring-ical-events', askProgram(python, [sourceOf('recurring.py')], feeds))
  const some = (read: (feed: Feed) => Verdict) =>
    feeds.map((feed, place) => (place < MOST_OF_LIBRARIES ? read(feed) : null))
  verdicts.set('ical.js', some(readByIcalJs))
  verdicts.set('node-ical', some(readByNodeIcal))
  return verdicts
}

const sourceOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

function buildLibical(): { program: string; remove: () => void } | null {
  const compiler = findLibicalCompiler()
  if (!compiler) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'slotform-judge-'))
  const program = path.join(folder, 'libical')
  const { status, stderr } = spawnSync(compiler, ['-O1', sourceOf('libical.c'), '-o', program, '-lical'], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  return { program, remove: () => rmSync(folder, { recursive: true }) }
}

/** It reads `size from to zone` and the file, again and again, and answers each by a line: `busy 10-20 30-40`, or `error …`. */
function askProgram(program: string, args: string[], feeds: readonly Feed[]): Verdict[] {
  const input = Buffer.concat(
    feeds.flatMap(({ text, zone, period }) => {
      const bytes = Buffer.from(text)
      return [Buffer.from(`${bytes.length} ${period.start / 1000} ${period.end / 1000} ${zone}\n`), bytes]
    }),
  )
  const { stdout, stderr, status } = spawnSync(program, args, { input, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const lines = stdout.trimEnd().split('\n')
  if (status !== 0 || lines.length !== feeds.length)
    throw new Error(`${program} ended: ${status} ${stderr.slice(-2_000)}`)
  return lines.map((line) => {
    const [word, ...rest] = line.split(' ')
    if (word !== 'busy') return { error: rest.join(' ') }
    return mergeBusy(
      rest.map((one) => {
        const [start = Number.NaN, end = Number.NaN] = one.split(/(?<=\d)-/).map(Number)
        return { start: start * 1000, end: end * 1000 }
      }),
    )
  })
}
