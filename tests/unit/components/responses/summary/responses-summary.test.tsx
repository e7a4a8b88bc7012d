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
})
