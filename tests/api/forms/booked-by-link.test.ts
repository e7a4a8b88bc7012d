import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { drawAnswers } from '@/app/_plain/answers'
import { drawBooking } from '@/app/_plain/booking'
import { drawSent } from '@/app/_plain/sent'
import { drawTimes } from '@/app/_plain/times'
import type { AnswersView, BookingView, SentView, TimesView } from '@/components/visitor/plain/views'
import type { MeetingAnswers } from '@/lib/meetings/schema'
import { findBookingByToken } from '@/lib/meetings/server/booking/manage'
import { startAction, startPath, timesPath } from '@/lib/meetings/visitor/plain-links'
import { createTimedToken } from '@/lib/platform/tokens'
import { HOUR_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import type { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { newEmail, signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

/** An owner with a form that leads to a page, and a response to it. */
async function answered({ page = {}, email = newEmail('vera') } = {}) {
  const owner = await signInOwner()
  const next = await createPage(owner, page)
  const { form, ids } = await createFormWith(owner, 'text', 'email')
  expect((await owner.patch(`/api/forms/${form.id}`, { nextPageId: next.id })).status).toBe(200)
  const respond = async (more: object = {}) => {
    const { status, body } = await submit(form.slug, { responses: { [ids[0]]: 'Engines', [ids[1]]: email }, ...more })
    expect(status).toBe(201)
    return body as { id: string; responseToken?: string }
  }
  const { id, responseToken: token = '' } = await respond()
  const bookedWith = async (responseId = id) =>
    (await listResponses(owner, form.id)).find((response) => response.id === responseId)?.booking
  const bookBy = async (response: unknown, day = 3, fields: object = {}) => {
    const { status, body } = await book(next.slug, visitor(inDays(day), { attendeeEmail: email, response, ...fields }))
    expect(status).toBe(201)
    return body
  }
  return { owner, next, form, ids, email, id, token, respond, bookedWith, bookBy }
}

const answersOf = async (owner: ApiClient, meetingId: string) =>
  (await owner.get(`/api/meetings/${meetingId}/answers`)).body as MeetingAnswers
/** The answers on the page of the attendee's link. */
const shownAt = async (manageUrl: string) =>
  (await findBookingByToken(manageUrl.split('/').at(-1) ?? ''))?.answers.map(({ answer }) => answer)

describe('POST /api/schedule/{slug}/book', () => {
  describe('with the token of a response whose form leads to the page', () => {
    it('lets the response and the booking name each other, as if both were sent together', async () => {
      const { owner, id, token, bookedWith, bookBy } = await answered()
      expect(await bookedWith()).toBeUndefined()
      const { meeting } = await bookBy(token)
      expect(await bookedWith()).toEqual({
        meetingId: meeting.id,
        title: meeting.title,
        startTime: meeting.startTime,
        status: 'confirmed',
      })
      expect(await answersOf(owner, meeting.id)).toMatchObject({ answers: { response: { id } } })
      expect((await owner.get('/api/meetings/all?page=1')).body).toMatchObject({ meetings: [{ hasAnswers: true }] })
    })

    it('links a request as well, and one response to one booking only', async () => {
      const { token, bookedWith, bookBy } = await answered({ page: { approval: 'always' } })
      const { meeting } = await bookBy(token)
      const second = await bookBy(token, 4)
      expect(await bookedWith()).toMatchObject({ meetingId: meeting.id, status: 'pending' })
      expect(second.meeting.id).not.toBe(meeting.id)
    })

    it('is used by one of many at once, and blocks none of them', async () => {
      const { owner, token, bookBy } = await answered()
      const made = await Promise.all([3, 4, 5, 6].map((day) => bookBy(token, day)))
      const given = await Promise.all(made.map(({ meeting }) => answersOf(owner, meeting.id)))
      expect(given.filter(({ answers }) => answers !== null)).toHaveLength(1)
    })

    it('keeps the answers to the questions of the page apart from those before it', async () => {
      const { owner, next, id, token, email, bookBy, bookedWith } = await answered()
      const { form: asked, ids } = await createFormWith(owner, 'text')
      await owner.patch(`/api/time-slot-pages/${next.id}`, { formId: asked.id })
      const { meeting, booking } = await bookBy(token, 3, { responses: { [ids[0]]: 'By bike' } })
      const [own] = await listResponses(owner, asked.id)
      expect(own).toMatchObject({ data: { [ids[0]]: 'By bike' }, booking: { meetingId: meeting.id } })
      expect(await bookedWith()).toMatchObject({ meetingId: meeting.id })
      const both = await answersOf(owner, meeting.id)
      expect([both.answers?.response.id, both.earlier?.map(({ response }) => response.id)]).toEqual([own?.id, [id]])
      expect(await shownAt(booking.manageUrl)).toEqual(['Engines', email, 'By bike'])
    })

    it('books without a link by a token that is forged, too old, of another use, or no token', async () => {
      const { id, token, bookedWith, bookBy } = await answered()
      const now = new Date()
      const others = [
        token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
        createTimedToken('response', id, new Date(now.getTime() - 3 * HOUR_MS)),
        createTimedToken('booked', id, now),
        createTimedToken('response', '00000000-0000-7000-8000-000000000001', now),
        `${token}x`,
        'x'.repeat(5_000),
        '',
        ...[7, null, {}, [token]],
      ]
      for (const [index, other] of others.entries()) await bookBy(other, 3 + index)
      expect(await bookedWith()).toBeUndefined()
    })

    it('links nothing on another page, of another owner, or to what looks like spam', async () => {
      const { owner, form, token, respond, bookedWith, bookBy } = await answered()
      for (const person of [owner, await signInOwner()]) {
        const other = await createPage(person)
        expect((await book(other.slug, visitor(inDays(9), { response: token }))).status).toBe(201)
      }
      expect(await bookedWith()).toBeUndefined()
      const { responseToken, ...spam } = await respond({ website: 'https://spam.example' })
      await bookBy(responseToken)
      const [stored] = await listResponses(owner, form.id, '?spam=1')
      expect([stored?.id, stored?.booking]).toEqual([spam.id, undefined])
    })

    it('shows the answers to an attendee of the same address alone, for a link may be passed on', async () => {
      const { owner, id, token, respond, email, bookBy } = await answered()
      const passedOn = await bookBy(token, 3, { attendeeEmail: newEmail('friend') })
      expect(await shownAt(passedOn.booking.manageUrl)).toEqual([])
      expect((await answersOf(owner, passedOn.meeting.id)).answers?.response.id).toBe(id)
      const own = await bookBy((await respond()).responseToken, 4)
      expect(await shownAt(own.booking.manageUrl)).toEqual(['Engines', email])
    })

    it('answers a repeat under the same key with the first booking, whatever its token', async () => {
      const { next, token, email, bookedWith } = await answered()
      const body = visitor(inDays(3), { attendeeEmail: email })
      const key = { 'idempotency-key': 'one' }
      const first = await book(next.slug, { ...body, response: token }, key)
      const second = await book(next.slug, body, key)
      expect([first.status, second.status, second.body.booking.id]).toEqual([201, 201, first.body.booking.id])
      expect(await bookedWith()).toMatchObject({ meetingId: first.body.meeting.id })
    })

    it('counts as a change of the response for programs that ask what is new', async () => {
      const { owner, form, id, token, bookBy } = await answered()
      await query(sql`update form_responses set created_at = now() - interval '1 hour' where id = ${id}::uuid`)
      const since = new Date(Date.now() - 60_000).toISOString()
      const path = `?updatedSince=${since}`
      expect(await listResponses(owner, form.id, path)).toEqual([])
      await bookBy(token)
      expect(await listResponses(owner, form.id, path)).toMatchObject([{ id }])
    })
  })
})

describe('POST /api/public/forms/{slug}/submit', () => {
  it('names the response to the page that follows, and to no other', async () => {
    const { owner, form, token, respond } = await answered()
    expect(token).toMatch(/^[\w-]{48}$/)
    await owner.patch(`/api/forms/${form.id}`, { nextPageId: null })
    expect(Object.keys(await respond())).toEqual(['id'])
  })
})

describe('the pages without scripts', () => {
  it('lead from the thanks of a form to a booking that its response names', async () => {
    const { owner, next, form, ids, email } = await answered()
    const fields = { [ids[0]]: 'Without scripts', [ids[1]]: email, seen: ids.join(' ') }
    const posted = await visitPlain<AnswersView>(drawAnswers, { slug: form.slug }, { fields })
    const asked = new URL(posted.location ?? '', 'http://localhost').searchParams
    const thanks = await visitPlain<SentView>(drawSent, { slug: form.slug }, { query: Object.fromEntries(asked) })
    const response = thanks.props.nextPage?.response ?? ''
    const times = await visitPlain<TimesView>(drawTimes, { slug: next.slug }, { query: { response } })
    const { choices } = times.props
    const start = inDays(3)
    for (const path of [timesPath(choices), startPath(choices, start), startAction(choices, start)]) {
      expect(new URL(path, 'http://localhost').searchParams.get('response')).toBe(response)
    }
    const booked = await visitPlain<BookingView>(
      drawBooking,
      { slug: next.slug, start },
      { query: { response }, fields: { attendeeName: 'Vera', attendeeEmail: email, timezone: 'UTC' } },
    )
    expect(booked.location).toMatch(/^\/success\?booking=/)
    const linked = (await listResponses(owner, form.id)).filter(({ booking }) => booking)
    expect(linked).toMatchObject([{ data: { [ids[0]]: 'Without scripts' }, booking: { startTime: start } }])
  })
})
