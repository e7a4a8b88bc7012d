import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FormResponse } from '@/lib/forms/form'
import { createToken } from '@/lib/platform/tokens'
import { MINUTE_MS } from '@/lib/scheduling/units'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { countTimedRows, letTimePass, waitingMails } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const TEXT = 'Thank you, {{attendee_name}}!'

/** A booking on a page that follows up half an hour after the end, with a published form. */
async function makeBooking({ hasForm = true } = {}) {
  const owner = await signInOwner()
  const form = await createForm(owner)
  const question = await addQuestion(owner, form.id, 'text')
  const followUp = { minutesAfter: 30, text: TEXT, ...(hasForm && { formId: form.id }) }
  const page = await createPage(owner, { followUp })
  const email = newEmail()
  const { booking, meeting } = (await book(page.slug, visitor(inDays(3, 10), { attendeeEmail: email }))).body
  let passed = 0
  /** Goes to `minutes` after the end. */
  const goTo = async (minutes: number) => {
    const ms = Date.parse(booking.endTime) + minutes * MINUTE_MS - Date.now()
    await letTimePass(booking, meeting, ms - passed)
    passed = ms
  }
  const followedUp = async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('After'))
  const answer = async (token: string | undefined) => {
    const body = { responses: { [question.id]: 'Fine' }, booking: token }
    const { status, body: sent } = await guest.post(`/api/public/forms/${form.slug}/submit`, body)
    expect(status).toBe(201)
    const { body: detail } = await owner.get(`/api/form-responses/${(sent as { id: string }).id}`)
    return (detail as { response: FormResponse }).response.booking
  }
  return { owner, form, booking, meeting, goTo, followedUp, answer }
}

describe('the follow-up of a booking', () => {
  it('is queued by the booking and sent once after the end, in the words of its owner', async () => {
    const { booking, meeting, goTo, followedUp } = await makeBooking({ hasForm: false })
    const dueAt = new Date(Date.parse(booking.endTime) + 30 * MINUTE_MS).toISOString()
    expect(await waitingMails(meeting.id)).toMatchObject([{ template: 'booking-follow-up', dueAt }])
    await goTo(29)
    expect(await followedUp()).toEqual([])
    await goTo(31)
    const [mail] = await followedUp()
    expect(mail?.text).toContain('Thank you, Vera Visitor!')
    expect(mail?.text).not.toContain('/form/')
    expect(mail?.calendarFile).toBeNull()
    expect(await followedUp()).toHaveLength(1)
  })

  it('links to its form, and the response belongs to the booking', async () => {
    const { form, meeting, owner, booking, goTo, followedUp, answer } = await makeBooking()
    await goTo(31)
    const [, url = ''] = (await followedUp())[0]?.text.match(/(http\S+\/form\/\S+)/) ?? []
    const { pathname, searchParams } = new URL(url)
    expect(pathname).toBe(`/form/${form.slug}`)
    const about = { meetingId: meeting.id, title: meeting.title, status: 'confirmed', isFollowUp: true }
    expect(await answer(searchParams.get('booking') ?? '')).toMatchObject(about)
    const { body } = await owner.get(`/api/forms/${form.id}/responses?page=1`)
    expect(body).toMatchObject([{ booking: about }])
    expect(searchParams.get('booking')).not.toContain(booking.id)
  })

  it('takes answers without its token, or with any other one, for those of anybody', async () => {
    const [one, other] = [await makeBooking(), await makeBooking()]
    const right = createToken('follow-up', one.booking.id)
    const others = [
      createToken('manage', one.booking.id),
      createToken('follow-up', other.booking.id),
      right.replace(/^.{4}/, 'zzzz'),
    ]
    for (const token of [undefined, '', 'x', ...others]) expect(await one.answer(token)).toBeUndefined()
    const without = await makeBooking({ hasForm: false })
    expect(await without.answer(createToken('follow-up', without.booking.id))).toBeUndefined()
  })

  it('has no link once the form is deleted or unpublished', async () => {
    const [deleted, hidden] = [await makeBooking(), await makeBooking()]
    expect((await deleted.owner.delete(`/api/forms/${deleted.form.id}`)).status).toBe(204)
    expect((await hidden.owner.patch(`/api/forms/${hidden.form.id}`, { isPublished: false })).status).toBe(200)
    for (const { goTo, followedUp } of [deleted, hidden]) {
      await goTo(31)
      const mails = await followedUp()
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).not.toContain('/form/')
    }
  })

  it('is not sent for a cancelled booking, nor to somebody who did not come', async () => {
    const [cancelled, absent] = [await makeBooking(), await makeBooking()]
    const path = `/api/bookings/${createToken('manage', cancelled.booking.id)}/cancel`
    expect((await guest.post(path, {})).status).toBe(204)
    expect(await countTimedRows(cancelled.meeting.id)).toBe(0)
    await absent.goTo(31)
    await query(sql`update time_slot_bookings set is_no_show = true where id = ${absent.booking.id}::uuid`)
    expect(await absent.followedUp()).toEqual([])
    expect(await countTimedRows(absent.meeting.id)).toBe(0)
  })
})
