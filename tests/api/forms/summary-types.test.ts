// @module-tag every-database
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { FormSummary } from '@/lib/forms/summary/summary'
import type { ApiClient } from '@/tests/support/api/client'
import { submit } from '@/tests/support/api/forms'
import { signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { addQuestion, createForm, createFormWith } from '@/tests/support/factories/forms'

async function questionsOf(owner: ApiClient, formId: string): Promise<FormSummary['questions']> {
  const answer = await owner.get(`/api/forms/${formId}/responses/summary?timezone=UTC`)
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as FormSummary).questions
}

async function give(slug: string, ...all: Record<string, unknown>[]) {
  for (const responses of all) expect((await submit(slug, { responses })).status).toBe(201)
}

describe('GET /api/forms/{id}/responses/summary', () => {
  describe('the newer types', () => {
    it('gives a scale from 0 to 10 its score, another one a mean alone', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'scale')
      const short = await addQuestion(owner, form.id, 'scale', { settings: { from: 1, to: 3 } })
      const [nps] = ids
      await give(
        form.slug,
        ...[10, 9, 8, 6, 0].map((value) => ({ [nps]: value })),
        { [short.id]: 3 },
        { [short.id]: 2 },
      )
      const [first, second] = await questionsOf(owner, form.id)
      expect(first).toMatchObject({
        ...{ type: 'scale', answeredCount: 5, mean: 6.6 },
        nps: { score: 0, promoterCount: 2, passiveCount: 1, detractorCount: 2 },
      })
      expect(first).toMatchObject({ steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => ({ value })) })
      expect(second).toMatchObject({
        ...{ mean: 2.5, nps: null },
        steps: [
          { value: 1, count: 0 },
          { value: 2, count: 1 },
          { value: 3, count: 1 },
        ],
      })
    })

    it('leaves answers on another scale out of the score', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'scale')
      const [scale] = ids
      await owner.patch(`/api/forms/${form.id}/questions/${scale}`, { settings: { from: 1, to: 5 } })
      await give(form.slug, { [scale]: 5 })
      await owner.patch(`/api/forms/${form.id}/questions/${scale}`, { settings: { from: 0, to: 10 } })
      await give(form.slug, { [scale]: 10 })
      expect(await questionsOf(owner, form.id)).toMatchObject([
        { answeredCount: 2, mean: 7.5, nps: { score: 100, promoterCount: 1, detractorCount: 0 } },
      ])
    })

    it('orders a ranking by mean place, and counts a matrix by row and column', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'ranking', 'matrix')
      const [ranking, matrix] = ids
      await give(
        form.slug,
        { [ranking]: ['blue', 'red', 'green'], [matrix]: { price: 'good', service: 'poor' } },
        { [ranking]: ['red', 'blue', 'green'], [matrix]: { price: 'good', service: 'good' } },
        { [ranking]: ['blue', 'green', 'red'] },
      )
      expect(await questionsOf(owner, form.id)).toMatchObject([
        {
          ranks: [
            { value: 'blue', label: 'Blue', meanPlace: 4 / 3, firstCount: 2, count: 3, isOffered: true },
            { value: 'red', meanPlace: 2, firstCount: 1 },
            { value: 'green', meanPlace: 8 / 3, firstCount: 0 },
          ],
        },
        {
          columns: [{ label: 'Poor' }, { label: 'Fair' }, { label: 'Good' }],
          rows: [
            { label: 'Price', counts: [0, 0, 2] },
            { label: 'Service', counts: [1, 0, 1] },
          ],
        },
      ])
    })

    it('counts alike where answers are as many as the responses, and what a question was before', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const labelled = (count: number) =>
        Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `L${index}` }))
      const matrix = await addQuestion(owner, form.id, 'matrix', {
        settings: { rows: labelled(7), columns: labelled(4) },
      })
      const ranking = await addQuestion(owner, form.id, 'ranking', { options: labelled(8) })
      const retyped = await addQuestion(owner, form.id, 'text')
      const order = labelled(8).map(({ value }) => value)
      await give(
        form.slug,
        { [matrix.id]: { v0: 'v1', v6: 'v3' }, [ranking.id]: order, [retyped.id]: 'Berlin' },
        { [matrix.id]: { v0: 'v1', v6: 'v2' }, [ranking.id]: order.toReversed() },
      )
      await query(sql`update form_questions set question_type = 'address' where id = ${retyped.id}::uuid`)
      await give(form.slug, { [retyped.id]: { line1: 'A 1', postalCode: '10115', city: 'Berlin', country: 'DE' } })
      const [one, two, three] = await questionsOf(owner, form.id)
      expect(one).toMatchObject({
        rows: [{ value: 'v0', counts: [0, 2, 0, 0] }, {}, {}, {}, {}, {}, { value: 'v6', counts: [0, 0, 1, 1] }],
      })
      expect(two).toMatchObject({
        ranks: expect.arrayContaining([expect.objectContaining({ value: 'v0', meanPlace: 4.5 })]),
      })
      expect(three).toMatchObject({ type: 'address', answeredCount: 1 })
    })

    it('puts dates into periods that suit their range, and times into hours', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'date', 'time')
      const [date, time] = ids
      await give(form.slug, { [date]: '2026-03-01', [time]: '08:05' }, { [date]: '2026-03-04', [time]: '08:59' })
      const [days, hours] = await questionsOf(owner, form.id)
      expect(days).toMatchObject({
        ...{ range: { min: '2026-03-01', max: '2026-03-04' }, unit: 'day', each: 1 },
        periods: [
          { date: '2026-03-01', count: 1 },
          { date: '2026-03-02', count: 0 },
          { date: '2026-03-03', count: 0 },
          { date: '2026-03-04', count: 1 },
        ],
      })
      expect(hours).toMatchObject({ hours: Array.from({ length: 24 }, (_, hour) => (hour === 8 ? 2 : 0)) })
      await give(form.slug, { [date]: '1926-05-05' }, { [date]: '9999-12-31' })
      const [years] = await questionsOf(owner, form.id)
      expect(years).toMatchObject({ unit: 'year', each: 500, range: { min: '1926-05-05', max: '9999-12-31' } })
      const { periods } = years as { periods: { date: string; count: number }[] }
      expect(periods).toHaveLength(17)
      expect([periods[0], periods[1], periods.at(-1)]).toEqual([
        { date: '1500-01-01', count: 1 },
        { date: '2000-01-01', count: 2 },
        { date: '9500-01-01', count: 1 },
      ])
    })

    it('counts a consent by its wording, an address by its country, and shows the newest', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'consent', 'address')
      const [consent, address] = ids
      const elm = { line1: 'Elm Street 1', city: 'Wien', country: 'AT' }
      await give(form.slug, { [consent]: true, [address]: elm })
      await owner.patch(`/api/forms/${form.id}/questions/${consent}`, { settings: { statement: 'I agree to more.' } })
      await give(form.slug, { [consent]: true, [address]: { line1: 'Oak 2', city: 'Bonn' } }, {})
      expect(await questionsOf(owner, form.id)).toMatchObject([
        {
          ...{ type: 'consent', askedCount: 3, answeredCount: 2 },
          wordings: [
            { text: 'I agree to more.', count: 1 },
            { text: 'I agree to the terms.', count: 1 },
          ],
        },
        {
          countries: [{ code: 'AT', count: 1 }],
          latest: [{ address: { line1: 'Oak 2', city: 'Bonn' } }, { address: elm }],
        },
      ])
    })

    it('keeps texts in place of an option beside the options, the newest ones and their number', async () => {
      const owner = await signInOwner()
      const form = await createForm(owner)
      const one = await addQuestion(owner, form.id, 'select', { settings: { other: true } })
      const some = await addQuestion(owner, form.id, 'multiselect', { settings: { other: true } })
      const texts = Array.from({ length: 7 }, (_, index) => `Colour ${index}`)
      await give(
        form.slug,
        { [one.id]: 'red' },
        ...texts.map((text) => ({ [one.id]: text, [some.id]: ['blue', text] })),
      )
      for (const [index, question] of (await questionsOf(owner, form.id)).entries()) {
        expect(question).toMatchObject({
          choices: [
            { value: 'red', count: index === 0 ? 1 : 0 },
            { value: 'green', count: 0 },
            { value: 'blue', count: index === 0 ? 0 : 7 },
          ],
          other: {
            count: 7,
            latest: texts
              .slice(-5)
              .reverse()
              .map((text) => ({ text, isCut: false })),
          },
        })
      }
    })
  })
})
