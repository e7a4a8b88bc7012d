// @module-tag together
// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import type { BothInApi } from '@/lib/meetings/server/booking/find-both'
import { createForm } from '../support/factories/forms'
import { inDays, visitor } from '../support/factories/pages'
import { sendFor } from '../support/factories/sender'
import type { ReceivedMail } from '../support/server/smtp-sink'
import { HttpClient } from './support/http-client'
import { createPage, newEmail, signInOwner } from './support/people'
import { say } from './support/stress'
import { allMailsSent, readTables } from './support/tables'
import { openWorld, type World } from './support/world'

const HOUR_MS = 3_600_000

let world: World
let url: string
let owner: HttpClient
const ownerEmail = newEmail('owner')
const ada = newEmail('ada')
const guests = [newEmail('grace'), newEmail('alan')]
const nobody = () => new HttpClient(url)

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'))
  url = (await world.start()).url
  owner = await signInOwner(url, world.inbox, ownerEmail)
})
afterAll(() => world.close())

type Made = BookingResult & { token: string }

async function book(fields: object, hour: number): Promise<Made> {
  const { slug } = await createPage(owner, { maxGuests: 2, ...fields })
  const body = visitor(inDays(3, hour), { attendeeEmail: ada, guests })
  const made = await sendFor<BookingResult>(nobody(), 201, 'POST', `/api/schedule/${slug}/book`, body)
  await allMailsSent(world.sql)
  return { ...made, token: made.booking.manageUrl.split('/').at(-1) ?? '' }
}

const tell = async (who: HttpClient, path: string, body: object = {}) => {
  const { status, text } = await who.post(path, body)
  expect(status, `${path}: ${text}`).toBeLessThan(300)
  await allMailsSent(world.sql)
}

/** As if so much time had passed for a booking; its reminders and follow-up come with it. */
async function letTimePass({ booking, meeting }: Made, hours: number) {
  const by = `interval '${hours} hours'`
  const { sql } = world
  await sql.query(
    `update time_slot_bookings set start_time = start_time - ${by}, end_time = end_time - ${by},
     guard_start = guard_start - ${by}, guard_end = guard_end - ${by} where id = $1`,
    [booking.id],
  )
  await sql.query(`update meetings set start_time = start_time - ${by}, end_time = end_time - ${by} where id = $1`, [
    meeting.id,
  ])
  await sql.query(
    `update outbox set next_attempt_at = next_attempt_at - ${by}, expires_at = expires_at - ${by}
     where meeting_id = $1 and done_at is null`,
    [meeting.id],
  )
}

/** Addresses of this server in a mail, in its HTML and in its text. */
function linksOf({ html, text }: ReceivedMail): string[] {
  const inHtml = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)
  return [...new Set([...inHtml, ...inText])].filter((link) => link.startsWith(url))
}

/** Opens an address as a scanner does: with both methods, without cookies, and on to where it leads. */
async function scan(link: string): Promise<void> {
  for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
    let path: string | undefined = link.slice(url.length) || '/'
    for (let hops = 0; path && hops < 5; hops += 1) {
      const { status, headers } = await nobody().send(method, path)
      expect(status, `${method} ${path}`).toBeLessThan(500)
      const next = headers.location && new URL(headers.location, url)
      path = next && next.origin === url ? next.pathname + next.search : undefined
    }
  }
}

const read = async ({ token }: Made) => {
  const { booking } = (await nobody().get(`/api/bookings/${token}`)).body as BothInApi
  return { status: booking.status, startTime: booking.startTime, guests: booking.guests, moves: booking.moves }
}

describe('a scanner that opens every link of every mail with GET and HEAD', () => {
  test('changes nothing, and every link still works afterwards', async () => {
    const form = await createForm(owner, { title: 'Feedback' })
    const reminders = [{ minutesBefore: 60, to: 'both' }]
    const followUp = { minutesAfter: 0, text: 'Thanks: {{manage_url}}', formId: form.id }
    const confirmation = 'Here: {{manage_url}}'
    const standing = await book({ mailTexts: { confirmation } }, 1)
    await tell(nobody(), `/api/bookings/${standing.token}/move`, { startTime: inDays(3, 2) })
    const request = await book({ approval: 'always' }, 4)
    const approved = await book({ approval: 'always' }, 6)
    await tell(owner, `/api/meetings/${approved.meeting.id}/approve`)
    const declined = await book({ approval: 'always' }, 8)
    await tell(owner, `/api/meetings/${declined.meeting.id}/decline`, { reason: 'Not then' })
    const cancelled = await book({}, 10)
    await tell(owner, `/api/meetings/${cancelled.meeting.id}/cancel`)
    const reminded = await book({ reminders, followUp }, 12)
    await letTimePass(reminded, hoursUntil(reminded) - 0.5)
    await allMailsSent(world.sql)
    await letTimePass(reminded, 1.25)
    await allMailsSent(world.sql)
    const asking = nobody()
    const stranger = newEmail('stranger')
    await sendFor(asking, 200, 'POST', '/api/auth/send-magic-link', { email: stranger })
    await allMailsSent(world.sql)

    const mails = [ownerEmail, ada, ...guests, stranger].flatMap((address) => world.sink.mailsTo(address))
    expect([...new Set(mails.map(({ subject }) => subject.split(':')[0]))].sort()).toEqual(SUBJECTS)
    const links = [...new Set(mails.flatMap(linksOf))]
    for (const kind of KINDS) expect(links.filter((link) => kind.test(link)).length, String(kind)).toBeGreaterThan(0)
    const all = [standing, request, approved, declined, cancelled, reminded]
    const before = { state: await readTables(world.sql), bookings: await Promise.all(all.map(read)) }
    for (const link of links) await scan(link)
    await allMailsSent(world.sql)
    expect(await Promise.all(all.map(read))).toEqual(before.bookings)
    expect(await readTables(world.sql)).toEqual(before.state)
    say(`${mails.length} mails, ${links.length} links, four requests to each`)

    expect((await asking.get(pathOf(world.inbox(stranger) ?? ''))).headers['set-cookie']?.join()).toContain('session')
    expect((await nobody().post(`/api/guests/${leaveTokenOf(guests[0])}/leave`, {})).status).toBeLessThan(300)
    await tell(owner, `/api/meetings/${request.meeting.id}/approve`)
    expect((await read(request)).status).toBe('confirmed')
  })
})

const SUBJECTS = [
  'After your meeting',
  'Approve or decline',
  'Cancelled',
  'Confirmed',
  'Declined',
  'Invitation',
  'New booking',
  'New time',
  'Reminder',
  'Request sent',
  'Updated',
  'Your Slotform login link',
]
const KINDS = [
  /\/b\/[^/]+$/,
  /\/leave$/,
  /\/api\/requests\/.*decision=decline/,
  /\/meetings\?meeting=/,
  /\/api\/auth\/verify/,
  /\/form\/.*booking=/,
]

const hoursUntil = ({ booking }: Made) => (Date.parse(booking.startTime) - Date.now()) / HOUR_MS

const pathOf = (link: string) => link.slice(url.length)

function leaveTokenOf(guest = ''): string {
  const link = world.sink
    .mailsTo(guest)
    .flatMap(linksOf)
    .find((one) => one.endsWith('/leave'))
  return link?.split('/').at(-2) ?? ''
}
