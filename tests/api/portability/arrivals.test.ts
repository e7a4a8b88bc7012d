// @module-tag every-database
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { deleteExpired } from '@/db/queries/housekeeping'
import type { ArrivalAnswer, KeptArrival, ListedArrival } from '@/lib/arrivals/api-shapes'
import { DAY_MS } from '@/lib/scheduling/units'
import type { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
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
    expect(far).toMatchObject({ status: 400, body: { issues: [{ path: 'pastDays' }] } })
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
