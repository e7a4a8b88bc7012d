// @module-tag every-database
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import type { ArrivalAnswer, KeptArrival, ListedArrival } from '@/lib/arrivals/api-shapes'
import { DAY_MS } from '@/lib/scheduling/units'
import type { ApiClient } from '@/tests/support/api/client'
import { createIntegration } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'
import { calcomDocument } from '@/tests/support/arrivals/calcom-account'
import { calendlyEvent, calendlyFiles, calendlyInvitee, canceled, uriOf } from '@/tests/support/arrivals/calendly'
import { filesInPortions } from '@/tests/support/arrivals/portions'
import { query } from '@/tests/support/database/query'
import { bring } from '@/tests/support/portability/arrivals'

const CSV = 'Name,Age,Email\nAda,36,ada@example.com\nBen,,ben@example.com\nAda,36,ada@example.com\n'

const quiet = async () =>
  (await query(sql`select (select count(*) from outbox) as mails, (select count(*) from webhook_events) as events`))[0]

describe('POST /api/arrivals', () => {
  let owner: ApiClient
  let first: ReturnType<ApiClient['post']> | undefined
  beforeAll(async () => {
    owner = await signInOwner()
  })

  it('plans without writing, brings once, and keeps everything the second time', async () => {
    const before = await quiet()
    const plan = await bring(owner, 'csv', { 'people.csv': CSV }, { dryRun: true })
    expect(plan).toMatchObject({
      status: 200,
      body: { id: null, dryRun: true, source: 'csv', plan: { connect: [], updated: 0 } },
    })
    expect(plan.body.plan.parts).toMatchObject({ forms: { added: 1 }, responses: { added: 3, kept: 0 } })
    expect((await owner.get('/api/forms')).body).toEqual([])
    const done = await bring(owner, 'csv', { 'people.csv': CSV })
    expect(done).toMatchObject({ status: 201, body: { dryRun: false, plan: plan.body.plan } })
    expect(done.body.report.totals).toEqual(plan.body.report.totals)
    const twice = await bring(owner, 'csv', { 'another name.csv': CSV })
    expect(twice.body.plan.parts).toMatchObject({
      forms: { added: 0, kept: 1 },
      responses: { added: 0, kept: 3, skipped: 0 },
    })
    const [form] = (await owner.get('/api/forms')).body as { id: string; title: string; isPublished: boolean }[]
    expect(form).toMatchObject({ title: 'people', isPublished: false })
    expect(await query(sql`select 1 from form_responses where form_id = ${form?.id}::uuid`)).toHaveLength(3)
    expect(await quiet()).toEqual(before)
    expect(done.body.report.things).toMatchObject([{ became: { part: 'forms', id: form?.id } }])
  })

  it('adds rows to a form that is here, by the names of its questions', async () => {
    const form = (await owner.post('/api/forms', { title: 'Guests' })).body as { id: string }
    const question = (await owner.post(`/api/forms/${form.id}/questions`, { questionType: 'text', question: 'Name' }))
      .body as { id: string }
    const done = await bring(owner, 'csv', { 'a.csv': CSV }, { options: { formId: form.id } })
    expect(done.body.plan.parts).toMatchObject({ forms: { added: 0 }, responses: { added: 3 } })
    expect(done.body.preview?.columns.map(({ to }) => to)).toEqual([question.id, 'skip', 'skip'])
    const rows = await query(
      sql`select responses, version_hash is not null as has_version from form_responses where form_id = ${form.id}::uuid`,
    )
    expect(rows).toContainEqual({ responses: { [question.id]: 'Ada' }, has_version: true })
    const others = await bring(await signInOwner(), 'csv', { 'a.csv': CSV }, { options: { formId: form.id } })
    expect(others).toMatchObject({ status: 400, body: { issues: [{ path: 'options.formId' }] } })
  })

  it.each([
    ['unreadable', { 'a.csv': 'a,b\n"x' }],
    ['nothing_found', { 'a.csv': 'a,b\n' }],
    ['wrong_source', { 'a.csv': '{"source":"calcom"}' }],
    ['too_many', { 'a.csv': CSV, 'b.csv': CSV }],
    ['unreadable', { 'a.csv': new Uint8Array([0xff, 0xfe, 0x41]) }],
  ])('refuses with %s, and names the file', async (code, files) => {
    const refused = await bring(owner, 'csv', files)
    expect(refused).toMatchObject({ status: 400, body: { code } })
    if (code !== 'nothing_found' && code !== 'too_many') expect(refused.text).toContain('a.csv')
  })

  it('refuses an unknown source, files that are missing and options out of range', async () => {
    expect(await bring(owner, 'other', { 'a.csv': CSV })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'from' }] },
    })
    expect(await bring(owner, 'csv', {})).toMatchObject({ status: 400, body: { issues: [{ path: 'file' }] } })
    const far = await bring(owner, 'csv', { 'a.csv': CSV }, { options: { pastDays: 9999 } })
    expect(far).toMatchObject({ status: 400, body: { issues: [{ path: 'options.pastDays' }] } })
    const unknown = await bring(owner, 'csv', { 'a.csv': CSV }, { options: { color: 'red' }, dryRun: true })
    expect(unknown.status).toBe(200)
    const odd = await bring(owner, 'csv', { 'a.csv': CSV }, { options: { defaults: { minimumNotice: -1 } } })
    expect(odd).toMatchObject({ status: 400, body: { issues: [{ path: 'options.defaults.minimumNotice' }] } })
    expect((await owner.post('/api/arrivals?from=csv', {})).status).toBe(415)
  })

  it('runs once at a time for each owner', async () => {
    let end = () => {}
    const begun = new Promise<void>((resolve) => {
      const pull = (body: ReadableStreamDefaultController) => {
        end = () => body.close()
        resolve()
      }
      const raw = new ReadableStream({ pull }, { highWaterMark: 0 })
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      first = owner.post('/api/arrivals?from=csv', undefined, { raw, headers })
    })
    await begun
    const second = await bring(owner, 'csv', { 'a.csv': CSV }, { dryRun: true })
    expect([second.status, second.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await bring(await signInOwner(), 'csv', { 'a.csv': CSV }, { dryRun: true })).status).toBe(200)
    end()
    expect((await first)?.status).toBe(400)
    expect((await bring(owner, 'csv', { 'a.csv': CSV }, { dryRun: true })).status).toBe(200)
  })
})

