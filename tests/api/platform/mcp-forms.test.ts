// @module-tag every-database
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form } from '@/lib/forms/form'
import { submit } from '@/tests/support/api/forms'
import { callTool, connectFor, type McpServer, serveMcp } from '@/tests/support/api/mcp'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm, createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays } from '@/tests/support/factories/pages'

let server: McpServer
beforeAll(async () => {
  server = await serveMcp()
})
afterAll(() => server.close())

async function ownerWithForm(...types: Parameters<typeof createFormWith>[1][]) {
  const owner = await signInOwner()
  const made = await createFormWith(owner, ...types)
  return { owner, client: await connectFor(server, owner), ...made }
}

describe('list_forms and get_form', () => {
  it('give a form by its slug and id, with what an answer needs', async () => {
    const { client, form, ids } = await ownerWithForm('text', 'select')
    const listed = (await callTool(client, 'list_forms')).result
    expect(listed).toMatchObject({
      nextAfter: null,
      forms: [{ id: form.id, slug: form.slug, questionCount: 2, url: expect.stringMatching(`/form/${form.slug}$`) }],
    })
    const [bySlug, byId] = [
      await callTool(client, 'get_form', { form: form.slug }),
      await callTool(client, 'get_form', { form: form.id }),
    ]
    expect(bySlug).toEqual(byId)
    expect(bySlug.result).toMatchObject({
      id: form.id,
      logicRules: [],
      questions: [
        { id: ids[0], questionType: 'text', options: [] },
        { id: ids[1], questionType: 'select', options: [{ value: 'red', label: 'Red' }, {}, {}] },
      ],
    })
  })

  it('give forms in portions', async () => {
    const { owner, client } = await ownerWithForm('text')
    await createForm(owner)
    const first = (await callTool(client, 'list_forms', { limit: 1 })).result
    const second = (await callTool(client, 'list_forms', { limit: 1, after: first.nextAfter })).result
    expect((first.forms as Form[])[0]?.id).not.toBe((second.forms as Form[])[0]?.id)
    expect(second.nextAfter).toBeNull()
  })

  it('leave what changed since an instant, with the responses and the pages', async () => {
    const { owner, client, form, ids } = await ownerWithForm('text')
    await createPage(owner)
    await submit(form.slug, { responses: { [ids[0]]: 'Tea' } })
    const [past, future] = [inDays(-1), inDays(1)]
    const countsOf = async (tool: string, list: string, args: object = {}) => {
      const lists = await Promise.all(
        [past, future].map(
          async (updatedSince) => (await callTool(client, tool, { ...args, updatedSince })).result[list],
        ),
      )
      return lists.map((items) => (items as unknown[]).length)
    }
    expect(await countsOf('list_forms', 'forms')).toEqual([1, 0])
    expect(await countsOf('list_pages', 'pages')).toEqual([1, 0])
    expect(await countsOf('list_responses', 'responses', { form: form.slug })).toEqual([1, 0])
    await createMeeting(owner)
    expect(await countsOf('list_meetings', 'meetings')).toEqual([1, 0])
    const wrong = await callTool(client, 'list_forms', { updatedSince: 'yesterday' })
    expect(wrong.result).toMatchObject({ code: 'invalid_input', issues: [{ path: 'updatedSince' }] })
  })

  it('name the owner’s forms when there is none of that name, and no form of others', async () => {
    const { client, form } = await ownerWithForm('text')
    const other = await ownerWithForm('text')
    for (const named of ['nothing-here', other.form.slug, other.form.id, randomUUID()]) {
      for (const tool of ['get_form', 'list_responses', 'summarize_responses']) {
        const { isError, result } = await callTool(client, tool, { form: named })
        expect(isError).toBe(true)
        expect(result).toMatchObject({ code: 'form_not_found', hint: expect.stringContaining(form.slug) })
      }
    }
  })
})

