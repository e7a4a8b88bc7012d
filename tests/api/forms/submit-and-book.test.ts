// @module-tag every-database
import { describe, expect, it } from 'vitest'
import type { FormResponse } from '@/lib/forms/form'
import type { SubmittedAndBooked } from '@/lib/meetings/server/booking/submit-and-book'
import { book, slotsOn } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createForm, createFormWith } from '@/tests/support/factories/forms'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

async function leading(page: object = {}, ...types: Parameters<typeof createFormWith>[1][]) {
  const owner = await signInOwner(newEmail('leading'))
  const next = await createPage(owner, page)
  const made = await createFormWith(owner, ...(types.length > 0 ? types : (['text', 'email'] as const)))
  const path = `/api/forms/${made.form.id}`
  expect((await owner.patch(path, { nextPageId: next.id })).status).toBe(200)
  return { owner, next, path, ...made }
}

const WHO = { respondentName: 'Vera Visitor', respondentEmail: 'vera@example.com' }
const at = (startTime: string, more: object = {}) => ({ startTime, userTimezone: 'America/New_York', ...more })
const send = (slug: string, body: object, headers: Record<string, string> = {}) =>
  submit(slug, { responses: {}, ...WHO, ...body }, headers) as Promise<
    Answer<SubmittedAndBooked & { code: string; message: string; issues?: { path: string }[] }>
  >
const meetingsOf = async (owner: ApiClient) =>
  ((await owner.get('/api/meetings/all?page=1')).body as { meetings: { id: string }[] }).meetings

