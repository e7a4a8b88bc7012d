import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FormResponse, ResponseDetail } from '@/lib/forms/form'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addQuestion, createFormWith } from '@/tests/support/factories/forms'

describe('GET /api/form-responses/{id}', () => {
  describe('a response', () => {
    it('keeps the questions and labels it was given under, whatever becomes of them', async () => {
      const owner = await signInOwner()
      const { form, questions, ids } = await createFormWith(owner, 'select', 'text', 'text')
      const [a, b, c] = ids
      const { body } = await submit(form.slug, { responses: { [a]: 'red', [b]: 'kept' } })
      const path = `/api/form-responses/${body.id}`
      const before = (await owner.get(path)).body
      expect(before).toEqual({
        response: { ...(await listResponses(owner, form.id))[0] },
        form: { id: form.id, title: 'Customer feedback' },
        questions: questions.map(({ id, question, questionType, isRequired, order, options }) => ({
          id,
          title: question,
          type: questionType,
          required: isRequired,
          order,
          options,
        })),
      })
      await owner.patch(`/api/forms/${form.id}/questions/${a}`, {
        question: 'Changed',
        options: [{ value: 'red', label: 'Crimson' }],
      })
      await owner.delete(`/api/forms/${form.id}/questions/${b}`)
      await addQuestion(owner, form.id, 'text')
      await owner.put(`/api/forms/${form.id}/logic-rules`, { rules: [] })
      expect((await owner.get(path)).body).toEqual(before)
      const { body: later } = await submit(form.slug, { responses: { [c]: 'x' } })
      const detail = (await owner.get(`/api/form-responses/${later.id}`)).body as ResponseDetail
      expect(detail.questions.map(({ title }) => title)).toEqual(['Changed', 'A text', 'A text'])
    })

    it('of a time before the questions were kept shows them as they are', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const [row] = await query<{ id: string }>(
        sql`insert into form_responses (form_id, responses) values (${form.id}, '{}') returning id`,
      )
      expect((await owner.get(`/api/form-responses/${row?.id}`)).body).toMatchObject({ questions: [{ id: ids[0] }] })
    })
  })
})

describe('GET /api/forms/{id}/responses', () => {
  describe('the list of responses', () => {
    it('is a bare array, newest first, whole or page by page', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'number')
      await query(sql`insert into form_responses (form_id, responses, created_at)
      select ${form.id}, jsonb_build_object(${ids[0]}::text, n), now() - make_interval(mins => n)
      from generate_series(1, 120) n`)
      const all = await listResponses(owner, form.id)
      expect(all.map(({ data }) => data[ids[0]])).toEqual(Array.from({ length: 120 }, (_, index) => index + 1))
      const pages: FormResponse[] = []
      for (let page = '1'; page !== ''; ) {
        const answer = await owner.get(`/api/forms/${form.id}/responses?page=${page}`)
        pages.push(...(answer.body as FormResponse[]))
        page = answer.headers.get('x-next-page') ?? ''
      }
      expect(pages).toEqual(all)
      expect((await owner.get(`/api/forms/${form.id}/responses?page=9`)).body).toEqual([])
    })

    it('can be searched in names, addresses, answers and the labels that were chosen, and between instants', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'multiselect')
      const [text, choice] = ids
      const options = [{ value: 'red', label: 'Crimson 100%' }, { label: 'Teal' }]
      await owner.patch(`/api/forms/${form.id}/questions/${choice}`, { options })
      await submit(form.slug, { responses: { [text]: 'One' }, respondentName: 'Vera' })
      await submit(form.slug, { responses: { [text]: 'Two', [choice]: ['red'] }, respondentEmail: 'max@example.com' })
      const found = async (search: string) =>
        (await listResponses(owner, form.id, `?${search}`)).map(({ data }) => data[text])
      expect(await found('q=vera')).toEqual(['One'])
      expect(await found('q=MAX@')).toEqual(['Two'])
      expect(await found('q=tw')).toEqual(['Two'])
      expect(await found('q=crimson')).toEqual(['Two'])
      expect(await found('q=100%25')).toEqual(['Two'])
      expect(await found('q=teal')).toEqual([])
      expect(await found(`q=${text}`)).toEqual([])
      const [newest] = await listResponses(owner, form.id)
      expect(await found(`from=${newest?.createdAt}`)).toEqual(['Two'])
      expect(await found(`to=${newest?.createdAt}`)).toEqual(['One'])
      expect((await owner.get(`/api/forms/${form.id}/responses?page=0`)).status).toBe(400)
      expect((await owner.get(`/api/forms/${form.id}/responses?from=yesterday`)).status).toBe(400)
    })
  })
})
