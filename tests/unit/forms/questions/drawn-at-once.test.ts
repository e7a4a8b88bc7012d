import { describe, expect, it } from 'vitest'
import { drawnAtOnce } from '@/lib/forms/questions/drawn-at-once'
import type { Question } from '@/lib/shared/forms/question'

function question(description: string, optionCount = 0, settings: Question['settings'] = {}): Question {
  const options = Array.from({ length: optionCount }, (_, index) => ({ value: `${index}`, label: `${index}` }))
  return {
    id: '',
    questionType: 'select',
    question: 'Q',
    description,
    isRequired: false,
    options,
    settings,
    validation: {},
    order: 0,
  }
}

describe('drawnAtOnce', () => {
  it('is all of an ordinary form', () => {
    const questions = Array.from({ length: 20 }, () => question('x'.repeat(500), 10))
    expect(drawnAtOnce(questions)).toBe(questions)
  })

  it('ends with so many letters or controls, and is one question at least', () => {
    const twenty = (one: Question) => drawnAtOnce(Array.from({ length: 20 }, () => one))
    const lines = (count: number) => Array.from({ length: count }, (_, n) => ({ value: `${n}`, label: `${n}` }))
    expect(twenty(question('x'.repeat(9_000)))).toHaveLength(4)
    expect(twenty(question('', 60))).toHaveLength(3)
    expect(twenty(question('', 0, { rows: lines(10), columns: lines(6) }))).toHaveLength(3)
    expect(twenty(question('', 0, { statement: 'x'.repeat(9_000) }))).toHaveLength(4)
    expect(drawnAtOnce([question('x'.repeat(50_000)), question('')])).toHaveLength(1)
    expect(drawnAtOnce([])).toEqual([])
  })
})
