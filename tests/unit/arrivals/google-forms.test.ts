import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Line } from '@/lib/arrivals/converter'
import { convertGoogleForms } from '@/lib/arrivals/google-forms/convert'
import { GOOGLE_TABLES } from '@/lib/arrivals/google-forms/field-tables'
import { evaluateLogic } from '@/lib/forms/rules/logic'
import { findRuleIssues } from '@/lib/forms/rules/rule-issues'
import { judgeLine } from '@/lib/portability/server/judge-line'
import type { Answer, Question } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { CONTEXT } from '@/tests/support/arrivals/context'
import { toDocuments } from '@/tests/support/arrivals/documents'
import { runScript } from '@/tests/support/arrivals/form-app'
import { GOOGLE_FORM, GOOGLE_RESPONSES } from '@/tests/support/arrivals/google-documents'
import { numbersFrom } from '@/tests/support/random'

const SCRIPT = readFileSync('assets/arrivals/google-forms.gs', 'utf8')

async function convert(form: object = GOOGLE_FORM, responses: object = GOOGLE_RESPONSES) {
  const documents = [{ name: 'a.json', text: JSON.stringify({ form, responses }) }]
  const { lines, report } = await convertGoogleForms(toDocuments(documents), CONTEXT)
  const [line] = [...(lines.forms as Iterable<Line<'forms'>>)]
  return { form: line as Line<'forms'>, responses: [...(lines.responses as Iterable<Line<'responses'>>)], report }
}

function byTitle({ questions }: Line<'forms'>, answers: object) {
  const titles = new Map(questions.map(({ id, question }) => [id, question]))
  return Object.fromEntries(Object.entries(answers).map(([id, one]) => [titles.get(id), one]))
}

/** Titles of what a visitor sees who gives these answers. */
function seen(form: Line<'forms'>, given: Record<string, Answer>): string[] {
  const questions = form.questions as Question[]
  const answers = new Map(
    questions.flatMap(({ id, question }) => (question in given ? [[id, given[question] as Answer]] : [])),
  )
  const { visible } = evaluateLogic(questions, form.rules as Rule[], answers)
  return questions
    .filter(({ id, questionType }) => questionType !== 'hidden' && visible.includes(id))
    .map(({ question }) => question)
}