describe('GET /api/arrivals', () => {
  it('lists runs, shows one, forgets it, and leaves what came', async () => {
    const owner = await signInOwner()
    await bring(owner, 'csv', { 'a.csv': CSV }, { dryRun: true })
    const { body } = await bring(owner, 'csv', { 'a.csv': CSV })
    const list = (await owner.get('/api/arrivals')).body as ListedArrival[]
    expect(list).toMatchObject([
      { id: body.id, source: 'csv', added: { forms: 1, responses: 3 }, totals: { taken: 3 } },
    ])
    const kept = (await owner.get(`/api/arrivals/${body.id}`)).body as KeptArrival
    expect(kept.report).toEqual((body as ArrivalAnswer).report)
    const other = await signInOwner()
    expect((await other.get(`/api/arrivals/${body.id}`)).status).toBe(404)
    expect((await other.delete(`/api/arrivals/${body.id}`)).status).toBe(404)
    expect((await owner.delete(`/api/arrivals/${body.id}`)).status).toBe(204)
    expect((await owner.get('/api/arrivals')).body).toEqual([])
    expect((await owner.get('/api/forms')).body).toHaveLength(1)
  })

  it('keeps a report for ninety days', async () => {
    const owner = await signInOwner()
    const { body } = await bring(owner, 'csv', { 'a.csv': CSV })
    const count = async () => (await query(sql`select id from arrivals where id = ${body.id}::uuid`)).length
    await deleteExpired(database(), new Date(Date.now() + 89 * DAY_MS))
    expect(await count()).toBe(1)
    await deleteExpired(database(), new Date(Date.now() + 91 * DAY_MS))
    expect(await count()).toBe(0)
  })
})

