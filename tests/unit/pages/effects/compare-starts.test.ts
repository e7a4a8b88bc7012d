import { describe, expect, it } from 'vitest'
import { compareStarts, MAX_LISTED_STARTS } from '@/lib/pages/effects/compare-starts'
import { MINUTE_MS } from '@/lib/scheduling/units'

const at = (iso: string) => Date.parse(iso)
const DATES = { timezone: 'America/New_York', from: '2030-06-05', count: 2 }

describe('compareStarts', () => {
  it('sorts starts by their date in the zone and by what becomes of them', () => {
    const before = [at('2030-06-05T13:00:00Z'), at('2030-06-06T03:30:00Z')]
    const after = [at('2030-06-05T13:00:00Z'), at('2030-06-06T13:00:00Z')]
    expect(compareStarts({ before, after }, DATES)).toEqual([
      {
        date: '2030-06-05',
        kept: ['2030-06-05T13:00:00.000Z'],
        added: [],
        removed: ['2030-06-06T03:30:00.000Z'],
      },
      { date: '2030-06-06', kept: [], added: ['2030-06-06T13:00:00.000Z'], removed: [] },
    ])
  })

  it('lists as many as it says, and not one more', () => {
    const starts = Array.from(
      { length: MAX_LISTED_STARTS + 1 },
      (_, minute) => at('2030-06-05T04:00Z') + minute * MINUTE_MS,
    )
    expect(compareStarts({ before: starts.slice(1), after: starts.slice(1) }, DATES)).not.toBeNull()
    expect(compareStarts({ before: starts.slice(1), after: starts }, DATES)).toBeNull()
  })
})
