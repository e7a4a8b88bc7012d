import { database } from '@/db/client'
import { addTurnedAway, hasExpired } from '@/db/queries/calendars/turned-away'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import { countUses } from '@/db/queries/rate-limits'
import { logUnexpected } from '@/lib/log/log'
import { sha256 } from '@/lib/platform/sha256'
import { DAY_MS } from '@/lib/scheduling/units'
import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'

export type ClosedPage = Pick<SchedulePage, 'id' | 'userId' | 'conflictCheckCalendars'>

/**
 * Counts a guest who found no times on a page because the provider has ended a connection, so that its owner learns of it.
 * One network address counts once a day on a page.
 */
export async function countTurnedAway(page: ClosedPage, address: string, now: Date): Promise<void> {
  try {
    const ids = new Set(
      page.conflictCheckCalendars.flatMap((choice) => readCalendarChoice(choice)?.integrationId ?? []),
    )
    const asked = [page.userId, [...ids]] as const
    if (ids.size === 0 || !(await hasExpired(database(), ...asked))) return
    const key = `turned-away:${sha256(`${page.id} ${address}`)}`
    const [use] = await countUses(database(), [{ key, count: 1, seconds: DAY_MS / 1000 }], now)
    if (use?.points === 1) await addTurnedAway(database(), ...asked)
  } catch (error) {
    logUnexpected('request_failed', error, { target: page.id })
  }
}