describe('convertGoogleForms', () => {
  it('makes lines that an import takes', async () => {
    const { form, responses } = await convert()
    expect((await judgeLine('forms', form)).wrong).toBeNull()
    for (const response of responses) expect((await judgeLine('responses', response)).wrong).toBeNull()
    expect(findRuleIssues(form.questions as Question[], form.rules as Rule[])).toEqual([])
  })

  it('names every field of the document, and knows each of the API', async () => {
    const { report } = await convert()
    const named = report.fields.map(({ kind, field }) => `${kind} ${field}`)
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field')).toEqual([])
    const known = Object.entries(GOOGLE_TABLES).flatMap(([kind, table]) =>
      Object.keys(table).map((path) => `${kind} ${path}`),
    )
    expect(known.filter((path) => !named.includes(path))).toEqual([])
    expect(JSON.stringify(report)).not.toMatch(/Vera|vera@|Thirst/)
  })

  it('makes questions of items', async () => {
    const { form } = await convert()
    expect(form.questions.map(({ question, questionType }) => [question, questionType])).toEqual([
      ['Email', 'email'],
      ['name', 'text'],
      ['drink', 'select'],
      ['Some words', 'heading'],
      ['Jump after “Some words”', 'hidden'],
      ['about water', 'page_break'],
      ['why', 'paragraph'],
      ['about tea', 'page_break'],
      ['with', 'multiselect'],
      ['size', 'select'],
      ['often', 'scale'],
      ['stars', 'rating'],
      ['hearts', 'scale'],
      ['day', 'date'],
      ['moment', 'date'],
      ['hour', 'time'],
      ['length', 'text'],
      ['receipt', 'file'],
      ['none', 'date'],
      ['Taste', 'matrix'],
      ['end', 'text'],
      ['last', 'page_break'],
      ['End of the form', 'hidden'],
    ])
    expect(form).toMatchObject({ title: 'Drinks', description: 'All drinks', isPublished: true })
    const settings = byTitle(form, Object.fromEntries(form.questions.map(({ id, settings: own }) => [id, own])))
    expect(settings).toMatchObject({
      drink: { other: true },
      often: { from: 0, to: 10, fromLabel: 'Never', toLabel: 'Daily' },
      hearts: { from: 1, to: 7 },
      receipt: { kinds: ['image', 'pdf'], max: 3 },
      Taste: { rows: [{ label: 'Hot' }, { label: 'Cold' }], columns: [{ label: 'Bad' }, { label: 'Good' }] },
    })
    const closed = {
      ...GOOGLE_FORM,
      publishSettings: { publishState: { isPublished: true, isAcceptingResponses: false } },
    }
    expect((await convert(closed)).form.isPublished).toBe(false)
  })

  it('keeps answers that their questions take', async () => {
    const { form, responses, report } = await convert()
    expect(byTitle(form, responses[0]?.responses ?? {})).toEqual({
      Email: 'vera@example.com',
      name: 'Vera',
      drink: 'Water',
      why: 'Thirst',
      with: ['milk', 'sugar'],
      size: 'large',
      often: 10,
      stars: 4,
      hearts: 7,
      day: '2026-07-01',
      moment: '2026-07-01',
      hour: '09:30',
      length: '01:30:00',
      Taste: { hot: 'good', cold: 'bad' },
    })
    expect(responses[0]).toMatchObject({ respondentEmail: 'vera@example.com', createdAt: '2026-06-01T10:00:00.123Z' })
    expect(responses[1]?.responses).toEqual({})
    expect(report.things.filter(({ kind }) => kind === 'response')).toMatchObject([
      { ref: 'r1' },
      { ref: 'r2', outcome: 'changed' },
    ])
  })

  it('says why ways stay behind', async () => {
    const { report } = await convert()
    const left = report.fields.filter(({ reason, outcome }) => reason === 'logic' && outcome === 'left_out')
    expect(left.map(({ field, refs }) => [field.replace(/.*\./, ''), refs])).toEqual([
      ['goToAction', ['made-up-form/drink']],
    ])
  })

  it.each([
    ['unreadable', '{'],
    ['unreadable', '{"a":1}'],
    ['wrong_source', 'BEGIN:VCALENDAR'],
    ['wrong_source', '{"source":"calcom"}'],
  ])('refuses with %s: %s', async (code, text) => {
    await expect(convertGoogleForms(toDocuments([{ name: 'a.json', text }]), CONTEXT)).rejects.toMatchObject({ code })
  })

  it('leads through sections as Google does', async () => {
    const numbers = numbersFrom(7)
    const WAYS = 4
    for (let round = 0; round < 100; round += 1) {
      const count = 3 + numbers.below(4)
      const way = (section: number): object => {
        const kind = numbers.below(WAYS)
        if (kind === 0 && section + 1 < count)
          return { goToSectionId: `s${section + 1 + numbers.below(count - section - 1)}` }
        if (kind === 1) return { goToAction: 'SUBMIT_FORM' }
        return kind === 2 ? { goToAction: 'NEXT_SECTION' } : {}
      }
      const sections = Array.from({ length: count }, (_, section) => ({
        asked: [0, 1].map((number) => ({
          title: `q${section}-${number}`,
          required: numbers.below(2) === 0,
          ways: ['a', 'b'].map((value) => ({ value, ...(numbers.below(2) === 0 ? way(section) : {}) })),
        })),
        way: section + 1 < count ? (numbers.below(3) === 0 ? way(section) : {}) : {},
      }))
      const items = sections.flatMap(({ asked }, section) => [
        ...(section > 0
          ? [{ itemId: `s${section}`, title: `s${section}`, pageBreakItem: sections[section - 1]?.way }]
          : []),
        ...asked.map(({ title, required, ways }) => ({
          itemId: title,
          title,
          questionItem: { question: { questionId: title, required, choiceQuestion: { type: 'RADIO', options: ways } } },
        })),
      ])
      const { form, report } = await convert({ formId: `f${round}`, info: { title: 'Made up' }, items }, [])
      expect(report.fields.filter(({ reason, outcome }) => reason === 'logic' && outcome === 'left_out')).toEqual([])
      for (let visitor = 0; visitor < 20; visitor += 1) {
        const given: Record<string, string> = {}
        for (const { title, required } of sections.flatMap(({ asked }) => asked)) {
          if (required || numbers.below(3) > 0) given[title] = numbers.below(2) === 0 ? 'a' : 'b'
        }
        const expected: string[] = []
        for (let section = 0; section < count; ) {
          const { asked, way: own } = sections[section] ?? { asked: [], way: {} }
          expected.push(...(section > 0 ? [`s${section}`] : []), ...asked.map(({ title }) => title))
          const chosen = asked.map(({ title, ways }) => ways.find(({ value }) => value === given[title]))
          const leading = [...chosen].reverse().find((one) => one && Object.keys(one).length > 1) ?? own
          const { goToSectionId, goToAction } = leading as { goToSectionId?: string; goToAction?: string }
          if (goToAction === 'SUBMIT_FORM') break
          section = goToSectionId ? Number(goToSectionId.slice(1)) : section + 1
        }
        const found = seen(form, given)
        if (JSON.stringify(found) !== JSON.stringify(expected))
          expect({ found, sections, given }).toEqual({ found: expected, sections, given })
      }
    }
  })
})

