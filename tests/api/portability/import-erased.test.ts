import { rm } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { continueErasures } from '@/lib/people/server/restored'
import { EXPORT_SCHEMA } from '@/lib/shared/portability'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { PDF } from '@/tests/support/factories/file-contents'
import { createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { downloadOf, exportOf } from '@/tests/support/portability/account'
import { linesIn, manifestOf, readArchive, withLines, writeArchive } from '@/tests/support/portability/archive'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-return-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Owner = Awaited<ReturnType<typeof signInOwner>>
type Attendee = { attendeeEmail: string; attendeeName: string; status: string; guests: string[] }

const NAME = 'Canary Quist'
/** The inboxes of others. */
const OTHERS = ['mailbox_messages']
const guest = new ApiClient()
const send = (owner: ApiClient, bytes: Buffer, search = '') =>
  owner.post(`/api/import${search}`, undefined, { raw: new Uint8Array(bytes) }) as Promise<{
    status: number
    body: { erased: number; parts: Record<string, { added: number; kept: number; skipped: number }> }
  }>
const erase = (owner: ApiClient, email: string) => owner.post('/api/people/erase', { email })

/** The person books twice, is a guest and an attendee of others, answers with a file, and is named in texts of others. */
async function meet(owner: Owner, email: string) {
  const other = newEmail('other')
  const { form, ids } = await createFormWith(owner, 'text', 'email', 'file')
  const page = await createPage(owner, { maxGuests: 3 })
  const person = { attendeeName: NAME, attendeeEmail: email }
  const over = await createBooking(guest, page.slug, visitor(inDays(2), person))
  await query(sql`update time_slot_bookings set start_time = start_time - interval '9 days', end_time = end_time - interval '9 days',
    guard_start = guard_start - interval '9 days', guard_end = guard_end - interval '9 days' where id = ${over.booking.id}::uuid`)
  const next = await createBooking(guest, page.slug, visitor(inDays(3), person))
  await createBooking(guest, page.slug, visitor(inDays(4), { attendeeEmail: other, guests: [email] }))
  const sent = await guest.post(`/api/public/forms/${form.slug}/files/${ids[2]}`, undefined, {
    raw: PDF,
    headers: { 'X-File-Name': 'quist.pdf' },
  })
  const file = (sent.body as { id: string }).id
  await createResponse(guest, form.slug, { [ids[0]]: NAME, [ids[1]]: email.toUpperCase(), [ids[2]]: [file] })
  await createResponse(guest, form.slug, { [ids[0]]: `My friend is ${email}.`, [ids[1]]: other })
  await createMeeting(owner, {
    title: 'Planning',
    attendees: [email, other],
    description: `Call <${email}> first`,
    startTime: inDays(5),
    endTime: inDays(6),
  })
  return { form, page, next, other }
}

/** As if its owner had deleted everything. */
async function empty(owner: ApiClient) {
  const { id } = (await owner.get('/api/user')).body as { id: string }
  for (const table of ['meetings', 'time_slot_bookings', 'forms', 'time_slot_pages']) {
    await query(sql`delete from ${sql.identifier(table)} where user_id = ${id}::uuid`)
  }
}

describe('POST /api/import of a zip from before a person was erased', () => {
  let [owner, email] = [undefined as unknown as Owner, '']
  let made: Awaited<ReturnType<typeof meet>>
  let bytes: Buffer
  beforeAll(async () => {
    owner = await signInOwner()
    email = newEmail('canary')
    made = await meet(owner, email)
    bytes = await downloadOf(owner)
    for (const text of [email, NAME]) expect(linesText(await readArchive(bytes))).toContain(text)
    await erase(owner, email)
    await mailsTo(email)
    await continueErasures(new Date(), () => false)
    expect(await findText(email, OTHERS)).toEqual([])
  })

  /** The database has nothing of the person, also before the background work runs. */
  async function expectGone() {
    for (const text of [email, NAME, 'quist.pdf']) expect(await findText(text, OTHERS)).toEqual([])
  }

  /** The copy has all times and counts, and everybody else. */
  async function expectRest(copy: Owner) {
    const archive = await exportOf(copy)
    const bookings = linesIn<Attendee>(archive, 'bookings')
    expect(bookings.map(({ attendeeEmail }) => attendeeEmail).sort()).toEqual(['', '', made.other])
    expect(bookings.find(({ attendeeEmail }) => attendeeEmail === made.other)).toMatchObject({
      attendeeName: 'Vera Visitor',
      guests: [],
      status: 'confirmed',
    })
    expect(bookings.filter(({ attendeeEmail }) => !attendeeEmail).map(({ status }) => status)).toEqual([
      'confirmed',
      'cancelled',
    ])
    const meetings = linesIn<{ title: string; description: string; attendees: string[] }>(archive, 'meetings')
    expect(meetings.find(({ title }) => title === 'Planning')).toMatchObject({
      description: 'Call <> first',
      attendees: [made.other],
    })
    const answers = linesIn<{ responses: object }>(archive, 'responses').map(({ responses }) =>
      Object.values(responses),
    )
    expect(answers).toEqual([[], expect.arrayContaining(['My friend is .', made.other])])
  }

  it('brings nothing of them back into the account that has everything else still', async () => {
    const before = await exportOf(owner)
    const { status, body } = await send(owner, bytes)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      erased: 0,
      parts: { bookings: { added: 0, kept: 3 }, responses: { added: 0, kept: 2 } },
    })
    await expectGone()
    for (const part of ['bookings', 'meetings', 'responses', 'files', 'links']) {
      expect(linesIn(await exportOf(owner), part)).toEqual(linesIn(before, part))
    }
  })

  it('brings them empty into the account that has deleted everything, mails nobody, and says so before and after', async () => {
    await empty(owner)
    const mailed = [await mailsTo(email), await mailsTo(owner.email), await mailsTo(made.other)].map(
      ({ length }) => length,
    )
    const plan = await send(owner, bytes, '?dryRun=1')
    // Two bookings with their meetings, two meetings of others, and a response.
    expect(plan.body).toMatchObject({ erased: 7, parts: { bookings: { added: 3 }, files: { added: 0, skipped: 1 } } })
    const done = await send(owner, bytes)
    expect(done.body).toEqual({ ...plan.body, dryRun: false })
    await expectGone()
    await expectRest(owner)
    expect((await send(owner, bytes)).body).toMatchObject({ erased: 0, parts: { bookings: { added: 0, kept: 3 } } })
    await continueErasures(new Date(), () => false)
    const after = [await mailsTo(email), await mailsTo(owner.email), await mailsTo(made.other)].map(
      ({ length }) => length,
    )
    expect(after).toEqual(mailed)
    // The time of what would have been is free.
    expect((await guest.get(`/api/schedule/${made.page.slug}`)).status).toBe(200)
    await createBooking(guest, made.page.slug, visitor(inDays(3)))
  })

  it('brings them empty into another account of the server, which knows of the erasure from then on', async () => {
    const copy = await signInOwner()
    const { status, body } = await send(copy, bytes)
    expect(status).toBe(200)
    expect(body).toMatchObject({ erased: 7, parts: { bookings: { added: 3 } } })
    await expectGone()
    await expectRest(copy)
    // The account knows it by now, also for a zip without a valid seal.
    await empty(copy)
    const unsealed = await writeArchive(withLines(await readArchive(bytes), 'time-off', []))
    expect((await send(copy, unsealed)).body.erased).toBe(7)
    await expectGone()
  })

  it('asks no account about its erasures for a zip that this account has not exported', async () => {
    const archive = await readArchive(bytes)
    const [booking] = linesIn<{ id: string }>(archive, 'bookings')
    const changed = withLines(archive, 'bookings', [{ ...booking, attendeeEmail: email }])
    expect(manifestOf(changed).account).toEqual(manifestOf(archive).account)
    const prober = await signInOwner()
    expect((await send(prober, await writeArchive(changed), '?dryRun=1')).body.erased).toBe(0)
  })

  it('brings somebody who came again after the erasure', async () => {
    const page = await createPage(owner, {})
    await createBooking(guest, page.slug, visitor(inDays(8), { attendeeName: 'Back Again', attendeeEmail: email }))
    const copy = await signInOwner()
    const { body } = await send(copy, await downloadOf(owner))
    expect(body.erased).toBe(0)
    const bookings = linesIn<Attendee>(await exportOf(copy), 'bookings')
    expect(bookings.filter(({ attendeeEmail }) => attendeeEmail === email)).toMatchObject([
      { attendeeName: 'Back Again' },
    ])
  })
})

const LISTS = ['bookings', 'meetings', 'responses', 'files']
function linesText(archive: Awaited<ReturnType<typeof readArchive>>): string {
  expect(manifestOf(archive).schema).toBe(EXPORT_SCHEMA)
  return LISTS.map((part) => String(archive.get(`${part}.jsonl`))).join('')
}
