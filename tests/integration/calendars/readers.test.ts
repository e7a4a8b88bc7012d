import { describe, expect, it } from 'vitest'
import { compareReaders } from '@/tests/support/calendars/judges/compare'
import { drawFeeds } from '@/tests/support/calendars/judges/random-feeds'
import { WRITTEN_FEEDS } from '@/tests/support/calendars/judges/written-feeds'
import { cases } from '@/tests/support/cases'

describe('EventReader', () => {
  it('finds the times that independent readers find, in files drawn by chance', () => {
    const { numRuns, seed = 34 } = cases(200)
    const { differences, agreed } = compareReaders(drawFeeds(numRuns, seed))
    expect(differences).toEqual([])
    for (const [judge, count] of agreed) expect(count, judge).toBeGreaterThan(0)
  })

  it('finds them in files that were written for it', () => {
    expect(compareReaders(WRITTEN_FEEDS).differences).toEqual([])
  })
})