describe('google-forms.gs', () => {
  const choices = (...ways: [string, object][]) => ways.map(([value, way]) => ({ getValue: () => value, ...way }))
  const page = { getId: () => 5 }
  const nowhere = { getGotoPage: () => null, getPageNavigationType: () => null }

  it('writes one file, and neither logs nor sends', async () => {
    expect(SCRIPT.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    expect(SCRIPT).not.toMatch(/Logger|console|UrlFetchApp|MailApp|GmailApp|DriveApp\.(?!createFile)/)
    const items = [
      { kind: 'TEXT', id: 1, title: 'Name', answers: { isRequired: true } },
      {
        kind: 'MULTIPLE_CHOICE',
        id: 2,
        title: 'Drink',
        answers: {
          isRequired: true,
          hasOtherOption: true,
          getChoices: choices(
            ['Tea', { getGotoPage: () => page, getPageNavigationType: () => 'GO_TO_PAGE' }],
            ['Coffee', { getGotoPage: () => null, getPageNavigationType: () => 'SUBMIT' }],
            ['Water', nowhere],
          ),
        },
      },
      { kind: 'PAGE_BREAK', id: 3, title: 'Water', answers: { getGoToPage: null, getPageNavigationType: 'CONTINUE' } },
      {
        kind: 'SCALE',
        id: 4,
        title: 'How good?',
        answers: { isRequired: false, getLowerBound: 1, getUpperBound: 5, getLeftLabel: 'Bad', getRightLabel: 'Good' },
      },
      { kind: 'PAGE_BREAK', id: 5, title: 'Tea', answers: { getGoToPage: null, getPageNavigationType: 'SUBMIT' } },
      {
        kind: 'CHECKBOX_GRID',
        id: 6,
        title: 'Taste',
        answers: { isRequired: false, getRows: ['Hot', 'Cold'], getColumns: ['Bad', 'Good'] },
      },
      { kind: 'DATETIME', id: 7, title: 'When', answers: { isRequired: false, includesYear: true } },
      { kind: 'FILE_UPLOAD', id: 8, title: 'Receipt' },
      { kind: 'IMAGE', id: 9, title: 'Picture' },
      { kind: 'RATING', id: 10, title: 'Stars', answers: { isRequired: false, getRatingScaleLevel: 5 } },
      { kind: 'SECTION_HEADER', id: 11, title: 'Words' },
      { kind: 'DURATION', id: 12, title: 'Length', answers: { isRequired: false } },
    ]
    const given = {
      1: 'Vera',
      2: 'Tea',
      6: [['Good'], null],
      7: '2026-07-01 10:30',
      8: ['file-id'],
      10: '4',
      12: '01:30:00',
    }
    const [text, ...more] = runScript(SCRIPT, items, [
      { id: 'r1', at: '2026-06-01T10:00:00Z', email: 'vera@example.com', given },
    ])
    expect(more).toEqual([])
    const written = JSON.parse(text ?? '') as { form: object; responses: object }
    const { form, responses, report } = await convert(written.form, written.responses)
    expect(report.fields.filter(({ reason }) => reason === 'unknown_field' || reason === 'logic')).toEqual([])
    expect(byTitle(form, responses[0]?.responses ?? {})).toEqual({
      Email: 'vera@example.com',
      Name: 'Vera',
      Drink: 'tea',
      Taste: { hot: 'good' },
      When: '2026-07-01',
      Stars: 4,
      Length: '01:30:00',
    })
    const start = ['Email', 'Name', 'Drink']
    const tea = ['Tea', 'Taste', 'When', 'Receipt', 'Stars', 'Words', 'Length']
    expect(seen(form, { Email: 'a@example.com', Name: 'Ben', Drink: 'tea' })).toEqual([...start, ...tea])
    expect(seen(form, { Email: 'a@example.com', Name: 'Ben', Drink: 'coffee' })).toEqual(start)
    expect(seen(form, { Email: 'a@example.com', Name: 'Ben', Drink: 'water' })).toEqual([
      ...start,
      'Water',
      'How good?',
    ])
  })
})
