import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { deliverDue } from '@/lib/outbox/deliver'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createBooking } from '@/tests/support/factories/bookings'
import { createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { addTimeOff } from '@/tests/support/factories/time-off'

vi.hoisted(() => Object.assign(process.env, { LIMIT_MAILS_RECIPIENT: '3/3600', LIMIT_MAILS_OWNER: '10/86400' }))
// Mails leave when a test says so.
vi.mock('@/lib/outbox/wake', () => ({ wakeOutbox: vi.fn(), wakeEvents: vi.fn(), wakeWebhooks: vi.fn() }))

const guest = new ApiClient()
const newPage = async () => createPage(await signInOwner())
const isToGuest = ({ template }: { template: string }) => !template.endsWith('-notice')
const bookAs = async (attendeeEmail: string, day = 3, slug?: string) =>
  book(slug ?? (await newPage()).slug, visitor(inDays(day), { attendeeEmail }))
const cancel = (manageUrl: string) => guest.post(`/api/bookings/${manageUrl.split('/b/')[1]}/cancel`, {})
const subjects = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject.split(':')[0])
/** Mails of the meeting that have not left, by when they may. */
const waiting = (meetingId: string) =>
  query<{ template: string; minutes: number; heldFor: string | null }>(sql`
    select template, round(extract(epoch from next_attempt_at - now()) / 60)::int as minutes, held_for as "heldFor"
    from outbox where meeting_id = ${meetingId} and done_at is null order by template`)
/** Moves the rate limits and pending mails back, as if so many minutes had passed. */
const passMinutes = async (minutes: number) => {
  const shift = sql`interval '1 minute' * ${minutes}::int`
  await query(sql`update recipient_mail_counts set ends_at = ends_at - ${shift}`)
  await query(sql`update outbox set next_attempt_at = next_attempt_at - ${shift} where done_at is null`)
}

