import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIcs } from '@/lib/calendars/providers/ics/ics'
import type { Connection } from '@/lib/calendars/providers/provider'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'
import { ODD_ZONE } from '@/tests/support/calendars/calendar-file'
import { feedOf, startIcsServer } from '@/tests/support/calendars/ics-server'

const server = await startIcsServer()
afterAll(() => server.stop())
beforeEach(() => void server.asked.splice(0))

const OPEN = { allowsPrivate: true, allowsPlain: true }
const DAY = Date.UTC(2026, 2, 26)
let addresses = 0

/** A connection to an address of its own, so that no copy of another test is in the way. */
function connect({ zone = 'UTC', path = '' } = {}) {
  addresses += 1
  const address = path || `${server.url}?${addresses}`
  const renew = vi.fn(async () => {
    throw new ProviderError('needs-reauth', 'This account has to be connected again')
  })
  const grants = { current: async () => ({ kind: 'address', address }) as const, renew }
  const connection: Connection = { grants, config: { timezone: zone, addresses: ['ada@example.com'] } }
  return { connection, renew }
}

const ics = (settings: object = {}) => createIcs({ reach: () => OPEN, ...settings })

async function busyOn(text: string, { days = 1, zone = 'UTC' } = {}): Promise<string[]> {
  server.publish(text)
  const answer = await ics().busy?.(connect({ zone }).connection, [''], DAY, DAY + days * DAY_MS)
  expect(answer?.failed).toEqual([])
  const [{ periods = [] } = {}] = answer?.busy ?? []
  return periods
    .map(({ start, end }) => `${new Date(start).toISOString().slice(5, 16)} ${(end - start) / HOUR_MS}`)
    .sort()
}

const failureOf = async (asked: Promise<unknown> | undefined) => {
  const error = await Promise.resolve(asked).catch((thrown: unknown) => thrown)
  if (!(error instanceof ProviderError)) throw new Error(`No failure: ${JSON.stringify(error)}`)
  return error
}
const read = (connection: Connection, settings: object = {}) =>
  ics(settings).busy?.(connection, [''], DAY, DAY + DAY_MS)

