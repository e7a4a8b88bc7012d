import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { afterAll, describe, expect, it } from 'vitest'
import { mergeEventFile, toEventFile } from '@/lib/calendars/providers/caldav/event-file'
import { type CalendarEvent, toCalendarFeed, toCalendarFile } from '@/lib/export/ics'
import { findLibicalCompiler, findStrictIcalendar } from '@/scripts/test-programs.mjs'
import { makeDraft } from '../../support/calendars/draft'

const sourceOf = (name: string) => fileURLToPath(new URL(`../../support/ics/${name}`, import.meta.url))
const [python, compiler] = [findStrictIcalendar(), findLibicalCompiler()]
const folder = mkdtempSync(path.join(tmpdir(), 'slotform-ics-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const WORDS =
  'Intro; with, commas\\ and "quotes" – Çağrı 🎉 and a title that is longer than one line of seventy-five octets'
const plain: CalendarEvent = {
  ...{ id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11', host: 'meet.example.com', sequence: 0 },
  stamp: new Date('2030-03-01T08:00:00Z'),
  start: new Date('2030-03-10T06:30:00Z'),
  end: new Date('2030-03-10T07:00:00Z'),
  ...{ summary: 'Intro', description: '', location: '', attendees: [] },
}
const odd: CalendarEvent = {
  ...plain,
  summary: WORDS,
  description: `first line\r\n${WORDS}\n\ttabbed\u0007`,
  location: 'https://meet.example.com/x?a=1,2;3',
  organizer: { name: 'Ada "The Countess" Lovelace\r\nX-EVIL:1', email: 'ada@example.com' },
  attendees: [
    { name: 'Vi "V" O\'Hara; Ltd., Paris:', email: 'vi@example.com', hasAccepted: true },
    { name: '', email: 'bo@example.com', hasAccepted: false },
  ],
}
const draft = makeDraft({ title: WORDS, description: odd.description, location: WORDS })
const stored = toEventFile(draft, 'meet.example.com', plain.stamp)
const enriched = stored.replace('END:VEVENT', 'CATEGORIES:Work,Home\r\nX-OWN;X-P="a;b":c\r\nEND:VEVENT')

async function toFeed(events: CalendarEvent[]): Promise<string> {
  const pieces: string[] = []
  const batches = events.map((event) => [event])
  for await (const piece of toCalendarFeed({ name: WORDS, refreshSeconds: 300 }, batches)) pieces.push(piece)
  return pieces.join('')
}

/** Every kind of file that this product makes. */
const FILES: [string, string][] = [
  ['an invitation', toCalendarFile({ ...odd, method: 'REQUEST' })],
  ['a change', toCalendarFile({ ...odd, sequence: 3, method: 'REQUEST' })],
  ['a cancellation', toCalendarFile({ ...odd, sequence: 4, method: 'CANCEL' })],
  ['a download with people', toCalendarFile(odd)],
  ['a download without', toCalendarFile(plain)],
  ['a feed with a request', await toFeed([{ ...odd, isTentative: true }])],
  ['a feed of busy times', await toFeed([{ ...plain, summary: 'Busy', isPrivate: true }])],
  [
    'a feed of busy times with one that was cancelled',
    await toFeed([{ ...plain, isPrivate: true, isCancelled: true }]),
  ],
  ['an event for a CalDAV server', stored],
  [
    'one that its owner had changed',
    mergeEventFile(enriched, { ...draft, sequence: 2 }, 'meet.example.com', plain.stamp),
  ],
]

describe('toEventFile', () => {
  describe.each(FILES)('%s', (_, text) => {
    it('is read without complaint by ical.js and node-ical', () => {
      const calendar = new ICAL.Component(ICAL.parse(text))
      expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
      const [event] = Object.values(nodeIcal.sync.parseICS(text)).filter((entry) => entry?.type === 'VEVENT')
      const item = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
      expect(event).toMatchObject({
        summary: item.summary,
        start: item.startDate.toJSDate(),
        end: item.endDate.toJSDate(),
      })
    })

    it.skipIf(!python)('is read without complaint by python-icalendar', () => {
      const { stdout, stderr, status } = spawnSync(python ?? '', [sourceOf('validate.py')], {
        input: text,
        encoding: 'utf8',
      })
      expect([status, stdout.trim(), stderr]).toEqual([0, '[]', ''])
    })

    it.skipIf(!compiler)('breaks no rule that libical knows of, those of its METHOD included', () => {
      expect(askLibical(text)).toEqual({ status: 0, complaint: '' })
    })
  })

  it.skipIf(!compiler)('libical does complain, of an invitation without an organizer and of a malformed line', () => {
    expect(askLibical(toCalendarFile({ ...plain, method: 'REQUEST' })).status).toBe(1)
    expect(askLibical(stored.replace('END:VEVENT', 'DTEND:tomorrow\r\nEND:VEVENT')).status).toBe(1)
  })

  it.skipIf(!python)('python-icalendar does complain, of a quote in a name', () => {
    const broken = FILES[0]?.[1].replace(/CN=[^;:]*/, 'CN="Vi "V""') ?? ''
    expect(spawnSync(python ?? '', [sourceOf('validate.py')], { input: broken }).status).not.toBe(0)
  })

  it('what the owner added to an event is still in it', () => {
    expect(FILES[9]?.[1]).toMatch(/CATEGORIES:Work,Home/)
  })
})

let validator: string | null = null
function askLibical(input: string): { status: number | null; complaint: string } {
  if (!validator) {
    validator = path.join(folder, 'validate')
    execFileSync(compiler ?? '', [sourceOf('validate.c'), '-o', validator, '-lical'])
  }
  const { status, stdout } = spawnSync(validator, [], { input, encoding: 'utf8' })
  return { status, complaint: stdout.trim() }
}
