import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { isComparable } from '@/lib/forms/answers/answer-conditions'
import type { FormResponse } from '@/lib/forms/form'
import { isMatch } from '@/lib/forms/rules/logic'
import { operatorsOf } from '@/lib/forms/rules/operators'
import type { Answer } from '@/lib/shared/forms/question'
import type { Operator } from '@/lib/shared/forms/rule-words'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { cases } from '@/tests/support/cases'
import { createFormWith } from '@/tests/support/factories/forms'

const NEW_TYPES = ['date', 'time', 'phone', 'url', 'yes_no', 'scale'] as const
const TYPES = ['text', 'number', 'select', 'multiselect', 'rating', 'paragraph', ...NEW_TYPES] as const
const VALUES: Record<(typeof TYPES)[number], readonly string[]> = {
  text: ['Tea', 'tea', ' TEA ', 'ea', '100%', 'a_b', "it's", '"quoted"', '\\', 'café'],
  paragraph: ['one\ntwo', 'two', 'One', '%', 'ä'],
  number: ['5', '5.0', '-3', '12.5', '1', '0'],
  rating: ['1', '3', '5', '4.5'],
  select: ['red', 'green', 'Red', 're'],
  multiselect: ['red', 'blue', 'Blue', 'black'],
  date: ['2026-05-01', '2026-05-02', '2030-01-01'],
  time: ['08:30', '09:00'],
  phone: ['+49', '+4989123456', '89'],
  url: ['https://', 'Example.com', 'org'],
  yes_no: ['true', 'false'],
  scale: ['0', '7', '10'],
}
const ANSWERS: Record<(typeof TYPES)[number], readonly (Answer | undefined)[]> = {
  text: [undefined, 'Tea', 'green tea', '100% sure', 'a_b', 'axb', "it's", 'say "quoted"', 'back\\slash', 'CAFÉ'],
  paragraph: [undefined, 'one\ntwo', 'One', 'two', '50%', 'ä and b'],
  number: [undefined, 5, -3, 12.5, 0, 15],
  rating: [undefined, 1, 3, 5],
  select: [undefined, 'red', 'green'],
  multiselect: [undefined, ['red'], ['red', 'blue'], ['blue']],
  date: [undefined, '2026-05-01', '2026-05-02', '2027-12-31'],
  time: [undefined, '08:30', '09:00', '23:59'],
  phone: [undefined, '+4989123456', '+905321234567'],
  url: [undefined, 'https://example.com/a', 'https://example.org/'],
  yes_no: [undefined, true, false],
  scale: [undefined, 0, 7, 10],
}

let owner: Awaited<ReturnType<typeof signInOwner>>
let formId: string
let ids: Record<string, string>
let all: FormResponse[]

beforeAll(async () => {
  owner = await signInOwner()
  const { form, questions } = await createFormWith(owner, ...TYPES)
  formId = form.id
  ids = Object.fromEntries(questions.map(({ questionType, id }) => [questionType, id]))
  for (let index = 0; index < 24; index += 1) {
    const responses = TYPES.flatMap((type, place) => {
      const answer = ANSWERS[type][(index + place + Math.floor(index / 6)) % ANSWERS[type].length]
      return answer === undefined ? [] : [[ids[type], answer]]
    })
    await submit(form.slug, { responses: Object.fromEntries(responses) })
  }
  all = await listResponses(owner, formId)
}, 120_000)

type Condition = { type: (typeof TYPES)[number]; operator: Operator; value: string }

const search = (conditions: readonly object[]) => `answers=${encodeURIComponent(JSON.stringify(conditions))}`
const toSent = ({ type, operator, value }: Condition) => ({ questionId: ids[type], operator, value })
const find = async (conditions: readonly Condition[]) =>
  (await listResponses(owner, formId, `?${search(conditions.map(toSent))}`)).map(({ id }) => id)

/** As a rule would decide: false without an answer, but for `not_answered`. */
function holds({ type, operator, value }: Condition, answer: Answer | undefined): boolean {
  if (answer === undefined) return operator === 'not_answered'
  return operator === 'answered' || isMatch(type, { operator, value }, answer)
}

