import { describe, expect, it } from 'vitest'
import { toCsv } from '@/lib/export/csv'
import {
  toResponsesTable as responsesTable,
  toResponseTable as responseTable,
  unknownIds,
} from '@/lib/forms/answers/responses-export'
import type { FormResponse, ResponseDetail } from '@/lib/forms/form'
import { mergeWordings } from '@/lib/forms/server/responses-questions'
import type { AnsweredQuestion, AskedQuestion } from '@/lib/shared/forms/question'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { textsOf } from '@/messages'

const { csv } = textsOf('en').part('responses').t
const toResponsesTable = (responses: FormResponse[], asked: AskedQuestion[]) => responsesTable(responses, asked, csv)
const toResponseTable = (detail: ResponseDetail) => responseTable(detail, csv)

const COLOURS = [
  { value: 'red', label: 'Crimson' },
  { value: 'green', label: 'Teal' },
]

function asked(id: string, type: QuestionType = 'text', fields: Partial<AnsweredQuestion> = {}): AnsweredQuestion {
  const options = type === 'select' || type === 'multiselect' ? COLOURS : []
  return { id, title: `Question ${id}`, type, required: false, order: 0, options, ...fields }
}

function response(data: FormResponse['data'], fields: Partial<FormResponse> = {}): FormResponse {
  return {
    id: 'r1',
    respondentName: null,
    respondentEmail: null,
    status: 'new',
    note: '',
    createdAt: '2026-06-03T14:30:00.000Z',
    updatedAt: '2026-06-03T14:30:00.000Z',
    data,
    files: [],
    ...fields,
  }
}

describe('responsesTable', () => {
  describe('the table of all responses', () => {
    it('has four columns, then one for each question in form order, under its text', () => {
      const questions = mergeWordings([asked('b'), asked('a', 'rating'), asked('c')], [])
      const vera = { respondentName: 'Vera', respondentEmail: 'vera@example.com' }
      expect(
        toResponsesTable([response({ a: 4, b: 'x' }, vera), response({ c: 'y' }, { id: 'r2' })], questions),
      ).toEqual([
        [
          ...['ID', 'Respondent Name', 'Respondent Email', 'Submission Date'],
          ...['Question b', 'Question a', 'Question c'],
        ],
        ['r1', 'Vera', 'vera@example.com', '2026-06-03T14:30:00.000Z', 'x', '4', ''],
        ['r2', '', '', '2026-06-03T14:30:00.000Z', '', '', 'y'],
      ])
    })

    it('keeps two questions of one text apart', () => {
      const questions = mergeWordings(
        [asked('a', 'text', { title: 'Why?' }), asked('b', 'text', { title: 'Why?' })],
        [],
      )
      const [head, row] = toResponsesTable([response({ a: 'one', b: 'two' })], questions)
      expect(head?.slice(4)).toEqual(['Why?', 'Why?'])
      expect(row?.slice(4)).toEqual(['one', 'two'])
    })

    it('says labels for what was chosen, those of a multiple choice with semicolons between', () => {
      const questions = mergeWordings([asked('a', 'select'), asked('b', 'multiselect')], [])
      const [, row] = toResponsesTable([response({ a: 'red', b: ['green', 'red', 'unheard'] })], questions)
      expect(row?.slice(4)).toEqual(['Crimson', 'Teal; Crimson; unheard'])
    })

    it('tells choices apart whose labels hold a separator', () => {
      const options = ['A', 'B', 'A; B', 'C, D', 'the "best"'].map((label) => ({ value: label, label }))
      const questions = mergeWordings([asked('a', 'multiselect', { options })], [])
      const cellOf = (...chosen: string[]) => toResponsesTable([response({ a: chosen })], questions)[1]?.[4]
      expect(cellOf('A; B', 'C, D')).toBe('"A; B"; "C, D"')
      expect(cellOf('A', 'B')).toBe('A; B')
      expect(cellOf('A; B')).toBe('"A; B"')
      expect(cellOf('the "best"')).toBe('"the ""best"""')
    })

    it('leaves the text of a single answer as it is', () => {
      const questions = mergeWordings([asked('a'), asked('b', 'select', { options: COLOURS })], [])
      const [, row] = toResponsesTable([response({ a: 'He said "yes"; twice', b: 'own; words' })], questions)
      expect(row?.slice(4)).toEqual(['He said "yes"; twice', 'own; words'])
    })

    it('has no column for headings and page breaks, and one for what is hidden', () => {
      const questions = mergeWordings(
        [asked('h', 'heading'), asked('a'), asked('p', 'page_break'), asked('source', 'hidden')],
        [],
      )
      const [head, row] = toResponsesTable([response({ a: 'x', source: 'ad' })], questions)
      expect(head?.slice(4)).toEqual(['Question a', 'Question source'])
      expect(row?.slice(4)).toEqual(['x', 'ad'])
    })

    it('ends with what was answered to questions that are gone, and leaves out those that nobody answered', () => {
      const questions = mergeWordings(
        [asked('a')],
        [
          [asked('gone'), asked('a')],
          [asked('silent'), asked('gone')],
        ],
      )
      const [head, row] = toResponsesTable([response({ gone: 'still here' })], questions)
      expect(head?.slice(4)).toEqual(['Question a', 'Question gone'])
      expect(row?.slice(4)).toEqual(['', 'still here'])
    })

    it('loses no answer even where no wording of its question is known', () => {
      const responses = [response({ a: 'x', lost: 'found' })]
      expect(unknownIds(responses, mergeWordings([asked('a')], []))).toEqual(['lost'])
      expect(toResponsesTable(responses, mergeWordings([asked('a')], []))[0]?.slice(4)).toEqual(['Question a', 'lost'])
    })

    it('has a column for each row of a matrix and each part of an address', () => {
      const labelled = (...labels: string[]) => labels.map((label) => ({ value: label.toLowerCase(), label }))
      const grid = (...rows: string[]) => ({ settings: { rows: labelled(...rows), columns: labelled('Poor', 'Good') } })
      const questions = mergeWordings(
        [asked('m', 'matrix', grid('Price', 'Service')), asked('a', 'address')],
        [[asked('m', 'matrix', grid('Taste'))]],
      )
      const [head, ...rows] = toResponsesTable(
        [
          response({ m: { price: 'good', taste: 'poor' }, a: { line1: '=1+1', city: 'Bonn', country: 'DE' } }),
          response({ m: 'from before', a: 'Elm Street' }),
        ],
        questions,
      )
      expect(head?.slice(4, 8)).toEqual([
        ...['Question m [Price]', 'Question m [Service]', 'Question m [Taste]'],
        'Question a [Street and number]',
      ])
      expect(rows.map((row) => row.slice(4))).toEqual([
        ['Good', '', 'Poor', '=1+1', '', '', 'Bonn', '', 'DE'],
        ['from before', '', '', 'Elm Street', '', '', '', '', ''],
      ])
      expect(toCsv([rows[0] ?? []])).toContain("'=1+1")
    })

    it('says in a last column which were sent by a program, where there are any', () => {
      const questions = mergeWordings([asked('a')], [])
      const responses = [response({ a: 'x' }, { byProgram: true }), response({ a: 'y' })]
      expect(toResponsesTable(responses, questions).map((row) => row.slice(4))).toEqual([
        ['Question a', 'Sent By'],
        ['x', 'Program'],
        ['y', ''],
      ])
      expect(toResponsesTable(responses.slice(1), questions)[0]?.slice(4)).toEqual(['Question a'])
    })

    it('of no responses is its headings', () => {
      expect(toResponsesTable([], mergeWordings([asked('a')], []))).toHaveLength(1)
    })
  })
})

