import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import type { Form, ResponseDetail } from '@/lib/forms/form'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import type { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { createFormWith } from '@/tests/support/factories/forms'

/** A form with some responses; ids are listed newest first, as the list is. */
async function formWithResponses(owner: ApiClient, count: number) {
  const { form, ids: questionIds } = await createFormWith(owner, 'text')
  for (let n = 1; n <= count; n += 1) await submit(form.slug, { responses: { [questionIds[0]]: `Answer ${n}` } })
  const ids = (await listResponses(owner, form.id)).map(({ id }) => id)
  return {
    form,
    questionIds,
    ids,
    remove: (body: unknown) => owner.post(`/api/forms/${form.id}/responses/delete`, body),
  }
}

const left = async (owner: ApiClient, form: Form) => (await listResponses(owner, form.id)).map(({ id }) => id)

describe('DELETE /api/form-responses/{id}', () => {
  it('takes it from the list and the count, and answers 404 the second time', async () => {
    const owner = await signInOwner()
    const { form, ids } = await formWithResponses(owner, 2)
    const [newest, oldest] = ids
    expect(await owner.delete(`/api/form-responses/${newest}`)).toMatchObject({ status: 204, text: '' })
    expect(await left(owner, form)).toEqual([oldest])
    expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({ responseCount: 1 })
    expect(await owner.delete(`/api/form-responses/${newest}`)).toMatchObject({
      status: 404,
      body: { message: "Response not found or you don't have access to this response." },
    })
  })

  it('leaves what others were given under the same wording as it was', async () => {
    const owner = await signInOwner()
    const { form, questionIds, ids } = await formWithResponses(owner, 2)
    await owner.patch(`/api/forms/${form.id}/questions/${questionIds[0]}`, { question: 'Changed' })
    await owner.delete(`/api/form-responses/${ids[0]}`)
    const detail = (await owner.get(`/api/form-responses/${ids[1]}`)).body as ResponseDetail
    expect(detail.questions.map(({ title }) => title)).toEqual(['A text'])
    expect(detail.response.data).toEqual({ [questionIds[0]]: 'Answer 1' })
  })
})

describe('POST /api/forms/{id}/responses/delete', () => {
  it('takes those that are named, however often, and no others', async () => {
    const owner = await signInOwner()
    const { form, ids, remove } = await formWithResponses(owner, 4)
    const [a, b, c, d] = ids
    expect(await remove({ ids: [a, c, a, c?.toUpperCase()] })).toMatchObject({ status: 204, text: '' })
    expect(await left(owner, form)).toEqual([b, d])
    expect((await remove({ ids: [] })).status).toBe(204)
    expect(await left(owner, form)).toEqual([b, d])
  })

  it("deletes nothing when one is missing, another form's or somebody else's", async () => {
    const owner = await signInOwner()
    const { form, ids, remove } = await formWithResponses(owner, 2)
    const other = await formWithResponses(owner, 1)
    const stranger = await signInOwner()
    const theirs = await formWithResponses(stranger, 1)
    for (const wrong of [randomUUID(), other.ids[0], theirs.ids[0]]) {
      expect((await remove({ ids: [...ids, wrong] })).status).toBe(404)
    }
    expect(await left(owner, form)).toEqual(ids)
    expect(await left(owner, other.form)).toEqual(other.ids)
    expect(await left(stranger, theirs.form)).toEqual(theirs.ids)
  })

  it('takes a thousand at once, not one more, and nothing that is no id', async () => {
    const owner = await signInOwner()
    const { form, remove } = await formWithResponses(owner, 0)
    const ids = rowsOf<{ id: string }>(
      await database().execute(sql`insert into form_responses (form_id, responses)
        select ${form.id}, '{}' from generate_series(1, 1001) returning id`),
    ).map(({ id }) => id)
    expect(await remove({ ids })).toMatchObject({ status: 400, body: { message: 'At most 1,000 responses' } })
    for (const body of [{}, { ids: 'all' }, { ids: ['all'] }, { ids: [7] }]) {
      expect((await remove(body)).status).toBe(400)
    }
    expect((await remove({ ids: ids.slice(1) })).status).toBe(204)
    expect(await left(owner, form)).toEqual([ids[0]])
  })

  it('of two calls that share a response lets one through, whole', async () => {
    const owner = await signInOwner()
    const { form, ids, remove } = await formWithResponses(owner, 3)
    const [a, b, c] = ids
    const answers = await Promise.all([remove({ ids: [a, b] }), remove({ ids: [c, b] })])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await left(owner, form)).toHaveLength(1)
  })
})

describe('GET /api/form-responses/{id}/neighbours', () => {
  describe('the neighbours of a response', () => {
    it('are those above and below it in the list', async () => {
      const owner = await signInOwner()
      const { ids } = await formWithResponses(owner, 3)
      const of = async (id?: string) => (await owner.get(`/api/form-responses/${id}/neighbours`)).body
      expect(await of(ids[0])).toEqual({ newer: null, older: ids[1], isSpam: false })
      expect(await of(ids[1])).toEqual({ newer: ids[0], older: ids[2], isSpam: false })
      expect(await of(ids[2])).toEqual({ newer: ids[1], older: null, isSpam: false })
      await owner.delete(`/api/form-responses/${ids[1]}`)
      expect(await of(ids[0])).toEqual({ newer: null, older: ids[2], isSpam: false })
    })
  })
})

describe('GET /api/forms/{id}/responses/questions', () => {
  describe('the questions that responses answer', () => {
    it('are those of the form in order, then those that are gone, with every label that was ever chosen', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'select', 'text')
      await submit(form.slug, { responses: { [ids[0]]: 'x', [ids[1]]: 'red' } })
      await owner.delete(`/api/forms/${form.id}/questions/${ids[0]}`)
      await owner.patch(`/api/forms/${form.id}/questions/${ids[1]}`, { options: [{ value: 'green', label: 'Teal' }] })
      const asked = (await owner.get(`/api/forms/${form.id}/responses/questions`)).body as AskedQuestion[]
      expect(asked.map(({ id, isDeleted }) => [id, isDeleted])).toEqual([
        [ids[1], false],
        [ids[2], false],
        [ids[0], true],
      ])
      expect(asked[0]?.options.map(({ label }) => label)).toEqual(['Teal', 'Red', 'Blue'])
    })
  })
})

describe('GET /api/forms/{id}/responses', () => {
  describe('a page of responses', () => {
    it('is as long as it was asked to be, up to 500', async () => {
      const owner = await signInOwner()
      const { form } = await formWithResponses(owner, 3)
      const page = await owner.get(`/api/forms/${form.id}/responses?page=1&size=2`)
      expect(page.body).toHaveLength(2)
      expect(page.headers.get('x-next-page')).toBe('2')
      for (const size of ['0', '501', 'all']) {
        expect((await owner.get(`/api/forms/${form.id}/responses?page=1&size=${size}`)).status).toBe(400)
      }
    })
  })
})