describe('createIcs', () => {
  it('reads events in UTC, in named zones, by the zone of the file, and whole days by the owner’s clock', async () => {
    const berlin = ['UID:a', 'DTSTART;TZID=Europe/Berlin:20260326T090000', 'DTEND;TZID=Europe/Berlin:20260326T100000']
    const utc = ['UID:b', 'DTSTART:20260326T150000Z', 'DURATION:PT90M']
    const floating = ['UID:c', 'DTSTART:20260326T080000', 'DTEND:20260326T083000']
    const whole = ['UID:d', 'DTSTART;VALUE=DATE:20260327']
    const own = ['UID:e', 'DTSTART;TZID="Odd: Zone":20260326T120000', 'DTEND;TZID="Odd: Zone":20260326T130000']
    const zone = ODD_ZONE.map((line) => line.replace(/^TZID:.*/, 'TZID:Odd: Zone'))
    const found = await busyOn(feedOf([berlin, utc, floating, whole, own], zone), { days: 2, zone: 'Asia/Kathmandu' })
    expect(found).toHaveLength(5)
    expect(found).toEqual(
      expect.arrayContaining(['03-26T08:00 1', '03-26T15:00 1.5', '03-26T06:30 0.5', '03-26T18:15 24']),
    )
  })

  it('leaves out what is free, cancelled or declined, and keeps what is tentative', async () => {
    const at = ['DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z']
    const declined = 'ATTENDEE;PARTSTAT=DECLINED:mailto:ada@example.com'
    const found = await busyOn(
      feedOf([
        ['UID:a', ...at, 'TRANSP:TRANSPARENT'],
        ['UID:b', ...at, 'STATUS:CANCELLED'],
        ['UID:c', ...at, declined],
        ['UID:d', 'DTSTART:20260326T120000Z', 'DTEND:20260326T130000Z', 'STATUS:TENTATIVE'],
      ]),
    )
    expect(found).toEqual(['03-26T12:00 1'])
  })

  it('expands endless rules within the window, without exceptions, moved or not', async () => {
    const rule = ['UID:r', 'DTSTART:20200101T090000Z', 'DTEND:20200101T100000Z', 'RRULE:FREQ=DAILY']
    const moved = ['UID:r', 'RECURRENCE-ID:20260327T090000Z', 'DTSTART:20260327T200000Z', 'DTEND:20260327T210000Z']
    expect(await busyOn(feedOf([[...rule, 'EXDATE:20260326T090000Z'], moved]), { days: 3 })).toEqual([
      '03-27T20:00 1',
      '03-28T09:00 1',
    ])
  })

  it('reads files with folded lines, other line ends, alarms, a mark at the start, and events without UID', async () => {
    const text = feedOf([
      ['DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z', 'SUMMARY:one'],
      ['DTSTART:20260326T120', ' 000Z', 'DTEND:20260326T130000Z', 'BEGIN:VALARM', 'DURATION:P9D', 'END:VALARM'],
    ])
    expect(await busyOn(`\uFEFF${text.replaceAll('\r\n', '\n')}`)).toEqual(['03-26T10:00 1', '03-26T12:00 1'])
  })

  it('asks whether its copy is still right, and keeps it on 304', async () => {
    const { connection } = connect()
    server.publish(feedOf([['UID:a', 'DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z']]))
    const first = await read(connection)
    expect(await read(connection)).toEqual(first)
    expect(server.asked.map(({ status }) => status)).toEqual([200, 304])
    server.publish(feedOf([]))
    expect((await read(connection))?.busy[0]?.periods).toEqual([])
  })

  it('closes what one event could concern, and names its line', async () => {
    const odd = ['UID:a', 'SUMMARY:Odd\\, event', 'DTSTART:20260326T10', 'DURATION:PT1H']
    const good = ['UID:b', 'DTSTART:20260330T100000Z', 'DTEND:20260330T110000Z']
    expect(await busyOn(feedOf([odd, good]), { days: 10 })).toEqual(['03-26T00:00 60', '03-30T10:00 1'])
    const page = await ics().changes?.(connect().connection, '', null, { from: DAY, to: DAY + DAY_MS })
    expect(page?.unread).toEqual([
      { title: 'Odd, event', start: null, part: 'start', line: 'DTSTART:20260326T10', number: 7 },
    ])
    expect(page?.closed).toEqual([{ start: DAY, end: DAY + DAY_MS }])
  })

  it('unpacks what was packed without being asked for it', async () => {
    const text = feedOf([['UID:a', 'DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z']])
    server.answerBy((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text))
    })
    expect((await read(connect().connection))?.busy[0]?.periods).toHaveLength(1)
  })

  it('reads no answer of anything but a whole calendar', async () => {
    const whole = feedOf([['UID:a', 'DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z']])
    for (const text of [
      '<html>Sign in</html>',
      '',
      whole.slice(0, -20),
      'BEGIN:VEVENT\r\nEND:VEVENT',
      `x\r\n${whole}`.slice(0, 40),
    ]) {
      server.publish(text)
      expect((await failureOf(read(connect().connection))).message).toMatch(/no calendar/)
    }
  })

  it('refuses 50 MB as soon as it is too much, and holds none of it', async () => {
    let sent = 0
    server.answerBy((_, response) => {
      response.writeHead(200, { 'content-type': 'text/calendar' })
      const piece = Buffer.alloc(1024 * 1024, 'x')
      const more = () => {
        while (sent < 50) {
          sent += 1
          if (!response.write(piece)) return void response.once('drain', more)
        }
        response.end()
      }
      more()
    })
    const failure = await failureOf(read(connect().connection))
    expect(failure).toMatchObject({ kind: 'rejected', problem: 'too-much' })
    expect(sent).toBeLessThan(50)
  })

  it('gives a server that hangs no more than its time', async () => {
    server.answerBy((_, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n'))
    const begun = Date.now()
    const failure = await failureOf(read(connect().connection, { timeLimitMs: 300 }))
    expect(failure).toMatchObject({ kind: 'transient', problem: 'too-slow' })
    // Less than the product's own limit, which it would wait for otherwise.
    expect(Date.now() - begun).toBeLessThan(9_000)
  })

  it('follows redirects, judges each address, and ends a loop', async () => {
    const text = feedOf([['UID:a', 'DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z']])
    server.answerBy(({ url }, response) => {
      if (url?.includes('loop')) response.writeHead(302, { location: '/loop' }).end()
      else if (url?.includes('final')) response.writeHead(200).end(text)
      else response.writeHead(301, { location: '/final' }).end()
    })
    expect((await read(connect().connection))?.busy[0]?.periods).toHaveLength(1)
    expect((await failureOf(read(connect({ path: `${server.origin}/loop` }).connection))).kind).toBe('transient')
    expect(server.asked.length).toBeLessThan(10)
    // The operator allows the first address, and nothing after it.
    let isFirst = true
    const once = () => {
      const isAllowed = isFirst
      isFirst = false
      return isAllowed
    }
    const reach = () => ({
      get allowsPrivate() {
        return isFirst
      },
      get allowsPlain() {
        return once()
      },
    })
    const before = server.asked.length
    expect(await failureOf(read(connect().connection, { reach }))).toMatchObject({ problem: 'refused' })
    expect(server.asked.slice(before).map(({ url }) => url)).not.toContain('/final')
  })

  it('reaches nothing private unless the operator allows it', async () => {
    const reach = () => ({ allowsPrivate: false, allowsPlain: false })
    for (const path of [
      server.url,
      'https://127.0.0.1:9/a.ics',
      'https://169.254.169.254/',
      'https://[::1]/',
      'https://localhost/',
    ])
      expect(await failureOf(read(connect({ path }).connection, { reach }))).toMatchObject({ problem: 'refused' })
    expect(server.asked).toEqual([])
  })

  it.each([
    [410, 0, 1],
    [401, 0, 1],
    [404, 600_000, 0],
    [404, 0, 1],
    [403, 0, 0],
    [500, 0, 0],
    [429, 0, 0],
  ])('after %d, with %d ms of patience, gives the address up %d times', async (status, missingMs, times) => {
    const { connection, renew } = connect()
    server.fail(status, { 'retry-after': '30' })
    await failureOf(read(connection, { missingMs }))
    expect(renew).toHaveBeenCalledTimes(times)
  })

  it('tells of its events, and of a change by reading all of them anew', async () => {
    const { connection } = connect()
    const event = ['UID:a', 'DTSTART:20260326T100000Z', 'DTEND:20260326T110000Z', 'SUMMARY:Dentist', 'LOCATION:Here']
    server.publish(feedOf([event], ['X-WR-CALNAME:Ada\\, private']))
    const window = { from: DAY, to: DAY + DAY_MS }
    const page = await ics().changes?.(connection, '', null, window)
    expect(page?.events).toMatchObject([{ id: 'a', icalUid: 'a', title: 'Dentist', location: 'Here' }])
    expect(await ics().changes?.(connection, '', page?.cursor ?? '', window)).toEqual({
      events: [],
      cursor: page?.cursor,
    })
    server.publish(feedOf([]))
    expect((await failureOf(ics().changes?.(connection, '', page?.cursor ?? '', window))).kind).toBe('stale-cursor')
    expect(await ics().calendars?.(connect().connection)).toMatchObject([{ isPrimary: true, canWrite: false }])
  })

  it('writes nothing', async () => {
    const { connection } = connect()
    const ref = { calendarId: '', id: 'a', etag: null, icalUid: null, joinUrl: null, password: null, webLink: null }
    expect((await failureOf(ics().cancel(connection, ref, { notifies: false }))).kind).toBe('rejected')
    expect(server.asked).toEqual([])
  })

  it('reads a window of a large calendar while others have their turn', async () => {
    const events = Array.from({ length: 20_000 }, (_, index) => {
      const day = new Date(Date.UTC(2016, 0, 1) + index * 5 * HOUR_MS).toISOString().replace(/[-:]|\.\d+/g, '')
      return [
        `UID:${index}`,
        `DTSTART:${day}`,
        'DURATION:PT1H',
        `SUMMARY:Meeting ${index}`,
        `DESCRIPTION:${'text '.repeat(60)}`,
      ]
    })
    server.publish(feedOf(events.map((lines) => lines.map((line) => line.replace('DURATION:PT1H', 'TRANSP:OPAQUE')))))
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await read(connect().connection)
    clearInterval(timer)
    // Without rests there would be one after each of a few steps.
    expect(turns).toBeGreaterThan(15)
  })
})
