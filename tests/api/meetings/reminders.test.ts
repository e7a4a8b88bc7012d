import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { releaseOutboxRows } from '@/db/queries/outbox/outbox'
import { releaseHeldMails } from '@/db/queries/outbox/outbox-meeting'
import { MailRefusedError } from '@/lib/mail/refused'
import { sendMail } from '@/lib/mail/send'
import { claimMails } from '@/lib/outbox/claim-mails'
import { deliverDue } from '@/lib/outbox/deliver'
import { lease } from '@/lib/outbox/queue'
import { createLeaveToken, leaveUrl } from '@/lib/platform/tokens'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { countTimedRows, letTimePass, waitingMails } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const state = vi.hoisted((): { refusal: { isFinal: boolean } | null } => ({ refusal: null }))

vi.mock('@/lib/mail/send', async (load) => {
  const real = await load<typeof import('@/lib/mail/send')>()
  const send: typeof real.sendMail = async (mail, key, owner) => {
    if (state.refusal) throw new MailRefusedError('SMTP EENVELOPE', state.refusal.isFinal)
    return real.sendMail(mail, key, owner)
  }
  return { ...real, sendMail: vi.fn(send) }
})

const guest = new ApiClient()
const DAY = 24 * 60
const earlier = (iso: string, minutes: number) => new Date(Date.parse(iso) - minutes * MINUTE_MS).toISOString()
const tokenOf = (manageUrl: string) => manageUrl.slice(manageUrl.lastIndexOf('/') + 1)
const dueTimes = async (meetingId: string) => (await waitingMails(meetingId)).map(({ dueAt }) => dueAt)

const REMINDERS = [
  { minutesBefore: 2 * DAY, to: 'attendee' },
  { minutesBefore: 30, to: 'both', text: 'Dear {{attendee_name}}, {{page_title}} takes {{duration}}: {{manage_url}}' },
]

