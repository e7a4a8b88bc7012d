import { describe, expect, it } from 'vitest'
import type { Question } from '@/lib/shared/forms/question'
import { listQuestions, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm, createFormWith, saveRules } from '@/tests/support/factories/forms'

const orders = async (...[owner, formId]: Parameters<typeof listQuestions>) =>
  (await listQuestions(owner, formId)).map(({ question, order }) => `${order} ${question}`)
const label = (text: string) => ({ label: text })

describe('POST /api/forms/{id}/questions', () => {
  it('puts it last, required unless told otherwise, with values made from the labels', async () => {
    const owner = await signInOwner()
    const { form } = await createFormWith(owner, 'text')
    const answer = await owner.post(`/api/forms/${form.id}/questions`, {
      questionType: 'select',
      question: ' Which one? ',
      options: [label('Option 1'), label(' Red Wine '), label('option 1')],
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      questionType: 'select',
      question: 'Which one?',
      description: '',
      isRequired: true,
      options: [
        { value: 'option_1', label: 'Option 1' },
        { value: 'red_wine', label: 'Red Wine' },
        { value: 'option_1_2', label: 'option 1' },
      ],
      settings: {},
      validation: {},
      order: 1,
    })
    expect((await listQuestions(owner, form.id))[1]).toEqual(answer.body)
  })

  it('at a place makes room there; a place beyond the end is the end', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    for (const [question, order] of [
      ['a', undefined],
      ['b', 1],
      ['c', 0],
      ['d', 99],
    ] as const) {
      await addQuestion(owner, id, 'text', { question, order })
    }
    expect(await orders(owner, id)).toEqual(['0 c', '1 a', '2 b', '3 d'])
  })

  it.each([
    [{ question: 'x' }, 'questionType', expect.any(String)],
    [{ questionType: 'music', question: 'x' }, 'questionType', expect.any(String)],
    [{ questionType: 'text', question: '  ' }, 'question', 'Required'],
    [{ questionType: 'text', question: 'x'.repeat(501) }, 'question', 'Must be at most 500 characters'],
    [{ questionType: 'select', question: 'x' }, 'options', 'At least one option is required'],
    [{ questionType: 'multiselect', question: 'x', options: [label(' ')] }, 'options.0.label', 'Required'],
    [
      { questionType: 'select', question: 'x', options: [label('x'.repeat(501))] },
      'options.0.label',
      expect.any(String),
    ],
    [{ questionType: 'select', question: 'x', options: Array(101).fill(label('x')) }, 'options', 'At most 100 options'],
    [{ questionType: 'text', question: 'x', order: -1 }, 'order', expect.any(String)],
  ])('is refused: %#', async (body, path, message) => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    const answer = await owner.post(`/api/forms/${id}/questions`, body)
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ path, message }] } })
    expect(await listQuestions(owner, id)).toEqual([])
  })

  it('keeps no options where there is nothing to choose', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    expect(await addQuestion(owner, id, 'rating', { options: [label('x')] })).toMatchObject({ options: [] })
  })

  it('brings a deleted question back under its id, in its place and with its answers', async () => {
    const owner = await signInOwner()
    const { form, questions, ids } = await createFormWith(owner, 'text', 'select', 'text')
    const path = `/api/forms/${form.id}/questions`
    const answers = { responses: { [ids[1]]: 'red' } }
    expect((await owner.post(`/api/public/forms/${form.slug}/submit`, answers)).status).toBe(201)
    expect((await owner.delete(`${path}/${ids[1]}`)).status).toBe(204)
    const answer = await owner.post(path, questions[1])
    expect(answer).toMatchObject({ status: 201, body: questions[1] as object })
    expect(await listQuestions(owner, form.id)).toEqual(questions)
    const asked = (await owner.get(`/api/forms/${form.id}/responses/questions`)).body as { id: string }[]
    expect(asked.filter(({ id }) => id === ids[1])).toMatchObject([{ isDeleted: false }])
  })

  it('refuses the id of a question that is there, whoever has it, and moves nothing', async () => {
    const [owner, other] = [await signInOwner(), await signInOwner()]
    const { form, questions } = await createFormWith(owner, 'text')
    const { ids } = await createFormWith(other, 'text')
    for (const id of [questions[0]?.id, ids[0]]) {
      const answer = await owner.post(`/api/forms/${form.id}/questions`, { ...questions[0], id, order: 0 })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'id' }] } })
    }
    expect(await listQuestions(owner, form.id)).toEqual(questions)
    const wrong = await owner.post(`/api/forms/${form.id}/questions`, { ...questions[0], id: 'x' })
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ path: 'id' }] } })
  })

  it('ends at a hundred, whatever comes at once', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    for (let count = 0; count < 98; count += 1) await addQuestion(owner, id, 'text')
    const add = () => owner.post(`/api/forms/${id}/questions`, { questionType: 'text', question: 'x' })
    const answers = await Promise.all([add(), add(), add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400])
    const [first] = await listQuestions(owner, id)
    const copied = await owner.post(`/api/forms/${id}/questions/${first?.id}/duplicate`)
    expect(copied).toMatchObject({ status: 400, body: { message: 'At most 100 questions' } })
    expect((await listQuestions(owner, id)).map(({ order }) => order)).toEqual([...Array(100).keys()])
  })
})

