import { describe, expect, it } from 'vitest'
import type { Line } from '@/lib/arrivals/converter'
import { convertTypeform } from '@/lib/arrivals/typeform/convert'
import { TYPEFORM_TABLES } from '@/lib/arrivals/typeform/field-tables'
import { findRuleIssues } from '@/lib/forms/rules/rule-issues'
import { judgeLine } from '@/lib/portability/server/judge-line'
import type { Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { CONTEXT } from '@/tests/support/arrivals/context'
import { toDocuments } from '@/tests/support/arrivals/documents'
import { TYPEFORM_DOCUMENTS, TYPEFORM_FORM, TYPEFORM_RESPONSES } from '@/tests/support/arrivals/typeform-documents'

const documentsOf = (files: Record<string, string>) => Object.entries(files).map(([name, text]) => ({ name, text }))

async function convert(form: object = TYPEFORM_FORM, responses: object = TYPEFORM_RESPONSES) {
  const files = { 'a.json': JSON.stringify(form), 'b.json': JSON.stringify(responses) }
  const { lines, report } = await convertTypeform(toDocuments(documentsOf(files)), CONTEXT)
  const [line] = [...(lines.forms as Iterable<Line<'forms'>>)]
  return { form: line as Line<'forms'>, responses: [...(lines.responses as Iterable<Line<'responses'>>)], report }
}

const withFields = (fields: object[], more: object = {}) => ({ id: 'f', title: 'Made up', fields, ...more })
const text = (ref: string) => ({ id: ref, ref, title: ref, type: 'short_text', validations: { required: true } })

describe('convertTypeform', () => {
  it('makes lines that an import takes', async () => {
    const { form, responses } = await convert()
    expect((await judgeLine('forms', form)).wrong).toBeNull()
    for (const response of responses) expect((await judgeLine('responses', response)).wrong).toBeNull()
    const ids = (form.endings ?? []).map(({ id }) => id ?? '')
    expect(findRuleIssues(form.questions as Question[], form.rules as Rule[], ids)).toEqual([])
  })

  it('names every field of the documents, and knows each of the API', async () => {
    const { report } = await convert()
    const named = report.fields.map(({ kind, field }) => `${kind} ${field}`)
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field')).toEqual([])
    const known = Object.entries(TYPEFORM_TABLES).flatMap(([kind, table]) =>
      Object.keys(table).map((path) => `${kind} ${path}`),
    )
    expect(known.filter((path) => !named.includes(path))).toEqual([])
    const { report: other } = await convert({ ...TYPEFORM_FORM, isNew: 1, fields: [{ ...text('a'), isNew: 1 }] })
    expect(other.fields.filter(({ reason }) => reason === 'unknown_field').map(({ kind }) => kind)).toEqual([
      'field',
      'form',
    ])
  })

  it('makes questions of fields', async () => {
    const { form } = await convert()
    const found = form.questions.map(({ question, questionType }) => [question, questionType])
    expect(found).toEqual([
      ['utm_source', 'hidden'],
      ['name', 'text'],
      ['What, …?', 'select'],
      ['more', 'multiselect'],
      ['why', 'paragraph'],
      ['mail', 'email'],
      ['phone', 'phone'],
      ['cups', 'number'],
      ['site', 'url'],
      ['size', 'select'],
      ['cup', 'select'],
      ['again', 'yes_no'],
      ['terms', 'consent'],
      ['often', 'scale'],
      ['tell', 'scale'],
      ['stars', 'rating'],
      ['hearts', 'scale'],
      ['day', 'date'],
      ['order', 'ranking'],
      ['taste', 'matrix'],
      ['home', 'address'],
      ['receipt', 'file'],
      ['note', 'heading'],
      ['about', 'page_break'],
      ['inner', 'text'],
      ['contact', 'heading'],
      ['last', 'text'],
      ['End of the form', 'hidden'],
    ])
    const settings = Object.fromEntries(form.questions.map(({ question, settings: own }) => [question, own]))
    expect(settings).toMatchObject({
      'What, …?': { other: true },
      terms: { statement: 'I agree.' },
      often: { from: 1, to: 5, fromLabel: 'Never', toLabel: 'Daily' },
      tell: { from: 0, to: 10 },
      hearts: { from: 1, to: 7 },
      taste: { rows: [{ label: 'Hot' }, { label: 'Cold' }], columns: [{ label: 'Bad' }, { label: 'Good' }] },
    })
    const validation = Object.fromEntries(form.questions.map(({ question, validation: own }) => [question, own]))
    expect(validation).toMatchObject({
      name: { maxLength: 80 },
      cups: { min: 1, max: 9 },
      more: { minLength: 1, maxLength: 2 },
    })
    expect(form).toMatchObject({
      title: 'Drinks',
      description: 'Welcome\n\nIt takes a minute.',
      isPublished: true,
      textLanguage: 'en',
      endings: [
        { id: 'thanks', title: 'Thanks, …', text: 'See you.', redirectUrl: 'https://example.com/menu' },
        { id: 'no_tea', title: 'No tea today', redirectUrl: '' },
      ],
    })
    expect((await convert({ ...TYPEFORM_FORM, settings: { is_public: false } })).form.isPublished).toBe(false)
  })

  it('keeps answers that their questions take', async () => {
    const { form, responses, report } = await convert()
    const titles = new Map(form.questions.map(({ id, question }) => [id, question]))
    const [first, second, ...others] = responses
    expect(others).toEqual([])
    const answers = Object.fromEntries(Object.entries(first?.responses ?? {}).map(([id, one]) => [titles.get(id), one]))
    expect(answers).toEqual({
      utm_source: 'card',
      name: 'Vera',
      'What, …?': 'Water',
      more: ['milk'],
      why: 'Thirst',
      mail: 'vera@example.com',
      phone: '+4930123456',
      cups: 2,
      site: 'https://example.com',
      size: 'large',
      cup: 'blue',
      again: true,
      terms: expect.objectContaining({ agreed: true, text: 'I agree.' }),
      often: 5,
      tell: 10,
      stars: 4,
      hearts: 7,
      day: '2026-07-01',
      order: ['second', 'first'],
      taste: { hot: 'good', cold: 'bad' },
      home: { line1: 'Main Street 1', city: 'Berlin', country: 'DE' },
      inner: 'Inner',
    })
    expect(first).toMatchObject({ respondentEmail: 'vera@example.com', createdAt: '2026-06-01T10:00:00.000Z' })
    expect(Object.values(second?.responses ?? {})).toEqual([20])
    const records = report.things.filter(({ kind }) => kind === 'response')
    expect(records.map(({ ref, outcome, reason }) => [ref, outcome, reason])).toEqual([
      ['r2', 'left_out', 'invalid'],
      ['r3', 'changed', 'invalid'],
    ])
  })

  it('tells no person’s words, and why things stay behind', async () => {
    const { report } = await convert()
    expect(JSON.stringify(report)).not.toMatch(/Vera|vera@|Thirst|Main Street|4930123456/)
    const left = (kind: string, reason: string) =>
      report.fields.filter((one) => one.kind === kind && one.reason === reason && one.outcome === 'left_out')
    expect(left('field', 'payment').some(({ refs }) => refs.includes('madeUp1/pay-id'))).toBe(true)
    expect(left('field', 'media').some(({ refs }) => refs.includes('madeUp1/film-id'))).toBe(true)
    expect(left('logic', 'logic').find(({ field }) => field === 'actions[].action')?.count).toBe(2)
    expect(left('logic', 'score').find(({ field }) => field === 'actions[].action')?.count).toBe(1)
  })

  it('says where values were put into texts', async () => {
    const screen = { ref: 'end', title: 'Bye, {{field:a}}', properties: { description: 'Your {{field:a}}' } }
    const { form, report } = await convert(
      withFields([text('a')], { title: 'For {{hidden:who}}', thankyou_screens: [screen] }),
      { items: [] },
    )
    expect(form).toMatchObject({ title: 'For …', endings: [{ title: 'Bye, …', text: 'Your …' }] })
    const changed = report.fields.filter(({ outcome }) => outcome === 'changed')
    expect(changed.map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'form title',
      'screen properties.description',
      'screen title',
    ])
  })

  it('takes a number of choices that there are not for none', async () => {
    const choices = ['A', 'B'].map((label) => ({ id: label, label }))
    const properties = { allow_multiple_selection: true, choices }
    const validations = { required: false, min_selection: 1, max_selection: 10 ** 12 }
    const { form } = await convert(withFields([{ ...text('a'), type: 'multiple_choice', properties, validations }]), {
      items: [],
    })
    expect(form.questions).toMatchObject([{ validation: { minLength: 1 } }])
    expect((await judgeLine('forms', form)).wrong).toBeNull()
  })

  it('brings the first hundred questions', async () => {
    const fields = Array.from({ length: 120 }, (_, place) => text(`f${place}`))
    const { form, report } = await convert(withFields(fields), { items: [] })
    expect(form.questions).toHaveLength(100)
    expect(report.fields.find(({ reason }) => reason === 'too_many')?.count).toBe(20)
  })

  it('finds the form of each list of responses by the fields that they answer', async () => {
    const forms = ['a', 'b'].map((id) => ({ id, title: `Form ${id}`, fields: [text(`${id}1`)] }))
    const items = ['b', 'a'].map((id) => ({
      items: [
        {
          response_id: `r${id}`,
          submitted_at: '2026-06-01T10:00:00Z',
          answers: [{ type: 'text', text: id, field: { id: `${id}1` } }],
        },
      ],
    }))
    const documents = [...items, ...forms].map((one, place) => ({ name: `${place}.json`, text: JSON.stringify(one) }))
    const { lines } = await convertTypeform(toDocuments(documents), CONTEXT)
    const ids = new Map([...(lines.forms as Iterable<Line<'forms'>>)].map(({ id, title }) => [id, title]))
    const found = [...(lines.responses as Iterable<Line<'responses'>>)]
    expect(found.map(({ formId, responses }) => [ids.get(formId), Object.values(responses)])).toEqual([
      ['Form b', ['b']],
      ['Form a', ['a']],
    ])
  })

  it.each([
    ['unreadable', '{'],
    ['unreadable', '{"a":1}'],
    ['wrong_source', '{"source":"calcom"}'],
    ['nothing_found', '{"items":[]}'],
    ['wrong_source', 'BEGIN:VCALENDAR'],
  ])('refuses with %s', async (code, content) => {
    const refused = convertTypeform(toDocuments([{ name: 'a.json', text: content }]), CONTEXT)
    await expect(refused).rejects.toMatchObject({ code })
  })

  it('is the same in each run', async () => {
    const documents = documentsOf(TYPEFORM_DOCUMENTS)
    const again = documentsOf(TYPEFORM_DOCUMENTS).reverse()
    expect(await convertTypeform(toDocuments(again), CONTEXT)).toEqual(
      await convertTypeform(toDocuments(documents), CONTEXT),
    )
  })
})