describe('limits of mails', () => {
  describe('offers of times', () => {
    it('count as every mail to their guest and wait beyond the limit; a move or a cancellation takes their place', async () => {
      const email = newEmail('target')
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      const booked = await Promise.all([4, 5, 6].map((day) => bookAs(email, day, slug)))
      await subjects(email)
      const [from, to] = [inDays(4), inDays(5)].map(dateOf)
      const { id } = await addTimeOff(owner, { from, to })
      const ids = booked.slice(0, 2).map(({ body }) => body.meeting.id)
      expect((await owner.post(`/api/time-off/${id}/offers`, { meetings: ids })).status).toBe(200)
      const offer = { template: 'booking-offer', minutes: 60, heldFor: 'recipient' }
      for (const meeting of ids) expect((await waiting(meeting)).filter(isToGuest)).toEqual([offer])
      await owner.post(`/api/meetings/${ids[0]}/move`, { startTime: inDays(9) })
      await owner.post(`/api/meetings/${ids[1]}/cancel`, {})
      const left = (await Promise.all(ids.map(waiting))).flat().filter(isToGuest)
      expect(left.map(({ template }) => template)).toEqual(['booking-moved', 'cancellation'])
    })
  })

  describe('mails that visitors cause to one address', () => {
    it('end at its limit over all owners, however it is spelled; beyond it nothing is booked', async () => {
      const email = newEmail('target')
      for (const spelling of [email, email.toUpperCase(), email.replace('@', '+more@')]) {
        expect((await bookAs(spelling)).status).toBe(201)
      }
      const { slug } = await newPage()
      const refused = await bookAs(email, 3, slug)
      expect(refused.status).toBe(429)
      expect(refused.body.message).toMatch(/^This address has received too many emails/)
      expect(refused.body).toMatchObject({ code: 'recipient_mail_limit' })
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(3_500)
      expect(seconds).toBeLessThanOrEqual(3_600)
      expect(
        await query(
          sql`select 1 from meetings where user_id = (select user_id from time_slot_pages where slug = ${slug})`,
        ),
      ).toEqual([])
      expect((await bookAs(newEmail('other'), 3, slug)).status).toBe(201)
      await passMinutes(61)
      expect((await bookAs(email, 4, slug)).status).toBe(201)
    })

    it('end at its limit for bookings of one moment as well', async () => {
      const email = newEmail('target')
      const pages = await Promise.all(Array.from({ length: 8 }, newPage))
      const answers = await Promise.all(pages.map(({ slug }) => bookAs(email, 3, slug)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429, 429, 429])
    })

    it('are counted by what is booked: not by a slot that was taken, nor by a repeat, which is answered as before', async () => {
      const email = newEmail('target')
      const { slug } = await newPage()
      const body = visitor(inDays(3), { attendeeEmail: email })
      const first = await book(slug, body, { 'Idempotency-Key': 'the-first' })
      for (let turn = 0; turn < 4; turn += 1) expect((await bookAs(email, 3, slug)).status).toBe(409)
      for (let turn = 0; turn < 4; turn += 1) {
        expect(await book(slug, body, { 'Idempotency-Key': 'the-first' })).toMatchObject({
          status: 201,
          body: first.body,
        })
      }
      const race = await Promise.all(Array.from({ length: 6 }, () => bookAs(email, 4, slug)))
      expect(race.filter(({ status }) => status === 201)).toHaveLength(1)
      expect((await bookAs(email, 5, slug)).status).toBe(201)
      expect((await bookAs(email, 6, slug)).status).toBe(429)
      expect(await book(slug, body, { 'Idempotency-Key': 'the-first' })).toMatchObject({
        status: 201,
        body: first.body,
      })
    })

    it('are told apart from the limits of the page, whichever is reached, and take none of its places', async () => {
      const email = newEmail('target')
      const owner = await signInOwner()
      const limits = (['day', 'week', 'month'] as const).map((per) => ({ per, max: 2 }))
      const { id, slug } = await createPage(owner, { limits })
      const used = () => query(sql`select used from page_booking_counts where page_id = ${id}`)
      for (let turn = 0; turn < 3; turn += 1) expect((await bookAs(email)).status).toBe(201)
      const day = 40
      expect(await bookAs(email, day, slug)).toMatchObject({ status: 429, body: { code: 'recipient_mail_limit' } })
      expect(await used()).toEqual([])
      expect((await book(slug, visitor(inDays(day, 8), { attendeeEmail: newEmail('first') }))).status).toBe(201)
      expect(await bookAs(email, day, slug)).toMatchObject({ status: 429, body: { code: 'recipient_mail_limit' } })
      expect((await book(slug, visitor(inDays(day, 10), { attendeeEmail: newEmail('other') }))).status).toBe(201)
      expect(await used()).toEqual([{ used: 2 }, { used: 2 }, { used: 2 }])
      // Both limits are reached: the page's is the one that another address would meet as well.
      expect(await bookAs(email, day, slug)).toMatchObject({ status: 409, body: { code: 'limit' } })
      expect(await bookAs(newEmail('other'), day, slug)).toMatchObject({ status: 409, body: { code: 'limit' } })
    })

    it('are told apart from the limits of the page when both are reached by bookings of one moment', async () => {
      const email = newEmail('target')
      const { id, slug } = await createPage(await signInOwner(), { limits: [{ per: 'day', max: 4 }] })
      const starts = Array.from({ length: 14 }, (_, hour) => inDays(3, hour + 8))
      const answers = await Promise.all(
        starts.map((start, index) =>
          book(slug, visitor(start, index % 2 ? { attendeeEmail: newEmail('other') } : { attendeeEmail: email })),
        ),
      )
      const outcomes = answers.map(({ status, body }) =>
        status === 201 ? 'booked' : `${status} ${(body as unknown as { code: string }).code}`,
      )
      const known = ['booked', '409 limit', '429 recipient_mail_limit']
      expect(outcomes.filter((outcome) => !known.includes(outcome))).toEqual([])
      expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(4)
      expect(await query(sql`select used from page_booking_counts where page_id = ${id}`)).toEqual([{ used: 4 }])
    })

    it('are kept under a name that tells nobody the address', async () => {
      const email = newEmail('secret')
      await bookAs(email)
      const keys = await query<{ key: string }>(sql`select key from recipient_mail_counts`)
      for (const { key } of keys) expect(key).toMatch(/^[\w-]{43}$/)
    })

    it('count what the owner sends, which is done: its mail waits, and shows the last state then', async () => {
      const owner = await signInOwner()
      const email = newEmail('invited')
      const page = await createPage(owner)
      const ids = []
      for (let day = 3; day < 6; day += 1) ids.push((await createMeeting(owner, meeting([email], day))).id)
      await deliverDue()
      expect((await bookAs(email, 9, page.slug)).status).toBe(429)
      const own = await createBooking(owner, page.id, visitor(inDays(9), { attendeeEmail: email }))
      expect(await waiting(own.meeting.id)).toMatchObject([
        { template: 'booking-confirmation', minutes: 60, heldFor: 'recipient' },
        { template: 'booking-notice', minutes: 0, heldFor: null },
      ])
      for (const title of ['Second', 'Third']) {
        expect((await owner.put(`/api/meetings/${ids[0]}`, { ...meeting([email]), title })).status).toBe(200)
      }
      await deliverDue()
      expect(await waiting(ids[0] ?? '')).toEqual([{ template: 'meeting-update', minutes: 60, heldFor: 'recipient' }])
      expect(await subjects(email)).toEqual(['Invitation', 'Invitation', 'Invitation'])
      await passMinutes(61)
      const late = (await mailsTo(email)).slice(3).map(({ subject }) => subject)
      expect(late.sort()).toEqual([expect.stringMatching(/^Confirmed: /), 'Updated: Third'])
    })
  })

  describe('a booking that is cancelled', () => {
    it('before its confirmation has left is told to nobody', async () => {
      const owner = await signInOwner()
      const email = newEmail('vera')
      const { slug } = await createPage(owner)
      const { body } = await bookAs(email, 3, slug)
      expect((await cancel(body.booking.manageUrl)).status).toBe(204)
      expect(await waiting(body.meeting.id)).toEqual([])
      expect(await subjects(email)).toEqual([])
      expect(await subjects(owner.email)).toEqual([])
    })

    it('by its owner before that is told to nobody either', async () => {
      const owner = await signInOwner()
      const email = newEmail('vera')
      const { body } = await bookAs(email, 3, (await createPage(owner)).slug)
      expect((await owner.post(`/api/meetings/${body.meeting.id}/cancel`, {})).status).toBe(200)
      expect(await subjects(email)).toEqual([])
    })

    it('after that is told at the latest when its address may get mails again, and counts there', async () => {
      const email = newEmail('target')
      const booked = []
      for (let turn = 0; turn < 3; turn += 1) booked.push((await bookAs(email)).body)
      await deliverDue()
      for (const { booking } of booked) expect((await cancel(booking.manageUrl)).status).toBe(204)
      for (const { meeting } of booked) {
        await deliverDue()
        expect(await waiting(meeting.id)).toEqual([{ template: 'cancellation', minutes: 60, heldFor: 'recipient' }])
      }
      expect(await subjects(email)).toEqual(['Confirmed', 'Confirmed', 'Confirmed'])
      await passMinutes(61)
      expect((await subjects(email)).slice(3)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
      // Those three were all that the new window takes.
      expect((await bookAs(email)).status).toBe(429)
      await passMinutes(60)
      expect((await bookAs(email)).status).toBe(201)
    })

    it('beyond one window waits for the one after it', async () => {
      const email = newEmail('target')
      const booked = []
      for (let turn = 0; turn < 5; turn += 1) {
        booked.push((await bookAs(email)).body)
        if (turn === 2) await passMinutes(61)
      }
      await deliverDue()
      for (const { booking } of booked) await cancel(booking.manageUrl)
      const due = await Promise.all(
        booked.map(
          async ({ meeting }) =>
            (await waiting(meeting.id)).find(({ template }) => template === 'cancellation')?.minutes,
        ),
      )
      // Two were booked in this hour: one more mail fits into it.
      expect(due).toEqual([0, 60, 60, 60, 120])
    })

    it('by its owner counts and waits as one by its attendee, and its owner sees that', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      const email = newEmail('target')
      const { body } = await bookAs(email, 3, slug)
      await bookAs(email, 4, slug)
      await bookAs(email, 5, slug)
      await deliverDue()
      expect((await owner.post(`/api/meetings/${body.meeting.id}/cancel`, {})).status).toBe(200)
      await deliverDue()
      expect(await waiting(body.meeting.id)).toEqual([{ template: 'cancellation', minutes: 60, heldFor: 'recipient' }])
      const { body: told } = await owner.get('/api/meetings/waiting-mails')
      expect(told).toEqual({ people: 1, until: expect.any(String) })
      await passMinutes(61)
      expect((await subjects(email)).at(-1)).toBe('Cancelled')
      expect((await owner.get('/api/meetings/waiting-mails')).body).toEqual({ people: 0, until: null })
    })
  })

  it('say how long a deletion of the account would mail, also one person alone', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const attendeeEmail = newEmail('weekly')
    for (let day = 3; day < 7; day += 1) await createBooking(owner, page.id, visitor(inDays(day), { attendeeEmail }))
    const { body } = await owner.get('/api/account/farewell')
    const { people, until } = body as { people: number; until: string }
    expect(people).toBe(1)
    expect(Math.round((Date.parse(until) - Date.now()) / MINUTE_MS)).toBe(60)
  })

  describe('a booking that is moved', () => {
    const move = (owner: ApiClient, id: string, hour: number) =>
      owner.post(`/api/meetings/${id}/move`, { startTime: inDays(4, hour), reason: `Reason ${hour}` })

    it('by its owner again and again is mailed within the limit; one mail tells the last state', async () => {
      const owner = await signInOwner()
      const email = newEmail('target')
      const { slug } = await createPage(owner)
      const { body } = await book(slug, visitor(inDays(3), { attendeeEmail: email, userTimezone: 'UTC' }))
      for (let hour = 1; hour <= 6; hour += 1) {
        await deliverDue()
        expect((await move(owner, body.meeting.id, hour)).status).toBe(200)
      }
      await deliverDue()
      expect(await subjects(email)).toEqual(['Confirmed', 'New time', 'New time'])
      await passMinutes(61)
      const last = (await mailsTo(email)).at(-1)
      expect(await subjects(email)).toHaveLength(4)
      // From the time that was told last, with the last words.
      expect(last?.text).toMatch(/Before: .* 02:00.*\nWhen: .* 06:00/)
      expect(last?.text).toContain('Reason 6')
      expect(last?.text).not.toContain('Reason 5')
    })

    it('before its confirmation has left is confirmed at its new time', async () => {
      const owner = await signInOwner()
      const email = newEmail('vera')
      const { slug } = await createPage(owner)
      const { body } = await book(slug, visitor(inDays(3), { attendeeEmail: email, userTimezone: 'UTC' }))
      expect((await move(owner, body.meeting.id, 6)).status).toBe(200)
      expect(await subjects(email)).toEqual(['Confirmed'])
      const [mail] = await mailsTo(email)
      expect(mail?.text).toMatch(/When: .* 06:00/)
      expect(mail?.text).not.toContain('Before:')
      expect(await subjects(owner.email)).toEqual(['New booking'])
    })

    it('there and back before that was told is told to nobody', async () => {
      const owner = await signInOwner()
      const email = newEmail('vera')
      const { body } = await bookAs(email, 4, (await createPage(owner)).slug)
      await deliverDue()
      for (const hour of [8, 12]) expect((await move(owner, body.meeting.id, hour)).status).toBe(200)
      expect(await subjects(email)).toEqual(['Confirmed'])
    })

    it('by its attendee is refused beyond the limit of the address', async () => {
      const email = newEmail('target')
      const { body } = await bookAs(email, 3)
      for (const day of [4, 5]) expect((await bookAs(email, day)).status).toBe(201)
      const token = body.booking.manageUrl.split('/b/')[1]
      expect(await guest.post(`/api/bookings/${token}/move`, { startTime: inDays(6) })).toMatchObject({
        status: 429,
        body: { code: 'recipient_mail_limit' },
      })
    })
  })

  const invite = async (owner: ApiClient, attendees: string[], day = 3) =>
    (await owner.post('/api/meetings', meeting(attendees, day))).status
  const meeting = (attendees: string[], day = 3) => ({
    title: 'Call',
    startTime: inDays(day),
    endTime: inDays(day, 13),
    location: 'custom',
    attendees,
    notifyAttendees: true,
  })
  const people = (count: number) => Array.from({ length: count }, () => newEmail('guest'))

  describe('the mails of an owner', () => {
    it('that responses to forms cause leave a fifth of the budget to bookings', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      await owner.patch(`/api/forms/${form.id}`, { notify: 'each' })
      for (let turn = 0; turn < 12; turn += 1) {
        expect((await submit(form.slug, { responses: {} })).status).toBe(201)
      }
      const notices = async () => (await subjects(owner.email)).filter((subject) => subject === 'New response')
      expect(await notices()).toHaveLength(8)
      const { slug } = await createPage(owner)
      for (const day of [3, 4]) expect((await bookAs(newEmail('vera'), day, slug)).status).toBe(201)
      expect((await bookAs(newEmail('vera'), 5, slug)).status).toBe(429)
    })

    it('are refused above the budget when they are queued, with a sentence, and nothing is changed', async () => {
      const owner = await signInOwner()
      const { id } = await createMeeting(owner, meeting(people(6)))
      const sentence =
        /^Your account has reached its email limit: 10 until \d{4}-\d\d-\d\d \d\d:\d\d UTC\. 4 left, and this needs 6 emails\./
      const refusals = [
        await owner.post('/api/meetings', meeting(people(6), 4)),
        await owner.put(`/api/meetings/${id}`, { ...meeting([]), attendees: undefined, title: 'Later' }),
        await owner.delete(`/api/meetings/${id}?notifyAttendees=true`),
      ]
      for (const { status, body } of refusals) {
        expect(status).toBe(409)
        expect((body as { message: string }).message).toMatch(sentence)
      }
      expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ title: 'Call' })
      expect(
        await query(sql`select 1 from meetings where user_id = (select user_id from meetings where id = ${id})`),
      ).toHaveLength(1)
      expect(await invite(owner, people(4), 5)).toBe(201)
      expect(await owner.post('/api/settings/test-mail')).toMatchObject({ status: 409 })
      expect(await invite(owner, [], 6)).toBe(201)
      expect((await owner.delete(`/api/meetings/${id}`)).status).toBe(204)
    })

    it('count each guest of a booking, and refuse it as a whole', async () => {
      const { slug } = await createPage(await signInOwner(), { maxGuests: 10 })
      const bringing = (count: number, hour: number) => {
        const guests = Array.from({ length: count }, () => newEmail('guest'))
        return book(slug, visitor(inDays(3, hour), { attendeeEmail: newEmail('vera'), guests }))
      }
      expect(await bringing(10, 1)).toMatchObject({ status: 429, body: { code: 'page_mail_limit' } })
      expect((await bringing(7, 1)).status).toBe(201)
      expect(await bringing(2, 3)).toMatchObject({ status: 429, body: { code: 'page_mail_limit' } })
      expect((await bringing(1, 3)).status).toBe(201)
    })

    it('are told apart from the limits of a page, which end it for everybody', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner, { limits: [{ per: 'month', max: 11 }] })
      const at = (hour: number) => book(slug, visitor(inDays(3, hour), { attendeeEmail: newEmail('vera') }))
      for (let hour = 1; hour < 6; hour += 1) expect((await at(hour)).status).toBe(201)
      // Each booking is a confirmation and a notice.
      await deliverDue()
      expect(await at(8)).toMatchObject({ status: 429, body: { code: 'page_mail_limit' } })
    })

    it('that strangers cause have a budget of their own, beyond which a booking is refused and a cancellation is not', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      expect(await invite(owner, people(10))).toBe(201)
      const booked = []
      for (let day = 4; day < 9; day += 1) booked.push((await bookAs(newEmail('vera'), day, slug)).body)
      // Five confirmations and five notices.
      await deliverDue()
      const refused = await bookAs(newEmail('vera'), 20, slug)
      expect(refused.status).toBe(429)
      expect(refused.body.message).toMatch(/^This page has sent as many emails/)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000)
      expect((await cancel(booked[0]?.booking.manageUrl ?? '')).status).toBe(204)
      expect((await owner.post(`/api/meetings/${booked[1]?.meeting.id}/cancel`, {})).status).toBe(200)
      await deliverDue()
      for (const index of [0, 1]) {
        const mails = await waiting(booked[index]?.meeting.id ?? '')
        expect(mails[0]).toEqual({ template: 'cancellation', minutes: 1440, heldFor: 'budget' })
      }
      // The form still accepts responses. Their notice is sent at the end of the hour.
      const { form } = await createFormWith(owner, 'text')
      await owner.patch(`/api/forms/${form.id}`, { notify: 'each' })
      expect((await submit(form.slug, { responses: {} })).status).toBe(201)
      expect((await subjects(owner.email)).at(-1)).not.toBe('New response')
      expect(
        await query(sql`select held_for from outbox where template = 'form-response' and done_at is null
        and user_id = (select id from users where email = ${owner.email})`),
      ).toEqual([{ held_for: 'hour' }])
      // On another page of the same owner as well, and not on anybody else's.
      expect((await bookAs(newEmail('vera'), 20, (await createPage(owner)).slug)).status).toBe(429)
      expect((await bookAs(newEmail('vera'), 20)).status).toBe(201)
    })
  })
})
