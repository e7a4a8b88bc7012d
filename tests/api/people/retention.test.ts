import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { type Database, database } from '@/db/client'
import { listOldBookings } from '@/db/queries/people/retention'
import { endRetention } from '@/lib/people/server/retain'
import { DAY_MS } from '@/lib/scheduling/units'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses } from '@/tests/support/api/forms'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createForm, createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'

const guest = new ApiClient()
const inFuture = (days: number) => new Date(Date.now() + days * DAY_MS)

describe('retentionDays of a form', () => {
  it('is null at first, and kept as sent', async () => {
    const owner = await signInOwner()
    const { form } = await createFormWith(owner, 'text')
    expect(form).toMatchObject({ retentionDays: null })
    for (const retentionDays of [1, 3650, null]) {
      const { status, body } = await owner.patch(`/api/forms/${form.id}`, { retentionDays })
      expect({ status, body }).toMatchObject({ status: 200, body: { retentionDays } })
    }
  })

  it.each([0, 3651, 1.5, '7', -1])('is 400 for %j', async (retentionDays) => {
    const owner = await signInOwner()
    const { form } = await createFormWith(owner, 'text')
    const answer = await owner.patch(`/api/forms/${form.id}`, { retentionDays })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'retentionDays' }] } })
  })

  it('is taken when the form is created, and by a copy of it', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner, { retentionDays: 30 })
    expect(form).toMatchObject({ retentionDays: 30 })
    expect((await owner.post(`/api/forms/${form.id}/duplicate`)).body).toMatchObject({ retentionDays: 30 })
    const refused = await owner.post('/api/forms', { title: 'Feedback', retentionDays: 0 })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'retentionDays' }] } })
  })

  it('deletes responses when the days are over, not before, and leaves those of other forms', async () => {
    const owner = await signInOwner()
    const [{ form, ids }, other] = [await createFormWith(owner, 'text'), await createFormWith(owner, 'text')]
    await createResponse(guest, form.slug, { [ids[0]]: 'Tea' })
    await createResponse(guest, other.form.slug, { [other.ids[0]]: 'Tea' })
    await owner.patch(`/api/forms/${form.id}`, { retentionDays: 30 })
    await endRetention(inFuture(29))
    expect(await listResponses(owner, form.id)).toHaveLength(1)
    await endRetention(inFuture(31))
    expect(await listResponses(owner, form.id)).toEqual([])
    expect(await listResponses(owner, other.form.id)).toHaveLength(1)
  })
})

describe('retentionDays of a page', () => {
  it('is null at first, kept as sent, and 400 beyond 3650', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    expect(page).toMatchObject({ retentionDays: null })
    const patch = (retentionDays: unknown) => owner.patch(`/api/time-slot-pages/${page.id}`, { retentionDays })
    expect((await patch(90)).body).toMatchObject({ retentionDays: 90 })
    expect(await patch(0)).toMatchObject({ status: 400, body: { issues: [{ path: 'retentionDays' }] } })
    expect(await patch(3651)).toMatchObject({ status: 400 })
    expect(await createPage(owner, { retentionDays: 7 })).toMatchObject({ retentionDays: 7 })
  })

  it('forgets the people of bookings that ended so long ago, and keeps their times', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const page = await createPage(owner, { retentionDays: 10 })
    const book = (day: number) => createBooking(guest, page.slug, visitor(inDays(day), { attendeeEmail: email }))
    const [old, recent] = [await book(2), await book(9)]
    await endRetention(inFuture(11))
    expect((await owner.get(`/api/meetings/${old.meeting.id}`)).body).toMatchObject({ attendees: [email] })
    await endRetention(inFuture(14))
    expect((await owner.get(`/api/meetings/${old.meeting.id}`)).body).toMatchObject({
      attendees: [],
      status: 'confirmed',
      startTime: old.meeting.startTime,
    })
    expect((await owner.get(`/api/meetings/${recent.meeting.id}`)).body).toMatchObject({ attendees: [email] })
    const rows = await query(
      sql`select attendee_name, attendee_email from time_slot_bookings where id = ${old.booking.id}::uuid`,
    )
    expect(rows).toEqual([{ attendee_name: '', attendee_email: '' }])
    await endRetention(inFuture(30))
    expect(await findText(email, ['mailbox_messages', 'outbox'])).toEqual([])
  })
})

describe('retentionDays of a page that is deleted', () => {
  it('goes on to hold for its bookings, and for theirs alone', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const [page, lasting] = [await createPage(owner, { retentionDays: 10 }), await createPage(owner)]
    const book = (slug: string, day: number) =>
      createBooking(guest, slug, visitor(inDays(day), { attendeeEmail: email }))
    const [old, recent, other] = [await book(page.slug, 2), await book(page.slug, 9), await book(lasting.slug, 3)]
    for (const { id } of [page, lasting]) await owner.delete(`/api/time-slot-pages/${id}`)
    const attendeesOf = async ({ meeting }: typeof old) =>
      ((await owner.get(`/api/meetings/${meeting.id}`)).body as { attendees: string[] }).attendees
    await endRetention(inFuture(11))
    expect(await attendeesOf(old)).toEqual([email])
    await endRetention(inFuture(14))
    expect(await Promise.all([old, recent, other].map(attendeesOf))).toEqual([[], [email], [email]])
    await endRetention(inFuture(30))
    expect(await Promise.all([recent, other].map(attendeesOf))).toEqual([[], [email]])
  })
})

describe('listOldBookings', () => {
  it('reads no booking of which the people are forgotten already', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const page = await createPage(owner, { retentionDays: 10 })
    const { booking } = await createBooking(guest, page.slug, visitor(inDays(2), { attendeeEmail: email }))
    await query(sql`
      insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, guard_start, guard_end, status,
        attendee_name, attendee_email)
      select id, id, ${page.id}::uuid, (select user_id from time_slot_pages where id = ${page.id}::uuid),
        at, at + interval '30 minutes', at, at + interval '30 minutes', 'cancelled', '', ''
      from (select gen_random_uuid() as id, now() - make_interval(hours => n) as at from generate_series(1, 2000) n) made`)
    await query(sql`analyze time_slot_bookings`)
    const plans: Plan[] = []
    const explaining = {
      execute: async (statement: SQL) => {
        const rows = await query<Record<'QUERY PLAN', [{ Plan: Plan }]>>(
          sql`explain (analyze, format json) ${statement}`,
        )
        for (const row of rows) plans.push(row['QUERY PLAN'][0].Plan)
        return database().execute(statement)
      },
    } as unknown as Database
    const [{ userId = '' } = {}] = await query<{ userId: string }>(
      sql`select user_id as "userId" from time_slot_pages where id = ${page.id}::uuid`,
    )
    const list = (pageId: string | null) => listOldBookings(explaining, { pageId, userId, days: 10 }, inFuture(4), 100)
    expect(await list(page.id)).toEqual([booking.id])
    await owner.delete(`/api/time-slot-pages/${page.id}`)
    await query(sql`analyze time_slot_bookings`)
    expect(await list(null)).toEqual([booking.id])
    expect(plans.map(rowsReadBy)).toEqual([1, 1])
  })
})

type Plan = { 'Actual Rows': number; 'Rows Removed by Filter'?: number; Plans?: Plan[] }

/** The innermost step reads the table. */
function rowsReadBy(plan: Plan): number {
  const [inner] = plan.Plans ?? []
  return inner ? rowsReadBy(inner) : plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
}
