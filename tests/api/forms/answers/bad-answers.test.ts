import { describe, expect, it } from 'vitest'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import { QUESTION_TYPES, type QuestionType } from '@/lib/shared/forms/question-types'
import { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { addQuestion, createForm, createFormWith } from '@/tests/support/factories/forms'

const LONG = 'x'.repeat(10_001)
/** A pattern that reads digits in two ways would try for minutes. */
const DIGITS = `${'1'.repeat(200_000)}x`
const MARKUP = '<img src=x onerror=alert(1)>'
const MANY = Array.from({ length: 10_000 }, (_, index) => `${index}`)
/** As it is sent: a literal would set the prototype. */
const PROTO: unknown = JSON.parse('{"__proto__": "x"}')
const NESTED = { a: { b: 1 } }
const TEXT_ONLY = [5, true, ['x'], [['x']], MANY, PROTO, NESTED, LONG]
const ID = '7f0c8a1e-6a55-4a0e-8a33-0d2f2f6a2b11'

/** Values that no answer of the type is. `asked` has the options and settings of `createFormWith`. */
const WRONG: Record<QuestionType, readonly unknown[]> = {
  text: TEXT_ONLY,
  email: [...TEXT_ONLY, 'nobody', 'a@b', `${'a'.repeat(300)}@example.com`, 'a@example.com\nbcc: b@example.com', MARKUP],
  number: ['NaN', 'Infinity', '1e999', '0x10', 'ten', '1,234', DIGITS, true, ['5'], MANY, PROTO, MARKUP],
  select: ['Red', 'pink', '__proto__', ['red'], MANY, PROTO, 0, MARKUP, LONG],
  multiselect: ['red', ['pink'], ['red', 5], ['red', ['red']], ['__proto__'], MANY, PROTO, MARKUP],
  rating: [0, 6, 2.5, -1, 1e300, 'NaN', DIGITS, ['5'], MANY, PROTO],
  paragraph: TEXT_ONLY,
  date: ['2027-02-29', '2027-13-01', '27-01-01', 'NaN', 20270101, ['2027-01-01'], MANY, PROTO, MARKUP, LONG],
  time: ['24:00', '12:60', 'noon', '12:00Z', 1200, ['12:00'], MANY, PROTO, MARKUP, LONG],
  phone: ['030 123456', '+1', '+49 CALL ME', `+${DIGITS}`, 49301234567, ['+49301234567'], MANY, PROTO, MARKUP],
  url: ['example.com', 'javascript:alert(1)', 'data:text/html,x', `https://e.example/${LONG}`, 5, MANY, PROTO, MARKUP],
  yes_no: ['yes', 'NaN', 1, 0, ['true'], MANY, PROTO, NESTED],
  consent: ['yes', 1, ['true'], MANY, PROTO, { agreed: 'yes' }, { agreed: true, version: 'older' }],
  scale: [-1, 11, 2.5, 'NaN', 1e300, DIGITS, ['5'], MANY, PROTO],
  ranking: ['red', ['red'], ['red', 'red', 'blue'], ['red', 'green', 'pink'], MANY, PROTO, { red: 1 }],
  matrix: ['good', ['good'], { price: 'best' }, { food: 'good' }, { price: ['good'] }, MANY, PROTO, NESTED],
  address: ['Berlin', ['Berlin'], { city: 'Berlin' }, { line1: LONG, city: 'Berlin' }, MANY, PROTO, NESTED],
  file: [ID, ['../../etc/passwd'], ['cv.pdf'], [ID], [ID, ID.replace('7', '8')], [5], MANY, PROTO, MARKUP],
  hidden: TEXT_ONLY,
  // These types take no answer; a test of their own covers them.
  heading: [],
  page_break: [],
}

/** Values that hold a text which Postgres cannot store. */
const unstorable = (text: string) => [text, [text], { line1: text }, { [text]: 'x' }, { price: { deep: [text] } }]

async function asking(type: QuestionType, isRequired = false) {
  const owner = await signInOwner()
  const form = await createForm(owner)
  const { id } = await addQuestion(owner, form.id, type, { isRequired })
  return { owner, form, id }
}

describe('POST /api/public/forms/{slug}/submit', () => {
  it.each(QUESTION_TYPES.filter((type) => WRONG[type].length > 0))(
    'refuses what is no answer to a question of type %s, by its id, and stores nothing',
    async (type) => {
      const { owner, form, id } = await asking(type)
      for (const [index, value] of WRONG[type].entries()) {
        const { status, body } = await submit(form.slug, { responses: { [id]: value } })
        expect({ index, status, body }).toMatchObject({
          status: 400,
          body: { code: 'invalid_input', issues: [{ path: id }] },
        })
      }
      expect(await listResponses(owner, form.id)).toEqual([])
    },
  )

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

  it.each(['', '  ', null, [], [''], {}, false])(
    'counts %j as no answer, or as none that is required',
    async (value) => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const ids: string[] = []
      for (const type of QUESTION_TYPES) {
        const isAsked = !('shows' in QUESTION_KINDS[type])
        const { id } = await addQuestion(owner, form.id, type, { isRequired: true })
        // A no is an answer.
        if (isAsked && !(type === 'yes_no' && value === false)) ids.push(id)
      }
      const responses = Object.fromEntries(ids.map((id) => [id, value]))
      const { status, body } = await submit(form.slug, { responses })
      const paths = (body as unknown as { issues: { path: string }[] }).issues.map(({ path }) => path)
      expect({ status, missed: ids.filter((id) => !paths.includes(id)) }).toEqual({ status: 400, missed: [] })
      expect(await listResponses(owner, form.id)).toEqual([])
    },
  )

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

  it.each(QUESTION_TYPES)('refuses NUL and half a character in an answer to a %s, and tells where', async (type) => {
    const { owner, form, id } = await asking(type)
    for (const value of [...unstorable('a\0b'), ...unstorable('a\ud800b')]) {
      const { status, body } = await submit(form.slug, { responses: { [id]: value } })
      const path = expect.stringMatching(new RegExp(`^responses\\.${id}`))
      expect({ status, body }).toMatchObject({ status: 400, body: { code: 'not_storable', issues: [{ path }] } })
    }
    expect(await listResponses(owner, form.id)).toEqual([])
  })

  it('refuses answers to more questions than a form can have', async () => {
    const { owner, form } = await asking('text')
    const responses = Object.fromEntries(MANY.map((id) => [id, 'x']))
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
