import { describe, expect, it } from 'vitest'
import { arrivedNews } from '@/lib/meetings/visitor/arrived-news'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import type { HistoryEntry } from '@/lib/shared/booking-history'

const AT = '2030-06-03T10:00:00Z'
const NOW = new Date('2030-06-03T10:01:00Z')
const history = (step: Partial<HistoryEntry>) =>
  ({ history: [{ at: AT, by: 'attendee', what: 'moved', ...step }] }) as ManagedBooking

describe('arrivedNews', () => {
  it('tells what the attendee has just done', () => {
    expect(arrivedNews(history({}), 'moved', NOW)).toBe('moved')
    expect(arrivedNews(history({ what: 'cancelled' }), 'cancelled', NOW)).toBe('cancelled')
  })

  it('tells nothing that the history does not, nor what happened long ago', () => {
    expect(arrivedNews(history({}), 'cancelled', NOW)).toBeNull()
    expect(arrivedNews(history({ by: 'owner' }), 'moved', NOW)).toBeNull()
    expect(arrivedNews(history({}), ['moved'], NOW)).toBeNull()
    expect(arrivedNews(history({}), undefined, NOW)).toBeNull()
    expect(arrivedNews(history({}), 'moved', new Date('2030-06-03T11:00:00Z'))).toBeNull()
    expect(arrivedNews({ history: [] as HistoryEntry[] } as ManagedBooking, 'moved', NOW)).toBeNull()
  })
})
