import { describe, expect, it } from 'vitest'
import { drawAnswers } from '@/app/_plain/answers'
import { drawSent } from '@/app/_plain/sent'
import type { AnswersView, SentView } from '@/components/visitor/plain/views'
import { listResponses } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { addQuestion, createForm, createFormWith, saveRules } from '@/tests/support/factories/forms'
import { createPage } from '@/tests/support/factories/pages'

type Fields = Record<string, string | string[]>
const send = (slug: string, fields: Fields, headers: Record<string, string> = {}) =>
  visitPlain<AnswersView>(drawAnswers, { slug }, { fields, headers })
const sent = (location: string | null) => {
  const { pathname, searchParams } = new URL(location ?? '', 'http://localhost')
  const slug = pathname.split('/')[2] ?? ''
  return visitPlain<SentView>(drawSent, { slug }, { query: Object.fromEntries(searchParams) })
}

async function publish(...types: Parameters<typeof addQuestion>[2][]) {
  const owner = await signInOwner()
  const { form, ids } = await createFormWith(owner, ...types)
  return { owner, form, ids, seen: ids.join(' ') }
}

describe('POST /form/{slug}', () => {
  it('stores answers of each type as the page with scripts does, and thanks', async () => {
    const { owner, form, ids, seen } = await publish('text', 'number', 'select', 'multiselect', 'rating', 'email')
    const [text, number, one, several = '', rating = '', email = ''] = ids
    const { status, location } = await send(form.slug.toUpperCase(), {
      ...{
        [text]: ' Hello ',
        [number]: '12.50',
        [one]: 'red',
        [several]: ['blue', 'green'],
        [rating]: '4',
        [email]: '',
      },
      seen,
    })
    expect({ status, location }).toEqual({ status: 303, location: `/form/${form.slug}/sent` })
    expect(await listResponses(owner, form.id)).toMatchObject([
      { data: { [text]: 'Hello', [number]: 12.5, [one]: 'red', [several]: ['blue', 'green'], [rating]: 4 } },
    ])
    const thanks = await sent(location)
    expect(thanks).toMatchObject({
      status: 200,
      props: { formTitle: 'Customer feedback', redirectUrl: null, nextPage: null },
    })
  })

  it('asks again for what is missing or wrong, and keeps the rest', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner)
    const { id: name } = await addQuestion(owner, form.id, 'text', { isRequired: true })
    const { id: email } = await addQuestion(owner, form.id, 'email')
    const { status, props } = await send(form.slug, { [name]: '', [email]: 'vera@', seen: `${name} ${email}` })
    expect(status).toBe(400)
    expect(props).toMatchObject({ isJudged: true, more: null, answers: [[email, 'vera@']], seen: [name, email] })
    expect(props.attemptKey).toMatch(/./)
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it('shows the message that the answers lead to before anything is stored, once', async () => {
    const { owner, form, ids, seen } = await publish('select', 'text')
    const message = 'We are closed on Mondays.\nCome on Tuesday.'
    await saveRules(owner, form.id, [
      { sourceQuestionId: ids[0], condition: 'equals', value: 'red', actionType: 'show_message', message },
    ])
    const answers = { [ids[0]]: 'red', seen }
    expect(await send(form.slug, answers)).toMatchObject({ status: 400, props: { more: 'message' } })
    expect(await listResponses(owner, form.id)).toEqual([])
    // Browsers send lines in their own way.
    expect((await send(form.slug, { ...answers, told: message.replace('\n', '\r\n') })).status).toBe(303)
    expect(await listResponses(owner, form.id)).toHaveLength(1)
  })

  it('asks the questions that the answers lead to before anything is stored, required or not', async () => {
    const { owner, form, ids } = await publish('select', 'text', 'text')
    const [source, middle, last] = ids
    await saveRules(owner, form.id, [
      {
        sourceQuestionId: source,
        condition: 'equals',
        value: 'red',
        actionType: 'jump_to_question',
        targetQuestionId: last,
      },
    ])
    const all = { [source]: 'blue', [last]: 'bye' }
    const asked = await send(form.slug, { ...all, seen: `${source} ${last}` })
    expect(asked).toMatchObject({ status: 400, props: { more: 'questions' } })
    expect(await listResponses(owner, form.id)).toEqual([])
    expect((await send(form.slug, { ...all, seen: ids.join(' ') })).status).toBe(303)
    // An answer typed into a question that is skipped after all does not count.
    const skipped = { [source]: 'red', [middle]: 'gone', [last]: 'bye', seen: `${source} ${last}` }
    expect((await send(form.slug, skipped)).status).toBe(303)
    const stored = (await listResponses(owner, form.id)).map(({ data }) => data)
    expect(stored).toContainEqual({ [source]: 'red', [last]: 'bye' })
    expect(stored).toContainEqual({ [source]: 'blue', [last]: 'bye' })
  })

  it('takes a form that does not say what was seen for one that was seen whole', async () => {
    const owner = await signInOwner()
    const form = await createForm(owner)
    const { id } = await addQuestion(owner, form.id, 'text', { isRequired: true })
    expect((await send(form.slug, { [id]: '' })).props).toMatchObject({ more: null, isJudged: true, seen: [id] })
    expect((await send(form.slug, { [id]: 'Ada' })).status).toBe(303)
  })

  it('is stored once when it is sent twice, with the key of its page or without one', async () => {
    const { owner, form, ids, seen } = await publish('text')
    const twice = async (fields: Fields, headers?: Record<string, string>) => {
      const answers = await Promise.all([send(form.slug, fields, headers), send(form.slug, fields, headers)])
      expect(answers.map(({ status }) => status)).toEqual([303, 303])
      return (await listResponses(owner, form.id)).length
    }
    expect(await twice({ [ids[0]]: 'one', seen, key: 'a-key' })).toBe(1)
    expect(await twice({ [ids[0]]: 'one', seen, key: 'another' })).toBe(2)
    const phone = { 'x-slotform-peer': '203.0.113.9', 'user-agent': 'A phone' }
    expect(await twice({ [ids[0]]: 'one', seen }, phone)).toBe(3)
    expect(await twice({ [ids[0]]: 'one', seen }, { ...phone, 'user-agent': 'Another' })).toBe(4)
  })

  it('keeps what fills in the trap apart as spam, says so, and takes it from a person who sends it again', async () => {
    const { owner, form, ids, seen } = await publish('text')
    const held = await send(form.slug, { [ids[0]]: 'Ada', seen, key: 'one', website: 'https://ada.example' })
    expect(held).toMatchObject({ status: 200, props: { isHeldBack: true, answers: [[ids[0], 'Ada']] } })
    expect(await listResponses(owner, form.id)).toEqual([])
    expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({ responseCount: 0, spamCount: 1 })
    const again = { [ids[0]]: 'Ada', seen, key: held.props.attemptKey, website: '' }
    expect((await send(form.slug, again)).status).toBe(303)
    expect((await owner.get(`/api/forms/${form.id}`)).body).toMatchObject({ responseCount: 1, spamCount: 1 })
  })

  it('says in its owner’s words that a form is closed, and that nothing was sent', async () => {
    const { owner, form, ids, seen } = await publish('text')
    await owner.patch(`/api/forms/${form.id}`, { maxResponses: 1, closedText: 'Full, sorry.' })
    expect((await send(form.slug, { [ids[0]]: 'one', seen, key: 'a' })).status).toBe(303)
    const { status, props } = await send(form.slug, { [ids[0]]: 'two', seen, key: 'b' })
    expect(status).toBe(409)
    expect(props).toMatchObject({ form: { closed: { text: 'Full, sorry.' } }, answers: [[ids[0], 'two']] })
    expect(await listResponses(owner, form.id)).toHaveLength(1)
  })

  it('leads on as the rules and the form say, without naming an address of another site itself', async () => {
    const { owner, form, ids, seen } = await publish('text')
    const page = await createPage(owner)
    await owner.patch(`/api/forms/${form.id}`, { nextPageId: page.id })
    const [rule] = await saveRules(owner, form.id, [
      {
        sourceQuestionId: ids[0],
        condition: 'equals',
        value: 'go',
        actionType: 'redirect',
        redirectUrl: 'https://elsewhere.example/x',
      },
    ])
    const stays = await send(form.slug, { [ids[0]]: 'stay', seen })
    expect((await sent(stays.location)).props).toMatchObject({ redirectUrl: null, nextPage: { slug: page.slug } })
    const goes = await send(form.slug, { [ids[0]]: 'go', seen })
    expect(goes.location).toBe(`/form/${form.slug}/sent?rule=${rule?.id}`)
    expect((await sent(goes.location)).props).toMatchObject({ redirectUrl: 'https://elsewhere.example/x' })
    expect((await sent(`/form/${form.slug}/sent?rule=other`)).props.redirectUrl).toBeNull()
  })

  it('is a 404 for a form that is unknown or not published, and 403 for another site', async () => {
    const { owner, form, ids, seen } = await publish('text')
    const fields = { [ids[0]]: 'x', seen }
    expect((await send(form.slug, fields, { origin: 'https://evil.example' })).status).toBe(403)
    await owner.patch(`/api/forms/${form.id}`, { isPublished: false })
    for (const slug of [form.slug, 'no-such-form', 'x']) {
      const { status, props } = await send(slug, fields)
      expect(status).toBe(404)
      expect(props.trouble?.text).toBe('Form not found or not published. Please check the URL and try again.')
    }
  })

  it('refuses other bodies than a form, texts that cannot be stored, and bodies that are too large', async () => {
    const { form, ids, seen } = await publish('text')
    const answer = (text: string, headers?: Record<string, string>) =>
      send(form.slug, { [ids[0]]: text, seen }, headers)
    const json = await answer('x', { 'content-type': 'application/json' })
    expect(json).toMatchObject({ status: 415, props: { trouble: { title: "That didn't work" } } })
    expect((await answer('a\0b')).status).toBe(400)
    expect((await answer('x'.repeat(800_000))).status).toBe(413)
  })
})

describe('GET /form/{slug}/answers', () => {
  it('asks all questions, with the answers that its address gives', async () => {
    const { form, ids } = await publish('text', 'select')
    const { status, props } = await visitPlain<AnswersView>(
      drawAnswers,
      { slug: form.slug },
      { query: { q1: 'Ada', q2: 'Blue' } },
    )
    expect(status).toBe(200)
    expect(new Map(props.answers)).toEqual(
      new Map([
        [ids[0], 'Ada'],
        [ids[1], 'blue'],
      ]),
    )
  })
})
