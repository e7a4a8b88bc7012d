import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { drawLeave } from '@/app/_plain/leave'
import { database } from '@/db/client'
import { noteOpenedFromMail } from '@/lib/meetings/server/booking/opened-from-mail'
import { deliverDue } from '@/lib/outbox/deliver'
import { forNewPeople } from '@/lib/outbox/new-people'
import { continueLeaving } from '@/lib/people/server/leave-account'
import type { ImportPlan } from '@/lib/portability/api-shapes'
import { DAY_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import type { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { letTimePass } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { booking as sample } from '@/tests/support/mail/samples'
import { downloadOf, exportOf } from '@/tests/support/portability/account'
import { type Archive, linesIn, withLines, writeArchive } from '@/tests/support/portability/archive'

vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS_NEW_PEOPLE: '2/86400', LIMIT_MAILS_OWNER: '500/86400' }))
// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

const EVIL = 'Pay at https://evil.example now'
let archive: Archive
/** Of the last import. */
let reminders: number
beforeAll(async () => {
  const owner = await signInOwner()
  const { slug } = await createPage(owner, { maxGuests: 2 })
  expect((await book(slug, visitor(inDays(5)))).status).toBe(201)
  archive = await exportOf(owner)
})
afterEach(() => query(sql`delete from outbox`))

/** A zip in which people were made up: one booking a day. */
function madeUp(people: { email: string; guests?: string[] }[]): Archive {
  const [booking] = linesIn(archive, 'bookings')
  const [meeting] = linesIn(archive, 'meetings')
  const rows = people.map(({ email, guests = [] }, index) => {
    const id = randomUUID()
    const [start, end] = [inDays(20 + index), inDays(20 + index, 13)]
    const times = { startTime: start, endTime: end, guardStart: start, guardEnd: end }
    const booked = {
      ...booking,
      ...times,
      id,
      occurrenceId: id,
      attendeeName: EVIL,
      attendeeEmail: email,
      guests,
      reminders: [{ minutesBefore: 60, to: 'attendee', text: EVIL }],
    }
    const facts = { title: EVIL, description: EVIL, location: 'custom', locationData: { customLocation: EVIL } }
    const held = { ...meeting, ...facts, id: randomUUID(), bookingId: id, startTime: start, endTime: end }
    return { booked, held: { ...held, attendees: [email, ...guests] } }
  })
  const bookings = rows.map(({ booked }) => booked)
  const meetings = rows.map(({ held }) => held)
  return withLines(withLines(archive, 'bookings', bookings), 'meetings', meetings)
}

async function importedBy(owner: ApiClient, zip: Buffer, search = ''): Promise<string[]> {
  const { status, body: plan } = await owner.post(`/api/import${search}`, undefined, { raw: new Uint8Array(zip) })
  expect(status).toBe(200)
  reminders = (plan as ImportPlan).reminders
  const { body } = await owner.get(`/api/meetings/all?page=1&order=asc&from=${inDays(19)}`)
  return (body as { meetings: { id: string }[] }).meetings.map(({ id }) => id)
}

/** An owner with such a zip, and the ids of the meetings. */
async function importer(people: Parameters<typeof madeUp>[0], search = '') {
  const owner = await signInOwner()
  await owner.patch('/api/settings', { fullName: EVIL })
  return { owner, ids: await importedBy(owner, await writeArchive(madeUp(people)), search) }
}

const move = (owner: ApiClient, id: string | undefined, hour: number) =>
  owner.post(`/api/meetings/${id}/move`, { startTime: inDays(20, hour), reason: EVIL })
const allOf = ({ subject, html, text, fromAddress, calendarFile }: Awaited<ReturnType<typeof mailsTo>>[number]) =>
  [subject, html, text, fromAddress, calendarFile].join('\n')
/** As if so many days had passed for the mails of an account. */
const passDays = async (days: number) => {
  const shift = sql`interval '1 day' * ${days}::int`
  await query(sql`update outbox set next_attempt_at = next_attempt_at - ${shift}, expires_at = expires_at - ${shift}`)
  await query(sql`update owner_mail_counts set new_people_ends_at = new_people_ends_at - ${shift}`)
}

