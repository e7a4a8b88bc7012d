import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCaldav } from '@/lib/calendars/providers/caldav/caldav'
import { isSameService } from '@/lib/calendars/providers/caldav/same-service'
import { openAccount } from '@/tests/support/caldav/account'
import { makeDraft } from '@/tests/support/calendars/draft'

type Reply = (response: ServerResponse) => void

let server: Server
let url: string
let replies: Reply[] = []
let asked: { method: string; path: string; authorization: string }[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request
    asked.push({ method, path, authorization: headers.authorization ?? '' })
    request.resume().once('end', () => (replies.shift() ?? reply(404))(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => {
  replies = []
  asked = []
})

const XML = { 'content-type': 'application/xml; charset=utf-8' }
const reply =
  (status: number, body = '', headers: Record<string, string> = XML): Reply =>
  (response) =>
    response.writeHead(status, headers).end(body)
const multistatus = (inner: string) =>
  reply(
    207,
    `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`,
  )

const account = () =>
  openAccount({ url, username: 'ada', password: 'secret' }, { homeUrl: `${url}/home/`, primaryCalendar: '/home/a/' })
async function readBusy(...answers: Reply[]) {
  replies = answers
  const { provider, connection } = account()
  const answer = await provider.busy?.(connection, [''], Date.UTC(2027, 0), Date.UTC(2027, 1))
  return answer?.failed[0]?.error.kind ?? answer?.busy[0]?.periods
}
async function create(...answers: Reply[]): Promise<string> {
  replies = answers
  const { provider, connection } = account()
  return provider.create(connection, '', makeDraft()).then(
    () => 'made',
    (error) => error.kind,
  )
}

describe('createCaldav', () => {
  describe('a calendar is free only when its server says so', () => {
    it('in an answer without events', async () => {
      expect(await readBusy(multistatus(''))).toEqual([])
    })

    it.each([
      ['nothing', reply(207)],
      ['nothing, and calls it fine', reply(200)],
      ['a web page', reply(200, '<html><body>Sign in</body></html>', { 'content-type': 'text/html' })],
      ['XML that is cut off', reply(207, '<?xml version="1.0"?><d:multistatus xmlns:d="DAV:"><d:response>')],
      ['something else', reply(207, '<?xml version="1.0"?><hello/>')],
      [
        'an event without its data',
        multistatus('<d:response><d:href>/home/a/1.ics</d:href><d:status>HTTP/1.1 403 No</d:status></d:response>'),
      ],
      [
        'that there is more than it tells',
        multistatus('<d:response><d:href>/home/a/</d:href><d:status>HTTP/1.1 507 Too many</d:status></d:response>'),
      ],
      ['an error of its own', reply(503)],
    ])('and not when it answers %s', async (_, answer) => {
      expect(await readBusy(answer)).toBe('transient')
    })

    it('and takes all time where an event in it is no calendar file', async () => {
      const data =
        '<d:propstat><d:prop><c:calendar-data>Hello</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat>'
      expect(await readBusy(multistatus(`<d:response><d:href>/home/a/1.ics</d:href>${data}</d:response>`))).toEqual([
        { start: Date.UTC(2027, 0), end: Date.UTC(2027, 1) },
      ])
    })
  })

  describe('an answer that is too much', () => {
    const megabytes = (count: number) => multistatus(`<d:x>${'y'.repeat(count * 1024 * 1024)}</d:x>`)
    const file = (lines: string) => {
      const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART:20270105T100000Z\r\nDTEND:20270105T110000Z\r\n${lines}END:VEVENT\r\nEND:VCALENDAR\r\n`
      const data = `<d:propstat><d:prop><c:calendar-data>${text}</c:calendar-data></d:prop></d:propstat>`
      return multistatus(`<d:response><d:href>/home/a/1.ics</d:href>${data}</d:response>`)
    }

    it.each([
      ['levels', multistatus('<d:a>'.repeat(700_000))],
      ['elements', multistatus('<d:response/>'.repeat(100_000))],
      ['attributes', multistatus(`<d:a ${Array.from({ length: 33 }, (_, n) => `b${n}=""`).join(' ')}/>`)],
      ['bytes', megabytes(9)],
    ])('by its %s is refused for good, and is no free calendar', async (_, answer) => {
      expect(await readBusy(answer)).toBe('rejected')
    })

    it.each([
      ['rules', 'RRULE:FREQ=SECONDLY\r\n'],
      ['exceptions', `RRULE:FREQ=DAILY\r\nEXDATE:${'20270101T000000Z,'.repeat(30_000)}20270101T000000Z\r\n`],
    ])('by the %s of an event takes all time from its start on', async (_, lines) => {
      const [{ start = 0, end } = {}, ...others] = [await readBusy(file(lines))].flat() as {
        start: number
        end: number
      }[]
      expect([others, end]).toEqual([[], Date.UTC(2027, 1)])
      expect(start).toBeLessThanOrEqual(Date.UTC(2027, 0, 5, 10))
    })

    it('of events may be eight times as long as one of calendars', async () => {
      expect(await readBusy(megabytes(7))).toEqual([])
      replies = [megabytes(2)]
      const { provider, connection } = account()
      await expect(provider.calendars?.(connection)).rejects.toMatchObject({ kind: 'rejected' })
    })

    it('in the words of an event leaves its times', async () => {
      const period = [{ start: Date.UTC(2027, 0, 5, 10), end: Date.UTC(2027, 0, 5, 11) }]
      expect(await readBusy(file(`DESCRIPTION:${'x'.repeat(200_000)}\r\n`))).toEqual(period)
      expect(await readBusy(file('X-A:1\r\n'.repeat(300_000)))).toEqual(period)
      expect(await readBusy(file(`SUMMARY;${'b=c;'.repeat(60_000)}d=e:x\r\n`))).toEqual(period)
    })
  })

  describe('what a server refuses', () => {
    it.each([
      [403, 'forbidden'],
      [507, 'forbidden'],
      [404, 'gone'],
      [429, 'rate-limited'],
      [500, 'transient'],
      [400, 'rejected'],
      [413, 'rejected'],
    ])('%i is %s', async (status, kind) => {
      expect(await create(reply(status))).toBe(kind)
      expect(await readBusy(reply(status))).toBe(kind)
    })

    it('a 401 is asked about once more, before the owner is', async () => {
      expect(await create(reply(401), reply(201))).toBe('made')
      expect(await create(reply(401), reply(401))).toBe('needs-reauth')
      expect(asked).toHaveLength(4)
    })

    it('what exists already, and is not there, is a conflict', async () => {
      expect(await create(reply(412), reply(404))).toBe('conflict')
    })

    it('a server that hangs is given up, and says for how long it wants peace', async () => {
      const { connection } = account()
      const provider = createCaldav({
        host: () => 'x',
        reach: () => ({ allowsPrivate: true, hosts: null }),
        timeLimitMs: 200,
      })
      replies = [() => {}]
      const isGivenUp = { kind: 'transient', problem: 'too-slow' }
      await expect(provider.create(connection, '', makeDraft())).rejects.toMatchObject(isGivenUp)
      replies = [reply(429, '', { 'retry-after': '30' })]
      await expect(provider.create(connection, '', makeDraft())).rejects.toMatchObject({ retryAfterSeconds: 30 })
    })

    it('what it writes is in no message', async () => {
      const { provider, connection } = account()
      replies = [reply(403, 'secret words')]
      const error = await provider.create(connection, '', makeDraft()).catch((caught) => caught)
      expect(error.message).toBe('The CalDAV server answered with 403')
    })
  })

  describe('the password', () => {
    it('follows a redirect on its own server, with the method', async () => {
      expect(await create(reply(308, '', { location: '/elsewhere.ics' }), reply(201))).toBe('made')
      expect(asked.map(({ method, path }) => `${method} ${path}`)[1]).toBe('PUT /elsewhere.ics')
      expect(asked[1]?.authorization).toBe(`Basic ${btoa('ada:secret')}`)
    })

    it('goes to no other server, and round in no circle', async () => {
      expect(await create(reply(302, '', { location: 'http://localhost:9/' }))).toBe('forbidden')
      expect(await create(...Array.from({ length: 9 }, () => reply(302, '', { location: '/again' })))).toBe('forbidden')
      expect(asked.length).toBeLessThan(9)
    })

    it.each([
      ['https://caldav.icloud.com/', 'https://p42-caldav.icloud.com:443/1/', true],
      ['https://cloud.example.com/', 'https://cloud.example.com/remote.php/dav', true],
      ['https://cloud.example.com/', 'http://cloud.example.com/', false],
      ['https://cloud.example.com/', 'https://cloud.example.com:8443/', false],
      ['https://cloud.example.com/', 'https://evil.com/', false],
      ['https://cloud.example.com/', 'https://evil-example.com/', false],
      ['https://example.com/', 'https://evil.com/', false],
      ['https://example.co.uk/', 'https://evil.co.uk/', false],
      ['https://1.2.3.4/', 'https://9.2.3.4/', false],
      ['https://cloud.example.com/', 'https://me@cloud.example.com/', false],
    ])('for %s to %s: %s', (base, other, isShown) => {
      expect(isSameService(new URL(base), new URL(other))).toBe(isShown)
    })
  })
})
