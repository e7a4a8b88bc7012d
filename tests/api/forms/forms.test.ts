import { describe, expect, it } from 'vitest'
import type { Form } from '@/lib/forms/form'
import { fromLogicRule } from '@/lib/forms/rules/logic-rule'
import { ApiClient } from '@/tests/support/api/client'
import { listQuestions, listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { changedPaths, forgetChanges } from '@/tests/support/api/page-changes'
import { addQuestion, createForm, createFormWith, saveRules } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'

const guest = new ApiClient()
const NOT_PUBLISHED = { message: 'Form not found or not published. Please check the URL and try again.' }

describe('POST /api/forms', () => {
  it('fills in the defaults and a readable address', async () => {
    const answer = await (await signInOwner()).post('/api/forms', { title: ' Müşteri Anketi ' })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      id: expect.any(String),
      slug: expect.stringMatching(/^musteri-anketi-[a-z0-9]{6}$/),
      title: 'Müşteri Anketi',
      description: '',
      isPublished: false,
      theme: {},
      closesAt: null,
      maxResponses: null,
      closedText: '',
      thanksText: '',
      submitLabel: '',
      endings: [],
      respondentMail: { on: false, text: '', withAnswers: false },
      notify: 'off',
      noticesChosen: false,
      retentionDays: null,
      nextPageId: null,
      ownPageOnly: false,
      showOnProfile: false,
      textLanguage: null,
      translations: {},
      questionCount: 0,
      responseCount: 0,
      newCount: 0,
      spamCount: 0,
      createdAt: expect.stringMatching(/\.\d{3}Z$/),
      updatedAt: expect.stringMatching(/\.\d{3}Z$/),
    })
  })

  it('gives two forms of one title different addresses', async () => {
    const owner = await signInOwner()
    expect((await createForm(owner)).slug).not.toBe((await createForm(owner)).slug)
  })

  it.each([
    [{}, 'title', 'Title must be at least 3 characters'],
    [{ title: ' ab ' }, 'title', 'Title must be at least 3 characters'],
    [{ title: 'x'.repeat(201) }, 'title', 'Must be at most 200 characters'],
    [{ title: 'abc', description: 'x'.repeat(10_001) }, 'description', 'Must be at most 10,000 characters'],
    [{ title: 'abc', theme: { accent: 'red' } }, 'theme.accent', 'Color must be written as #rrggbb'],
  ])('refuses %j', async (body, path, message) => {
    const owner = await signInOwner()
    const answer = await owner.post('/api/forms', body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ message, code: 'invalid_input', issues: [{ path, message }] })
    expect((await owner.get('/api/forms')).body).toEqual([])
  })

  it('keeps nothing that it does not know', async () => {
    const form = await createForm(await signInOwner(), {
      slug: 'mine',
      theme: { accent: '#12ab9F', css: 'x' },
      id: 'x',
    })
    expect(form).toMatchObject({ theme: { accent: '#12ab9F' }, slug: expect.not.stringMatching(/^mine$/) })
    expect(form.theme).not.toHaveProperty('css')
  })
})

describe('GET /api/forms', () => {
  describe('the list of forms', () => {
    it('has the newest first, with the number of questions and of responses', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text', 'text')
      await submit(form.slug, { responses: { [ids[0]]: 'x' } })
      await submit(form.slug, { responses: {}, website: 'https://spam.example' })
      const second = await createForm(owner)
      expect((await owner.get('/api/forms')).body).toMatchObject([
        { id: second.id, questionCount: 0, responseCount: 0 },
        { id: form.id, questionCount: 2, responseCount: 1 },
      ])
    })
  })
})

