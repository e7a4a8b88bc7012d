import { describe, expect, it } from 'vitest'
import {
  binText,
  daysText,
  numbersSentence,
  numberText,
  partText,
  ratingSentence,
  shareText,
  textsSentence,
  timelineSentence,
} from '@/lib/forms/summary/summary-words'

describe('what a summary says', () => {
  it('rounds numbers for reading, and keeps the huge and the tiny apart from nothing', () => {
    expect([12, 1234.567, 0, -0.5, 0.001, 1e300].map(numberText)).toEqual([
      '12',
      '1,234.57',
      '0',
      '-0.5',
      '0.001',
      '1e+300',
    ])
  })

  it('never calls a few of many none, or nearly all of them all', () => {
    expect([shareText(0, 0), shareText(1, 3), shareText(1, 1000), shareText(999, 1000)]).toEqual([
      ...['0%', '33%', '<1%', '>99%'],
    ])
  })

  it('names bins as people would', () => {
    const bin = (from: number | null, to: number | null) => ({ from, to, count: 1 })
    expect(binText(bin(10, 20), true)).toBe('10–19')
    expect(binText(bin(3, 4), true)).toBe('3')
    expect(binText(bin(0.5, 1), false)).toBe('0.5 to below 1')
    expect(binText(bin(null, 10), true)).toBe('under 10')
    expect(binText(bin(100, null), true)).toBe('100 and more')
    expect(binText(bin(7, 7), true)).toBe('7')
  })

  it('says what was chosen most, and who shares that', () => {
    const rating = {
      ...({ id: '', title: '', type: 'rating', standing: 'current' } as const),
      ...{ askedCount: 4, answeredCount: 4, skippedCount: 0, unreadableCount: 0 },
    }
    expect(ratingSentence({ ...rating, mean: 4.5, counts: [0, 0, 0, 2, 2] })).toBe(
      '4.5 of 5 on average. Chosen most: 4, 5 – 2 of 4 each (50%).',
    )
    // Not '5 were chosen most', which on a scale reads as fives.
    expect(ratingSentence({ ...rating, mean: 3, counts: [1, 1, 1, 1, 1], answeredCount: 5 })).toBe(
      '3 of 5 on average. 5 answers were chosen most: 1 of 5 each (20%).',
    )
    expect(ratingSentence({ ...rating, mean: null, counts: [0, 0, 0, 0, 0] })).toBe(
      'Nobody has answered this question.',
    )
  })

  it('sums up numbers, texts and days', () => {
    expect(numbersSentence({ min: 1, median: 2.5, mean: 3, max: 9, isWhole: true })).toBe(
      'From 1 to 9. The middle one is 2.5, the mean 3.',
    )
    expect(numbersSentence({ min: 4, median: 4, mean: 4, max: 4, isWhole: true })).toBe('Every answer is 4.')
    expect(textsSentence(5, 12)).toBe('The 5 newest of 12 answers.')
    const points = [
      { date: '2026-06-01', count: 1 },
      { date: '2026-07-01', count: 3 },
    ]
    expect(timelineSentence({ unit: 'month', points }, 'D MMM YYYY')).toBe('Most came in July 2026: 3.')
    expect(timelineSentence({ unit: 'day', points: [] }, 'D MMM YYYY')).toBe('No responses in this time.')
    expect(partText('2026-06-01', 'week', 'D MMM YYYY')).toBe('1 Jun 2026')
    expect(daysText('2026-06-01', '2026-06-03', 'D MMM YYYY')).toBe('1 Jun 2026 – 3 Jun 2026')
    expect(daysText('', '', 'D MMM YYYY')).toBe('All responses')
  })
})
