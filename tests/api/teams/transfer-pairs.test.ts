import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { endRetention } from '@/lib/people/server/retain'
import { hashOf } from '@/lib/platform/person-hash'
import { DAY_MS } from '@/lib/scheduling/units'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { makePractice } from '@/tests/support/factories/practice'

let practice: Awaited<ReturnType<typeof makePractice>>
beforeAll(async () => {
  practice = await makePractice()
})

const guest = new ApiClient()
let days = 5
/** Nine o'clock of a date that no other test uses. */
function nextStart(): string {
  days += 1
  return inDays(days, 9)
}
const give = (client: ApiClient, page: { id: string }, account: string) =>
  client.post(`/api/time-slot-pages/${page.id}/transfer`, { account })
async function bookAs(page: { slug: string }, startTime: string, attendeeEmail = newEmail()) {
  const { booking } = await createBooking(guest, page.slug, visitor(startTime, { attendeeEmail }))
  return { id: booking.id, path: `/api/bookings/${booking.manageUrl.split('/').at(-1)}` }
}
type Listed = { id: string; startTime: string; status: string; attendees: string[] }
async function meetingsAt(client: ApiClient, start: string): Promise<Listed[]> {
  const until = new Date(Date.parse(start) + 1000).toISOString()
  const { body } = await client.get(`/api/meetings/all?page=1&from=${start}&to=${until}`)
  return (body as { meetings: Listed[] }).meetings
}
const decide = async (client: ApiClient, start: string, decision: 'approve' | 'decline') =>
  client.post(`/api/meetings/${(await meetingsAt(client, start))[0]?.id}/${decision}`)
const bookingsOf = (page: { id: string }) =>
  query<{ email: string }>(
    sql`select attendee_email as email from time_slot_bookings where page_id = ${page.id}::uuid order by start_time`,
  )
/** As a process leaves it that dies between two portions: one booking has not followed. */
async function leaveBehind(id: string, page: { id: string }, from: string): Promise<void> {
  await query(sql`delete from time_slot_bookings where host_of = ${id}::uuid`)
  await query(
    sql`update time_slot_bookings set user_id = ${from}::uuid, occurrence_id = id, assignment = null where id = ${id}::uuid`,
  )
  await query(sql`update meetings set user_id = ${from}::uuid where booking_id = ${id}::uuid`)
  await query(sql`insert into page_transfers (page_id, from_id) values (${page.id}::uuid, ${from}::uuid)`)
}

describe('an open request to move', () => {
  it('goes along with its page, there and back: both times stay taken until it is decided', async () => {
    const { ada, team, acting } = practice
    const page = await createPage(ada, { approval: 'always' })
    const [start, wanted, third] = [nextStart(), nextStart(), nextStart()]
    const { path } = await bookAs(page, start)
    await decide(ada, start, 'approve')
    expect((await guest.post(`${path}/move`, { startTime: wanted })).status).toBe(200)
    const isAsked = async () =>
      expect((await guest.get(path)).body).toMatchObject({ booking: { moveRequest: { startTime: wanted } } })
    const areTaken = async () => {
      for (const startTime of [start, wanted]) {
        const refused = await guest.post(`/api/schedule/${page.slug}/book`, visitor(startTime))
        expect(refused).toMatchObject({ status: 409, body: { code: 'taken' } })
      }
    }
    expect((await give(ada, page, team.id)).status).toBe(200)
    await isAsked()
    await areTaken()
    // The person is its only host, and decides from a meeting of their own.
    expect((await decide(ada, start, 'approve')).status).toBe(200)
    for (const client of [ada, acting])
      expect(await meetingsAt(client, wanted)).toMatchObject([{ status: 'confirmed' }])
    expect((await guest.post(`${path}/move`, { startTime: third })).status).toBe(200)
    expect((await give(acting, page, ada.id)).status).toBe(200)
    expect((await decide(ada, wanted, 'approve')).status).toBe(200)
    expect(await meetingsAt(ada, third)).toMatchObject([{ status: 'confirmed' }])
    expect((await createBooking(guest, page.slug, visitor(wanted))).booking.status).toBe('pending')
  })
})

describe('retentionDays of a page that was given away', () => {
  it('hold for all of its bookings, also for one that has not followed yet', async () => {
    const { ada, team } = practice
    const page = await createPage(ada, { retentionDays: 10 })
    const bookings = [await bookAs(page, nextStart()), await bookAs(page, nextStart())]
    expect((await give(ada, page, team.id)).status).toBe(200)
    await leaveBehind(bookings[1]?.id ?? '', page, ada.id)
    const later = new Date(Date.parse(inDays(days)) + 11 * DAY_MS)
    await endRetention(later)
    expect(await bookingsOf(page)).toEqual([{ email: '' }, { email: '' }])
  })
})

describe('an erasure that is not done', () => {
  it('is carried out before a page or a form is given away, where it would not reach it', async () => {
    const { ada, team, acting } = practice
    const [erased, other] = [newEmail('canary'), newEmail()]
    const page = await createPage(ada)
    await bookAs(page, nextStart(), erased)
    await bookAs(page, nextStart(), other)
    const { form } = await createFormWith(ada, 'text')
    expect((await submit(form.slug, { responses: {}, respondentEmail: erased })).status).toBe(201)
    // As a process leaves it that dies after the first write.
    const begin = () =>
      query(sql`insert into erased_people (user_id, hash, erased_at)
        values (${ada.id}::uuid, ${hashOf(ada.id, erased)}, date_trunc('milliseconds', now()) + interval '1 ms')
        on conflict (user_id, hash) do update set done_at = null`)
    await begin()
    expect((await ada.post(`/api/forms/${form.id}/transfer`, { account: team.id })).status).toBe(200)
    expect(await listResponses(acting, form.id)).toMatchObject([{ respondentEmail: null }])
    await begin()
    expect((await give(ada, page, team.id)).status).toBe(200)
    expect(await bookingsOf(page)).toEqual([{ email: '' }, { email: other }])
    // The mail of the cancellation is the only thing left of them until it has left.
    await mailsTo(erased)
    const found = (await findText(erased)).filter((place) => !place.startsWith('mailbox_messages'))
    expect(found).toEqual([])
  })
})
