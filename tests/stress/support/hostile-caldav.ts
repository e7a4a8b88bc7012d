import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const MEGABYTE = 1024 * 1024
const wrap = (inner: string) =>
  `<?xml version="1.0"?><d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${inner}</d:multistatus>`
const response = (path: string, props: string) =>
  `<d:response><d:href>${path}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
const event = (place: number, lines: string) =>
  response(
    `/home/a/${place}.ics`,
    `<c:calendar-data>BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:${place}\r\nDTSTART:20200101T100000Z\r\nDTEND:20200101T110000Z\r\nSUMMARY:Event ${place}\r\n${lines}END:VEVENT\r\nEND:VCALENDAR\r\n</c:calendar-data>`,
  )
const events = (count: number, lines: string) =>
  wrap(Array.from({ length: count }, (_, place) => event(place, lines)).join(''))

/** Answers of just below `bytes`, each of which costs a careless reader seconds. */
const ATTACKS: Record<string, (bytes: number) => string> = {
  deep: (bytes) => wrap(fill('<d:a>', bytes)),
  wide: (bytes) => wrap(fill('<d:response/>', bytes)),
  attributes: (bytes) => wrap(`<d:a ${Array.from({ length: bytes / 14 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
  'attributes everywhere': (bytes) =>
    wrap(fill(`<d:a ${Array.from({ length: 30 }, (_, n) => `a${n}="1"`).join(' ')}/>`, bytes)),
  'distinct names': (bytes) =>
    wrap(response('/', Array.from({ length: Math.min(49_000, bytes / 20) }, (_, n) => `<n${n}>x</n${n}>`).join(''))),
  text: (bytes) => wrap(fill('x', bytes)),
  entities: (bytes) => wrap(response('/', `<d:displayname>${fill('&amp;', bytes)}</d:displayname>`)),
  comments: (bytes) => wrap(fill('<!---->', bytes)),
  cdata: (bytes) => wrap(response('/', `<d:displayname>${fill('<![CDATA[&]]>', bytes)}</d:displayname>`)),
  'a DTD': (bytes) => `<!DOCTYPE d [${fill('<!ENTITY a "b">', bytes)}]>${wrap('')}`,
  'no end': (bytes) => wrap(`<d:a ${fill(' ', bytes)}`),
}
/** Only where events are read. */
const EVENT_ATTACKS: Record<string, () => string> = {
  'many events': () => events(7_000, `X-A:${'y'.repeat(900)}\r\n`),
  'rules without end': () => events(500, 'RRULE:FREQ=SECONDLY\r\n'),
  parameters: () => events(30, `SUMMARY;${'b=c;'.repeat(60_000)}d=e:x\r\n`),
  attendees: () => events(60, `RRULE:FREQ=HOURLY\r\n${'ATTENDEE:mailto:a@b.c\r\n'.repeat(5_000)}`),
  exceptions: () => events(60, `RRULE:FREQ=DAILY\r\nEXDATE:${'20270101T000000Z,'.repeat(7_000)}20270101T000000Z\r\n`),
  'one long file': () => events(1, fill(`X-A:${'y'.repeat(70)}\r\n`, 7 * MEGABYTE)),
}
export const PROPFIND_ATTACKS = Object.keys(ATTACKS)
export const REPORT_ATTACKS = [...PROPFIND_ATTACKS, ...Object.keys(EVENT_ATTACKS)]

const fill = (piece: string, bytes: number) => piece.repeat(Math.floor((bytes - 400) / piece.length))

/**
 * A server whose account has a calendar for each attack. Signing in is answered with the attack that `poison` named, if
 * any; `reports` says how often each calendar was asked for its events.
 */
export async function startHostileCaldav() {
  const bodies = new Map<string, Buffer>()
  const bodyOf = (name: string, bytes: number) => {
    const key = `${name} ${bytes}`
    const body = bodies.get(key) ?? Buffer.from((EVENT_ATTACKS[name] ?? ATTACKS[name])?.(bytes) ?? '')
    bodies.set(key, body)
    return body
  }
  const reports = new Map<string, number>()
  let poisoned: string | null = null
  const home = [
    '<d:current-user-principal><d:href>/me/</d:href></d:current-user-principal>',
    '<c:calendar-home-set><d:href>/home/</d:href></c:calendar-home-set>',
  ].join('')
  const calendars = REPORT_ATTACKS.map((_, place) =>
    response(`/home/${place}/`, '<d:resourcetype><c:calendar/></d:resourcetype>'),
  )
  const server = createServer((request, answer) => {
    request.resume().once('end', () => {
      answer.writeHead(207, { 'content-type': 'application/xml' })
      const path = request.url ?? ''
      if (request.method === 'REPORT') {
        const name = REPORT_ATTACKS[Number(path.split('/')[2])] ?? ''
        reports.set(name, (reports.get(name) ?? 0) + 1)
        answer.end(bodyOf(name, 8 * MEGABYTE))
      } else if (poisoned !== null) answer.end(bodyOf(poisoned, MEGABYTE))
      else answer.end(wrap(path === '/home/' ? calendars.join('') : response(path, home)))
    })
  })
  for (const name of REPORT_ATTACKS) bodyOf(name, 8 * MEGABYTE)
  for (const name of PROPFIND_ATTACKS) bodyOf(name, MEGABYTE)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reports,
    poison: (name: string | null) => {
      poisoned = name
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
