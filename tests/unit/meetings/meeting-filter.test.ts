import { describe, expect, it } from 'vitest'
import { toListFilter } from '@/lib/client/meeting-filter'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'

const june = { start: '2026-06-01', end: '2026-07-01' }
const times = { from: '2026-05-31T21:00:00.000Z', to: '2026-06-30T21:00:00.000Z' }

describe('toListFilter', () => {
  it('asks for nothing but the range when nothing narrows it', () => {
    expect(toListFilter(june, 'Europe/Istanbul', { sources: MEETING_SOURCES, q: '' })).toEqual(times)
  })

  it('asks for the sources when not all are ticked, and for what was typed, in the order that was chosen', () => {
    const narrowing = { sources: ['google', 'platform'] as const, host: 'ben', q: 'ada', order: 'asc' as const }
    expect(toListFilter(june, 'Europe/Istanbul', narrowing)).toEqual({
      ...times,
      source: ['google', 'platform'],
      host: 'ben',
      q: 'ada',
      order: 'asc',
    })
  })
})