describe('people of bookings that an import brought', () => {
  it('are told of changes without a word of the owner or of the zip', async () => {
    const [email, friend] = [newEmail('victim'), newEmail('friend')]
    const { owner, ids } = await importer([{ email, guests: [friend] }])
    expect((await move(owner, ids[0], 8)).status).toBe(200)
    for (const address of [email, friend]) {
      const [mail] = await mailsTo(address)
      expect(mail?.subject).toMatch(/Meeting/)
      expect(allOf(mail as NonNullable<typeof mail>)).not.toContain('evil')
      expect(mail?.text).toContain(owner.email)
    }
    expect((await owner.post(`/api/meetings/${ids[0]}/cancel`, { reason: EVIL })).status).toBe(200)
    const last = (await mailsTo(email)).at(-1)
    expect(last?.subject).toBe(`Cancelled: Meeting with ${owner.email}`)
    expect(allOf(last as NonNullable<typeof last>)).not.toContain('evil')
  })

  it('are told nothing of a hand-over, which is a matter of names', async () => {
    const email = newEmail('victim')
    const { ids } = await importer([{ email }])
    const [about] = await query<{ ownerId: string; bookingId: string }>(
      sql`select user_id as "ownerId", booking_id as "bookingId" from meetings where id = ${ids[0]}::uuid`,
    )
    const props = { ...sample, attendeeEmail: email, replaced: { from: EVIL, to: EVIL } }
    const mailed = (template: 'booking-reassigned' | 'booking-moved') =>
      forNewPeople(database(), [{ template, props }], about as NonNullable<typeof about>, new Date())
    expect(await mailed('booking-reassigned')).toMatchObject([{ mail: null }])
    expect(await mailed('booking-moved')).toMatchObject([{ mail: { props: { isBare: true } } }])
  })

  it('are mailed a few a day for the first time; the others wait, and a deletion of the account waits for them', async () => {
    const people = Array.from({ length: 5 }, () => ({ email: newEmail('victim') }))
    const { owner } = await importer(people)
    const { id } = (await owner.get('/api/user')).body as { id: string }
    const told = { people: 5, until: expect.any(String) }
    const { body: plan } = await owner.get('/api/account/farewell')
    expect(plan).toEqual(told)
    const days = (Date.parse((plan as { until: string }).until) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(1.9)
    expect(days).toBeLessThan(2.1)
    const left = await owner.send('DELETE', '/api/account', { body: { confirm: owner.email } })
    expect(left).toMatchObject({ status: 200, body: told })
    const counts = async () =>
      (await Promise.all(people.map(({ email }) => mailsTo(email)))).map(({ length }) => length)
    // Those whose booking comes first.
    expect(await counts()).toEqual([1, 1, 0, 0, 0])
    const exists = async () => (await query(sql`select 1 from users where id = ${id}::uuid`)).length === 1
    const afterGrace = new Date(Date.now() + 7 * DAY_MS + 60_000)
    await continueLeaving(afterGrace, undefined, id)
    expect(await exists()).toBe(true)
    await passDays(1)
    expect(await counts()).toEqual([1, 1, 1, 1, 0])
    await passDays(1)
    expect(await counts()).toEqual([1, 1, 1, 1, 1])
    await continueLeaving(afterGrace, undefined, id)
    expect(await exists()).toBe(false)
  })

  it('count once, and later mails to them do not overtake the first', async () => {
    const [first, second, third] = [newEmail('a'), newEmail('b'), newEmail('c')]
    const { owner, ids } = await importer([first, first, second, third, third].map((email) => ({ email })))
    for (const id of ids) expect((await owner.post(`/api/meetings/${id}/cancel`, {})).status).toBe(200)
    expect((await mailsTo(first)).length).toBe(2)
    expect((await mailsTo(second)).length).toBe(1)
    expect((await mailsTo(third)).length).toBe(0)
    expect((await owner.get('/api/meetings/waiting-mails')).body).toMatchObject({ people: 1 })
    await passDays(1)
    expect((await mailsTo(third)).length).toBe(2)
  })

  it('are no strangers once they have opened a link of a mail, which their owner cannot know', async () => {
    const [email, friend] = [newEmail('vera'), newEmail('friend')]
    const { owner, ids } = await importer([{ email, guests: [friend] }])
    const { body } = await move(owner, ids[0], 8)
    const { booking } = body as { booking: { manageUrl: string } }
    const markIn = async (address: string) =>
      /\?from=([\w-]{43})/.exec((await mailsTo(address)).at(-1)?.text ?? '')?.[1]
    expect(new URL(booking.manageUrl).search).toBe('')
    await noteOpenedFromMail(
      (await markIn(email))?.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')),
      new Date(),
    )
    await move(owner, ids[0], 9)
    expect((await mailsTo(email)).at(-1)?.subject).not.toContain('evil')
    await noteOpenedFromMail(await markIn(email), new Date())
    const [, token = '', from = ''] =
      /b\/([\w-]+)\/leave\?from=([\w-]+)/.exec((await mailsTo(friend)).at(-1)?.text ?? '') ?? []
    expect((await visitPlain(drawLeave, { token }, { query: { from } })).status).toBe(200)
    await move(owner, ids[0], 10)
    for (const address of [email, friend]) expect((await mailsTo(address)).at(-1)?.subject).toContain('evil')
  })

  it('are reminded if the import was asked for that, within the same limits and without a word', async () => {
    const people = [{ email: newEmail('a'), guests: [newEmail('b')] }, { email: newEmail('c') }]
    const quiet = await importer([{ email: newEmail('d') }])
    expect(reminders).toBe(1)
    const { ids } = await importer(people, '?reminders=1')
    expect(reminders).toBe(2)
    for (const [index, id] of [...ids, ...quiet.ids].entries()) {
      const [booked] = await query<{ id: string; ms: number }>(sql`select b.id,
        extract(epoch from b.start_time - now() - interval '50 minutes')::float8 * 1000 as ms
        from meetings m join time_slot_bookings b on b.id = m.booking_id where m.id = ${id}::uuid`)
      const booking = { id: booked?.id ?? '' }
      await letTimePass(booking, { id }, booked?.ms ?? 0)
      await deliverDue()
      // Out of the way of the next one.
      await letTimePass(booking, { id }, (index + 1) * DAY_MS)
    }
    const [first, friend, second] = [people[0]?.email, people[0]?.guests?.[0], people[1]?.email].map((one) => one ?? '')
    const mails = [...(await mailsTo(first ?? '')), ...(await mailsTo(friend ?? '')), ...(await mailsTo(second ?? ''))]
    // Two people a day: the third would learn of it too late.
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Reminder: Meeting with /),
      expect.stringMatching(/^Reminder: Meeting with /),
    ])
    for (const mail of mails) expect(allOf(mail)).not.toContain('evil')
  })

  it('are none where they have booked here, or the zip is one that this server wrote', async () => {
    const email = newEmail('vera')
    const source = await signInOwner()
    const { slug } = await createPage(source, { title: 'Kit' })
    expect((await book(slug, visitor(inDays(21), { attendeeEmail: email }))).status).toBe(201)
    await deliverDue()
    const other = await signInOwner()
    const [id] = await importedBy(other, await downloadOf(source))
    await move(other, id, 8)
    expect((await mailsTo(email)).at(-1)?.subject).toMatch(/^New time: Kit with /)
    const { owner, ids } = await importer([{ email }])
    await move(owner, ids[0], 8)
    expect((await mailsTo(email)).at(-1)?.subject).toContain('evil')
  })

  it('stay strangers in a zip that this server wrote of what was made up', async () => {
    const email = newEmail('victim')
    const { owner } = await importer([{ email }])
    const other = await signInOwner()
    const [id] = await importedBy(other, await downloadOf(owner))
    await move(other, id, 8)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toMatch(/Meeting/)
    expect(allOf(mail as NonNullable<typeof mail>)).not.toContain('evil')
  })
})
