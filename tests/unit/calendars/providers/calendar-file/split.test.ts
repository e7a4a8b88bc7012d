import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EventReader } from '@/lib/calendars/providers/calendar-file/events'
import { type FileEvent, splitFile, splitNow } from '@/lib/calendars/providers/calendar-file/split'
import { Slices } from '@/lib/calendars/providers/slices'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { ODD_ZONE } from '@/tests/support/calendars/calendar-file'
import { feedOf } from '@/tests/support/calendars/ics-server'
import { cases } from '@/tests/support/cases'

const BEGIN = Date.UTC(2026, 2, 20)
const reader = { zone: 'Asia/Kathmandu', addresses: [] }
const stamp = (hours: number) => new Date(BEGIN + hours * HOUR_MS).toISOString().replace(/[-:]|\.\d+/g, '')
const split = (text: string) => splitFile(text, new Slices(Date.now() + 10_000))

const event = fc
  .record({
    uid: fc.integer({ min: 0, max: 40 }),
    at: fc.integer({ min: -400, max: 400 }),
    hours: fc.integer({ min: 0, max: 60 }),
    kind: fc.constantFrom('utc', 'named', 'own', 'floating', 'day', 'open', 'daily', 'weekly'),
  })
  .map(({ uid, at, hours, kind }) => {
    const [start, end] = [stamp(at), stamp(at + hours)]
    const local = (text: string) => text.slice(0, -1)
    const lines: Record<typeof kind, string[]> = {
      utc: [`DTSTART:${start}`, `DTEND:${end}`],
      named: [`DTSTART;TZID=America/Los_Angeles:${local(start)}`, `DTEND;TZID=America/Los_Angeles:${local(end)}`],
      own: [`DTSTART;TZID="Odd: Zone":${local(start)}`, `DTEND;TZID="Odd: Zone":${local(end)}`],
      floating: [`DTSTART:${local(start)}`, `DTEND:${local(end)}`],
      day: [`DTSTART;VALUE=DATE:${start.slice(0, 8)}`],
      open: [`DTSTART:${start}`, `DURATION:PT${hours}H`],
      daily: [`DTSTART:${start}`, `DURATION:PT${hours}H`, 'RRULE:FREQ=DAILY;INTERVAL=3'],
      weekly: [`DTSTART:${start}`, `DTEND:${end}`, 'RRULE:FREQ=WEEKLY;COUNT=3', `EXDATE:${stamp(at + 168)}`],
    }
    return [`UID:${uid}`, ...lines[kind], `SUMMARY:Event ${uid}, at ${at}`]
  })

describe('splitFile', () => {
  it('finds the same times event by event as the whole file has, however it is folded', async () => {
    const zone = ODD_ZONE.map((line) => line.replace(/^TZID:.*/, 'TZID:Odd: Zone'))
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(event, { maxLength: 25, selector: ([uid]) => uid }),
        fc.integer({ min: -15, max: 15 }),
        fc.integer({ min: 5, max: 60 }),
        fc.constantFrom('\n', '\r\n'),
        async (events, day, width, lineEnd) => {
          const period = { start: BEGIN + day * DAY_MS, end: BEGIN + (day + 2) * DAY_MS }
          const timesOf = (events: FileEvent[]) =>
            events
              .flatMap((one) => new EventReader(period, reader).read(one).instances)
              .map(({ uid, start, end, isBusy }) => `${uid} ${start} ${end} ${isBusy}`)
          const whole = feedOf(events, zone)
          const folded = whole.replace(new RegExp(`[^\\r\\n]{${width}}(?=[^\\r\\n])`, 'g'), '$&\r\n ')
          const feed = await split(folded.replaceAll('\r\n', lineEnd))
          const near = feed.events.filter(({ first, last }) => first < period.end && last > period.start)
          expect(timesOf(near).sort()).toEqual(timesOf(splitNow(whole).events).sort())
        },
      ),
      cases(150),
    )
  })

  it('takes no part of a file for a whole one', async () => {
    const whole = feedOf([
      ['UID:a', 'DTSTART:20260326T100000Z'],
      ['UID:b', 'DTSTART:20260327T100000Z'],
    ]).trimEnd()
    for (let end = 0; end < whole.length; end += 1) {
      await expect(split(whole.slice(0, end))).rejects.toThrow(SyntaxError)
    }
    expect((await split(whole)).events).toHaveLength(2)
  })

  it.each([
    ['another calendar inside', 'BEGIN:VCALENDAR\nBEGIN:VCALENDAR\nEND:VCALENDAR\nEND:VCALENDAR\n'],
    ['an event outside', 'BEGIN:VEVENT\nUID:a\nEND:VEVENT\n'],
  ])('refuses %s', async (_, text) => {
    await expect(split(text)).rejects.toThrow(SyntaxError)
  })

  it('goes on where the line is lost that ends or begins a component, or folds', async () => {
    const one = ['UID:a', 'DTSTART:20260326T100000Z']
    const whole = feedOf([
      [...one, 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM'],
      ['UID:b', 'DTSTART', '', ' :20260327T100000Z'],
    ])
    for (const lost of ['END:VEVENT\r\n', 'END:VALARM\r\n', 'BEGIN:VALARM\r\n']) {
      const { events } = await split(whole.replace(lost, ''))
      expect(events.map(({ id, components }) => [id, components[0]?.lines.slice(0, 2)])).toEqual([
        ['a', one],
        ['b', ['UID:b', 'DTSTART:20260327T100000Z']],
      ])
    }
  })

  it('reads several calendars in one file, and the name of the first', async () => {
    const one = feedOf([['UID:a', 'DTSTART:20260326T100000Z']], ['X-WR-CALNAME;VALUE=TEXT:Shifts\\; north'])
    expect(await split(one + feedOf([['UID:b', 'DTSTART:20260326T100000Z']]))).toMatchObject({
      name: 'Shifts; north',
      events: [{ id: 'a' }, { id: 'b' }],
    })
  })
})