describe('POST /api/public/forms/{slug}/submit', () => {
  describe('with a time on the page that follows', () => {
    it('stores the response and books the time, and each names the other', async () => {
      const { owner, next, form, ids } = await leading({ duration: 45 })
      const startTime = inDays(3)
      const answer = await send(form.slug, { responses: { [ids[0]]: 'Engines' }, booking: at(startTime) })
      expect(answer.status).toBe(201)
      const { id, booking, meeting } = answer.body
      expect(booking).toMatchObject({ attendeeName: 'Vera Visitor', attendeeEmail: 'vera@example.com', startTime })
      expect(meeting).toMatchObject({ title: 'Intro call', startTime, status: 'confirmed' })
      expect(Date.parse(booking.endTime) - Date.parse(startTime)).toBe(45 * 60_000)
      const [response, ...others] = await listResponses(owner, form.id)
      expect(others).toEqual([])
      expect(response).toMatchObject({
        id,
        data: { [ids[0]]: 'Engines' },
        booking: { meetingId: meeting.id, title: 'Intro call', startTime, status: 'confirmed' },
      })
      const { answers } = (await owner.get(`/api/meetings/${meeting.id}/answers`)).body as {
        answers: { response: FormResponse }
      }
      expect(answers.response.id).toBe(id)
      const [mail] = await mailsTo(owner.email).then((all) => all.filter(({ subject }) => subject.includes('Vera')))
      expect(mail?.text).toContain('Engines')
      expect((await slotsOn(next.slug, dateOf(startTime))).days.flatMap(({ slots }) => slots)).not.toContain(startTime)
    })

    it('takes name and address from the answers where none are given', async () => {
      const { form, ids } = await leading()
      const answered = { respondentName: '', respondentEmail: '', responses: { [ids[1]]: 'ada@example.com' } }
      const { body } = await send(form.slug, { ...answered, booking: at(inDays(3)) })
      expect(body.booking).toMatchObject({ attendeeName: 'ada@example.com', attendeeEmail: 'ada@example.com' })
      const nobody = await send(form.slug, { respondentEmail: '', booking: at(inDays(4)) })
      expect(nobody).toMatchObject({ status: 400, body: { issues: [{ path: 'respondentEmail' }] } })
    })

    it('stores nothing when the time is refused, as booking on the page refuses it', async () => {
      const { owner, next, form } = await leading({ minimumNotice: 60 })
      const startTime = inDays(3)
      expect((await book(next.slug, visitor(startTime))).status).toBe(201)
      const late = new Date(Date.now() + 1_800_000 - (Date.now() % 1_800_000)).toISOString()
      for (const [start, code] of [
        [startTime, 'taken'],
        [inDays(-1), 'past'],
        [late, 'notice'],
        [inDays(3, 12).replace('12:00', '12:07'), 'hours'],
      ] as const) {
        const direct = await book(next.slug, visitor(start))
        const answer = await send(form.slug, { booking: at(start) })
        expect([answer.status, answer.body.code]).toEqual([409, (direct.body as unknown as { code: string }).code])
        expect([code, 'taken']).toContain(answer.body.code)
      }
      expect(await listResponses(owner, form.id)).toEqual([])
      expect(await meetingsOf(owner)).toHaveLength(1)
    })

    it('books nothing when the answers are refused, or the form is closed', async () => {
      const { owner, path, form, questions } = await leading()
      await owner.patch(`${path}/questions/${questions[0]?.id}`, { isRequired: true })
      expect(await send(form.slug, { booking: at(inDays(3)) })).toMatchObject({
        status: 400,
        body: { issues: [{ path: questions[0]?.id }] },
      })
      await owner.patch(path, { closesAt: inDays(-1) })
      expect(await send(form.slug, { booking: at(inDays(3)) })).toMatchObject({ body: { code: 'form_closed' } })
      expect(await meetingsOf(owner)).toEqual([])
    })

    it('is 400 where no page follows, or one that asks questions of its own, and for what is no time', async () => {
      const { owner, path, next, form } = await leading()
      const { form: other } = await createFormWith(owner, 'text')
      const refused = { status: 400, body: { issues: [{ path: 'booking' }] } }
      for (const booking of [{}, { startTime: 'tomorrow' }, 7, []]) {
        expect((await send(form.slug, { booking })).status).toBe(400)
      }
      await owner.patch(`/api/time-slot-pages/${next.id}`, { formId: other.id })
      expect(await send(form.slug, { booking: at(inDays(3)) })).toMatchObject(refused)
      await owner.patch(`/api/time-slot-pages/${next.id}`, { formId: form.id })
      expect((await send(form.slug, { booking: at(inDays(3)) })).status).toBe(201)
      await owner.patch(`/api/time-slot-pages/${next.id}`, { isActive: false })
      expect(await send(form.slug, { booking: at(inDays(4)) })).toMatchObject(refused)
      await owner.patch(path, { nextPageId: null })
      expect(await send(form.slug, { booking: at(inDays(4)) })).toMatchObject(refused)
      expect(await listResponses(owner, form.id)).toHaveLength(1)
    })

    it('asks for approval, a code and a length as the page does', async () => {
      const { form } = await leading({ approval: 'always', durations: [30, 60] })
      const { body } = await send(form.slug, { booking: at(inDays(3), { duration: 60 }) })
      expect(body.meeting.status).toBe('pending')
      expect(Date.parse(body.meeting.endTime) - Date.parse(body.meeting.startTime)).toBe(3_600_000)
      expect(await send(form.slug, { booking: at(inDays(4), { duration: 45 }) })).toMatchObject({ status: 400 })
      const { owner, form: checked } = await leading({ requireEmailCheck: true })
      expect(await send(checked.slug, { booking: at(inDays(3)) })).toMatchObject({
        status: 403,
        body: { code: 'email_check' },
      })
      expect(await listResponses(owner, checked.id)).toEqual([])
    })

    it('takes a filled honeypot for no respondent, and books nothing', async () => {
      const { owner, form } = await leading()
      expect(await send(form.slug, { website: 'https://spam.example', booking: at(inDays(3)) })).toMatchObject({
        status: 400,
      })
      expect(await meetingsOf(owner)).toEqual([])
    })

    it('answers a repeat with the first result, and refuses another time under its key', async () => {
      const { owner, form } = await leading()
      const key = { 'idempotency-key': 'one' }
      const body = { booking: at(inDays(3)) }
      const [first, second] = await Promise.all([send(form.slug, body, key), send(form.slug, body, key)])
      const third = await send(form.slug, body, key)
      expect([first.status, second.status, third.status]).toEqual([201, 201, 201])
      expect([second.body, third.body]).toEqual([first.body, first.body])
      expect(await send(form.slug, { booking: at(inDays(4)) }, key)).toMatchObject({ body: { code: 'key_reused' } })
      expect(await listResponses(owner, form.id)).toHaveLength(1)
      expect(await meetingsOf(owner)).toHaveLength(1)
    })

    it('is won by one of many at once, and only that response is stored', async () => {
      const { owner, path, form } = await leading()
      await owner.patch(path, { maxResponses: 50, respondentMail: { on: true } })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          send(form.slug, { respondentEmail: `v${index}@example.com`, booking: at(inDays(3)) }),
        ),
      )
      const codes = answers.map(({ status, body }) => (status === 201 ? 201 : body.code)).sort()
      expect(codes).toEqual([201, ...Array(19).fill('taken')])
      expect(await listResponses(owner, form.id)).toHaveLength(1)
      expect(await meetingsOf(owner)).toHaveLength(1)
    })

    it('takes the last place of a form, and no more', async () => {
      const { owner, path, form } = await leading()
      await owner.patch(path, { maxResponses: 1 })
      const answers = await Promise.all([3, 4, 5].map((day) => send(form.slug, { booking: at(inDays(day)) })))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect(await meetingsOf(owner)).toHaveLength(1)
    })
  })

  it('takes the token of a follow-up as before', async () => {
    const form = await createForm(await signInOwner())
    expect((await submit(form.slug, { responses: {}, booking: 'no token of ours' })).status).toBe(201)
  })
})
