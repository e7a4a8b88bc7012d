// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { AnswerView } from '@/components/visitor/shared/answer-view'
import { textsOf } from '@/messages'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const LABELS = ['قهوة', 'Tea']
const options = LABELS.map((label) => ({ label, value: label }))

afterEach(cleanup)

describe('<AnswerView>', () => {
  it.each(['multiselect', 'ranking'] as const)('keeps the marks of a %s on the side of the page', (type) => {
    const question = { id: 'q', title: 'Drinks', type, required: false, order: 0, options, isDeleted: false }
    render(<AnswerView question={question} answer={LABELS} texts={textsOf('en').part('answers')} />)
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ dir }) => dir)).toEqual(['', ''])
    expect(items.map(({ firstElementChild: words }) => words?.getAttribute('dir'))).toEqual(['auto', 'auto'])
    expect(items[0]?.textContent).toContain('قهوة')
  })
})