describe('create_form', () => {
  it('makes a draft with its questions in order', async () => {
    const owner = await signInOwner()
    const client = await connectFor(server, owner)
    const { result } = await callTool(client, 'create_form', {
      title: 'Lunch',
      questions: [
        { questionType: 'text', question: 'Your name?' },
        { questionType: 'select', question: 'Soup?', options: [{ label: 'Yes' }, { label: 'No' }], isRequired: false },
      ],
    })
    expect(result).toMatchObject({
      title: 'Lunch',
      isPublished: false,
      questionCount: 2,
      questions: [
        { question: 'Your name?', isRequired: true },
        { question: 'Soup?', isRequired: false, options: [{ value: 'yes' }, { value: 'no' }] },
      ],
    })
    expect(await owner.get(`/api/forms/${result.id}`)).toMatchObject({ body: { title: 'Lunch', isPublished: false } })
  })

  it('makes one form for two calls with one idempotencyKey, also at once, and leaves the key of a refused call free', async () => {
    const owner = await signInOwner()
    const client = await connectFor(server, owner)
    const once = { title: 'Lunch', idempotencyKey: 'lunch-1', isPublished: true }
    const wrong = { ...once, questions: [{ questionType: 'select', question: 'No options' }] }
    expect((await callTool(client, 'create_form', wrong)).result.code).toBe('invalid_input')
    const right = { ...once, questions: [{ questionType: 'text', question: 'Your name?' }] }
    const made = await Promise.all([callTool(client, 'create_form', right), callTool(client, 'create_form', right)])
    const again = await callTool(client, 'create_form', right)
    expect(made.map(({ result }) => result)).toEqual([again.result, again.result])
    expect(again.result).toMatchObject({ title: 'Lunch', isPublished: true, questionCount: 1, questions: [{}] })
    expect((await owner.get('/api/forms')).body).toHaveLength(1)
    const other = await callTool(client, 'create_form', { ...right, title: 'Dinner' })
    expect(other.result).toMatchObject({ code: 'key_reused', hint: expect.stringContaining('new idempotencyKey') })
    expect((await callTool(client, 'create_form', { ...right, idempotencyKey: 'with space' })).isError).toBe(true)
  })

  it('begins with a template, and publishes when asked', async () => {
    const client = await connectFor(server, await signInOwner())
    const { result } = await callTool(client, 'create_form', { title: 'RSVP', template: 'rsvp', isPublished: true })
    expect(result).toMatchObject({ isPublished: true, questionCount: 5 })
  })

  it('makes nothing when one of its questions is wrong', async () => {
    const owner = await signInOwner()
    const client = await connectFor(server, owner)
    const questions = [
      { questionType: 'text', question: 'Fine' },
      { questionType: 'select', question: 'No options' },
    ]
    const { isError, result } = await callTool(client, 'create_form', { title: 'Half', questions })
    expect(isError).toBe(true)
    expect(result).toMatchObject({ code: 'invalid_input', issues: [{ path: 'questions.1.options' }] })
    expect((await callTool(client, 'create_form', { title: 'x' })).result).toMatchObject({
      issues: [{ path: 'title' }],
    })
    const tooMany = Array.from({ length: 101 }, () => ({ questionType: 'text', question: 'Again' }))
    expect((await callTool(client, 'create_form', { title: 'Long', questions: tooMany })).isError).toBe(true)
    expect((await owner.get('/api/forms')).body).toEqual([])
  })

  it('leaves nothing behind when the questions and the template are too many together', async () => {
    const owner = await signInOwner()
    const client = await connectFor(server, owner)
    const questions = Array.from({ length: 98 }, () => ({ questionType: 'text', question: 'Again' }))
    const { result } = await callTool(client, 'create_form', { title: 'Long', template: 'contact', questions })
    expect(result.code).toBe('too_many_questions')
    expect((await owner.get('/api/forms')).body).toEqual([])
  })
})

