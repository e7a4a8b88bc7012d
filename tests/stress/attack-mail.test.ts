// @module-tag nightly
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { bookBy } from '../support/factories/bookings'
import { createMeeting } from '../support/factories/meetings'
import { visitor } from '../support/factories/pages'
import { instantAt } from '../support/instants'
import type { TestServer } from '../support/server/server'
import { HttpClient } from './support/http-client'
import { createPage, newEmail, signInOwner } from './support/people'
import { say, waitUntil } from './support/stress'
import { DEFAULT_LIMITS, openWorld, type World } from './support/world'

/** Attacks through mail on a server with its default limits. */

const LURE = 'URGENT: your account is locked, verify now at https://evil.example/login'

let world: World
let server: TestServer
let addresses = 0

beforeAll(async () => {
  world = await openWorld(inject('postgresUrl'), { ...DEFAULT_LIMITS, TRUST_PROXY: '1' })
  server = await world.start()
})
afterAll(() => world.close())

/** Strangers who each have a network of their own. */
function newStranger() {
  addresses += 1
  const headers = { 'x-forwarded-for': `198.51.${Math.floor(addresses / 200)}.${(addresses % 200) + 1}` }
  return { client: new HttpClient(server.url), headers }
}

type Booked = { booking: { manageUrl: string } }

const book = (slug: string, attendeeEmail: string, minutes: number, attendeeName = 'Vera Visitor') => {
  const { client, headers } = newStranger()
  return bookBy(client, slug, visitor(instantAt(3, minutes), { attendeeName, attendeeEmail }), headers)
}
const cancel = (body: unknown, message?: string) => {
  const { client, headers } = newStranger()
  return client.post(
    `/api/bookings/${(body as Booked).booking.manageUrl.split('/b/')[1]}/cancel`,
    { message },
    { headers },
  )
}
const subjectsTo = (email: string) => world.sink.mailsTo(email).map(({ subject }) => subject)
const newOwner = async () => {
  const email = newEmail('owner')
  const client = await signInOwner(server.url, world.inbox, email)
  return { email, client, page: await createPage(client) }
}

describe('limits of mails', () => {
  test('a stranger sends no text to a third party, and few mails at all', async () => {
    const third = newEmail('bank.customer')
    const pages = await Promise.all(Array.from({ length: 3 }, newOwner))
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn += 1) {
      const { slug } = pages[turn % 3]?.page ?? { slug: '' }
      const answer = await book(slug, third, 60 * turn, LURE)
      statuses.push(answer.status)
      if (answer.status !== 201) continue
      const mails = () => subjectsTo(third).filter((subject) => subject.startsWith('Confirmed')).length
      const sent = mails()
      await waitUntil(() => mails() > sent || sent === 6, 3_000)
      expect((await cancel(answer.body, LURE)).status).toBe(204)
    }
    // Every other mail is the cancellation of the one before.
    expect(statuses).toContain(429)
    await waitUntil(() => subjectsTo(third).length >= 6, 10_000)
    const mails = world.sink.mailsTo(third)
    say(`${mails.length} mails to the third party, statuses ${statuses.join(' ')}`)
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.length).toBeLessThanOrEqual(6)
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/URGENT|evil\.example|locked/)
  })

  test('126 times booking and cancelling one slot silences nobody', async () => {
    const { email, page } = await newOwner()
    for (let turn = 0; turn < 126; turn += 1) {
      const booked = await book(page.slug, newEmail('victim'), 600)
      expect(booked.status).toBe(201)
      expect((await cancel(booked.body)).status).toBe(204)
    }
    const honest = newEmail('honest')
    expect((await book(page.slug, honest, 600)).status).toBe(201)
    expect(await waitUntil(() => subjectsTo(honest).length > 0, 10_000)).toBe(true)
    expect(subjectsTo(honest)[0]).toMatch(/^Confirmed/)
    const notices = subjectsTo(email).filter((subject) => !subject.startsWith('Your Slotform'))
    say(`${notices.length} single notices to the owner`)
    expect(notices.length).toBeLessThanOrEqual(20)
    const { rows } = await world.sql.query<{ count: string }>(
      `select count(*) from outbox where template = 'booking-notice' and payload <> '' and done_at is null
      and meeting_id = (select m.id from meetings m join time_slot_bookings b on b.id = m.booking_id where b.attendee_email = $1)`,
      [honest],
    )
    const isTold = notices.some((subject) => subject.startsWith('New booking'))
    // The owner hears of the honest one now, or in the mail that comes when the hour is over.
    expect(Number(rows[0]?.count) === 1 || isTold).toBe(true)
  })

  describe('while 2,000 mails of one owner wait', () => {
    test('the confirmation of another one’s visitor leaves within five seconds', async () => {
      const [busy, other] = [await newOwner(), await newOwner()]
      const attendees = [newEmail('guest')]
      await createMeeting(busy.client, { startTime: instantAt(5, 600), attendees, notifyAttendees: true })
      // More than a budget lets anybody queue: each is tried, fails, and waits for its next attempt.
      await world.sql.query(
        `insert into outbox (user_id, template, payload, next_attempt_at, expires_at)
        select id, t, 'x', now() - interval '1 minute', now() + interval '1 day'
        from users, generate_series(1, 1000), unnest(array['meeting-invitation', 'booking-confirmation']) t where email = $1`,
        [busy.email],
      )
      const start = performance.now()
      const visitor = newEmail('visitor')
      expect((await book(other.page.slug, visitor, 900)).status).toBe(201)
      expect(await waitUntil(() => subjectsTo(visitor).length > 0, 5_000)).toBe(true)
      say(`confirmed after ${Math.round(performance.now() - start)} ms`)
      const { rows } = await world.sql.query<{ count: string }>(
        `select count(*) from outbox where payload = 'x' and attempts = 0`,
      )
      expect(Number(rows[0]?.count)).toBeGreaterThan(0)
    })

    test('above the budget nothing is queued, and a sentence says so', async () => {
      const { client } = await newOwner()
      const invite = (day: number) =>
        client.post('/api/meetings', {
          title: 'Call',
          startTime: instantAt(day, 600),
          endTime: instantAt(day, 630),
          location: 'custom',
          attendees: Array.from({ length: 50 }, () => newEmail('guest')),
          notifyAttendees: true,
        })
      const statuses: number[] = []
      for (let day = 5; day < 17; day += 1) statuses.push((await invite(day)).status)
      expect(statuses).toEqual([...Array(10).fill(201), 409, 409])
      expect((await invite(20)).text).toMatch(/500 until .* UTC\. 0 left, and this needs 50 emails/)
    })
  })
})