describe('PATCH /api/forms/{id}', () => {
  it('changes what is sent, leaves the rest, and never the address', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner, { description: 'before' })
    const answer = await owner.patch(`/api/forms/${form.id}`, { title: 'Another title', slug: 'other' })
    expect(answer).toMatchObject({
      status: 200,
      body: { title: 'Another title', description: 'before', slug: form.slug },
    })
    expect((answer.body as Form).updatedAt > form.updatedAt).toBe(true)
    expect((await owner.get(`/api/forms/${form.id}`)).body).toEqual(answer.body)
  })

  it('publishes it and takes it back', async () => {
    const owner = await signInOwner()
    const { id, slug } = await createForm(owner, { isPublished: false })
    const read = () => guest.get(`/api/public/forms/${slug}`)
    expect(await read()).toMatchObject({ status: 404, body: NOT_PUBLISHED })
    await owner.patch(`/api/forms/${id}`, { isPublished: true })
    expect((await read()).status).toBe(200)
    await owner.patch(`/api/forms/${id}`, { isPublished: false })
    expect(await read()).toMatchObject({ status: 404, body: NOT_PUBLISHED })
    expect(await submit(slug, { responses: {} })).toMatchObject({ status: 404, body: NOT_PUBLISHED })
  })

  it('takes a colour away again', async () => {
    const owner = await signInOwner()
    const { id } = await createForm(owner, { theme: { accent: '#123456' } })
    expect((await owner.patch(`/api/forms/${id}`, { theme: {} })).body).toMatchObject({ theme: {} })
    expect((await owner.patch(`/api/forms/${id}`, { title: 'ab' })).status).toBe(400)
  })

  it('and every change of what visitors see tells other processes to draw its page anew', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text', 'text')
    const path = `/api/forms/${form.id}`
    const changes: [method: string, path: string, body?: object][] = [
      ['PATCH', path, { title: 'Changed' }],
      ['POST', `${path}/questions`, { questionType: 'text', question: 'New' }],
      ['PATCH', `${path}/questions/${ids[0]}`, { question: 'Changed' }],
      ['POST', `${path}/questions/${ids[0]}/duplicate`],
      ['DELETE', `${path}/questions/${ids[0]}`],
      ['PUT', `${path}/logic-rules`, { rules: [] }],
      ['DELETE', path],
    ]
    for (const [method, address, body] of changes) {
      await forgetChanges()
      expect((await owner.send(method, address, { body })).status, address).toBeLessThan(300)
      expect(await changedPaths(), `${method} ${address}`).toEqual([`form/${form.slug}`])
    }
  })
})

describe('DELETE /api/forms/{id}', () => {
  it('takes its questions, rules and responses along', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'text', 'text')
    await saveRules(owner, form.id, [
      { sourceQuestionId: ids[0], condition: 'equals', value: 'x', actionType: 'show_message', message: 'Hello' },
    ])
    const { body } = await submit(form.slug, { responses: { [ids[0]]: 'x' } })
    expect(await owner.delete(`/api/forms/${form.id}`)).toMatchObject({ status: 204, text: '' })
    for (const path of [`/api/forms/${form.id}`, `/api/forms/${form.id}/questions`, `/api/form-responses/${body.id}`]) {
      expect((await owner.get(path)).status).toBe(404)
    }
    expect(await guest.get(`/api/public/forms/${form.slug}`)).toMatchObject({ status: 404, body: NOT_PUBLISHED })
  })
})

