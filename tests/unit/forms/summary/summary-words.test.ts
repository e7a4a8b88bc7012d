import { describe, expect, it } from 'vitest'
import {
  binText,
  foundText,
  numbersSentence,
  numberText,
  partText,
  ratingSentence,
  shareText,
  textsSentence,
  timelineSentence,
} from '@/lib/forms/summary/summary-words'
import { textsOf } from '@/messages'

const texts = textsOf('en').part('summary')

describe('numberText, binText, foundText and numbersSentence', () => {
  describe('what a summary says', () => {
    it('rounds numbers for reading, and keeps the huge and the tiny apart from nothing', () => {
      expect([12, 1234.567, 0, -0.5, 0.001, 1e300].map((number) => numberText(number, 'en-US'))).toEqual([
        '12',
        '1,234.57',
        '0',
        '-0.5',
        '0.001',
        '1e+300',
      ])
    })

    it('never calls a few of many none, or nearly all of them all', () => {
      expect([
        shareText(0, 0, texts),
        shareText(1, 3, texts),
        shareText(1, 1000, texts),
        shareText(999, 1000, texts),
      ]).toEqual([...['0%', '33%', '<1%', '>99%']])
    })

    it('names bins as people would', () => {
      const bin = (from: number | null, to: number | null) => ({ from, to, count: 1 })
      expect(binText(bin(10, 20), true, texts)).toBe('10–19')
      expect(binText(bin(3, 4), true, texts)).toBe('3')
      expect(binText(bin(0.5, 1), false, texts)).toBe('0.5 to under 1')
      expect(binText(bin(null, 10), true, texts)).toBe('under 10')
      expect(binText(bin(100, null), true, texts)).toBe('100 or more')
      expect(binText(bin(7, 7), true, texts)).toBe('7')
    })

    it('says what was chosen most, and who shares that', () => {
      const rating = {
        ...({ id: '', title: '', type: 'rating', standing: 'current' } as const),
        ...{ askedCount: 4, answeredCount: 4, skippedCount: 0, unreadableCount: 0 },
      }
      expect(ratingSentence({ ...rating, mean: 4.5, counts: [0, 0, 0, 2, 2] }, texts)).toBe(
        '4.5 of 5 on average. Most common: 4, 5 (50% each).',
      )
      // “5 tie for most common” would read as the rating 5.
      expect(ratingSentence({ ...rating, mean: 3, counts: [1, 1, 1, 1, 1], answeredCount: 5 }, texts)).toBe(
        '3 of 5 on average. 5 answers tie for most common (20% each).',
      )
      expect(ratingSentence({ ...rating, mean: null, counts: [0, 0, 0, 0, 0] }, texts)).toBe(
        'Nobody has answered this question.',
      )
    })

    it('sums up numbers, texts and days', () => {
      expect(numbersSentence({ min: 1, median: 2.5, mean: 3, max: 9, isWhole: true }, texts)).toBe(
        'From 1 to 9. Median 2.5, average 3.',
      )
      expect(numbersSentence({ min: 4, median: 4, mean: 4, max: 4, isWhole: true }, texts)).toBe('Every answer is 4.')
      expect(textsSentence(5, 12, texts)).toBe('The newest 5 of 12 answers.')
      expect(textsSentence(1, 1, texts)).toBe('1 answer.')
      const points = [
        { date: '2026-06-01', count: 1 },
        { date: '2026-07-01', count: 3 },
      ]
      expect(timelineSentence({ unit: 'month', points }, 'D MMM YYYY', texts)).toBe(
        'Busiest month: July 2026 (3 responses).',
      )
      const tied = { unit: 'day', points: points.map(({ date }) => ({ date, count: 1 })) } as const
      expect(timelineSentence(tied, 'D MMM YYYY', texts)).toBe('Busiest days: 1 response each (2 days).')
      expect(timelineSentence({ unit: 'day', points: [] }, 'D MMM YYYY', texts)).toBe('No responses in this period.')
      expect(partText('2026-06-01', 'week', 'D MMM YYYY', 'en-US')).toBe('1 Jun 2026')
      const found = (count: number, from: string, to: string, search = '') =>
        foundText(count, { from, to, search }, 'D MMM YYYY', texts)
      expect(found(5, '2026-06-01', '2026-06-03')).toBe('1 Jun 2026 to 3 Jun 2026: 5 responses')
      expect(found(1, '', '2026-06-03', 'Ada')).toBe('Until 3 Jun 2026: 1 response with “Ada”')
      expect(found(1_200, '', '')).toBe('1,200 responses')
    })
  })
})
