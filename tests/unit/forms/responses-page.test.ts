import { describe, expect, it } from 'vitest'
import { distinctResponses, pageAfter, type ResponsePage, withoutResponses } from '@/lib/forms/responses-page'
import { answerTexts, isAnswered, respondentOf } from '@/lib/shared/forms/answer-text'

/** Responses numbered from one to another, both included. */
function page(from: number, to: number, nextPage: number | null): ResponsePage {
  const ids = Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
  return {
    items: ids.map((id) => ({
      id,
      respondentName: null,
      respondentEmail: null,
      data: {},
      status: 'new',
      note: '',
      files: [],
      createdAt: '',
      updatedAt: '',
    })),
    nextPage,
  }
}
const idsOf = (pages: ResponsePage[]) => distinctResponses(pages).map(({ id }) => Number(id))
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('pageAfter', () => {
  describe('a list that is read page by page', () => {
    it('goes on with the next page, and ends where there is none', () => {
      expect(pageAfter([page(1, 50, 2)])).toBe(2)
      expect(pageAfter([page(1, 50, 2), page(51, 100, 3)])).toBe(3)
      expect(pageAfter([page(1, 50, 2), page(51, 60, null)])).toBeNull()
      expect(pageAfter([])).toBeNull()
    })

    it('shows a response once that newer ones have pushed onto the next page', () => {
      expect(idsOf([page(1, 50, 2), page(49, 98, 3)])).toEqual(numbers(1, 98))
    })

    it('misses none when some were deleted: what follows is read from where it has moved to', () => {
      const left = withoutResponses([page(1, 50, 2), page(51, 100, 3)], new Set(['7', '60', '61']))
      expect(left.items).toHaveLength(97)
      // The server's second page now begins with what was the 52nd, and its list goes on without a gap.
      expect(pageAfter([left])).toBe(2)
      const all = idsOf([left, page(52, 104, 3)])
      expect(all.filter((id) => id > 100)).toEqual([101, 102, 103, 104])
      expect(new Set(all).size).toBe(all.length)
      expect(pageAfter([withoutResponses([page(1, 50, null)], new Set(['1']))])).toBeNull()
    })

    it('comes forward with every page, even where all of one was known', () => {
      expect(pageAfter([page(1, 50, 2), page(1, 50, 3)])).toBe(3)
    })
  })
})

describe('respondentOf', () => {
  describe('a respondent', () => {
    it('goes by the name, else the address, else by none', () => {
      expect(respondentOf({ respondentName: 'Vera', respondentEmail: 'v@example.com' }, 'Anonymous')).toBe('Vera')
      expect(respondentOf({ respondentName: null, respondentEmail: 'v@example.com' }, 'Anonymous')).toBe(
        'v@example.com',
      )
      expect(respondentOf({ respondentName: '', respondentEmail: null }, 'Anonymous')).toBe('Anonymous')
    })
  })
})

describe('answerTexts', () => {
  describe('an answer', () => {
    it('that is empty is none; nought is one', () => {
      expect([undefined, '', []].map(isAnswered)).toEqual([false, false, false])
      expect(isAnswered(0)).toBe(true)
      expect(answerTexts({ options: [] }, 0)).toEqual(['0'])
    })
  })
})
