import { describe, expect, it } from 'vitest'
import { convertIcs } from '@/lib/arrivals/ics/convert'
import { arrivalOptionsSchema } from '@/lib/arrivals/options-schema'
import { ROWS } from '@/lib/portability/rows'
import { toDocuments } from '@/tests/support/arrivals/documents'
import { startProcessorTime } from '@/tests/support/processor-time'

const NOW = new Date('2027-03-01T12:00:00Z')

async function convert(...events: string[]) {
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')
  const context = {
    now: NOW,
    timezone: 'Europe/Berlin',
    pastDays: 365,
    options: arrivalOptionsSchema.parse({}),
    form: null,
    pause: () => Promise.resolve(),
  }
  const converted = await convertIcs(toDocuments([{ name: 'a.ics', text }]), context)
  const meetings = [...(converted.lines.meetings as Iterable<object>)].map((line) => ROWS.meetings.parse(line))
  return { ...converted, meetings }
}

const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n')

describe('convertIcs', () => {
  it('brings single events from now on, and the occurrences of 400 days', async () => {
    const { meetings, report } = await convert(
      event('UID:past', 'DTSTART:20270301T100000Z', 'DTEND:20270301T110000Z', 'SUMMARY:Past'),
      event('UID:now', 'DTSTART:20270301T113000Z', 'DTEND:20270301T123000Z', 'SUMMARY:Now', 'LOCATION:Room 1'),
      event('UID:far', 'DTSTART;TZID=Europe/Berlin:20330301T100000', 'DURATION:PT1H', 'SUMMARY:Far'),
      event('UID:weekly', 'DTSTART:20270101T090000Z', 'DTEND:20270101T093000Z', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Weekly'),
      event(
        'UID:over',
        'DTSTART:20260101T090000Z',
        'DTEND:20260101T093000Z',
        'RRULE:FREQ=WEEKLY;COUNT=9',
        'SUMMARY:Over',
      ),
      event('UID:later', 'DTSTART:20300101T090000Z', 'DTEND:20300101T093000Z', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Later'),
    )
    const starts = (title: string) => meetings.filter((one) => one.title === title).map(({ startTime }) => startTime)
    expect(starts('Past')).toEqual([])
    expect(report.things).toMatchObject([
      { ref: 'past', outcome: 'left_out', reason: 'too_old' },
      { ref: 'over', outcome: 'left_out', reason: 'too_old' },
      { ref: 'later', outcome: 'left_out', reason: 'too_many' },
    ])
    expect(meetings.find(({ title }) => title === 'Now')).toMatchObject({
      attendees: [],
      locationData: { customLocation: 'Room 1' },
      bookingId: null,
    })
    expect(starts('Far')).toEqual(['2033-03-01T09:00:00.000Z'])
    expect(starts('Weekly')).toHaveLength(57)
    expect(new Set(meetings.map(({ id }) => id)).size).toBe(meetings.length)
  })

  it('takes a whole day from midnight to midnight in the zone of the account', async () => {
    const { meetings } = await convert(event('UID:day', 'DTSTART;VALUE=DATE:20270328', 'SUMMARY:Away'))
    expect(meetings).toMatchObject([{ startTime: '2027-03-27T23:00:00.000Z', endTime: '2027-03-28T22:00:00.000Z' }])
  })

  it('leaves out what is cancelled or free, and names each property', async () => {
    const rest = ['DTSTART:20270401T100000Z', 'DTEND:20270401T110000Z']
    const { meetings, report } = await convert(
      event('UID:a', ...rest, 'STATUS:CANCELLED'),
      event('UID:b', ...rest, 'TRANSP:TRANSPARENT', 'X-OWN;P=1:2', 'ATTENDEE;CN="A:B":mailto:vera@example.com'),
      event('UID:c', ...rest, 'STATUS:CONFIRMED', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'END:VALARM'),
    )
    expect(meetings).toHaveLength(1)
    expect(report.fields.map(({ field, outcome, reason, count }) => [field, outcome, reason, count])).toEqual([
      ['ATTENDEE', 'left_out', 'no_counterpart', 1],
      ['DTEND', 'taken', undefined, 3],
      ['DTSTART', 'taken', undefined, 3],
      ['STATUS', 'taken', undefined, 1],
      ['STATUS', 'left_out', 'no_counterpart', 1],
      ['TRANSP', 'left_out', 'no_counterpart', 1],
      ['UID', 'taken', undefined, 3],
      ['VALARM', 'left_out', 'no_counterpart', 1],
      ['X-OWN', 'left_out', 'unknown_field', 1],
    ])
    expect(report.things.map(({ ref, start }) => [ref, start])).toEqual([
      ['a', '2027-04-01T10:00:00.000Z'],
      ['b', '2027-04-01T10:00:00.000Z'],
    ])
    expect(JSON.stringify(report)).not.toContain('vera@example.com')
  })

  it('gives a time of a series the same id when it was moved', async () => {
    const series = event('UID:s', 'DTSTART:20270302T090000Z', 'DTEND:20270302T100000Z', 'RRULE:FREQ=DAILY;COUNT=2')
    const moved = event('UID:s', 'RECURRENCE-ID:20270303T090000Z', 'DTSTART:20270303T150000Z', 'DTEND:20270303T160000Z')
    const before = (await convert(series)).meetings
    const after = (await convert(series, moved)).meetings
    expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted())
    expect(after.map(({ startTime }) => startTime).toSorted()).toEqual([
      '2027-03-02T09:00:00.000Z',
      '2027-03-03T15:00:00.000Z',
    ])
  })

  it('takes time in proportion to a line without a value', async () => {
    const used = startProcessorTime()
    await convert(event('UID:long', 'DTSTART:20270401T100000Z', 'DURATION:PT1H', `X${'A'.repeat(100_000)}`))
    expect(used()).toBeLessThan(2_000)
  })
})
