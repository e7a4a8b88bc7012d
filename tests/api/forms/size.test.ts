import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Form, PublicForm } from '@/lib/forms/form'
import { ApiClient } from '@/tests/support/api/client'
import { listQuestions, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm } from '@/tests/support/factories/forms'

const TOO_MUCH = 'A form may hold at most 256 KiB of text. Shorten it or split it into two forms.'
const TOO_LARGE = 'The patterns of this form would take too long to check. Simplify one of them.'
const TOO_MANY = 'A form may have at most 1,000 options in all'
const options = (count: number) => Array.from({ length: count }, (_, index) => ({ label: `Option ${index}` }))

/** A form with 250,000 of the 262,144 bytes that it may hold. */
async function nearlyFullForm() {
  const owner = await signInOwner()
  const form = await createForm(owner)
  for (let count = 0; count < 25; count += 1)
    await addQuestion(owner, form.id, 'text', { description: 'x'.repeat(9_990) })
  return { owner, form, path: `/api/forms/${form.id}`, questions: await listQuestions(owner, form.id) }
}

describe('the size of a form', () => {
  describe('a form as a whole', () => {
    it('takes no more than 256 KiB of text in whatever way it grows, and stays as it was', async () => {
      const { owner, path, questions } = await nearlyFullForm()
      const [first, second] = questions.map(({ id }) => id)
      const rules = Array.from({ length: 3 }, () => ({
        ...{ sourceQuestionId: first, condition: 'equals', value: 'x' },
        ...{ actionType: 'show_message', message: 'é'.repeat(2_500) },
      }))
      const asked = { questionType: 'text', question: 'More', description: '€'.repeat(4_500) }
      const before = (await owner.get(`${path}/questions`)).text
      const refused = { status: 400, body: { message: TOO_MUCH, issues: [{ path: '', message: TOO_MUCH }] } }
      expect(await owner.post(`${path}/questions`, asked)).toMatchObject(refused)
      expect(await owner.put(`${path}/logic-rules`, { rules })).toMatchObject(refused)
      expect(await owner.patch(path, { description: '€'.repeat(4_500) })).toMatchObject(refused)
      expect(await owner.patch(path, { closedText: '€'.repeat(4_500) })).toMatchObject(refused)
      expect((await owner.post(`${path}/questions/${first}/duplicate`)).status).toBe(201)
      expect(await owner.post(`${path}/questions/${first}/duplicate`)).toMatchObject(refused)
      expect(await owner.patch(`${path}/questions/${second}`, { description: '€'.repeat(9_990) })).toMatchObject(
        refused,
      )
      const [, copy] = await listQuestions(owner, path.split('/').at(-1) ?? '')
      expect((await owner.delete(`${path}/questions/${copy?.id}`)).status).toBe(204)
      expect((await owner.get(`${path}/questions`)).text).toBe(before)
      expect((await owner.get(`${path}/logic-rules`)).body).toEqual([])
    })

    it('takes no more than a thousand options', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      for (let count = 0; count < 9; count += 1) await addQuestion(owner, form.id, 'select', { options: options(100) })
      const { id } = await addQuestion(owner, form.id, 'multiselect', { options: options(99) })
      const path = `/api/forms/${form.id}/questions`
      const refused = { status: 400, body: { message: TOO_MANY, issues: [{ path: 'options', message: TOO_MANY }] } }
      expect((await owner.patch(`${path}/${id}`, { options: options(100) })).status).toBe(200)
      expect(await owner.post(path, { questionType: 'select', question: 'One', options: options(1) })).toMatchObject(
        refused,
      )
      expect(await owner.post(`${path}/${id}/duplicate`)).toMatchObject(refused)
      expect((await owner.post(path, { questionType: 'text', question: 'Any remarks?' })).status).toBe(201)
    })

    it('takes no more matrices than can be drawn, whose rows and columns are options, nor addresses', async () => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      const path = `/api/forms/${id}/questions`
      const matrix = (rows: number, columns: number) => ({
        questionType: 'matrix',
        question: 'Rate',
        settings: { rows: options(rows), columns: options(columns) },
      })
      for (let count = 0; count < 4; count += 1) expect((await owner.post(path, matrix(50, 20))).status).toBe(201)
      const tooMany = (message: string, path: string) => ({ status: 400, body: { issues: [{ path, message }] } })
      const cells = 'The matrices of a form may have at most 4,000 cells in all'
      expect(await owner.post(path, matrix(1, 1))).toMatchObject(tooMany(cells, 'settings.rows'))
      const select = (count: number) => ({ questionType: 'select', question: 'One', options: options(count) })
      for (let count = 0; count < 7; count += 1) expect((await owner.post(path, select(100))).status).toBe(201)
      expect(await owner.post(path, select(21))).toMatchObject(tooMany(TOO_MANY, 'options'))
      expect((await owner.post(path, select(20))).status).toBe(201)
      const address = { questionType: 'address', question: 'Where?' }
      for (let count = 0; count < 10; count += 1) expect((await owner.post(path, address)).status).toBe(201)
      const addresses = 'A form may ask for at most 10 addresses'
      expect(await owner.post(path, address)).toMatchObject(tooMany(addresses, 'questionType'))
    })

    it('takes no more patterns than can be looked for in a bounded time', async () => {
      const owner = await signInOwner()
      const { id } = await createForm(owner)
      const path = `/api/forms/${id}/questions`
      const large = { questionType: 'paragraph', question: 'Code', validation: { pattern: '(.*a){190}' } }
      const issues = [{ path: 'validation.pattern', message: TOO_LARGE }]
      const refused = { status: 400, body: { message: TOO_LARGE, issues } }
      expect((await owner.post(path, large)).status).toBe(201)
      expect((await owner.post(path, large)).status).toBe(201)
      expect(await owner.post(path, large)).toMatchObject(refused)
      const { id: small } = await addQuestion(owner, id, 'text', { validation: { pattern: '^[A-Z]{2}\\d{4}$' } })
      expect(await owner.patch(`${path}/${small}`, { validation: large.validation })).toMatchObject(refused)
      expect(await listQuestions(owner, id)).toHaveLength(3)
    })

    it('that is larger already goes on for visitors, may be changed and shrink, and does not grow or multiply', async () => {
      const { owner, form, path, questions } = await nearlyFullForm()
      await query(sql`update form_questions set description = repeat('€', 5000) where form_id = ${form.id}`)
      const read = (await new ApiClient().get(`/api/public/forms/${form.slug}`)).body as PublicForm
      expect(read.questions).toHaveLength(25)
      expect((await submit(form.slug, { responses: { [questions[0]?.id ?? '']: 'x' } })).status).toBe(201)
      expect(((await owner.patch(path, { isPublished: false })).body as Form).isPublished).toBe(false)
      expect((await owner.patch(`${path}/questions/${questions[0]?.id}`, { description: '' })).status).toBe(200)
      expect((await owner.post(`${path}/questions`, { questionType: 'text', question: 'More' })).status).toBe(400)
      expect((await owner.post(`${path}/duplicate`)).status).toBe(400)
      expect((await owner.get('/api/forms')).body).toHaveLength(1)
    })
  })
})