const condition = fc.constantFrom(...TYPES).chain((type) =>
  fc.record({
    type: fc.constant(type),
    operator: fc.constantFrom(...operatorsOf(type)),
    value: fc.constantFrom(...VALUES[type]),
  }),
)
const isAsked = ({ operator, value }: Condition) => isComparable(operator, value)

describe('GET /api/forms/{id}/responses?answers=', () => {
  it('finds what a rule with the same conditions would fire for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(condition.filter(isAsked), { minLength: 1, maxLength: 3 }), async (conditions) => {
        const expected = all.filter(({ data }) => conditions.every((one) => holds(one, data[ids[one.type] ?? ''])))
        expect(await find(conditions)).toEqual(expected.map(({ id }) => id))
      }),
      cases(120),
    )
  }, 120_000)

  it.each<[Condition['type'], Operator, string, (answer: number) => boolean]>([
    ['number', 'lt', '5', (n) => n < 5],
    ['number', 'lte', '5.0', (n) => n <= 5],
    ['number', 'gt', '-3', (n) => n > -3],
    ['rating', 'gte', '3', (n) => n >= 3],
    ['rating', 'gt', '1e1', () => false],
  ])('compares sizes: %s %s %s', async (type, operator, value, isWanted) => {
    const expected = all.filter(({ data }) => {
      const answer = data[ids[type] ?? '']
      return typeof answer === 'number' && isWanted(answer)
    })
    expect(await find([{ type, operator, value }])).toEqual(expected.map(({ id }) => id))
  })

  it('compares the beginning of a text', async () => {
    const texts = (list: string[]) =>
      new Set(all.filter(({ id }) => list.includes(id)).map(({ data }) => data[ids.text ?? '']))
    expect(texts(await find([{ type: 'text', operator: 'starts_with', value: ' TE' }]))).toEqual(new Set(['Tea']))
  })

  it('goes with pages, cursors, the search, the summary and the status of all that are found', async () => {
    const conditions = [{ questionId: ids.select, operator: 'equals', value: 'red' }]
    const red = all.filter(({ data }) => data[ids.select ?? ''] === 'red').map(({ id }) => id)
    const path = `/api/forms/${formId}/responses`
    const page = await owner.get(`${path}?page=1&size=2&${search(conditions)}`)
    const next = await owner.get(`${path}?after=${page.headers.get('x-next-after')}&size=500&${search(conditions)}`)
    expect([...(page.body as FormResponse[]), ...(next.body as FormResponse[])].map(({ id }) => id)).toEqual(red)
    const summary = await owner.get(`${path}/summary?${search(conditions)}`)
    expect(summary.body).toMatchObject({ responseCount: red.length })
    const filter = { answers: JSON.stringify(conditions) }
    expect((await owner.post(`${path}/status`, { filter, status: 'done' })).body).toEqual({ count: red.length })
    expect((await owner.get(`${path}?status=done&${search([])}`)).body).toHaveLength(red.length)
  })

  it.each([
    ['answers=x'],
    ['answers=5'],
    [search([{ questionId: 'x', operator: 'answered' }])],
    [search([{ questionId: randomUUID(), operator: 'answered' }])],
    [search([{ operator: 'answered' }])],
    [search(Array.from({ length: 11 }, () => ({ questionId: randomUUID(), operator: 'answered' })))],
  ])('refuses %s', async (query) => {
    expect((await owner.get(`/api/forms/${formId}/responses?${query}`)).status).toBe(400)
  })

  it('refuses an operator that the type of the question does not have', async () => {
    const query = search([{ questionId: ids.text, operator: 'lt', value: '5' }])
    expect((await owner.get(`/api/forms/${formId}/responses?${query}`)).status).toBe(400)
  })

  it('refuses a value that an operator cannot compare', async () => {
    for (const [operator, value] of [
      ['lt', 'ten'],
      ['gte', ''],
      ['before', 'yesterday'],
      ['contains', '  '],
      ['like', 'x'],
    ]) {
      const query = search([{ questionId: ids.text, operator, value }])
      expect((await owner.get(`/api/forms/${formId}/responses?${query}`)).status, operator).toBe(400)
    }
  })
})