describe('POST /api/forms/{id}/duplicate', () => {
  it('makes a draft with questions and rules of its own and no responses', async () => {
    const owner = await signInOwner()
    const { form, ids } = await createFormWith(owner, 'select', 'text', 'text')
    await saveRules(owner, form.id, [
      {
        sourceQuestionId: ids[0],
        condition: 'equals',
        value: 'red',
        actionType: 'jump_to_question',
        targetQuestionId: ids[2],
      },
    ])
    await submit(form.slug, { responses: {} })
    const answer = await owner.post(`/api/forms/${form.id}/duplicate`)
    const copy = answer.body as Form
    expect(answer.status).toBe(201)
    expect(copy).toMatchObject({
      title: 'Customer feedback (copy)',
      isPublished: false,
      questionCount: 3,
      responseCount: 0,
      newCount: 0,
      spamCount: 0,
    })
    expect(copy.slug).toMatch(/^customer-feedback-copy-/)
    const questions = await listQuestions(owner, copy.id)
    const own = questions.map(({ id }) => id)
    expect(own.filter((id) => ids.includes(id))).toEqual([])
    expect(questions.map(({ id, ...question }) => question)).toEqual(
      (await listQuestions(owner, form.id)).map(({ id, ...question }) => question),
    )
    expect((await owner.get(`/api/forms/${copy.id}/logic-rules`)).body).toMatchObject([
      { sourceQuestionId: own[0], targetQuestionId: own[2] },
    ])
    expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({ questionCount: 3, responseCount: 1 })
  })

  it('names the copy in the language of its owner', async () => {
    const owner = await signInOwner()
    await saveSettings(owner, { language: 'de' })
    const { id } = await createForm(owner, { title: 'Umfrage' })
    expect((await owner.post(`/api/forms/${id}/duplicate`)).body).toMatchObject({ title: 'Umfrage (Kopie)' })
  })

  it.each([
    ['x'.repeat(200), `${'x'.repeat(193)} (copy)`],
    ['😀'.repeat(100), `${'😀'.repeat(96)} (copy)`],
  ])('keeps a title of 200 within bounds', async (title, copied) => {
    const owner = await signInOwner()
    const { id } = await createForm(owner, { title })
    expect((await owner.post(`/api/forms/${id}/duplicate`)).body).toMatchObject({ title: copied })
  })
})

describe('GET /api/public/forms/{slug}', () => {
  describe('a published form', () => {
    it('shows its visitors what they answer, and nothing else', async () => {
      const owner = await signInOwner()
      const { form, questions, ids } = await createFormWith(owner, 'select', 'text')
      const [rule] = await saveRules(owner, form.id, [
        {
          sourceQuestionId: ids[0],
          condition: 'equals',
          value: 'red',
          actionType: 'redirect',
          redirectUrl: 'https://example.com',
        },
      ])
      expect((await guest.get(`/api/public/forms/${form.slug.toUpperCase()}`)).body).toEqual({
        title: 'Customer feedback',
        description: '',
        questions,
        rules: [rule && fromLogicRule(rule)],
        logicRules: [rule],
        closed: null,
        theme: {},
      })
    })

    it.each(['no-such-form', 'a', 'x'.repeat(300), '%00', '..%2f', 'demo_1'])('is not found at %s', async (slug) => {
      expect(await guest.get(`/api/public/forms/${slug}`)).toMatchObject({ status: 404, body: NOT_PUBLISHED })
      expect(await submit(slug, { responses: {} })).toMatchObject({ status: 404, body: NOT_PUBLISHED })
    })
  })
})

describe('/api/forms/{id}/questions/{questionId}', () => {
  describe('questions of somebody else', () => {
    it('cannot be reached through a form of one’s own', async () => {
      const [owner, stranger] = [await signInOwner(), await signInOwner()]
      const { form, ids } = await createFormWith(owner, 'text')
      const own = await createForm(stranger)
      const path = `/api/forms/${own.id}/questions/${ids[0]}`
      for (const [method, address, body] of [
        ['PATCH', path, { question: 'Taken over' }],
        ['DELETE', path, undefined],
        ['POST', `${path}/duplicate`, undefined],
      ] as const) {
        const theirs = await stranger.send(method, address, { body })
        const missing = await stranger.send(method, address.replace(ids[0], crypto.randomUUID()), { body })
        expect(theirs).toMatchObject({ status: 404, body: { message: 'Question not found.' } })
        expect(missing.text).toBe(theirs.text)
      }
      expect(await listQuestions(owner, form.id)).toMatchObject([{ question: 'A text' }])
      expect(await listResponses(owner, form.id)).toEqual([])
      await addQuestion(owner, form.id, 'text')
    })
  })
})