describe('list_responses', () => {
  it('gives answers by their questions, newest first, in portions', async () => {
    const { client, form, ids } = await ownerWithForm('text')
    for (const answer of ['first', 'second', 'third']) await submit(form.slug, { responses: { [ids[0]]: answer } })
    const { result } = await callTool(client, 'list_responses', { form: form.slug, limit: 2 })
    const rest = (await callTool(client, 'list_responses', { form: form.slug, limit: 2, after: result.nextAfter }))
      .result
    const given = [result, rest].flatMap(({ responses }) => responses as { untrusted: { answers: object } }[])
    expect(given.map(({ untrusted }) => untrusted.answers)).toEqual(
      ['third', 'second', 'first'].map((answer) => ({ [ids[0]]: answer })),
    )
    expect(result.questions).toEqual([{ id: ids[0], title: 'A text', type: 'text', isDeleted: false }])
    expect(rest.nextAfter).toBeNull()
    const found = await callTool(client, 'list_responses', { form: form.slug, q: 'second' })
    expect(found.result.responses).toHaveLength(1)
  })

  it('gives those whose answers meet all conditions, as does the summary', async () => {
    const { client, form, ids } = await ownerWithForm('text')
    for (const answer of ['tea', 'green tea', 'coffee']) await submit(form.slug, { responses: { [ids[0]]: answer } })
    const answers = [
      { questionId: ids[0], operator: 'contains', value: 'tea' },
      { questionId: ids[0], operator: 'not_equals', value: 'tea' },
    ]
    const { result } = await callTool(client, 'list_responses', { form: form.slug, answers })
    expect(result.responses).toMatchObject([{ untrusted: { answers: { [ids[0]]: 'green tea' } } }])
    const summary = await callTool(client, 'summarize_responses', { form: form.slug, answers: answers.slice(0, 1) })
    expect(summary.result).toMatchObject({ responseCount: 2 })
    const wrong = await callTool(client, 'list_responses', {
      form: form.slug,
      answers: [{ ...answers[0], questionId: 'x' }],
    })
    expect(wrong.result).toMatchObject({ code: 'invalid_input' })
  })

  it('refuses wrong arguments', async () => {
    const { client, form } = await ownerWithForm('text')
    const call = (args: object) => callTool(client, 'list_responses', { form: form.slug, ...args })
    for (const wrong of [{ limit: 101 }, { limit: 0 }, { after: 'x' }, { from: 'May' }]) {
      expect((await call(wrong)).result).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: Object.keys(wrong)[0] }],
      })
    }
  })
})

describe('summarize_responses', () => {
  it('counts choices, ratings and numbers', async () => {
    const { client, form, ids } = await ownerWithForm('select', 'rating', 'number')
    const answer = (color: string, rating: number, number: number) =>
      submit(form.slug, { responses: { [ids[0]]: color, [ids[1]]: rating, [ids[2]]: number } })
    await answer('red', 5, 10)
    await answer('red', 3, 20)
    const { result } = await callTool(client, 'summarize_responses', { form: form.id, timezone: 'Europe/Berlin' })
    expect(result).toMatchObject({
      responseCount: 2,
      timeline: { points: expect.any(Array) },
      questions: [
        { id: ids[0], choices: [{ value: 'red', count: 2 }, { count: 0 }, { count: 0 }] },
        { ratings: { mean: 4, counts: [0, 0, 1, 0, 1] } },
        { numbers: { facts: { min: 10, max: 20 } } },
      ],
    })
    const wrong = await callTool(client, 'summarize_responses', { form: form.id, timezone: 'Mars' })
    expect(wrong.result).toMatchObject({ code: 'invalid_input', hint: expect.stringContaining('IANA') })
  })
})

describe('book', () => {
  it('takes the answers to the form of its page', async () => {
    const { owner, client, form } = await ownerWithForm('text')
    const { id } = await addQuestion(owner, form.id, 'text', { question: 'Topic?', isRequired: true })
    const page = await createPage(owner, { slug: `ask-${Date.now().toString(36)}`, formId: form.id })
    const call = { page: page.slug, startTime: inDays(7), attendeeName: 'Vera', attendeeEmail: 'vera@example.com' }
    const refused = await callTool(client, 'book', call)
    expect(refused).toMatchObject({ isError: true, result: { code: 'invalid_input' } })
    const booked = await callTool(client, 'book', { ...call, responses: { [id]: 'Billing' } })
    const listed = await callTool(client, 'list_responses', { form: form.slug })
    expect(listed.result.responses).toMatchObject([
      {
        booking: { meetingId: booked.result.meetingId, isFollowUp: false },
        untrusted: { answers: { [id]: 'Billing' } },
      },
    ])
  })
})
