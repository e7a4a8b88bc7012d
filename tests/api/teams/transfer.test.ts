import { randomUUID } from 'node:crypto'
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, it } from 'vitest'
import * as schema from '@/db/schema'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { continueTransfers } from '@/lib/teams/server/transfer-bookings'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { nextEvening, WITH_OTHER_TIMES } from '@/tests/support/factories/time-requests'

let ada: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
beforeAll(async () => {
  ada = await signInMember()
  team = await makeTeam(ada)
  acting = actingFor(ada, team.id)
})

const guest = new ApiClient()
let days = 5
const nextStart = () => {
  days += 1
  return inDays(days)
}
const give = (client: ApiClient, page: { id: string }, account: string) =>
  client.post(`/api/time-slot-pages/${page.id}/transfer`, { account })
async function book(page: { slug: string }, startTime = nextStart()): Promise<string> {
  const { status, body } = await bookBy(guest, page.slug, visitor(startTime))
  if (status !== 201) throw new Error(JSON.stringify(body))
  return (body as { booking: { manageUrl: string } }).booking.manageUrl.split('/').at(-1) ?? ''
}
type Listed = { id: string; startTime: string; status: string; team?: object; hosts?: { name: string }[] }
async function meetingsAt(client: ApiClient, start: string): Promise<Listed[]> {
  const until = new Date(Date.parse(start) + 1000).toISOString()
  const { body } = await client.get(`/api/meetings/all?page=1&from=${start}&to=${until}`)
  return (body as { meetings: Listed[] }).meetings
}
/** Past bookings, hour by hour, one a day. */
const insertPast = (page: { id: string }, owner: string, count: number, occurrence = sql`id`) =>
  query(sql`
    insert into time_slot_bookings (id, page_id, user_id, start_time, end_time, guard_start, guard_end, occurrence_id, attendee_name, attendee_email)
    select id, ${page.id}::uuid, ${owner}::uuid, at, at + interval '1 hour', at, at + interval '1 hour', ${occurrence}, 'Vera', 'vera@example.com'
    from (select gen_random_uuid() as id, date_trunc('day', now()) - make_interval(days => n) as at from generate_series(1, ${count}::int) n) made`)

/** Columns by which a row hangs on a page, a booking or a meeting, beside one that names the owner. */
const HANGING = ['page_id', 'booking_id', 'host_of', 'meeting_id', 'target_id']
const isTable = (value: unknown): value is PgTable => is(value, PgTable)
const OWNED_TOO = Object.values(schema as Record<string, unknown>)
  .filter(isTable)
  .flatMap((table) => {
    const names = Object.values(getTableColumns(table)).map(({ name }) => name)
    const hanging = HANGING.filter((name) => names.includes(name))
    return names.includes('user_id') && hanging.length > 0 ? [[getTableName(table), ...hanging]] : []
  })

