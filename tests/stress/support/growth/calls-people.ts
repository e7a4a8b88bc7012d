import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { database } from '@/db/client'
import { forms, meetings, timeSlotBookings, timeSlotPages, users } from '@/db/schema'
import { DAY_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { createBooking } from '@/tests/support/factories/bookings'
import { visitor } from '@/tests/support/factories/pages'
import { product } from './product'
import { type Calls, inDays, type Measured, plain, type Subject, succeed } from './subject'

async function exportOf({ owner }: Subject): Promise<Uint8Array<ArrayBuffer>> {
  const { body } = await succeed(owner.post('/api/export', {}))
  const { bytes } = await succeed(owner.get(`/api/export/${(body as { id: string }).id}`))
  return new Uint8Array(bytes)
}

const erase =
  (search: string): Measured =>
  async ({ owner, guest, slug, nextStart }) => {
    const email = `${randomUUID()}@example.org`
    await createBooking(guest, slug, visitor(nextStart(), { attendeeEmail: email }))
    return () => succeed(owner.post(`/api/people/erase${search}`, { email }))
  }

/** The data of an account and of its people. */
export const PEOPLE_CALLS: Calls = {
  export: plain(exportOf),
  'person erase, plan': erase('?dryRun=1'),
  'person erase': erase(''),
}

/** The plan of a long past is as long as that. */
export const PLAN_CALLS: Calls = {
  'import plan': async (subject) => {
    const raw = await exportOf(subject)
    const headers = { 'content-type': 'application/zip' }
    return () => succeed(subject.owner.send('POST', '/api/import?dryRun=1', { raw, headers }))
  },
}

/** Another page of the owner's with the past of the first one, whose people were forgotten already. */
async function emptiedPage({ pageId, userId }: Subject): Promise<string> {
  const id = randomUUID()
  const slug = `emptied-${pageId}`
  const db = database()
  const known = await db.select({ id: timeSlotPages.id }).from(timeSlotPages).where(eq(timeSlotPages.slug, slug))
  if (known[0]) return known[0].id
  await db.insert(timeSlotPages).values({ id, userId, slug, title: 'Intro call', retentionDays: 30 })
  const before = sql.raw(`interval '8000 days'`)
  await db.execute(sql`insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, guard_start,
      guard_end, attendee_name, attendee_email, created_at)
    select made, made, ${id}::uuid, user_id, start_time - ${before}, end_time - ${before}, guard_start - ${before},
      guard_end - ${before}, '', '', created_at - ${before}
    from (select gen_random_uuid() as made, b.* from time_slot_bookings b
      where page_id = ${pageId}::uuid and start_time < now()) past`)
  await db.execute(sql`analyze time_slot_bookings`)
  return id
}

/** Retention asks again each hour about everything that it has emptied. */
export const RETENTION_CALLS: Calls = {
  'retention: page, its past emptied': async (subject) => {
    const id = await emptiedPage(subject)
    const kept = { pageId: id, userId: subject.userId, days: 30 }
    return () => product('listOldBookings', database(), kept, new Date(inDays(-30)), 100)
  },
  'retention: form, nothing old': plain(({ form }) =>
    product('listOldResponses', database(), form.id, new Date(inDays(-3_650)), 100),
  ),
}

/** An account with a page, a form, a booking and its meeting, whose grace is over. */
async function leavingAccount(): Promise<string> {
  const [id, pageId, bookingId] = [randomUUID(), randomUUID(), randomUUID()]
  const [startTime, endTime] = [new Date(inDays(-9)), new Date(Date.parse(inDays(-9)) + 30 * MINUTE_MS)]
  const db = database()
  await db.insert(users).values({ id, username: id, email: `${id}@example.com`, deleteAt: new Date(inDays(-1)) })
  await db.insert(timeSlotPages).values({ id: pageId, userId: id, slug: id, title: 'Intro call' })
  await db.insert(forms).values({ userId: id, slug: `form-${id}`, title: 'Feedback' })
  await db.insert(timeSlotBookings).values({
    ...{ id: bookingId, occurrenceId: bookingId, pageId, userId: id, startTime, endTime },
    ...{ guardStart: startTime, guardEnd: endTime, attendeeName: 'Vera', attendeeEmail: 'vera@example.org' },
  })
  await db.insert(meetings).values({
    ...{ userId: id, bookingId, title: 'Intro call', startTime, endTime, primarySource: 'time_slot' },
  })
  return id
}

const RETAINING = 10
/** Each prepares times of its own. */
let rounds = 0

/** Sweeps for all owners together. */
export const PEOPLE_TICKS: Calls = {
  'tick: leaving accounts, none': plain(() => product('continueLeaving', new Date())),
  'tick: an account is deleted': async () => {
    const id = await leavingAccount()
    return () => product('continueLeaving', new Date(), undefined, id)
  },
  'tick: retention, 10 forms and pages, nothing old': async () => {
    for (const table of ['forms', 'time_slot_pages'])
      await database().execute(sql`update ${sql.identifier(table)} set retention_days = 3650
        where id in (select id from ${sql.identifier(table)} where retention_days is null order by id limit ${RETAINING}
          - (select count(*) from ${sql.identifier(table)} where retention_days is not null))`)
    return () => product('endRetention', new Date())
  },
  'tick: retention, 5 responses and bookings over': async ({ form, pageId, userId }) => {
    rounds += 1
    const at = new Date(Date.now() - (5_000 + rounds) * DAY_MS).toISOString()
    const db = database()
    await db.execute(sql`insert into form_responses (form_id, responses, created_at)
      select ${form.id}::uuid, '{}', ${at}::timestamptz from generate_series(1, 5)`)
    await db.execute(sql`update forms set retention_days = 3650 where id = ${form.id}::uuid`)
    await db.execute(sql`update time_slot_pages set retention_days = 3650 where id = ${pageId}::uuid`)
    await db.execute(sql`insert into time_slot_bookings (id, occurrence_id, page_id, user_id, start_time, end_time, guard_start,
        guard_end, attendee_name, attendee_email)
      select id, id, ${pageId}::uuid, ${userId}::uuid, at, at + interval '30 minutes', at, at + interval '30 minutes', 'Vera', 'vera@example.org'
      from (select gen_random_uuid() as id, ${at}::timestamptz + make_interval(hours => n) as at
        from generate_series(1, 5) n) made`)
    return () => product('endRetention', new Date())
  },
}