describe('POST /api/arrivals?from=calendly', () => {
  const files = calendlyFiles({
    events: [
      calendlyEvent('A'),
      calendlyEvent('B', { start_time: '2027-04-06T08:00:00Z', end_time: '2027-04-06T08:30:00Z' }),
    ],
    invitees: [calendlyInvitee('A', 'I'), calendlyInvitee('B', 'J', { email: 'ben@example.com' })],
  })

  it('asks for an account of a provider that is not connected', async () => {
    const owner = await signInOwner()
    const asks = async () => (await bring(owner, 'calendly', files, { dryRun: true })).body.plan.connect
    expect(await asks()).toEqual(['google'])
    await createIntegration(owner, { type: 'google_calendar' })
    expect(await asks()).toEqual([])
  })

  it('brings pages, bookings and settings, blocks their time, and mails nobody', async () => {
    const owner = await signInOwner()
    const before = await quiet()
    const plan = await bring(owner, 'calendly', files, { dryRun: true })
    const done = await bring(owner, 'calendly', files)
    expect(done.body.plan).toEqual(plan.body.plan)
    expect(done.body.plan).toMatchObject({
      connect: ['google'],
      parts: {
        pages: { added: 1 },
        forms: { added: 1 },
        bookings: { added: 2 },
        meetings: { added: 2 },
        responses: { added: 2 },
      },
    })
    expect(await quiet()).toEqual(before)
    const [page] = (await owner.get('/api/time-slot-pages')).body as { id: string; slug: string }[]
    const held =
      await query(sql`select attendee_email, reminders, is_imported from time_slot_bookings where page_id = ${page?.id}::uuid
      order by start_time`)
    expect(held).toEqual([
      { attendee_email: 'vera@example.com', reminders: [], is_imported: true },
      { attendee_email: 'ben@example.com', reminders: [], is_imported: true },
    ])
    const became = done.body.report.things.find(({ url }) => url)?.became
    expect(became).toEqual({ part: 'pages', id: page?.id, path: `/${page?.slug}` })
    const twice = await bring(owner, 'calendly', files)
    for (const counts of Object.values(twice.body.plan.parts)) expect(counts).toMatchObject({ added: 0, skipped: 0 })
  })

  it('brings nothing of a person who was erased, also by the texts of the tool', async () => {
    const owner = await signInOwner()
    expect((await owner.post('/api/people/erase', { email: 'vera@example.com' })).status).toBe(200)
    const [booking] = JSON.parse(calcomDocument()).tables.Booking as object[]
    const told = { createdAt: '2020-01-01T08:00:00.000', description: 'Vera wants tea', location: 'Street of Vera 1' }
    const document = calcomDocument({ Booking: [{ ...booking, ...told }] })
    expect((await bring(owner, 'calcom', { 'calcom.json': document })).body.plan.erased).toBe(3)
    const { id } = (await owner.get('/api/user')).body as { id: string }
    expect(
      await query(sql`select title, description, location_data as place from meetings where user_id = ${id}::uuid`),
    ).toEqual([{ title: 'Intro between Ada and', description: '', place: { meetLink: expect.any(String) } }])
  })

  it('renames an address that is taken, names bookings whose time is taken, and finds old addresses', async () => {
    const owner = await signInOwner()
    const first = await bring(owner, 'calendly', files)
    const [page] = (await owner.get('/api/time-slot-pages')).body as { slug: string }[]
    const slug = page?.slug ?? ''
    expect(first.body.plan.renamed).toContainEqual({ from: 'intro', to: slug })
    const other = calendlyFiles({ events: [calendlyEvent('C')], invitees: [calendlyInvitee('C', 'I')] })
    const crossed = await bring(owner, 'calendly', { ...other, 'me.json': files['me.json'] ?? '' })
    expect(crossed.body.plan).toMatchObject({
      conflicts: [{ attendeeName: 'Vera Visitor' }],
      parts: { bookings: { skipped: 1 } },
    })
    const text = '<a href="https://calendly.com/made-up/e1?month=2027-03">Book</a> https://calendly.com/made-up/e2'
    expect((await owner.post('/api/arrivals/links', { text })).body).toEqual([
      { old: 'https://calendly.com/made-up/e1', new: `http://localhost:3000/${slug}`, title: 'Intro' },
    ])
    expect((await (await signInOwner()).post('/api/arrivals/links', { text })).body).toEqual([])
    expect((await owner.post('/api/arrivals/links', { text: 'x'.repeat(256 * 1024 + 1) })).status).toBe(400)
  })
})