describe('POST /api/time-slot-pages/{id}/transfer', () => {
  it('knows of each table whose rows hang on a page and name their owner', () => {
    // Those that a transfer has to rewrite, or to delete (feeds). Events in calendars follow the meeting of the host.
    expect(OWNED_TOO.sort()).toEqual([
      ['calendar_events', 'meeting_id'],
      ['carried_links', 'target_id'],
      ['meeting_feeds', 'page_id'],
      ['meetings', 'booking_id'],
      ['move_offers', 'booking_id'],
      ['outbox', 'meeting_id'],
      ['time_requests', 'page_id', 'booking_id'],
      ['time_slot_bookings', 'page_id', 'host_of'],
    ])
  })

  it('makes a person the only host, of present bookings too, whose links and answers go on to work', async () => {
    const page = await createPage(ada, {
      ...WITH_OTHER_TIMES,
      limits: [{ per: 'week', max: 40 }],
      reminders: [{ minutesBefore: 60, to: 'both' }],
    })
    const start = nextStart()
    const token = await book(page, start)
    const { startTime } = nextEvening()
    await guest.post(`/api/schedule/${page.slug}/other-times`, { ...visitor(startTime), startTimes: [startTime] })
    await ada.post('/api/feeds', { kind: 'full', pageId: page.id })
    await ada.post(`/api/time-slot-pages/${page.id}/links`, { note: 'Kept' })
    const [held] = await meetingsAt(ada, start)
    await query(sql`insert into carried_links (hash, user_id, kind, target_id)
      values (${randomUUID()}, ${ada.id}::uuid, 'join', ${held?.id}::uuid)`)
    const given = await give(ada, page, team.id)
    expect(given).toMatchObject({
      status: 200,
      body: {
        id: page.id,
        slug: page.slug,
        conflictCheckCalendars: [],
        hostGroups: [{ name: 'Hosts', need: 'all', hosts: [{ account: ada.id, state: 'agreed' }] }],
        moveHosts: 'same',
      },
    })
    expect((await ada.get(`/api/time-slot-pages/${page.id}`)).status).toBe(404)
    expect((await acting.get(`/api/time-slot-pages/${page.id}/links`)).body).toMatchObject([{ note: 'Kept' }])
    // The team has the meeting that its people know, the host one of their own.
    expect(await meetingsAt(acting, start)).toMatchObject([{ id: held?.id, hosts: [{ account: ada.id }] }])
    const own = await meetingsAt(ada, start)
    expect(own).toMatchObject([{ team: { id: team.id } }])
    expect(own[0]?.id).not.toBe(held?.id)
    expect(await bookBy(guest, page.slug, visitor(start))).toMatchObject({ status: 409, body: { code: 'taken' } })
    for (const [table = '', ...columns] of OWNED_TOO) {
      const hangs = columns
        .filter((column) => column !== 'host_of')
        .map(
          (column) => sql`t.${sql.identifier(column)} in (
        select ${page.id}::uuid union select id from time_slot_bookings where page_id = ${page.id}::uuid
        union select id from page_links where page_id = ${page.id}::uuid
        union select m.id from meetings m join time_slot_bookings b on b.id = m.booking_id where b.page_id = ${page.id}::uuid)`,
        )
      const [left] = await query<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} t where t.user_id = ${ada.id}::uuid and (${sql.join(hangs, sql` or `)})${table === 'outbox' ? sql` and done_at is null` : sql``}`,
      )
      expect([table, left?.count]).toEqual([table, 0])
    }
    expect((await guest.get(`/api/bookings/${token}`)).body).toMatchObject({ booking: { hosts: [{ group: 'Hosts' }] } })
    expect((await guest.post(`/api/bookings/${token}/move`, { startTime: nextStart() })).status).toBe(200)
    expect((await guest.post(`/api/bookings/${token}/cancel`)).status).toBe(204)
    expect((await acting.get('/api/time-requests')).body).toMatchObject({ requests: [{ pageId: page.id }] })
    expect((await bookBy(guest, page.slug, visitor(start))).status).toBe(201)
  })

  it('comes back to the person with all bookings, also past ones at the time of others, and without groups', async () => {
    const page = await createPage(ada, { bufferBefore: 0, bufferAfter: 0 })
    const start = nextStart()
    await book(page, start)
    await insertPast(page, ada.id, 130)
    await give(ada, page, team.id)
    const count = (who: string, more = sql``) =>
      query(sql`select count(*)::int as count from time_slot_bookings where user_id = ${who}::uuid and (page_id = ${page.id}::uuid or host_of in (
        select id from time_slot_bookings where page_id = ${page.id}::uuid))${more}`)
    expect(await count(team.id, sql` and occurrence_id = user_id and assignment is not null`)).toEqual([{ count: 131 }])
    expect(await count(ada.id, sql` and occurrence_id = host_of`)).toEqual([{ count: 131 }])
    // What nobody holds any more may be at the time of a booking of their own.
    await insertPast(page, team.id, 120, sql`${team.id}::uuid`)
    const own = await createPage(ada, { bufferBefore: 0, bufferAfter: 0 })
    await book(own)
    expect(await give(acting, page, ada.id)).toMatchObject({ status: 200, body: { id: page.id } })
    const { body } = await ada.get(`/api/time-slot-pages/${page.id}`)
    expect(body).not.toHaveProperty('hostGroups')
    expect(await count(ada.id, sql` and host_of is null and assignment is null`)).toEqual([{ count: 251 }])
    expect(await count(team.id)).toEqual([{ count: 0 }])
    const [meeting, ...others] = await meetingsAt(ada, start)
    expect(others).toEqual([])
    expect(meeting).not.toHaveProperty('team')
    expect((await ada.post(`/api/meetings/${meeting?.id}/cancel`)).status).toBe(200)
    expect(await query(sql`select 1 from page_transfers where page_id = ${page.id}::uuid`)).toEqual([])
  })

  it('is finished by the housekeeping where a process died', async () => {
    const bob = await addMember(ada, team, 'editor')
    const page = await createPage(bob)
    await insertPast(page, bob.id, 3)
    await give(bob, page, team.id)
    await query(
      sql`update time_slot_bookings set user_id = ${bob.id}::uuid, occurrence_id = id, assignment = null where page_id = ${page.id}::uuid`,
    )
    await query(
      sql`delete from time_slot_bookings where host_of in (select id from time_slot_bookings where page_id = ${page.id}::uuid)`,
    )
    await query(sql`insert into page_transfers (page_id, from_id) values (${page.id}::uuid, ${bob.id}::uuid)`)
    await continueTransfers(new Date(), () => false)
    const rows = await query(sql`select user_id from time_slot_bookings where page_id = ${page.id}::uuid`)
    expect(rows).toEqual(Array.from({ length: 3 }, () => ({ user_id: team.id })))
    expect(await query(sql`select 1 from page_transfers`)).toEqual([])
  })

  it('is refused while somebody outside holds a booking to come, and takes them out of the page afterwards', async () => {
    const ben = await addMember(ada, team, 'host')
    const other = await makeTeam(ada, { name: 'Other practice' })
    const hosts = [{ name: 'All', need: 1, choose: 'order', hosts: [{ account: ben.id }, { account: ada.id }] }]
    const page = await createPage(acting, { hostGroups: hosts })
    await ben.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
    const token = await book(page)
    for (const account of [ada.id, other.id]) {
      expect(await give(acting, page, account)).toMatchObject({
        status: 409,
        body: { code: 'holds_bookings', count: 1 },
      })
    }
    await guest.post(`/api/bookings/${token}/cancel`)
    expect(await give(acting, page, other.id)).toMatchObject({
      status: 200,
      body: { hostGroups: [{ name: 'All', hosts: [{ account: ada.id, state: 'agreed' }] }] },
    })
    expect((await ben.get('/api/hosting')).body).toEqual([])
    expect((await bookBy(guest, page.slug, visitor(nextStart()))).status).toBe(201)
  })

  it('asks for a role that writes pages there, and gives nothing to rooms, strangers and unknown accounts', async () => {
    const ben = await signInMember()
    const page = await createPage(ben)
    expect(await give(ben, page, team.id)).toMatchObject({ status: 404, body: { code: 'account_not_found' } })
    expect(await give(ben, page, 'no-id')).toMatchObject({ status: 404, body: { code: 'account_not_found' } })
    expect(await ben.post(`/api/time-slot-pages/${page.id}/transfer`, {})).toMatchObject({ status: 400 })
    await addMember(ada, team, 'host', ben)
    const refused = { status: 403, body: { code: 'role', role: 'host', scope: 'pages:write' } }
    expect(await give(ben, page, team.id)).toMatchObject(refused)
    const { body: room } = await acting.post('/api/rooms', { name: 'Red room' })
    const mine = await createPage(ada)
    expect(await give(ada, mine, (room as { id: string }).id)).toMatchObject({ status: 403, body: { code: 'role' } })
    await ada.patch(`/api/teams/${team.id}/members/${ben.id}`, { role: 'editor' })
    expect((await give(ben, page, team.id)).status).toBe(200)
    // An editor gives nothing of the team away.
    const ofTeam = actingFor(ben, team.id)
    expect(await give(ofTeam, page, ben.id)).toMatchObject({ status: 403, body: { code: 'role', scope: null } })
    expect((await give(ada, mine, ada.id)).body).toEqual((await ada.get(`/api/time-slot-pages/${mine.id}`)).body)
  })

  it('is refused with a form that it names, or that names it', async () => {
    const { form } = await createFormWith(ada, 'text')
    const page = await createPage(ada, { formId: form.id })
    const inUse = { status: 409, body: { code: 'in_use' } }
    const giveForm = () => ada.post(`/api/forms/${form.id}/transfer`, { account: team.id })
    expect(await give(ada, page, team.id)).toMatchObject(inUse)
    expect(await giveForm()).toMatchObject(inUse)
    await ada.patch(`/api/time-slot-pages/${page.id}`, { formId: null })
    await ada.patch(`/api/forms/${form.id}`, { nextPageId: page.id })
    expect(await give(ada, page, team.id)).toMatchObject(inUse)
    expect(await giveForm()).toMatchObject(inUse)
    await ada.patch(`/api/forms/${form.id}`, { nextPageId: null })
    expect((await give(ada, page, team.id)).status).toBe(200)
    expect((await giveForm()).status).toBe(200)
  })

  it('books each start once, whatever races with it', async () => {
    const page: TimeSlotPage = await createPage(ada)
    const start = nextStart()
    const [given, ...booked] = await Promise.all([
      give(ada, page, team.id),
      ...Array.from({ length: 4 }, () => bookBy(guest, page.slug, visitor(start))),
    ])
    expect(given.status).toBe(200)
    expect(booked.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await meetingsAt(acting, start)).toHaveLength(1)
    expect(await meetingsAt(ada, start)).toHaveLength(1)
  })
})

describe('POST /api/forms/{id}/transfer', () => {
  it('takes its responses along, and keeps the language of its texts', async () => {
    const { form, ids } = await createFormWith(ada, 'text')
    await submit(form.slug, { responses: { [ids[0]]: 'Mine' } })
    const other = await makeTeam(ada, { name: 'Andere Praxis' })
    const ofOther = actingFor(ada, other.id)
    await ofOther.patch('/api/settings', { language: 'de' })
    const given = await ada.post(`/api/forms/${form.id}/transfer`, { account: other.id })
    expect(given).toMatchObject({
      status: 200,
      body: { id: form.id, slug: form.slug, responseCount: 1, textLanguage: 'en' },
    })
    expect((await ada.get(`/api/forms/${form.id}`)).status).toBe(404)
    expect((await ofOther.get(`/api/forms/${form.id}/responses`)).body).toMatchObject([{ data: { [ids[0]]: 'Mine' } }])
    expect((await submit(form.slug, { responses: { [ids[0]]: 'Another' } })).status).toBe(201)
    expect(await ofOther.post(`/api/forms/${form.id}/transfer`, { account: ada.id })).toMatchObject({ status: 200 })
  })
})