describe('responseTable', () => {
  describe('the table of one response', () => {
    it('has a row for each question, answered or not', () => {
      const questions = [asked('h', 'heading'), asked('a', 'multiselect'), asked('b'), asked('c', 'rating')]
      expect(
        toResponseTable({
          response: response({ a: ['red', 'green'], c: 3 }),
          form: { id: 'f', title: 'F' },
          questions,
        }),
      ).toEqual([
        ['Question', 'Answer'],
        ['Question a', 'Crimson; Teal'],
        ['Question b', ''],
        ['Question c', '3'],
      ])
    })
  })
})

describe('mergeWordings', () => {
  describe('the wordings of a form, merged', () => {
    it('take texts from the form, and of a question that is gone from the wording last used', () => {
      const merged = mergeWordings(
        [asked('a', 'text', { title: 'New' })],
        [
          [asked('gone', 'text', { title: 'Later' }), asked('a', 'text', { title: 'Old' })],
          [asked('gone', 'text', { title: 'Earlier' })],
        ],
      )
      expect(merged.map(({ title, isDeleted }) => [title, isDeleted])).toEqual([
        ['New', false],
        ['Later', true],
      ])
    })

    it('keep each option that was ever offered, under its last label', () => {
      const [question] = mergeWordings(
        [asked('a', 'select', { options: [{ value: 'red', label: 'Ruby' }] })],
        [[asked('a', 'select')], [asked('a', 'select', { options: [{ value: 'green', label: 'Olive' }] })]],
      )
      expect(question?.options).toEqual([
        { value: 'red', label: 'Ruby' },
        { value: 'green', label: 'Teal' },
      ])
    })
  })
})
