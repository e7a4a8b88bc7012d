// @module-tag embedded
import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import type { ImportPlan } from '@/lib/portability/api-shapes'
import { takeBackUnfinished } from '@/lib/portability/server/take-back-unfinished'
import { unfinishedImportOf } from '@/lib/portability/server/unfinished-import'
import type { ApiClient } from '@/tests/support/api/client'
import { signInOwner } from '@/tests/support/api/owner'
import { calendlyEvent, calendlyFiles, calendlyInvitee, canceled } from '@/tests/support/arrivals/calendly'
import { filesInPortions } from '@/tests/support/arrivals/portions'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { expectLoggedError } from '@/tests/support/log'
import { exportOf } from '@/tests/support/portability/account'
import { type Archive, linesIn, withLines, writeArchive } from '@/tests/support/portability/archive'
import { bring } from '@/tests/support/portability/arrivals'

const RESPONSES = 1_000
/** An instant by its form, which no database takes. */
const NO_YEAR = '0000-01-01T00:00:00.000Z'

type Line = { id: string } & Record<string, unknown>

let archive: Archive
let zip: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  const owner = await signInOwner()
  const { form, ids } = await createFormWith(owner, 'text')
  const page = await createPage(owner)
  await owner.patch(`/api/forms/${form.id}`, { nextPageId: page.id })
  await createResponse(owner, form.slug, { [ids[0]]: 'Mine' })
  const small = await exportOf(owner)
  const [response] = linesIn<Line>(small, 'responses')
  const many = Array.from({ length: RESPONSES }, () => ({ ...response, id: randomUUID() }))
  archive = withLines(small, 'responses', many)
  zip = new Uint8Array(await writeArchive(archive))
})

const send = async (owner: ApiClient, search = '', bytes = zip) => {
  const { status, body } = await owner.post(`/api/import${search}`, undefined, { raw: bytes })
  return { status, ...(body as ImportPlan & { code?: string }) }
}

/** What others are answered while something runs: the number of their queries. */
async function countOthers(work: Promise<unknown>): Promise<number> {
  let [count, isOver] = [0, false]
  const others = async () => {
    for (; !isOver; count += 1) {
      await query(sql`select 1`)
      await nextTurn()
    }
  }
  await Promise.all([work.finally(() => (isOver = true)), others()])
  return count
}

const idOf = async (owner: ApiClient) =>
  ((await owner.get('/api/user')).body as { id: Parameters<typeof unfinishedImportOf>[0] }).id
const formsOf = async (owner: ApiClient) =>
  (await owner.get('/api/forms')).body as { responseCount: number; nextPageId: string | null }[]

describe('POST /api/import on the embedded database', () => {
  it.each(['?dryRun=1', ''])('lets others through all the while: %s', async (search) => {
    const owner = await signInOwner()
    let plan: ImportPlan | undefined
    const others = await countOthers(send(owner, search).then((answer) => (plan = answer)))
    expect(plan?.parts).toMatchObject({ responses: { added: RESPONSES }, forms: { added: 1 }, pages: { added: 1 } })
    // Each portion has 100 rows.
    expect(others).toBeGreaterThan(RESPONSES / 100)
    expect(await formsOf(owner)).toHaveLength(search ? 0 : 1)
    expect(await unfinishedImportOf(await idOf(owner))).toBeNull()
  })

  it('takes back what it has written when a later portion is refused', async () => {
    const owner = await signInOwner()
    const responses = linesIn<Line>(archive, 'responses')
    const wrong = withLines(archive, 'responses', [...responses.slice(1), { ...responses[0], createdAt: NO_YEAR }])
    const answer = await send(owner, '', new Uint8Array(await writeArchive(wrong)))
    expect(answer).toMatchObject({ status: 400, code: 'import_unreadable' })
    expect(await formsOf(owner)).toEqual([])
    expect((await owner.get('/api/time-slot-pages')).body).toEqual([])
    expect(await unfinishedImportOf(await idOf(owner))).toBeNull()
  })

  it('that was cut off is noted, and completed by the same zip', async () => {
    const owner = await signInOwner()
    const id = await idOf(owner)
    const [begin, run] = [database().transaction.bind(database()), database().execute.bind(database())]
    // As if the process had ended once the form was there.
    let isOver = false
    const cut = () => Promise.reject(new Error('Cut off'))
    const running = vi
      .spyOn(database(), 'execute')
      .mockImplementation(((...given: Parameters<typeof run>) => (isOver ? cut() : run(...given))) as typeof run)
    const writing = vi.spyOn(database(), 'transaction').mockImplementation(async (...given) => {
      isOver ||= (await query(sql`select id from forms where user_id = ${id}::uuid`)).length > 0
      return isOver ? cut() : begin(...given)
    })
    expect((await send(owner)).status).toBe(500)
    expectLoggedError()
    running.mockRestore()
    writing.mockRestore()
    expect(await formsOf(owner)).toMatchObject([{ responseCount: 0, nextPageId: null }])
    expect(await unfinishedImportOf(id)).toEqual(expect.any(String))
    const { status, parts } = await send(owner)
    expect([status, parts.forms, parts.responses.added]).toEqual([200, { added: 0, kept: 1, skipped: 0 }, RESPONSES])
    const [page] = (await owner.get('/api/time-slot-pages')).body as { id: string }[]
    expect(await formsOf(owner)).toMatchObject([{ responseCount: RESPONSES, nextPageId: page?.id }])
    expect(await unfinishedImportOf(id)).toBeNull()
  })
})

