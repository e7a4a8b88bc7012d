// @module-tag every-database
import { randomUUID } from 'node:crypto'
import { appendFile, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { BookingResult } from '@/lib/meetings/server/booking/draft-booking'
import { continueErasures, eraseAgain } from '@/lib/people/server/restored'
import { ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner, eventsOf } from '@/tests/support/api/events'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { findText } from '@/tests/support/database/all-texts'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { insertFile } from '@/tests/support/factories/files'
import { createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { createResponse } from '@/tests/support/factories/responses'
import { expectLoggedError } from '@/tests/support/log'
import { createEndpoint } from '@/tests/support/webhooks/endpoints'

const folder = vi.hoisted(() => {
  // Nothing is imported yet.
  const name = `${process.env.TMPDIR ?? '/tmp'}/slotform-erased-${process.pid}-${Math.random().toString(36).slice(2)}`
  Object.assign(process.env, { FILES_URL: `file:${name}` })
  return name
})
const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)
beforeEach(() => fakes.reset())
afterAll(async () => {
  await fakes.stop()
  await rm(folder, { recursive: true, force: true })
})

const NAME = 'Canary Quist'
const guest = new ApiClient()
type Owner = Awaited<ReturnType<typeof signInOwner>>

const erase = (owner: ApiClient, email: string, search = '') => owner.post(`/api/people/erase${search}`, { email })
const NOTHING = { bookings: 0, cancelled: 0, invitations: 0, responses: 0, files: 0 }

/** One booking that is over and one to come, a response with a file, and a seat in a meeting of the owner's. */
async function meet(owner: Owner, email: string) {
  await createEndpoint(owner, 'https://hooks.invalid/kit')
  const { form, ids } = await createFormWith(owner, 'text', 'email')
  const page = await createPage(owner, { formId: form.id, maxGuests: 3 })
  const person = { attendeeName: NAME, attendeeEmail: email }
  const book = (day: number) =>
    createBooking(
      guest,
      page.slug,
      visitor(inDays(day), {
        ...person,
        guests: ['friend@canary.example'],
        responses: { [ids[0]]: NAME, [ids[1]]: email },
      }),
    )
  const over = await book(2)
  const next = await book(3)
  await query(sql`update time_slot_bookings set start_time = start_time - interval '9 days', end_time = end_time - interval '9 days',
    guard_start = guard_start - interval '9 days', guard_end = guard_end - interval '9 days' where id = ${over.booking.id}::uuid`)
  const responseId = await createResponse(guest, form.slug, { [ids[0]]: NAME, [ids[1]]: email.toUpperCase() })
  const file = await insertFile({ formId: form.id, questionId: ids[0], responseId })
  await query(sql`update form_files set name = ${`${NAME}.pdf`} where id = ${file}::uuid`)
  await createMeeting(owner, {
    attendees: [email, 'other@canary.example'],
    description: `Call ${email} first`,
    startTime: inDays(5),
    endTime: inDays(6),
  })
  return { page, form, over, next, responseId, file }
}

/** The mailbox stands for the inboxes of others. */
const OTHERS = ['mailbox_messages']

describe('POST /api/people/erase', () => {
  it('leaves nothing of the address, the name and the guests in any table, and keeps times and counts', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const made = await meet(owner, email)
    await mailsTo(email)
    expect(await findText(email, OTHERS)).not.toEqual([])
    const { status, body } = await erase(owner, email.toUpperCase())
    expect(status).toBe(200)
    expect(body).toEqual({
      status: expect.any(String),
      bookings: 2,
      cancelled: 1,
      invitations: 1,
      responses: 3,
      files: 1,
    })
    await mailsTo(email)
    for (const text of [email, NAME, 'friend@canary.example']) expect(await findText(text, OTHERS)).toEqual([])
    const [over] = await query<{ startTime: string; status: string }>(sql`
      select start_time as "startTime", status from time_slot_bookings where id = ${made.over.booking.id}::uuid`)
    expect(over?.status).toBe('confirmed')
    expect((await owner.get(`/api/forms/${made.form.id}`)).body).toMatchObject({ responseCount: 3 })
    expect((await owner.get(`/api/form-responses/${made.responseId}`)).body).toMatchObject({
      response: { respondentName: null, respondentEmail: null, data: {}, files: [] },
    })
  })

  it('tells the person and the guests of the cancellation, and no calendar of theirs is left with it', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const { next } = await meet(owner, email)
    await mailsTo(email)
    const before = (await mailsTo(owner.email)).length
    await erase(owner, email)
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Cancelled: /)
    expect(mails[0]?.calendarFile).toContain('METHOD:CANCEL')
    expect((await mailsTo('friend@canary.example')).at(-1)?.calendarFile).toContain('METHOD:CANCEL')
    // The notices about the person are gone, and there is no new one.
    expect((await mailsTo(owner.email)).length).toBeLessThan(before)
    expect((await owner.get(`/api/meetings/${next.meeting.id}`)).body).toMatchObject({
      status: 'cancelled',
      attendees: [],
    })
  })

  it('frees the time of what it cancels', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const { page, next } = await meet(owner, email)
    await erase(owner, email)
    const day = next.booking.startTime.slice(0, 10)
    const { body } = await guest.get(`/api/schedule/${page.slug}/slots?from=${day}&to=${day}&timezone=UTC`)
    expect(JSON.stringify(body)).toContain(next.booking.startTime)
  })

  it('takes the person out of the event of a meeting that stays', async () => {
    const { owner } = await connectedOwner(fakes, 'google')
    const { answer, attendee } = await bookOn(owner, { location: 'google_meet' })
    const { booking, meeting } = answer.body as BookingResult
    await query(sql`update time_slot_bookings set start_time = now() - interval '1 day', end_time = now() - interval '23 hours',
      guard_start = now() - interval '25 hours', guard_end = now() - interval '22 hours' where id = ${booking.id}::uuid`)
    await query(
      sql`update meetings set start_time = now() - interval '1 day', end_time = now() - interval '23 hours' where id = ${meeting.id}::uuid`,
    )
    expect(JSON.stringify(fakes.google.events())).toContain(attendee)
    await erase(owner, attendee)
    await eventsOf(meeting.id)
    await vi.waitFor(() => expect(JSON.stringify(fakes.google.events())).not.toContain(attendee))
    expect(fakes.google.events()).toHaveLength(1)
  })

  it('deletes the event of a booking that it cancels', async () => {
    const { owner } = await connectedOwner(fakes, 'google')
    const { attendee } = await bookOn(owner, { location: 'google_meet' })
    await erase(owner, attendee)
    await vi.waitFor(() => expect(fakes.google.events()).toEqual([]))
  })

  it('concerns the data of the owner who asks, and nobody else’s', async () => {
    const [owner, other, email] = [await signInOwner(), await signInOwner(), newEmail('canary')]
    await meet(owner, email)
    const theirs = await meet(other, email)
    await erase(owner, email)
    expect((await other.get(`/api/meetings/${theirs.next.meeting.id}`)).body).toMatchObject({
      status: 'confirmed',
      attendees: [email, 'friend@canary.example'],
      attendeeName: NAME,
    })
    expect((await erase(other, email, '?dryRun=1')).body).toMatchObject({ bookings: 2, responses: 3 })
  })

  it('only counts with dryRun=1, and answers zeros for an address that is not there, and for a second call', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    await meet(owner, email)
    const planned = await erase(owner, email, '?dryRun=1')
    expect(planned.body).toEqual({
      status: 'planned',
      bookings: 2,
      cancelled: 1,
      invitations: 1,
      responses: 3,
      files: 1,
    })
    expect((await erase(owner, email)).body).toMatchObject({ bookings: 2 })
    expect((await erase(owner, email)).body).toMatchObject(NOTHING)
    expect(await erase(owner, newEmail('nobody'))).toMatchObject({ status: 200, body: { status: 'done', ...NOTHING } })
  })

  it('leaves somebody whose address only contains the erased one', async () => {
    const [owner, email] = [await signInOwner(), newEmail('eva')]
    await createMeeting(owner, {
      attendees: [email],
      description: `Ask ${email}`,
      startTime: inDays(5),
      endTime: inDays(6),
    })
    await erase(owner, email.slice(1))
    expect(await findText(`Ask ${email}`)).toEqual(['meetings: 1'])
  })

  it.each([{}, { email: 'vera' }, { email: 7 }])('answers 400 to %j, by the path of the field', async (body) => {
    const owner = await signInOwner()
    const answer = await owner.post('/api/people/erase', body)
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'email' }] } })
  })

  it('keeps a keyed hash in place of the address, beside the database too', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    await erase(owner, email)
    const { id } = (await owner.get('/api/user')).body as { id: string }
    const [row] = await query<{ hash: string }>(sql`select hash from erased_people where user_id = ${id}::uuid`)
    expect(row?.hash).toMatch(/^[\w-]{43}$/)
    const kept = await readFile(`${folder}/erased/people.jsonl`, 'utf8')
    expect(kept).toContain(row?.hash)
    expect(kept).not.toContain(email)
  })

  it('goes on after it was interrupted', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    await meet(owner, email)
    await erase(owner, email, '?dryRun=1')
    const { id } = (await owner.get('/api/user')).body as { id: string }
    const other = await signInOwner()
    await erase(other, email)
    const { id: otherId } = (await other.get('/api/user')).body as { id: string }
    // As a process leaves it that dies after the first write.
    const { hashOf } = await import('@/lib/platform/person-hash')
    await query(
      sql`insert into erased_people (user_id, hash, erased_at) values (${id}::uuid, ${hashOf(id, email)}, date_trunc('milliseconds', now()) + interval '1 ms')`,
    )
    expect(hashOf(id, email)).not.toBe(hashOf(otherId, email))
    await eraseAgain(new Date())
    const isDone = async () => {
      // Mails that tell of the cancellations wait for each other; the timer of a server sends them.
      await mailsTo(email)
      await eraseAgain(new Date())
      const [row] = await query<{ isDone: boolean }>(sql`
        select done_at is not null as "isDone" from erased_people where user_id = ${id}::uuid`)
      return row?.isDone
    }
    await expect.poll(isDone, { timeout: 20_000 }).toBe(true)
    expect(await findText(email, OTHERS)).toEqual([])
  })
})

