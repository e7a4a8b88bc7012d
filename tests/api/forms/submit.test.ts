// @module-tag every-database
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkAnswers } from '@/lib/forms/answers/check-answers'
import { FULL_KIT } from '@/lib/forms/answers/full-kit'
import type { PublicForm, ResponseDetail } from '@/lib/forms/form'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { checkSentence } from '@/tests/support/api/check-sentence'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { cases } from '@/tests/support/cases'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm, createFormWith, saveRules } from '@/tests/support/factories/forms'

describe('POST /api/public/forms/{slug}/submit', () => {
  describe('submitting a form', () => {
    it('stores each answer in its own kind, and takes the address from the first e-mail answer', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(
        owner,
        'text',
        'email',
        'email',
        'number',
        'select',
        'multiselect',
        'rating',
      )
      const [text, email, second, number = '', select = '', multiselect = '', rating = ''] = ids
      const answer = await submit(form.slug, {
        responses: {
          [text]: ' Hello ',
          [second]: 'second@example.com',
          [email]: 'First@example.com',
          [number]: '12.50',
          [select]: 'red',
          [multiselect]: ['blue', 'red'],
          [rating]: '4',
        },
      })
      expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String) } })
      expect(Object.keys(answer.body)).toEqual(['id'])
      expect(await listResponses(owner, form.id)).toEqual([
        {
          id: answer.body.id,
          respondentName: null,
          respondentEmail: 'First@example.com',
          data: {
            [text]: 'Hello',
            [email]: 'First@example.com',
            [second]: 'second@example.com',
            [number]: 12.5,
            [select]: 'red',
            [multiselect]: ['blue', 'red'],
            [rating]: 4,
          },
          status: 'new',
          note: '',
          byProgram: true,
          createdAt: expect.stringMatching(/\.\d{3}Z$/),
          files: [],
          updatedAt: expect.stringMatching(/\.\d{3}Z$/),
        },
      ])
    })

    it('takes name and address as they are sent', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'email')
      const responses = { [ids[0]]: 'answer@example.com' }
      await submit(form.slug, { responses, respondentName: ' Vera ', respondentEmail: 'sent@example.com' })
      expect(await listResponses(owner, form.id)).toMatchObject([
        { respondentName: 'Vera', respondentEmail: 'sent@example.com' },
      ])
      expect(await submit(form.slug, { responses, respondentEmail: 'nobody' })).toMatchObject({
        status: 400,
        body: { message: 'Invalid email address', issues: [{ path: 'respondentEmail' }] },
      })
    })

    it.each(['', '   ', [], null, undefined])('counts %j as missing where an answer is required', async (value) => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const { id } = await addQuestion(owner, form.id, 'multiselect', { isRequired: true })
      const answer = await submit(form.slug, { responses: { [id]: value } })
      expect(answer.status).toBe(400)
      expect(answer.body).toEqual({
        message: 'Required',
        code: 'invalid_input',
        issues: [{ path: id, message: 'Required' }],
      })
    })

    it.each<['text' | 'email' | 'number' | 'select' | 'multiselect' | 'rating', unknown]>([
      ['text', 5],
      ['text', 'x'.repeat(10_001)],
      ['text', { a: 1 }],
      ['email', 'nobody'],
      ['number', 'ten'],
      ['number', true],
      ['select', 'Red'],
      ['select', ['red']],
      ['multiselect', 'red'],
      ['multiselect', ['red', 'pink']],
      ['rating', 6],
      ['rating', '2.5'],
    ])('refuses as %s the answer %j, by the id of its question', async (type, value) => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, type)
      const answer = await submit(form.slug, { responses: { [ids[0]]: value } })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: ids[0] }] } })
      expect(await listResponses(owner, form.id)).toEqual([])
    })

    it.each(['__proto__', 'constructor', 'toString', 'not-an-id', '00000000-0000-0000-0000-000000000000'])(
      'refuses an answer to %s, which is no question',
      async (id) => {
        const { form } = await createFormWith(await signInOwner(), 'text')
        const responses = JSON.parse(`{"${id}":"x"}`)
        const answer = await submit(form.slug, { responses })
        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: id, message: 'Unknown question' }] } })
      },
    )

    it.each([{}, { responses: [] }, { responses: 'x' }, { responses: null }, { responses: {}, respondentName: 5 }])(
      'refuses the body %j',
      async (body) => {
        const { form } = await createFormWith(await signInOwner(), 'text')
        expect((await submit(form.slug, body)).status).toBe(400)
      },
    )

    it('neither requires nor keeps what the rules skip', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'email', 'text')
      const [a, b, c] = ids
      await owner.patch(`/api/forms/${form.id}/questions/${b}`, { isRequired: true })
      const rule = { sourceQuestionId: a, condition: 'contains', value: 'none' } as const
      await saveRules(owner, form.id, [{ ...rule, actionType: 'jump_to_question', targetQuestionId: c }])
      const skipped = await submit(form.slug, { responses: { [a]: 'I have NONE', [b]: 'no address', [c]: 'end' } })
      expect(skipped.status).toBe(201)
      expect(await listResponses(owner, form.id)).toMatchObject([{ data: { [a]: 'I have NONE', [c]: 'end' } }])
      expect((await listResponses(owner, form.id))[0]?.data).not.toHaveProperty(b)
      expect(await submit(form.slug, { responses: { [a]: 'some' } })).toMatchObject({
        status: 400,
        body: { issues: [{ path: b, message: 'Required' }] },
      })
    })
  })

  describe('browser and server', () => {
    it('decide alike on any answers: what the page finds right is stored as it said, what it finds wrong is refused', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, ...QUESTION_TYPES.filter((type) => type !== 'file'))
      const [a, b, c, ...rest] = ids
      const jump = (sourceQuestionId: string, value: string, targetQuestionId: string) =>
        ({ sourceQuestionId, condition: 'contains', value, actionType: 'jump_to_question', targetQuestionId }) as const
      await saveRules(owner, form.id, [jump(a, 'x', c), jump(c, '5', rest[2] ?? ''), jump(b, 'example', rest[3] ?? '')])
      for (const id of [b, rest[0]]) await owner.patch(`/api/forms/${form.id}/questions/${id}`, { isRequired: true })
      const shown = (await new ApiClient().get(`/api/public/forms/${form.slug}`)).body as PublicForm
      const value = fc.constantFrom<unknown>(
        'x',
        'red',
        'a@example.com',
        '5',
        '2,5',
        '1,234',
        5,
        2.5,
        ['red'],
        ['red', 'x'],
        '',
        [],
        {},
        null,
        true,
        'true',
        '2027-02-28',
        '23:59',
        '+49 30 123456',
        'https://example.com',
        ['green', 'red', 'blue'],
        { price: 'good' },
        { line1: 'Elm Street 1', city: 'Berlin' },
      )
      const given = fc.array(fc.tuple(fc.constantFrom(...ids), value), { maxLength: 12 })
      const property = fc.asyncProperty(given, async (entries) => {
        const { answers, issues } = checkAnswers(shown.questions, shown.rules, new Map(entries), '.', FULL_KIT)
        const { status, body } = await submit(form.slug, { responses: Object.fromEntries(entries) })
        if (status === 201) {
          const detail = (await owner.get(`/api/form-responses/${body.id}`)).body as ResponseDetail
          expect([issues, detail.response.data]).toEqual([[], Object.fromEntries(answers)])
        } else {
          const expected = issues.map(({ questionId, message }) => ({
            path: questionId,
            message: checkSentence(message),
          }))
          expect([status, body]).toEqual([
            400,
            { message: expected[0]?.message, code: 'invalid_input', issues: expected },
          ])
        }
      })
      await fc.assert(property, cases(150))
    })
  })

  describe('what a program sends', () => {
    it.each([
      [{ website: 'https://spam.example' }, true],
      [{ elapsedMs: 20 }, true],
      [{ website: '', elapsedMs: 20_000 }, false],
      [{}, false],
    ])('%j is answered 201 and kept apart: %s', async (fields, isSpam) => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const answer = await submit(form.slug, { responses: { [ids[0]]: 'x' }, ...fields })
      expect(answer).toMatchObject({ status: 201, body: { id: expect.any(String) } })
      expect(await query(sql`select is_spam from form_responses where id = ${answer.body.id}`)).toEqual([
        { is_spam: isSpam },
      ])
      expect(await listResponses(owner, form.id)).toHaveLength(isSpam ? 0 : 1)
    })

    it('is never refused for what it wrote into the hidden field: a refusal would tell which field to leave out', async () => {
      const { form } = await createFormWith(await signInOwner(), 'text')
      const answer = await submit(form.slug, { responses: {}, website: 'https://spam.example/'.repeat(100) })
      expect(answer.status).toBe(201)
    })
  })

  describe('a visitor’s session', () => {
    it('is not asked for, and a foreign site may send the form', async () => {
      const { form } = await createFormWith(await signInOwner(), 'text')
      const answer = await new ApiClient().post(
        `/api/public/forms/${form.slug}/submit`,
        { responses: {} },
        { headers: { origin: 'https://elsewhere.example' } },
      )
      expect(answer.status).toBe(201)
    })
  })
})