describe('POST /api/arrivals on the embedded database', () => {
  it('plans what it then does where bookings of one file have one time, and one has the time of one that ended', async () => {
    const owner = await signInOwner()
    const { before, after, added } = filesInPortions()
    await bring(owner, 'calendly', before)
    const plan = await bring(owner, 'calendly', after, { dryRun: true })
    expect(plan.body.plan).toMatchObject({ updated: 1, conflicts: [{}], parts: { bookings: { added, skipped: 1 } } })
    expect((await bring(owner, 'calendly', after)).body.plan).toEqual(plan.body.plan)
  })

  it('that was cut off leaves nothing behind at the next start, and the account is as before', async () => {
    const owner = await signInOwner()
    const id = await idOf(owner)
    const at = (day: number) => ({ start_time: `2029-04-0${day}T08:00:00Z`, end_time: `2029-04-0${day}T08:30:00Z` })
    const toFiles = (ended: Record<string, unknown>, ...more: string[]) =>
      calendlyFiles({
        events: [
          calendlyEvent('A', { ...at(1), ...ended }),
          ...more.map((name, place) => calendlyEvent(name, at(place + 2))),
        ],
        invitees: ['A', ...more].map((name) => calendlyInvitee(name, 'I', name === 'A' ? ended : {})),
      })
    expect((await bring(owner, 'calendly', toFiles({}))).status).toBe(201)
    const stateOf = async () => ({
      bookings: await query(sql`select to_jsonb(b) from time_slot_bookings b where user_id = ${id}::uuid`),
      meetings: await query(sql`select to_jsonb(m) from meetings m where user_id = ${id}::uuid`),
      noted: await query(sql`select place from unfinished_rows where user_id = ${id}::uuid`),
    })
    const before = await stateOf()
    const [begin, run] = [database().transaction.bind(database()), database().execute.bind(database())]
    let isOver = false
    const cut = () => Promise.reject(new Error('Cut off'))
    const running = vi
      .spyOn(database(), 'execute')
      .mockImplementation(((...given: Parameters<typeof run>) => (isOver ? cut() : run(...given))) as typeof run)
    // As if the process had ended once a new booking was there.
    const writing = vi.spyOn(database(), 'transaction').mockImplementation(async (...given) => {
      isOver ||= (await query(sql`select 1 from time_slot_bookings where user_id = ${id}::uuid`)).length > 1
      return isOver ? cut() : begin(...given)
    })
    expect((await bring(owner, 'calendly', toFiles(canceled(), 'B', 'C'))).status).toBe(500)
    expectLoggedError()
    running.mockRestore()
    writing.mockRestore()
    const left = await stateOf()
    expect(left.bookings).toHaveLength(3)
    expect(left.noted).not.toEqual([])
    await takeBackUnfinished()
    expect(await stateOf()).toEqual(before)
    expect(await unfinishedImportOf(id)).toBeNull()
    expect((await bring(owner, 'calendly', toFiles(canceled(), 'B', 'C'))).body.plan).toMatchObject({
      updated: 1,
      parts: { bookings: { added: 2 } },
    })
    expect((await stateOf()).noted).toEqual([])
  })
})
