// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import type { TypedCondition } from '@/components/responses/list/answer-filter'
import { FilterTools } from '@/components/responses/list/filter-tools'
import { MAX_ANSWER_CONDITIONS } from '@/lib/forms/answers/answer-conditions'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const asks = { required: false, isDeleted: false, options: [] }
const DRINK: AskedQuestion = { ...asks, id: 'a', title: 'Which drink?', type: 'text', order: 0 }
const HEADING: AskedQuestion = { ...asks, id: 'b', title: 'Next', type: 'heading', order: 1 }

function Tools({ questions }: { questions: AskedQuestion[] }) {
  const [conditions, setConditions] = useState<readonly TypedCondition[]>([])
  return (
    <FilterTools
      questions={questions}
      conditions={conditions}
      onChange={setConditions}
      isUnfolded
      status="Status"
      columns={<button type="button">Columns</button>}
    />
  )
}

function open(...questions: AskedQuestion[]) {
  render(<Tools questions={questions} />)
  return userEvent.setup()
}

const add = () => screen.getByRole('button', { name: 'Filter by answer' })
const asked = () => screen.getAllByRole('combobox', { name: 'Question' })
const remove = (place: number) => screen.getAllByRole('button', { name: 'Remove condition' })[place] as HTMLElement

afterEach(cleanup)

describe('<FilterTools>', () => {
  it('has status, filter and columns in one line, and no group of conditions while there are none', () => {
    open(DRINK)
    const line = add().parentElement?.parentElement
    expect(line?.textContent).toBe('StatusFilter by answerColumns')
    expect(screen.queryByRole('group')).toBeNull()
  })

  it('moves the focus into a condition that is added, beside one that is removed, and back to the button after the last', async () => {
    const user = open(DRINK)
    await user.click(add())
    expect(document.activeElement).toBe(asked()[0])
    await user.click(add())
    expect(document.activeElement).toBe(asked()[1])
    await user.click(remove(0))
    expect(document.activeElement).toBe(asked()[0])
    await user.click(remove(0))
    expect(document.activeElement).toBe(add())
  })

  it('keeps the button where no more conditions are taken', async () => {
    const user = open(DRINK)
    for (let place = 0; place <= MAX_ANSWER_CONDITIONS; place += 1) await user.click(add())
    expect(asked()).toHaveLength(MAX_ANSWER_CONDITIONS)
    expect(add().getAttribute('aria-disabled')).toBe('true')
  })

  it('offers no filter on a form without answers', () => {
    open(HEADING)
    expect(screen.queryByRole('button', { name: 'Filter by answer' })).toBeNull()
  })
})
