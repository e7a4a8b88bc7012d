import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import type { FormSummary } from '@/lib/forms/summary/summary'
import type { AnsweredQuestion } from '@/lib/shared/forms/question'
import { QUESTION_TYPES } from '@/lib/shared/forms/question-types'
import { SUMMED_UP_AS } from '@/lib/shared/forms/summed-up'
import type { ApiClient } from '@/tests/support/api/client'
import { listResponses, submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { figuresOf, hashOf, recount, type StoredResponse } from '@/tests/support/api/summary'
import { cases } from '@/tests/support/cases'
import { createForm, createFormWith } from '@/tests/support/factories/forms'
import { saveSettings } from '@/tests/support/factories/owners'

async function summaryOf(owner: ApiClient, formId: string, search = ''): Promise<FormSummary> {
  const answer = await owner.get(`/api/forms/${formId}/responses/summary${search}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as FormSummary
}

const ZONE = 'Asia/Kathmandu'
const IDS = ['a', 'b', 'c'].map(() => randomUUID())
const OPTIONS = ['red', 'green', 'blue', 'é "x"'].map((value) => ({ value, label: value.toUpperCase() }))
/** Postgres keeps doubles as they are, but no text with a NUL. */
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 320 }).filter((one) => !one.includes('\0'))
const anyNumber = fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
const answer = fc.oneof(
  ...[text, anyNumber.map((one) => one + 0), fc.integer({ min: 0, max: 6 }), fc.constantFrom('red', 'blue', 'gone')],
  ...[fc.uniqueArray(fc.constantFrom('red', 'green', 'gone')), fc.constantFrom(null, '', true, false)],
  fc.constantFrom({ agreed: true, text: 'Yes', version: '1' }, { line1: 'Elm Street 1', city: 'Berlin' }),
  fc.constantFrom({ line1: 'Elm Street 2', city: 'Wien', country: 'AT' }, { red: 'blue', green: 'red', gone: 'green' }),
  fc.shuffledSubarray(['red', 'green', 'blue'], { minLength: 3 }),
  fc.constantFrom('08:05', '23:59', '24:00', '2026-02-30', '2026-03-01', '1926-12-31', '9999-12-31', '2026-13-01'),
)
const wording = fc
  .subarray(IDS)
  .chain((ids) => fc.tuple(...ids.map((id) => question(id))).map((questions) => questions as AnsweredQuestion[]))
function question(id: string): fc.Arbitrary<AnsweredQuestion> {
  return fc.record({
    id: fc.constant(id),
    title: fc.constantFrom('One', 'Another'),
    type: fc.constantFrom(...QUESTION_TYPES),
    required: fc.constant(false),
    order: fc.constant(0),
    options: fc.subarray(OPTIONS),
    settings: fc.constantFrom(
      {},
      { from: 1, to: 5 },
      { other: true },
      { rows: OPTIONS.slice(0, 2), columns: OPTIONS.slice(1) },
    ),
  })
}
const response = fc.record({
  id: fc.uuid(),
  version: fc.option(fc.nat(1)),
  data: fc.dictionary(fc.constantFrom(...IDS), answer),
  createdAt: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 1, 25) }),
  isSpam: fc.boolean(),
})

async function store(
  formId: string,
  versions: AnsweredQuestion[][],
  current: AnsweredQuestion[],
  rows: StoredResponse[],
) {
  const db = database()
  await db.execute(sql`delete from form_responses where form_id = ${formId}`)
  await db.execute(sql`delete from form_versions where form_id = ${formId}`)
  await db.execute(sql`delete from form_questions where form_id = ${formId}`)
  await db.execute(sql`insert into form_questions (id, form_id, question_type, question, options, settings, "order")
    select id, ${formId}, type, title, options, coalesce(settings, '{}'), n from jsonb_to_recordset(${JSON.stringify(current.map((one, n) => ({ ...one, n })))}::jsonb)
      as q (id uuid, type text, title text, options jsonb, settings jsonb, n int)`)
  for (const version of versions) {
    await db.execute(sql`insert into form_versions (form_id, hash, questions)
      values (${formId}, ${hashOf(version)}, ${JSON.stringify(version)}::jsonb) on conflict do nothing`)
  }
  const toRow = ({ version, createdAt, ...row }: StoredResponse) => ({
    ...row,
    hash: version === null ? null : hashOf(versions[version]),
    at: new Date(createdAt).toISOString(),
  })
  await db.execute(sql`insert into form_responses (id, form_id, responses, version_hash, is_spam, created_at)
    select id, ${formId}, data, hash, "isSpam", at from jsonb_to_recordset(${JSON.stringify(rows.map(toRow))}::jsonb)
      as r (id uuid, data jsonb, hash text, "isSpam" boolean, at timestamptz)`)
}

describe('GET /api/forms/{id}/responses/summary', () => {
  describe('a summary', () => {
    it('says what a count by hand says, whatever was asked, answered and changed', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      await database().execute(sql`update forms set created_at = '2026-01-01T00:00:00Z' where id = ${form.id}`)
      const rows = fc.uniqueArray(response, { selector: ({ id }) => id, maxLength: 30 })
      await fc.assert(
        fc.asyncProperty(wording, fc.tuple(wording, wording), rows, async (current, versions, stored) => {
          // Ids are of the whole table, and an id of one run may come again in another.
          const questions = IDS.map((id) => [id, randomUUID()] as const)
          const renamed = rename({ current, versions, stored }, questions)
          await store(form.id, renamed.versions, renamed.current, renamed.stored)
          const summary = await summaryOf(owner, form.id, `?timezone=${ZONE}`)
          const expected = recount(renamed.stored, renamed.versions, renamed.current, summary, ZONE)
          expect(summary).toMatchObject({
            responseCount: expected.responseCount,
            unplacedCount: expected.unplacedCount,
            timeline: { points: expected.timeline },
          })
          expect(sum(summary.timeline.points)).toBe(expected.responseCount)
          expect(summary.questions.map((one) => [one.id, one.type])).toEqual([
            ...new Map(summary.questions.map((one) => [`${one.id} ${one.type}`, [one.id, one.type]])).values(),
          ])
          for (const [index, one] of summary.questions.entries()) {
            const { figures, ...counts } = expected.questions[index] ?? { figures: null }
            expect(one).toMatchObject(counts)
            expectSame(figuresOf(one), figures)
            if ('bins' in one) expect(sum(one.bins)).toBe(one.answeredCount)
          }
          const askedOfAll = summary.questions.reduce((all, { askedCount }) => all + askedCount, 0)
          const wordingOf = ({ version }: StoredResponse) =>
            version === null ? renamed.current : (renamed.versions[version] ?? [])
          const counted = renamed.stored.filter(({ isSpam }) => !isSpam)
          const isSummedUp = ({ type }: AnsweredQuestion) => SUMMED_UP_AS[type] !== 'nothing'
          expect(askedOfAll).toBe(counted.reduce((all, one) => all + wordingOf(one).filter(isSummedUp).length, 0))
        }),
        cases(60),
      )
    })

    it('names every option with its count, then what is offered no more, then what was asked otherwise', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'select', 'text', 'rating')
      const [choice, gone, rating] = ids
      await submit(form.slug, { responses: { [choice]: 'red', [gone]: 'Early', [rating]: 4 } })
      await submit(form.slug, { responses: { [choice]: 'blue', [rating]: 5 } })
      await owner.patch(`/api/forms/${form.id}/questions/${choice}`, {
        options: [{ value: 'red', label: 'Crimson' }, { label: 'Teal' }],
      })
      await owner.delete(`/api/forms/${form.id}/questions/${gone}`)
      // No call changes a type; an owner of the database can.
      await database().execute(
        sql`update form_questions set question_type = 'number', question = 'How many?' where id = ${rating}`,
      )
      await submit(form.slug, { responses: { [choice]: 'teal', [rating]: 12 } })
      const summary = await summaryOf(owner, form.id)
      expect(summary.responseCount).toBe(3)
      expect(summary.unplacedCount).toBe(0)
      expect(summary.questions).toMatchObject([
        {
          ...{ id: choice, standing: 'current', askedCount: 3, answeredCount: 3, skippedCount: 0 },
          choices: [
            { value: 'red', label: 'Crimson', count: 1, isOffered: true },
            { value: 'teal', label: 'Teal', count: 1, isOffered: true },
            { value: 'blue', label: 'Blue', count: 1, isOffered: false },
          ],
        },
        {
          ...{ id: rating, type: 'number', title: 'How many?', standing: 'current', askedCount: 1 },
          facts: { min: 12, median: 12, mean: 12, max: 12, isWhole: true },
          bins: [{ from: 12, to: 12, count: 1 }],
        },
        {
          ...{ id: gone, title: 'A text', standing: 'deleted', askedCount: 2, answeredCount: 1, skippedCount: 1 },
          latest: [{ text: 'Early', isCut: false }],
        },
        { id: rating, type: 'rating', title: 'A rating', standing: 'retyped', mean: 4.5, counts: [0, 0, 0, 1, 1] },
      ])
    })

    it('puts thousands of different numbers into bins, each into its own', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'number')
      await database().execute(sql`insert into form_responses (form_id, responses)
        select ${form.id}, jsonb_build_object(${ids[0]}::text, n / 4.0 - 80) from generate_series(1, 1500) n`)
      const [histogram] = (await summaryOf(owner, form.id)).questions
      const bins = histogram && 'bins' in histogram ? histogram.bins : []
      const given = Array.from({ length: 1500 }, (_, index) => (index + 1) / 4 - 80)
      const isIn = ({ from, to }: { from: number | null; to: number | null }, one: number) =>
        one >= (from ?? Number.NEGATIVE_INFINITY) && one < (to ?? Number.POSITIVE_INFINITY)
      expect(bins.length).toBeGreaterThan(5)
      expect(bins.map(({ count }) => count)).toEqual(bins.map((bin) => given.filter((one) => isIn(bin, one)).length))
      expect(sum(bins)).toBe(1500)
    })

    it('is of what the search and the instants leave, spam never', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      for (const text of ['One', 'Two', 'Two more']) await submit(form.slug, { responses: { [ids[0]]: text } })
      await submit(form.slug, { responses: { [ids[0]]: 'Two casinos' }, website: 'spam.example' })
      const [newest, middle] = await listResponses(owner, form.id)
      const count = async (search: string) => (await summaryOf(owner, form.id, search)).responseCount
      expect(await count('')).toBe(3)
      expect(await count('?q=two')).toBe(2)
      expect(await count(`?from=${newest?.createdAt}`)).toBe(1)
      expect(await count(`?to=${middle?.createdAt}`)).toBe(1)
      const none = await summaryOf(owner, form.id, '?q=nothing')
      expect(none).toMatchObject({
        responseCount: 0,
        timeline: { points: [] },
        questions: [{ askedCount: 0, latest: [] }],
      })
    })

    it('counts days as the account reads them, or as it is told to', async () => {
      const owner = await signInOwner()
      const { form } = await createFormWith(owner, 'text')
      await saveSettings(owner, { ...SETTINGS, timezone: 'Pacific/Auckland' })
      await database().execute(sql`update forms set created_at = '2026-03-01T00:00:00Z' where id = ${form.id}`)
      await database().execute(sql`insert into form_responses (form_id, responses, created_at)
      values (${form.id}, '{}', '2026-03-08T11:30:00Z'), (${form.id}, '{}', '2026-03-06T10:59:00Z')`)
      expect((await summaryOf(owner, form.id)).timeline).toEqual({
        unit: 'day',
        points: [
          { date: '2026-03-06', count: 1 },
          { date: '2026-03-07', count: 0 },
          { date: '2026-03-08', count: 0 },
          { date: '2026-03-09', count: 1 },
        ],
      })
      const inUtc = await summaryOf(owner, form.id, '?timezone=UTC&from=2026-03-05T00:00:00Z&to=2026-03-09T00:00:00Z')
      expect(inUtc.timeline.points.map(({ date }) => date.slice(-2))).toEqual(['05', '06', '07', '08'])
      expect((await owner.get(`/api/forms/${form.id}/responses/summary?timezone=Nowhere`)).status).toBe(400)
      expect((await owner.get(`/api/forms/${form.id}/responses/summary?from=yesterday`)).status).toBe(400)
    })
  })
})

const SETTINGS = { fullName: 'Olga', weekStartDay: 1, timeFormat: '24h', dateFormat: 'MMM D YYYY' }

const sum = (parts: { count: number }[]) => parts.reduce((all, { count }) => all + count, 0)

/** Means are rounded by the one in binary and by the other in decimal. */
function expectSame(actual: unknown, expected: unknown) {
  if (typeof actual !== 'object' || actual === null || !('facts' in actual)) return expect(actual).toEqual(expected)
  const [one, other] = [actual, expected].map(
    (value) => value as { bins: number[]; facts: Record<string, number> | null },
  )
  expect(one?.bins).toEqual(other?.bins)
  const { mean = 0, ...facts } = one?.facts ?? {}
  const { mean: meanByHand = 0, ...factsByHand } = other?.facts ?? {}
  expect(facts).toEqual(factsByHand)
  const largest = Math.max(Math.abs(Number(facts.min ?? 0)), Math.abs(Number(facts.max ?? 0)))
  expect(Math.abs(mean - meanByHand)).toBeLessThanOrEqual(largest * 1e-9)
}

/** The same with ids of its own. */
function rename<T extends { stored: StoredResponse[] }>(value: T, names: readonly (readonly [string, string])[]): T {
  const json = names.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(value))
  const named = JSON.parse(json) as T
  return { ...named, stored: named.stored.map((row) => ({ ...row, id: randomUUID() })) }
}
