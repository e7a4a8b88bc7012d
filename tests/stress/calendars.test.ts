// @module-tag nightly
// @module-tag pure
import { describe, expect, test } from 'vitest'
import { compareReaders } from '../support/calendars/judges/compare'
import { drawFeeds } from '../support/calendars/judges/random-feeds'
import { say, seed, size } from './support/stress'

const FILES = size(2_000, 100)
/** Files of one run of the other programs. */
const AT_ONCE = 100

describe('EventReader', () => {
  test('finds the times that independent readers find, in files drawn by chance', () => {
    const agreed = new Map<string, number>()
    for (let place = 0; place < FILES / AT_ONCE; place += 1) {
      const compared = compareReaders(drawFeeds(AT_ONCE, seed + place))
      expect(compared.differences).toEqual([])
      for (const [judge, count] of compared.agreed) agreed.set(judge, (agreed.get(judge) ?? 0) + count)
    }
    say(
      `${FILES} files, of which ${[...agreed].map(([judge, count]) => `${judge} was asked about ${count}`).join(', ')}`,
    )
  })
})
