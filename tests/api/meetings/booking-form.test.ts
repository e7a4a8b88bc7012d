import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FormResponse, ResponseDetail } from '@/lib/forms/form'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses } from '@/tests/support/api/forms'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { pageWithForm } from '@/tests/support/api/page-with-form'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { addQuestion, createForm, saveRules } from '@/tests/support/factories/forms'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
/** Counts the rows of all pages of an owner, who is found by one of the pages. */
const countRows = async ({ id }: { id: string }) => {
  const owner = sql`(select user_id from time_slot_pages where id = ${id})`
  const [counts] = await query<{ bookings: number; responses: number }>(sql`select
    (select count(*)::int from time_slot_bookings where user_id = ${owner}) as bookings,
    (select count(*)::int from form_responses r join forms f on f.id = r.form_id where f.user_id = ${owner}) as responses`)
  return counts
}
const versionsOf = (formId: string) => query(sql`select 1 from form_versions where form_id = ${formId}`)

describe('POST /api/schedule/{slug}/book', () => {
  describe('a booking with answers', () => {
    it('is one response, with the questions as they were, that knows its meeting and is known by it', async () => {
      const { owner, form, ids, page } = await pageWithForm('text', 'multiselect', 'number')
      const [text, colours, number = ''] = ids
      const responses = { [text]: ' Hello ', [colours]: ['blue', 'red'], [number]: '12.50' }
      const startTime = inDays(3)
      const { status, body } = await book(page.slug, visitor(startTime, { responses }))
      expect(status).toBe(201)
      await owner.patch(`/api/forms/${form.id}/questions/${text}`, { question: 'Worded anew' })
      const booking = { meetingId: body.meeting.id, title: 'Intro call', startTime, status: 'confirmed' }
      const [stored] = await listResponses(owner, form.id)
      expect(stored).toMatchObject({
        respondentName: 'Vera Visitor',
        respondentEmail: 'vera@example.com',
        data: { [text]: 'Hello', [colours]: ['blue', 'red'], [number]: 12.5 },
        booking,
      })
      const answers = (await owner.get(`/api/meetings/${body.meeting.id}/answers`)).body as { answers: ResponseDetail }
      expect(answers.answers).toMatchObject({
        response: { id: stored?.id, booking },
        questions: [{ title: 'A text' }, {}, {}],
      })
      expect((await owner.get(`/api/form-responses/${stored?.id}`)).body).toEqual(answers.answers)
      expect((await owner.get(`/api/meetings/${body.meeting.id}`)).body).toMatchObject({ hasAnswers: true })
      await owner.post(`/api/meetings/${body.meeting.id}/cancel`)
      expect(await listResponses(owner, form.id)).toMatchObject([{ booking: { ...booking, status: 'cancelled' } }])
    })

    it('tells its owner of them, as text and in parts, and not the address that was typed', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const { id } = await addQuestion(owner, form.id, 'paragraph', { question: 'What <b>for</b>?' })
      const colours = await addQuestion(owner, form.id, 'multiselect', { question: 'Colours' })
      const page = await createPage(owner, { formId: form.id })
      const attendeeEmail = newEmail()
      const long = `<script>alert(1)</script>\nsecond line ${'x'.repeat(2_000)}`
      const responses = { [id]: long, [colours.id]: ['red', 'blue'] }
      expect((await book(page.slug, visitor(inDays(3), { attendeeEmail, responses }))).status).toBe(201)
      const { email } = (await owner.get('/api/user')).body as { email: string }
      const mail = (await mailsTo(email)).at(-1)
      expect(mail?.html).toContain('What &lt;b&gt;for&lt;/b&gt;?')
      expect(mail?.html).not.toContain('<script>')
      expect(mail?.html).toMatch(/second line x{900,1000}…/)
      expect(mail?.text).toMatch(/Colours\nRed\nBlue/)
      expect((await mailsTo(attendeeEmail)).at(-1)?.html).not.toMatch(/second line|Colours/)
    })

    it('is checked as a submission is, each answer by its own path', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const [first, jumped, last] = [
        await addQuestion(owner, form.id, 'text', { isRequired: true }),
        await addQuestion(owner, form.id, 'text', { isRequired: true }),
        await addQuestion(owner, form.id, 'number'),
      ]
      const rule = { sourceQuestionId: first.id, condition: 'equals', value: 'skip' } as const
      await saveRules(owner, form.id, [{ ...rule, actionType: 'jump_to_question', targetQuestionId: last.id }])
      const page = await createPage(owner, { formId: form.id })
      const required = { path: `responses.${first.id}`, message: 'Required' }
      expect(await book(page.slug, visitor(inDays(3)))).toMatchObject({
        status: 400,
        body: { message: 'Required', issues: [required, { path: `responses.${jumped.id}` }] },
      })
      const wrong = { [first.id]: 'stay', [last.id]: 'ten', 'not-an-id': 'x' }
      expect((await book(page.slug, visitor(inDays(3), { responses: wrong }))).body).toMatchObject({
        issues: [
          { path: 'responses.not-an-id', message: 'Unknown question' },
          { path: `responses.${jumped.id}`, message: 'Required' },
          { path: `responses.${last.id}`, message: 'Please enter a number' },
        ],
      })
      for (const responses of [null, [], 'x']) {
        expect((await book(page.slug, visitor(inDays(3), { responses }))).status).toBe(400)
      }
      expect(await countRows(page)).toEqual({ bookings: 0, responses: 0 })
      const skipping = { [first.id]: ' Skip', [jumped.id]: 'dropped' }
      expect((await book(page.slug, visitor(inDays(3), { responses: skipping }))).status).toBe(201)
      expect(await listResponses(owner, form.id)).toMatchObject([{ data: { [first.id]: 'Skip' } }])
      const [{ data }] = (await listResponses(owner, form.id)) as [FormResponse]
      expect(Object.keys(data)).toEqual([first.id])
    })

    it('is refused where the page asks nothing, and needs none where its form asks nothing', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const pages = [await createPage(owner), await createPage(owner, { formId: form.id })]
      for (const [index, page] of pages.entries()) {
        const responses = { [randomUUID()]: 'x' }
        expect(await book(page.slug, visitor(inDays(3 + index), { responses }))).toMatchObject({
          status: 400,
          body: { message: 'Unknown question' },
        })
        expect((await book(page.slug, visitor(inDays(3 + index)))).status).toBe(201)
      }
      expect(await countRows(pages[0] as TimeSlotPage)).toEqual({ bookings: 2, responses: 0 })
    })

    it('by the owner of a page that is not published is the same', async () => {
      const { owner, form, ids, page } = await pageWithForm('text')
      await owner.patch(`/api/time-slot-pages/${page.id}`, { isActive: false })
      const responses = { [ids[0]]: 'Mine' }
      expect((await bookBy(owner, page.id, visitor(inDays(3), { responses }))).status).toBe(201)
      expect(await listResponses(owner, form.id)).toMatchObject([{ data: responses }])
    })

    it('of many for one slot is stored once, with the answers of whoever got it', async () => {
      const { owner, form, ids, page } = await pageWithForm('number')
      const startTime = inDays(3)
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          book(page.slug, visitor(startTime, { attendeeName: `Number ${index}`, responses: { [ids[0]]: index } })),
        ),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(29)
      const winner = answers.findIndex(({ status }) => status === 201)
      expect(await listResponses(owner, form.id)).toMatchObject([
        { respondentName: `Number ${winner}`, data: { [ids[0]]: winner } },
      ])
      expect(await versionsOf(form.id)).toHaveLength(1)
    })

    it('for many slots at once is stored for each, under one version of the form', async () => {
      const { owner, form, ids, page } = await pageWithForm('number')
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, hour) =>
          book(page.slug, visitor(inDays(3, hour), { responses: { [ids[0]]: hour } })),
        ),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
      expect(await listResponses(owner, form.id)).toHaveLength(12)
      expect(await versionsOf(form.id)).toHaveLength(1)
    })

    it('that is repeated with its key is answered as before; with other answers it is another request', async () => {
      const { ids, page } = await pageWithForm('text')
      const key = { 'idempotency-key': 'key-1' }
      const body = (text: string) => visitor(inDays(3), { responses: { [ids[0]]: text } })
      const answers = await Promise.all(Array.from({ length: 6 }, () => book(page.slug, body('x'), key)))
      const [first] = answers
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
      expect(answers.map(({ body }) => body.booking.id)).toEqual(Array(6).fill(first?.body.booking.id))
      expect(await book(page.slug, body('y'), key)).toMatchObject({
        status: 409,
        body: { message: 'This Idempotency-Key was used with another request.' },
      })
      expect(await countRows(page)).toEqual({ bookings: 1, responses: 1 })
    })

    it('loses to a form that is deleted or put in its place at the same moment, and is never half written', async () => {
      const { owner, form, ids, page } = await pageWithForm('text')
      const attempts = Array.from({ length: 8 }, (_, hour) =>
        book(page.slug, visitor(inDays(3, hour), { responses: { [ids[0]]: 'x' } })),
      )
      const [deleted, ...answers] = await Promise.all([owner.delete(`/api/forms/${form.id}`), ...attempts])
      expect(deleted.status).toBe(204)
      expect(answers.filter(({ status }) => status !== 201 && status !== 400)).toEqual([])
      const booked = answers.filter(({ status }) => status === 201).length
      expect(await countRows(page)).toEqual({ bookings: booked, responses: 0 })
    })

    it('outlives its page, its response outlives the booking, and the booking its response', async () => {
      const { owner, form, ids, page } = await pageWithForm('text')
      const bookOn = (day: number) => book(page.slug, visitor(inDays(day), { responses: { [ids[0]]: 'x' } }))
      const [one, two] = [await bookOn(3), await bookOn(4)]
      expect((await owner.delete(`/api/time-slot-pages/${page.id}`)).status).toBe(204)
      const stored = await listResponses(owner, form.id)
      expect(stored).toMatchObject([
        { booking: { meetingId: two.body.meeting.id } },
        { booking: { meetingId: one.body.meeting.id } },
      ])
      expect((await owner.delete(`/api/form-responses/${stored[0]?.id}`)).status).toBe(204)
      expect((await owner.get(`/api/meetings/${two.body.meeting.id}/answers`)).body).toEqual({ answers: null })
      await query(sql`delete from time_slot_bookings where id = ${one.body.booking.id}`)
      expect(await listResponses(owner, form.id)).toEqual([expect.not.objectContaining({ booking: expect.anything() })])
    })
  })

  describe('a form with a maximum', () => {
    it('counts what was answered while booking, never refuses a booking, and has its own page drawn anew', async () => {
      const { owner, form, ids, page } = await pageWithForm('text')
      await owner.patch(`/api/forms/${form.id}`, { maxResponses: 1 })
      await forgetChanges()
      for (const day of [3, 4]) {
        expect((await book(page.slug, visitor(inDays(day), { responses: { [ids[0]]: 'x' } }))).status).toBe(201)
      }
      expect(await changedPaths()).toEqual([`form/${form.slug}`])
      expect((await guest.get(`/api/public/forms/${form.slug}`)).body).toMatchObject({ closed: {} })
    })
  })
})