const list = `${folder}/erased/people.jsonl`
const idOf = async (owner: Owner) => ((await owner.get('/api/user')).body as { id: string }).id
const hashesOf = (id: string) =>
  query<{ hash: string }>(sql`select hash from erased_people where user_id = ${id}::uuid order by hash`)

describe('the list beside the database', () => {
  it('gets one line for each erasure, and nothing of it is written again', async () => {
    const owner = await signInOwner()
    await erase(owner, newEmail('canary'))
    await appendFile(list, 'not an entry\n{"owner":"half a li')
    const before = await readFile(list, 'utf8')
    await erase(owner, newEmail('canary'))
    const after = await readFile(list, 'utf8')
    expect(after.startsWith(before)).toBe(true)
    const added = after.slice(before.length).split('\n')
    expect(added).toEqual(['', expect.stringContaining(await idOf(owner)), ''])
  })

  it('is read to its end, past lines of others, twice the same and half a line', async () => {
    const owner = await signInOwner()
    await erase(owner, newEmail('canary'))
    const [id, kept] = [await idOf(owner), await readFile(list, 'utf8')]
    const [line = ''] = kept.split('\n').filter((one) => one.includes(id))
    const others = Array.from({ length: 1_200 }, () => line.replace(id, randomUUID()))
    await writeFile(list, [...others, '{"owner":', line, line, ''].join('\n'))
    const before = await hashesOf(id)
    await query(sql`delete from erased_people where user_id = ${id}::uuid`)
    await eraseAgain(new Date())
    expect(await hashesOf(id)).toEqual(before)
    expect(before).toHaveLength(1)
  })

  it('gets again what it has lost, each once', async () => {
    const owner = await signInOwner()
    await erase(owner, newEmail('canary'))
    const id = await idOf(owner)
    await truncate(list)
    await eraseAgain(new Date())
    await eraseAgain(new Date())
    const lines = (await readFile(list, 'utf8')).split('\n')
    expect(lines.filter((one) => one.includes(id))).toHaveLength(1)
  })

  it('gets what could not be written as soon as the storage is back', async () => {
    const owner = await signInOwner()
    await rm(`${folder}/erased`, { recursive: true, force: true })
    await writeFile(`${folder}/erased`, '')
    expect(await erase(owner, newEmail('canary'))).toMatchObject({ status: 200 })
    expectLoggedError()
    await rm(`${folder}/erased`)
    await continueErasures(new Date(), () => false)
    expect(await readFile(list, 'utf8')).toContain(await idOf(owner))
  })

  it('is taken over without a start when the database has forgotten somebody', async () => {
    const owner = await signInOwner()
    await eraseAgain(new Date())
    await erase(owner, newEmail('canary'))
    const id = await idOf(owner)
    const before = await hashesOf(id)
    await query(sql`delete from erased_people where user_id = ${id}::uuid`)
    await continueErasures(new Date(), () => false)
    expect(await hashesOf(id)).toEqual(before)
  })
})

