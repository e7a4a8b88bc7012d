import { describe, expect, it } from 'vitest'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm, createFormWith } from '@/tests/support/factories/forms'

const MARKUP = '<img src=x onerror=alert(1)>'
const ID = '7f0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11'
const ASKED = QUESTION_TYPES.filter((type) => !('shows' in QUESTION_KINDS[type]))

/** Values that hold a text which Postgres cannot store. */
const unstorable = (text: string) => [text, [text], { line1: text }, { [text]: 'x' }, { price: { deep: [text] } }]

async function asking(type: QuestionType, isRequired = false) {
  const owner = await signInOwner()
  const form = await createForm(owner)
  const { id } = await addQuestion(owner, form.id, type, { isRequired })
  return { owner, form, id }
}

describe('POST /api/public/forms/{slug}/submit', () => {
  it('refuses what is no answer to any type, by its id, and stores nothing', async () => {
    const owner = await signInOwner()
    const { form, questions, ids } = await createFormWith(owner, ...ASKED)
    const responses = Object.fromEntries(ids.map((id) => [id, { a: { b: 1 } }]))
    const { status, body } = await submit(form.slug, { responses })
    expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    const refused = (body as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)
    expect(questions.filter(({ id }) => !refused.includes(id)).map(({ questionType }) => questionType)).toEqual([])
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it('refuses a file that is not there', async () => {
    const { owner, form, id } = await asking('file')
    for (const value of [[ID], [ID, ID.replace('7', '8')]]) {
      expect(await submit(form.slug, { responses: { [id]: value } })).toMatchObject({
        status: 400,
        body: { code: 'invalid_input', issues: [{ path: id }] },
      })
    }
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it('refuses numbers that are larger than any', async () => {
    const { owner, form, ids } = await (async () => {
      const owner = await signInOwner()
      return { owner, ...(await createFormWith(owner, 'number', 'rating', 'scale')) }
    })()
    const sent = ids.map((id) => `"${id}":1e999`).join()
    const answer = await new ApiClient().post(`/api/public/forms/${form.slug}/submit`, undefined, {
      raw: `{"responses":{${sent}}}`,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer).toMatchObject({ status: 400, body: { issues: ids.map((path) => ({ path })) } })
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it.each(['heading', 'page_break'] as const)('keeps nothing that is sent for a %s', async (type) => {
    const { owner, form, id } = await asking(type)
    expect((await submit(form.slug, { responses: { [id]: MARKUP } })).status).toBe(201)
    expect(await listResponses(owner, form.id)).toMatchObject([{ data: {} }])
  })

  it.each(['text', 'paragraph', 'hidden'] as const)('keeps markup in a %s as the text that it is', async (type) => {
    const { owner, form, id } = await asking(type)
    expect((await submit(form.slug, { responses: { [id]: MARKUP } })).status).toBe(201)
    expect(await listResponses(owner, form.id)).toMatchObject([{ data: { [id]: MARKUP } }])
  })

  it('refuses NUL and half a character in an answer, and tells where', async () => {
    const { owner, form, id } = await asking('address')
    for (const value of [...unstorable('a\0b'), ...unstorable('a\ud800b')]) {
      const { status, body } = await submit(form.slug, { responses: { [id]: value } })
      const path = expect.stringMatching(new RegExp(`^responses\\.${id}`))
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'not_storable', issues: [{ path }] } })
    }
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it('refuses answers to more questions than a form can have', async () => {
    const { owner, form } = await asking('text')
    const responses = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`${index}`, 'x']))
    expect(await submit(form.slug, { responses })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'responses' }] },
    })
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it('refuses a body that is too big', async () => {
    const { owner, form, id } = await asking('paragraph')
    const answer = await submit(form.slug, { responses: { [id]: 'x'.repeat(300_000) } })
    expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect(await listResponses(owner, form.id)).toEqual([])
  })
})
