import { describe, expect, it } from 'vitest'
import { untilSynced } from '@/lib/client/until-synced'
import type { OwnMeeting } from '@/lib/meetings/schema'

const NOW = Date.parse('2030-06-03T10:00:00Z')

function meeting(state: 'waiting' | 'done' | 'failed', secondsAgo: number): OwnMeeting {
  const updatedAt = new Date(NOW - secondsAgo * 1000).toISOString()
  return { updatedAt, calendarEvents: [{ provider: 'google', account: '', state, error: null }] } as OwnMeeting
}

describe('untilSynced', () => {
  it('reads again while a calendar follows a write', () => {
    expect(untilSynced([meeting('done', 1), meeting('waiting', 1)], NOW)).toBe(2000)
  })

  it('stops once it has followed, has refused, or takes half a minute', () => {
    expect(untilSynced([meeting('done', 1), meeting('failed', 1), meeting('waiting', 30)], NOW)).toBe(false)
    expect(untilSynced([{ updatedAt: new Date(NOW).toISOString() } as OwnMeeting], NOW)).toBe(false)
    expect(untilSynced([], NOW)).toBe(false)
  })
})
