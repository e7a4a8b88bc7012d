// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { QuestionCard } from '@/components/responses/summary/question-card'
import type { QuestionSummary } from '@/lib/forms/summary/summary'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

const counts = { askedCount: 4, answeredCount: 3, skippedCount: 1, unreadableCount: 0 }
const choice: QuestionSummary = {
  ...{ id: 'a', title: 'Which colour?', type: 'select', standing: 'current', ...counts },
  choices: [
    { value: 'red', label: 'Red', count: 2, isOffered: true },
    { value: 'blue', label: 'Blue', count: 0, isOffered: true },
    { value: 'teal', label: 'Teal', count: 1, isOffered: false },
  ],
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(question: QuestionSummary) {
  stubResizeObserver()
  render(<QuestionCard question={question} clock={null} />)
}

const cells = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => row.textContent)

describe('<QuestionCard>', () => {
  it('says in words and in a table what a chart of options shows', () => {
    open(choice)
    expect(screen.getByRole('heading', { name: 'Which colour?' })).toBeTruthy()
    expect(screen.getByText('3 answered · 1 skipped')).toBeTruthy()
    expect(screen.getByText('Most common: Red (67%).')).toBeTruthy()
    expect(cells()).toEqual(['OptionCountShare', 'Red267%', 'Blue00%', 'Teal (no longer offered)133%'])
  })

  it('says what was asked before, and how many answers do not fit', () => {
    open({ ...choice, standing: 'deleted', unreadableCount: 2 })
    expect(screen.getByText('No longer in the form.')).toBeTruthy()
    expect(screen.getByText('3 answered · 1 skipped · 2 not of this type')).toBeTruthy()
  })

  it('shows lowest, median, mean and highest of numbers, and nothing where there are none', () => {
    const bins = [{ from: 1, to: 2, count: 3 }]
    const number = { ...counts, id: 'n', title: 'How many?', type: 'number', standing: 'current' } as const
    open({ ...number, facts: { min: 1, median: 1, mean: 1.5, max: 9, isWhole: true }, bins })
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['1', '1', '1.5', '9'])
    expect(cells()).toEqual(['NumbersCount', '13'])
    cleanup()
    open({ ...number, answeredCount: 0, facts: null, bins: [] })
    expect(screen.getByText('Nobody has answered this question.')).toBeTruthy()
    expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  })

  it('leads from each of the newest texts to its response', () => {
    const latest = [{ responseId: 'r1', text: 'Good', isCut: true, createdAt: '2026-06-03T08:00:00.000Z' }]
    open({ ...counts, id: 't', title: 'Why?', type: 'text', standing: 'current', latest })
    expect(screen.getByText('Good…')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/response/r1')
  })

  const newer = { ...counts, id: 'x', title: 'A question', standing: 'current' } as const

  it('says the score of a scale and its groups in words', () => {
    const steps = [6, 8, 10].map((value) => ({ value, count: 1, isOffered: true }))
    const nps = { score: 100 / 3, promoterCount: 2, passiveCount: 0, detractorCount: 1 }
    open({ ...newer, type: 'scale', mean: 8, steps, nps })
    expect(screen.getByText(/^Net promoter score: \+33\. 8 on average\./)).toBeTruthy()
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      ...['+33', '2 (67%)', '0 (0%)', '1 (33%)'],
    ])
    expect(cells()).toEqual(['NumberCount', '61', '81', '101'])
  })

  it('shows a ranking and a matrix as tables that need no colour', () => {
    const rank = { value: 'a', label: 'Tea', meanPlace: 1.25, firstCount: 3, count: 4, isOffered: true }
    const last = { ...rank, value: 'b', label: 'Milk', meanPlace: null, firstCount: 0, count: 0, isOffered: false }
    open({ ...newer, type: 'ranking', ranks: [rank, last] })
    expect(screen.getByText('Best place on average: Tea (1.25).')).toBeTruthy()
    expect(cells()).toEqual([
      ...['OptionAverage placeRanked first', 'Tea1.253 (75%)', 'Milk (no longer offered)–0 (0%)'],
    ])
    cleanup()
    const columns = ['Poor', 'Good'].map((label) => ({ value: label, label, isOffered: true }))
    const rows = [{ value: 'p', label: 'Price', isOffered: true, counts: [1, 3] }]
    open({ ...newer, type: 'matrix', columns, rows })
    expect(screen.getByRole('group', { name: 'A question' }).getAttribute('tabindex')).toBe('0')
    expect(cells()).toEqual(['RowPoorGood', 'Price125%375%'])
  })

  it('writes dates in groups of years, hours and countries as the reader does', () => {
    const periods = [{ date: '1980-01-01', count: 2 }]
    const range = { min: '1981-02-03', max: '1989-12-24' }
    open({ ...newer, type: 'date', range, unit: 'year', each: 10, periods })
    expect(screen.getByText('From Feb 3 1981 to Dec 24 1989.')).toBeTruthy()
    expect(cells()).toEqual(['YearCount', '1980–19892'])
    cleanup()
    open({ ...newer, type: 'time', hours: Array.from({ length: 24 }, (_, hour) => (hour === 14 ? 3 : 0)) })
    expect(screen.getByText('Most common: 14:00 (100%).')).toBeTruthy()
    cleanup()
    const countries = [{ code: 'AT', count: 2 }]
    const latest = [
      { responseId: 'r1', address: { line1: 'Elm 1', country: 'AT' }, createdAt: '2026-06-03T08:00:00.000Z' },
    ]
    open({ ...newer, type: 'address', countries, latest })
    expect(cells()).toEqual(['CountryCountShare', 'Austria267%', 'No country given133%'])
    expect(screen.getByText(/Elm 1/).textContent).toBe('Elm 1\nAustria')
  })

  it('says yes and no, who agreed, and what was given in place of an option', () => {
    const [yes, no] = ['true', 'false'].map((value) => ({ value, label: value, count: 1, isOffered: true }))
    open({ ...newer, type: 'yes_no', choices: [{ ...yes, count: 2 }, no] as never })
    expect(cells()).toEqual(['OptionCountShare', 'Yes267%', 'No133%'])
    cleanup()
    open({ ...newer, type: 'consent', wordings: [{ version: '1', text: 'I agree.', count: 3 }] })
    expect(screen.getByText('3 of 4 agreed (75%).')).toBeTruthy()
    cleanup()
    const latest = [{ responseId: 'r1', text: 'Mauve', isCut: false, createdAt: '2026-06-03T08:00:00.000Z' }]
    open({ ...choice, other: { count: 1, latest } })
    expect(screen.getByRole('heading', { name: '1 other answer' })).toBeTruthy()
    expect(screen.getByText('Mauve')).toBeTruthy()
  })

  it('leads from file names, telephone numbers and addresses of the web to what they name', () => {
    const createdAt = '2026-06-03T08:00:00.000Z'
    const file = {
      id: 'f1',
      name: 'cv.pdf',
      size: 2048,
      type: 'application/pdf',
      questionId: 'x',
      url: '/api/files/f1',
    }
    open({ ...newer, type: 'file', latest: [{ responseId: 'r1', createdAt, files: [file] }] })
    expect(screen.getByRole('link', { name: 'cv.pdf' }).getAttribute('href')).toBe('/api/files/f1')
    cleanup()
    const latest = [{ responseId: 'r1', createdAt, text: '+4930123456', isCut: false }]
    open({ ...newer, type: 'phone', latest })
    expect(screen.getByRole('link', { name: '+4930123456' }).getAttribute('href')).toBe('tel:+4930123456')
  })
})
