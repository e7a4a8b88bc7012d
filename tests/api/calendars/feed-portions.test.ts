// @module-tag every-database
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { claimFeed, holdClaimedFeed } from '@/db/queries/calendars/calendar-feeds'
import { dropFeed, replaceSeenMeetings, type SeenMeetingRow } from '@/db/queries/calendars/feed-meetings'
import { integrations, meetings } from '@/db/schema'
import { list, ownerWithCalendar } from '@/tests/support/api/feeds'
import { inDays } from '@/tests/support/factories/pages'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const ROWS = 1_000
const MINUTE_MS = 60_000

async function largeCalendar() {
  const { owner, account } = await ownerWithCalendar()
  await list(owner)
  const key = { integrationId: account.id, calendarId: '' }
  const { userId } = (await database().query.integrations.findFirst({ where: eq(integrations.id, account.id) })) ?? {
    userId: '',
  }
  const rows = Array.from({ length: ROWS }, (_, number): SeenMeetingRow => {
    const start = Date.parse(inDays(3)) + number * MINUTE_MS
    const said = { title: `Meeting ${number}`, description: '', location: 'custom' as const, locationData: {} }
    const times = { startTime: new Date(start), endTime: new Date(start + MINUTE_MS) }
    const place = { userId, primarySource: 'google', integrationId: account.id, externalCalendarId: '' } as const
    return { ...said, ...times, ...place, externalId: `event-${number}`, attendees: [] }
  })
  return { key, rows }
}

const countRows = (integrationId: string) => database().$count(meetings, eq(meetings.integrationId, integrationId))

/** How many meetings others see while the work is under way. */
async function seenDuring(work: Promise<unknown>, integrationId: string): Promise<number[]> {
  const seen: number[] = []
  let isOver = false
  const ended = work.finally(() => (isOver = true))
  for (; !isOver; await nextTurn()) seen.push(await countRows(integrationId))
  await ended
  return [...new Set(seen)].filter((count) => count > 0 && count < ROWS)
}

describe('replaceSeenMeetings', () => {
  it('lets others through between portions, and so does dropFeed', async () => {
    const { key, rows } = await largeCalendar()
    const now = new Date()
    const written = replaceSeenMeetings(database(), key, { rows, gone: 'all others', now })
    expect(await seenDuring(written, key.integrationId)).not.toEqual([])
    expect(await countRows(key.integrationId)).toBe(ROWS)
    expect(await seenDuring(dropFeed(database(), key), key.integrationId)).not.toEqual([])
    expect(await countRows(key.integrationId)).toBe(0)
  })

  it('stops as soon as another process has claimed the feed', async () => {
    const { key, rows } = await largeCalendar()
    const claimedAt = new Date(Date.now() + 2 * MINUTE_MS)
    const claim = (now: Date) => claimFeed(database(), key, { now, before: now, dueAt: now })
    expect(await claim(claimedAt)).not.toBeNull()
    let portions = 0
    const isOurs = async (tx: ReturnType<typeof database>) => {
      portions += 1
      if (portions === 3)
        await tx.execute(
          sql`update calendar_feeds set synced_at = now() + interval '1 hour' where integration_id = ${key.integrationId}`,
        )
      return holdClaimedFeed(tx, key, claimedAt)
    }
    expect(await replaceSeenMeetings(database(), key, { rows, gone: 'all others', now: claimedAt }, isOurs)).toBe(false)
    expect(portions).toBe(3)
    expect(await countRows(key.integrationId)).toBe(600)
  })
})