describe('PATCH /api/forms/{id}/questions/{questionId}', () => {
  it('changes what is sent and leaves the rest, its type included', async () => {
    const owner = await signInOwner()
    const { form, questions } = await createFormWith(owner, 'select')
    const path = `/api/forms/${form.id}/questions/${questions[0]?.id}`
    const answer = await owner.patch(path, { question: 'Changed', questionType: 'text', order: 9 })
    expect(answer).toMatchObject({ status: 200, body: { ...questions[0], question: 'Changed' } })
    expect(await owner.patch(path, {})).toMatchObject({ status: 200, body: answer.body as object })
  })

  it('keeps the value of an option whose label changes', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'select')
    const path = `/api/forms/${form.id}/questions/${ids[0]}`
    const options = [{ value: 'red', label: 'Crimson' }, label('Red'), { value: 'blue', label: 'Blue' }]
    expect((await owner.patch(path, { options })).body).toMatchObject({
      options: [
        { value: 'red', label: 'Crimson' },
        { value: 'red_2', label: 'Red' },
        { value: 'blue', label: 'Blue' },
      ],
    })
    expect(await owner.patch(path, { options: [] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'options', message: 'At least one option is required' }] },
    })
  })
})

describe('DELETE /api/forms/{id}/questions/{questionId}', () => {
  it('takes along the rules that name it, and the others move up', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text', 'text', 'text', 'text')
    const [a, b, c, d = ''] = ids
    const jump = (sourceQuestionId: string, targetQuestionId: string) =>
      ({ sourceQuestionId, condition: 'equals', value: 'x', actionType: 'jump_to_question', targetQuestionId }) as const
    await saveRules(owner, form.id, [jump(a, c), jump(b, d), jump(a, d), jump(c, d)])
    expect((await owner.delete(`/api/forms/${form.id}/questions/${b}`)).status).toBe(204)
    expect((await listQuestions(owner, form.id)).map(({ id, order }) => [id, order])).toEqual([
      [a, 0],
      [c, 1],
      [d, 2],
    ])
    expect((await owner.get(`/api/forms/${form.id}/logic-rules`)).body).toMatchObject([
      jump(a, c),
      jump(a, d),
      jump(c, d),
    ])
    expect((await owner.delete(`/api/forms/${form.id}/questions/${c}`)).status).toBe(204)
    expect((await owner.get(`/api/forms/${form.id}/logic-rules`)).body).toMatchObject([jump(a, d)])
    expect((await owner.delete(`/api/forms/${form.id}/questions/${c}`)).status).toBe(404)
  })
})

describe('POST /api/forms/{id}/questions/{questionId}/duplicate', () => {
  it('puts the copy right behind it', async () => {
    const owner = await signInOwner()
    const { form, questions } = await createFormWith(owner, 'select', 'text')
    const answer = await owner.post(`/api/forms/${form.id}/questions/${questions[0]?.id}/duplicate`)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ ...questions[0], id: (answer.body as Question).id, order: 1 })
    expect(await orders(owner, form.id)).toEqual(['0 A select', '1 A select', '2 A text'])
  })
})

describe('PUT /api/forms/{id}/questions/order', () => {
  describe('the order of questions', () => {
    it('becomes that of the ids', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'email', 'number')
      const [a, b, c] = ids
      const answer = await owner.put(`/api/forms/${form.id}/questions/order`, { ids: [c.toUpperCase(), a, b] })
      expect(answer.status).toBe(200)
      expect(await orders(owner, form.id)).toEqual(['0 A number', '1 A text', '2 A email'])
      expect(answer.body).toEqual(await listQuestions(owner, form.id))
    })

    it('needs exactly the ids of the form', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'text', 'text')
      const [a, b, c] = ids
      const { ids: others } = await createFormWith(owner, 'text')
      for (const wrong of [[], [a, b], [a, b, b], [a, b, c, a], [a, b, others[0]], [a, b, 'x']]) {
        expect((await owner.put(`/api/forms/${form.id}/questions/order`, { ids: wrong })).status).toBe(400)
      }
      expect((await listQuestions(owner, form.id)).map(({ id }) => id)).toEqual([a, b, c])
    })

    it('stays dense when several changes come at once', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'text', 'text', 'text')
      const path = `/api/forms/${form.id}/questions`
      await Promise.all([
        owner.delete(`${path}/${ids[1]}`),
        owner.post(path, { questionType: 'text', question: 'new', order: 0 }),
        owner.post(`${path}/${ids[0]}/duplicate`),
        owner.put(`${path}/order`, { ids: [...ids].reverse() }),
        owner.delete(`${path}/${ids[2]}`),
      ])
      const questions = await listQuestions(owner, form.id)
      expect(questions.map(({ order }) => order)).toEqual([...questions.keys()])
      expect(questions).toHaveLength(4)
    })
  })
})

describe('validation.pattern', () => {
  const asked = { questionType: 'text', question: 'Your number' }

  it('is judged when it is saved', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner)
    for (const pattern of ['[', '(?=a)', 'a{1000}b{1000}', '(a)\\1', 'a'.repeat(501)]) {
      const answer = await owner.post(`/api/forms/${id}/questions`, { ...asked, validation: { pattern } })
      expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'validation.pattern' }] } })
    }
    expect(await listQuestions(owner, id)).toEqual([])
  })

  it('refuses an answer in which it is not found, by the owner’s words', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner)
    const validation = { pattern: '^[A-Z]{2}\\d{4}$', message: 'Two letters and four digits' }
    const { body } = await owner.post(`/api/forms/${form.id}/questions`, { ...asked, validation })
    const { id } = body as Question
    expect(await submit(form.slug, { responses: { [id]: 'ab12' } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: id, message: validation.message }] },
    })
    expect((await submit(form.slug, { responses: { [id]: 'AB1234' } })).status).toBe(201)
  })
})