describe('eraseAgain', () => {
  it('erases whom a restored backup has brought back, and not who came afterwards', async () => {
    const [owner, email] = [await signInOwner(), newEmail('canary')]
    const { page } = await meet(owner, email)
    const tables = ['time_slot_bookings', 'meetings', 'form_responses']
    const { id } = (await owner.get('/api/user')).body as { id: string }
    for (const table of tables)
      await query(sql`create table ${sql.identifier(`kept_${table}`)} as select * from ${sql.identifier(table)}`)
    await erase(owner, email)
    // The backup knows neither of the erasure nor of what it did.
    await query(sql`delete from erased_people where user_id = ${id}::uuid`)
    await query(sql`update time_slot_bookings b set attendee_name = k.attendee_name, attendee_email = k.attendee_email, guests = k.guests
      from kept_time_slot_bookings k where k.id = b.id`)
    await query(sql`update meetings m set attendees = k.attendees from kept_meetings k where k.id = m.id`)
    await query(
      sql`update form_responses r set responses = k.responses, respondent_email = k.respondent_email from kept_form_responses k where k.id = r.id`,
    )
    for (const table of tables) await query(sql`drop table ${sql.identifier(`kept_${table}`)}`)
    expect(await findText(email, OTHERS)).not.toEqual([])
    await query(sql`update time_slot_pages set form_id = null where id = ${page.id}::uuid`)
    const again = await createBooking(
      guest,
      page.slug,
      visitor(inDays(12), { attendeeName: NAME, attendeeEmail: email }),
    )
    await mailsTo(email)
    await eraseAgain(new Date())
    const rows = await query<{ id: string }>(sql`
      select id from time_slot_bookings where attendee_email = ${email} and user_id = ${id}::uuid`)
    expect(rows).toEqual([{ id: again.booking.id }])
    expect(await findText(email, [...OTHERS, 'time_slot_bookings', 'meetings', 'webhook_events', 'outbox'])).toEqual([])
  })
})