describe('POST /api/arrivals, while the other tool goes on', () => {
  const at = (day: number) => ({ start_time: `2027-04-0${day}T08:00:00Z`, end_time: `2027-04-0${day}T08:30:00Z` })
  const before = calendlyFiles({
    events: [calendlyEvent('A'), calendlyEvent('B', at(6)), calendlyEvent('C', at(7))],
    invitees: ['A', 'B', 'C'].map((event) => calendlyInvitee(event, 'I')),
  })
  const moved = { ...canceled(), rescheduled: true, new_invitee: 'D' }
  const after = calendlyFiles({
    events: [
      calendlyEvent('A', canceled()),
      calendlyEvent('B', { ...at(6), ...canceled() }),
      calendlyEvent('C', at(7)),
      calendlyEvent('D', at(6)),
    ],
    invitees: [
      calendlyInvitee('A', 'I', canceled()),
      calendlyInvitee('B', 'I', moved),
      calendlyInvitee('C', 'I'),
      calendlyInvitee('D', 'J', { old_invitee: 'B' }),
    ],
  })

  it('ends what ended there, brings what is new in its place, and leaves what was changed here', async () => {
    const owner = await signInOwner()
    await bring(owner, 'calendly', before)
    await query(sql`update time_slot_bookings set status = 'cancelled' where start_time = '2027-04-07T08:00:00Z'
      and user_id = (select id from users where email = ${owner.email})`)
    const plan = await bring(owner, 'calendly', after, { dryRun: true })
    const quietBefore = await quiet()
    const done = await bring(owner, 'calendly', after)
    expect(done.body.plan).toEqual(plan.body.plan)
    expect(done.body.plan).toMatchObject({ updated: 2, parts: { bookings: { added: 1, kept: 2, skipped: 0 } } })
    expect(await quiet()).toEqual(quietBefore)
    const rows = await query<{ status: string; steps: { by: string; what: string }[] }>(sql`
      select b.status, b.history as steps from time_slot_bookings b join users u on u.id = b.user_id
      where u.email = ${owner.email} order by b.start_time, b.status`)
    expect(rows.map(({ status, steps }) => [status, ...steps.map(({ by, what }) => `${what} by ${by}`)])).toEqual([
      ['cancelled', 'cancelled by system'],
      ['cancelled', 'cancelled by system'],
      ['confirmed'],
      ['cancelled'],
    ])
    expect(done.body.report.things).toContainEqual(
      expect.objectContaining({
        reason: 'changed_here',
        ref: uriOf('scheduled_events', 'C'),
        start: '2027-04-07T08:00:00.000Z',
      }),
    )
    expect((await bring(owner, 'calendly', after)).body.plan).toMatchObject({
      updated: 0,
      parts: { bookings: { added: 0 } },
    })
  })

  it('plans what it then does where bookings of one file have one time, and one has the time of one that ended', async () => {
    const owner = await signInOwner()
    const { before, after, added } = filesInPortions()
    await bring(owner, 'calendly', before)
    const plan = await bring(owner, 'calendly', after, { dryRun: true })
    expect(plan.body.plan).toMatchObject({ updated: 1, conflicts: [{}], parts: { bookings: { added, skipped: 1 } } })
    expect((await bring(owner, 'calendly', after)).body.plan).toEqual(plan.body.plan)
  })

  it('plans as many reminders as it makes where bookings come with the take-over', async () => {
    const owner = await signInOwner()
    const options = { takeOverFrom: '2027-04-06T00:00:00.000Z' }
    const plan = await bring(owner, 'calendly', before, { options, dryRun: true })
    expect(plan.body.plan.reminders).toBe(2)
    expect((await bring(owner, 'calendly', before, { options })).body.plan).toEqual(plan.body.plan)
  })

  it('reminds once of bookings that start after the take-over, also those of an earlier run', async () => {
    const owner = await signInOwner()
    await bring(owner, 'calendly', before)
    const options = { takeOverFrom: '2027-04-06T00:00:00.000Z' }
    const dueAt = () =>
      query<{ at: Date }>(sql`
      select o.next_attempt_at as at from outbox o join users u on u.id = o.user_id where u.email = ${owner.email}
      and o.template = 'booking-reminder' order by 1`)
    expect((await bring(owner, 'calendly', before, { options, dryRun: true })).body.plan.reminders).toBe(2)
    expect(await dueAt()).toEqual([])
    expect((await bring(owner, 'calendly', before, { options })).body.plan.reminders).toBe(2)
    expect((await dueAt()).map(({ at }) => new Date(at).toISOString())).toEqual([
      '2027-04-05T08:00:00.000Z',
      '2027-04-06T08:00:00.000Z',
    ])
    expect((await bring(owner, 'calendly', before, { options })).body.plan.reminders).toBe(0)
    expect(await dueAt()).toHaveLength(2)
  })

  it('reminds of a request once it is approved here', async () => {
    const owner = await signInOwner()
    const uid = randomUUID()
    const [booking] = JSON.parse(calcomDocument()).tables.Booking as object[]
    const request = { ...booking, uid, iCalUID: uid, status: 'pending', fromReschedule: null }
    const files = { 'calcom.json': calcomDocument({ Booking: [request] }) }
    const { plan } = (await bring(owner, 'calcom', files, { options: { takeOverFrom: new Date().toISOString() } })).body
    expect(plan).toMatchObject({ parts: { bookings: { added: 1 } }, reminders: 0 })
    const due = () =>
      query<{ at: string; start: string }>(sql`
        select o.next_attempt_at as at, m.start_time as start from outbox o join meetings m on m.id = o.meeting_id
        where m.ical_uid = ${uid} and o.template = 'booking-reminder'`)
    expect(await due()).toEqual([])
    const { meetings } = (await owner.get('/api/meetings/all?page=1')).body as { meetings: { id: string }[] }
    expect((await owner.post(`/api/meetings/${meetings[0]?.id}/approve`)).status).toBe(200)
    const [reminder, ...others] = await due()
    expect(others).toEqual([])
    expect(Date.parse(reminder?.start ?? '') - Date.parse(reminder?.at ?? '')).toBe(DAY_MS)
  })
})
