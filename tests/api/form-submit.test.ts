import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import type { FormResponse, ResponseDetail } from '@/lib/forms/form'
import { ApiClient } from '../support/api/client'
import { addQuestion, createForm, createFormWith, listResponses, saveRules, submit } from '../support/api/forms'
import { signInOwner } from '../support/api/owner'

const query = async <T>(statement: ReturnType<typeof sql>) => rowsOf<T>(await database().execute(statement))

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
        createdAt: expect.stringMatching(/\.\d{3}Z$/),
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
    expect(answer.body).toEqual({ message: 'Required', issues: [{ path: id, message: 'Required' }] })
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

describe('a submission with an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'key-1' }

  it('that comes again is answered the first result and stored once', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text')
    const body = { responses: { [ids[0]]: 'x' } }
    const first = await submit(form.slug, body, key)
    const again = await submit(form.slug, body, key)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await submit(form.slug, { responses: { [ids[0]]: 'y' } }, key)).toMatchObject({
      status: 409,
      body: { message: 'This Idempotency-Key was used with another request.' },
    })
    expect(await listResponses(owner, form.id)).toHaveLength(1)
    await submit(form.slug, body)
    expect(await listResponses(owner, form.id)).toHaveLength(2)
  })

  it('that comes many times at once is stored once and answered alike', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => submit(form.slug, { responses: { [ids[0]]: 'x' } }, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await listResponses(owner, form.id)).toHaveLength(1)
  })

  it('that different requests use at once is stored for one of them', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text')
    const answers = await Promise.all(
      ['x', 'y', 'z'].map((text) => submit(form.slug, { responses: { [ids[0]]: text } }, key)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await listResponses(owner, form.id)).toHaveLength(1)
  })

  it('is remembered only when it succeeded, for a day, and for its own form', async () => {
    const owner = await signInOwner()
    const [one, two] = [await createFormWith(owner, 'rating'), await createFormWith(owner, 'rating')]
    const body = (rating: number) => ({ responses: { [one.ids[0]]: rating } })
    expect((await submit(one.form.slug, body(9), key)).status).toBe(400)
    expect((await submit(one.form.slug, body(1), key)).status).toBe(201)
    expect((await submit(two.form.slug, { responses: {} }, key)).status).toBe(201)
    await query(sql`update idempotency_keys set created_at = now() - interval '25 hours'`)
    expect((await submit(one.form.slug, body(2), key)).status).toBe(201)
    expect(await listResponses(owner, one.form.id)).toHaveLength(2)
  })

  it('is refused with a key of other characters', async () => {
    const { form } = await createFormWith(await signInOwner(), 'text')
    expect((await submit(form.slug, { responses: {} }, { 'idempotency-key': 'a b' })).status).toBe(400)
  })
})

describe('many submissions at once', () => {
  it('are all stored, under one version of the form', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'number')
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => submit(form.slug, { responses: { [ids[0]]: index } })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(201))
    const stored = await listResponses(owner, form.id)
    expect(stored.map(({ data }) => Number(data[ids[0]])).sort((a, b) => a - b)).toEqual([...Array(40).keys()])
    expect(await query(sql`select 1 from form_versions where form_id = ${form.id}`)).toHaveLength(1)
  })

  it('while their form is changed, unpublished and deleted, are stored or not found', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text', 'text')
    const path = `/api/forms/${form.id}`
    const some = (letter: string) =>
      Array.from({ length: 10 }, () => submit(form.slug, { responses: { [ids[0]]: letter } }))
    const answers = await Promise.all([
      ...some('a'),
      owner.patch(`${path}/questions/${ids[0]}`, { question: 'Changed' }),
      ...some('b'),
      owner.patch(path, { isPublished: false }),
      ...some('c'),
      owner.delete(path),
      ...some('d'),
    ])
    expect(answers.filter(({ status }) => ![200, 201, 204, 404].includes(status))).toEqual([])
    expect(await query(sql`select 1 from form_responses where form_id = ${form.id}`)).toEqual([])
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
})

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