async function makeBooking(
  fields: object = {},
  { at = inDays(3, 10), zone = 'UTC', guests = [] as string[], language = undefined as string | undefined } = {},
) {
  const owner = await signInOwner()
  const page = await createPage(owner, { reminders: REMINDERS, step: 5, ...fields })
  const email = newEmail()
  const { body } = await book(
    page.slug,
    visitor(at, { attendeeEmail: email, userTimezone: zone, guests, ...(language && { language }) }),
  )
  const { booking, meeting } = body
  const path = `/api/bookings/${tokenOf(booking.manageUrl)}`
  const remindedOf = async (address: string) =>
    (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Reminder'))
  /** Goes to `minutes` before the start. */
  const goTo = (minutes: number) => letTimePass(booking, meeting, Date.parse(earlier(at, minutes)) - Date.now())
  return { owner, page, at, email, booking, meeting, path, remindedOf, goTo }
}

beforeEach(() => {
  state.refusal = null
  vi.mocked(sendMail).mockClear()
})

describe('reminders of a booking', () => {
  it('reads its own words in the language of the booking, and its owner the main ones', async () => {
    const translations = { de: { text: 'Bis gleich, {{attendee_name}}.' } }
    const own = { minutesBefore: 30, to: 'both', text: 'See you soon.', translations }
    const page = { textLanguage: 'en', translations: { de: { title: 'Gespräch' } }, reminders: [own] }
    const { owner, email, goTo } = await makeBooking(page, { language: 'de' })
    await goTo(30)
    const [last] = (await mailsTo(email)).slice(-1)
    expect(last?.text).toMatch(/Bis gleich, \S+/)
    expect(last?.text).not.toContain('See you soon.')
    const [told] = (await mailsTo(owner.email)).slice(-1)
    expect(told?.text).toContain('See you soon.')
  })

  it('are queued by the booking, each for its time and until the start', async () => {
    const { at, meeting } = await makeBooking()
    expect(await waitingMails(meeting.id)).toEqual([
      { template: 'booking-reminder', dueAt: earlier(at, 2 * DAY), expiresAt: at },
      { template: 'booking-reminder', dueAt: earlier(at, 30), expiresAt: at },
      { template: 'booking-reminder-notice', dueAt: earlier(at, 30), expiresAt: at },
    ])
  })

  it('name their booking, and nothing that gets old or that a new ENCRYPTION_KEY makes unreadable', async () => {
    const { booking, meeting } = await makeBooking({ followUp: { minutesAfter: 5, text: 'Thanks' } })
    // The mails of the booking itself, which nobody waits for, are sent.
    await deliverDue()
    const rows = await query<{ payload: string }>(sql`select payload from outbox
      where meeting_id = ${meeting.id}::uuid and done_at is null and next_attempt_at > now() order by next_attempt_at, template`)
    const reminder = { bookingId: booking.id, minutesBefore: 30 }
    expect(rows.map(({ payload }) => JSON.parse(payload))).toEqual([
      { bookingId: booking.id, minutesBefore: 2 * DAY },
      reminder,
      reminder,
      { bookingId: booking.id },
    ])
  })

  it('are not queued by a page without them, nor for a time that is past', async () => {
    const without = await makeBooking({ reminders: [] })
    expect(await countTimedRows(without.meeting.id)).toBe(0)
    const late = await makeBooking({}, { at: inDays(1, 23) })
    expect(await dueTimes(late.meeting.id)).toEqual([earlier(late.at, 30), earlier(late.at, 30)])
  })

  it('reach both people once, with the facts of that time in the zone of each', async () => {
    const { owner, email, booking, remindedOf, goTo } = await makeBooking({}, { zone: 'Asia/Tokyo' })
    await owner.patch('/api/settings', { fullName: 'Grace Hopper' })
    expect(await remindedOf(email)).toEqual([])
    await goTo(29)
    const [first, second] = await remindedOf(email)
    expect(first?.subject).toBe('Reminder: Intro call with Grace Hopper')
    expect(first?.text).toContain('Asia/Tokyo'.slice(5))
    expect(first?.text).toContain(booking.manageUrl)
    expect(second).toBeUndefined()
    expect((await remindedOf(owner.email)).map(({ replyTo }) => replyTo)).toEqual([expect.stringContaining(email)])
    await deliverDue()
    expect(await remindedOf(email)).toHaveLength(1)
  })

  it('carry the words of their owner, with the facts of the booking', async () => {
    const { email, booking, remindedOf, goTo } = await makeBooking({ reminders: [REMINDERS[1]] })
    await goTo(20)
    const [mail] = await remindedOf(email)
    expect(mail?.text).toContain(`Dear Vera Visitor, Intro call takes 30 minutes: ${booking.manageUrl}`)
  })

  it('carry the words of the page when they have none of their own', async () => {
    const words = { reminder: 'See {{owner_name}} at {{location}}' }
    const place = { location: 'other', locationData: { customLocation: 'Room 4' } }
    const reminders = [{ minutesBefore: 30, to: 'attendee' }]
    const { email, remindedOf, goTo } = await makeBooking({ reminders, mailTexts: words, ...place })
    await goTo(20)
    expect((await remindedOf(email))[0]?.text).toMatch(/See .+ at Room 4/)
  })

  it('stay those of the page at the time of the booking', async () => {
    const { owner, page, at, meeting } = await makeBooking()
    await owner.patch(`/api/time-slot-pages/${page.id}`, { reminders: [] })
    expect(await dueTimes(meeting.id)).toContain(earlier(at, 30))
  })

  it('follow a move, to a later and to a nearer time', async () => {
    const { at, meeting, path } = await makeBooking()
    const later = earlier(at, -3 * DAY)
    expect((await guest.post(`${path}/move`, { startTime: later })).status).toBe(200)
    expect(await dueTimes(meeting.id)).toEqual([earlier(later, 2 * DAY), earlier(later, 30), earlier(later, 30)])
    const sooner = inDays(1, 23)
    expect((await guest.post(`${path}/move`, { startTime: sooner })).status).toBe(200)
    expect(await waitingMails(meeting.id)).toEqual([
      { template: 'booking-reminder', dueAt: earlier(sooner, 30), expiresAt: sooner },
      { template: 'booking-reminder-notice', dueAt: earlier(sooner, 30), expiresAt: sooner },
    ])
  })

  it('stay where they are when a move is refused', async () => {
    const { at, meeting, path } = await makeBooking({ maxMoves: 0 })
    const rows = await waitingMails(meeting.id)
    expect((await guest.post(`${path}/move`, { startTime: earlier(at, -60) })).status).toBe(409)
    expect(await waitingMails(meeting.id)).toEqual(rows)
  })

  it('are gone with a cancellation', async () => {
    const { meeting, path } = await makeBooking()
    expect((await guest.post(`${path}/cancel`, {})).status).toBe(204)
    expect(await countTimedRows(meeting.id)).toBe(0)
  })

  it('outlive their page and go with the account', async () => {
    const { owner, page, email, meeting, remindedOf, goTo } = await makeBooking()
    expect((await owner.delete(`/api/time-slot-pages/${page.id}`)).status).toBe(204)
    await goTo(20)
    expect(await remindedOf(email)).toHaveLength(1)
    const other = await makeBooking()
    await query(sql`delete from users where email = ${other.owner.email}`)
    expect(await countTimedRows(other.meeting.id)).toBe(0)
    expect(await countTimedRows(meeting.id)).toBeGreaterThan(0)
  })

  it('that several are due after a stop arrive as one, the nearest', async () => {
    const { email, remindedOf, goTo } = await makeBooking()
    await goTo(20)
    const mails = await remindedOf(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Dear Vera Visitor')
  })

  it('are sent late after a stop, but never from the start on', async () => {
    const late = await makeBooking()
    await late.goTo(1)
    expect(await late.remindedOf(late.email)).toHaveLength(1)
    const begun = await makeBooking()
    await begun.goTo(-1)
    expect(await begun.remindedOf(begun.email)).toEqual([])
    expect(await countTimedRows(begun.meeting.id)).toBe(0)
  })

  it('are sent once by several processes, and once more only after the lease of a dead one', async () => {
    const { email, meeting, remindedOf, goTo } = await makeBooking({
      reminders: [{ minutesBefore: 30, to: 'attendee' }],
    })
    await deliverDue()
    await goTo(20)
    expect(await claimMails(database(), 4)).toMatchObject([{ meetingId: meeting.id, attempts: 1 }])
    // The process dies here.
    await deliverDue()
    expect(vi.mocked(sendMail).mock.calls.filter(([mail]) => mail.template === 'booking-reminder')).toEqual([])
    await releaseOutboxRows(database(), lease().now)
    await Promise.all([deliverDue(), deliverDue()])
    expect(await remindedOf(email)).toHaveLength(1)
    const keys = vi.mocked(sendMail).mock.calls.filter(([mail]) => mail.template === 'booking-reminder')
    expect(keys).toHaveLength(1)
  })

  it('keep one key when the transport is asked again', async () => {
    const { email, meeting, remindedOf, goTo } = await makeBooking({
      reminders: [{ minutesBefore: 30, to: 'attendee' }],
    })
    await deliverDue()
    await goTo(20)
    state.refusal = { isFinal: false }
    await deliverDue()
    state.refusal = null
    await query(
      sql`update outbox set next_attempt_at = now() where meeting_id = ${meeting.id}::uuid and done_at is null`,
    )
    expect(await remindedOf(email)).toHaveLength(1)
    const keys = vi
      .mocked(sendMail)
      .mock.calls.flatMap(([mail, key]) => (mail.template === 'booking-reminder' ? [key] : []))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('reach its guests as well, once, with their own link, and nobody who has left', async () => {
    const [stays, leaves] = [newEmail('stays'), newEmail('leaves')]
    const text = '{{attendee_name}} comes, too: {{manage_url}}'
    const fields = { maxGuests: 2, reminders: [{ minutesBefore: 30, to: 'attendee', text }] }
    const { booking, meeting, remindedOf, goTo } = await makeBooking(fields, { guests: [stays, leaves] })
    const token = createLeaveToken(booking.id, leaves)
    expect((await guest.post(`/api/guests/${token}/leave`)).status).toBe(204)
    await goTo(20)
    state.refusal = { isFinal: false }
    await deliverDue()
    state.refusal = null
    await query(
      sql`update outbox set next_attempt_at = now() where meeting_id = ${meeting.id}::uuid and done_at is null`,
    )
    const mails = await remindedOf(stays)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`Vera Visitor comes, too: ${leaveUrl(booking.id, stays)}`)
    expect(mails[0]?.text).not.toContain(booking.manageUrl)
    expect(mails[0]?.calendarFile).toBeNull()
    expect(await remindedOf(leaves)).toEqual([])
  })

  it('are no mails that their owner could send again', async () => {
    const { owner, meeting, goTo, remindedOf, email } = await makeBooking({
      reminders: [{ minutesBefore: 30, to: 'attendee' }],
    })
    await deliverDue()
    await goTo(20)
    state.refusal = { isFinal: true }
    await deliverDue()
    state.refusal = null
    const list = async () => (await owner.get('/api/meetings/all?page=1')).body as { meetings: object[] }
    expect((await list()).meetings).toMatchObject([{ id: meeting.id, undeliveredMails: 0 }])
    expect((await owner.post(`/api/meetings/${meeting.id}/retry-mails`)).status).toBe(204)
    expect(await remindedOf(email)).toEqual([])
  })

  it('wait for their own time when the video link arrives', async () => {
    const { meeting } = await makeBooking()
    const rows = await waitingMails(meeting.id)
    await releaseHeldMails(database(), meeting.id, new Date())
    await releaseOutboxRows(database(), new Date())
    expect(await waitingMails(meeting.id)).toEqual(rows)
  })

  it('are left out when the booking was moved while the mail was being taken', async () => {
    const { email, booking, at, remindedOf, goTo, meeting } = await makeBooking({
      reminders: [{ minutesBefore: 30, to: 'attendee' }],
    })
    await goTo(20)
    await query(sql`update time_slot_bookings set start_time = ${at}::timestamptz, end_time = ${earlier(at, -30)}::timestamptz,
      guard_end = ${earlier(at, -30)}::timestamptz where id = ${booking.id}::uuid`)
    expect(await remindedOf(email)).toEqual([])
    expect(await countTimedRows(meeting.id)).toBe(0)
  })
})
