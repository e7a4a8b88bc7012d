import { describe, expect, it } from 'vitest'
import { waysToCount } from '@/lib/forms/server/summary/ways-to-count'
import type { QuestionType } from '@/lib/shared/forms/question-types'

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: String(index), label: String(index), isOffered: true }))

function wording(id: string, type: QuestionType, { options = 0, rows = 0, columns = 0 } = {}) {
  return { id, type, options: many(options), rows: many(rows), columns: many(columns) }
}

describe('waysToCount', () => {
  it('counts whole answers where few can differ', () => {
    const few = [
      wording('scale', 'scale'),
      wording('consent', 'consent'),
      wording('ranking', 'ranking', { options: 6 }),
      wording('matrix', 'matrix', { rows: 5, columns: 4 }),
    ]
    expect(waysToCount(few)).toEqual({ valued: few.map(({ id }) => id), countries: [], parted: [] })
  })

  it('takes answers apart one by one where more than 5,000 can differ', () => {
    const large = [
      wording('ranking', 'ranking', { options: 7 }),
      wording('matrix', 'matrix', { rows: 6, columns: 4 }),
      wording('widest', 'matrix', { rows: 50, columns: 20 }),
    ]
    expect(waysToCount(large)).toEqual({ valued: [], countries: [], parted: ['ranking', 'matrix', 'widest'] })
  })

  it('adds up what a question has asked in the course of time', () => {
    const [one, other] = [wording('a', 'matrix', { rows: 5, columns: 4 }), wording('a', 'ranking', { options: 6 })]
    expect(waysToCount([one, other]).valued).toEqual(['a'])
    expect(waysToCount([one, wording('a', 'matrix', { rows: 5, columns: 4 })]).parted).toEqual(['a'])
  })

  it('counts an address by its country, and one that was a text or a ranking before one by one', () => {
    const ways = waysToCount([
      wording('only', 'address'),
      wording('was text', 'text'),
      wording('was text', 'address'),
      wording('was ranking', 'ranking', { options: 3 }),
      wording('was ranking', 'address'),
    ])
    expect(ways).toEqual({ valued: [], countries: ['only'], parted: ['was text', 'was ranking'] })
  })

  it('leaves out what has nothing to count', () => {
    expect(waysToCount([wording('a', 'text'), wording('b', 'heading')])).toEqual({
      valued: [],
      countries: [],
      parted: [],
    })
  })
})
