import { database } from '@/db/client'
import { deleteBusy, listFreshBusy } from '@/db/queries/calendars/calendar-busy'
import { withTimeout } from '@/lib/platform/with-timeout'
import { HORIZON_DAYS, type Period } from '@/lib/scheduling'
import { DAY_MS } from '@/lib/scheduling/units'
import { readCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import { cutToPeriod, joinWindows, listWindows } from '../providers/busy-cache-windows'
import { backOff, clearBackoffs } from './backoff'
import { coalesceReads, dropReads, type Reading, type WindowKey } from './coalesced-reads'

/** Max age of busy data that visitors see. */
export const SHOWN_AGE_MS = 60_000
/** Max age when a push channel would have reported a change. */
const VOUCHED_AGE_MS = 600_000
/** Max age of busy data that decides a booking. */
export const DECIDED_AGE_MS = 5_000
/** Longest wait for providers. */
export const PATIENCE_MS = 9_000

/** `unread`: where a calendar could not be read; what is unknown is not free. Neither is sorted. */
export type CalendarBusy = { busy: Period[]; unread: Period[] }
type Calendars = { userId: string; choices: string[] }

/**
 * Returns when an owner's conflict-check calendars are busy in [from, to), epoch milliseconds, from a read that is at
 * most `maxAgeMs` old or began after this call. Times that cannot be booked, past or far ahead, are not read.
 */
export async function readCalendarBusy(
  { userId, choices }: Calendars,
  range: { from: number; to: number },
  { maxAgeMs, now }: { maxAgeMs: number; now: Date },
): Promise<CalendarBusy> {
  const wanted = withinHorizon(range, now)
  if (choices.length === 0 || wanted.start >= wanted.end) return { busy: [], unread: [] }
  const calendars = [...new Set(choices)].map(readCalendarChoice)
  const keys = calendars.flatMap((calendar) =>
    calendar ? listWindows(wanted.start, wanted.end).map((window) => ({ ...calendar, userId, window })) : [],
  )
  if (calendars.includes(null)) return { busy: [], unread: [wanted] }
  const readings = await readWindows(keys, maxAgeMs)
  const unread = keys.filter((_, place) => !readings[place]).map((key) => key.window)
  return {
    busy: cutToPeriod(
      readings.flatMap((periods) => periods ?? []),
      wanted,
    ),
    unread: cutToPeriod(joinWindows(unread), wanted),
  }
}

/** After something of ours was written to one of its calendars, or taken out of it; the primary one has two names. */
export async function forgetCalendarBusy(integrationId: string): Promise<void> {
  dropReads(integrationId)
  clearBackoffs(integrationId)
  await deleteBusy(database(), integrationId)
}

/** Nothing needs times a day or more before now; a booking may end, with its buffer, a day after the last start. */
function withinHorizon({ from, to }: { from: number; to: number }, now: Date): Period {
  const nowMs = now.getTime()
  return { start: Math.max(from, nowMs - 2 * DAY_MS), end: Math.min(to, nowMs + (HORIZON_DAYS + 2) * DAY_MS) }
}

/** In the order of the keys; null where it could not be read. */
async function readWindows(keys: WindowKey[], maxAgeMs: number): Promise<(Period[] | null)[]> {
  // The age of a reading is a matter of the real clock, whatever moment a caller decides about.
  const askedAt = Date.now()
  const known = await findKnown(keys, askedAt, maxAgeMs)
  const missing = keys.filter((key) => !known.has(key))
  if (missing.length === 0) return keys.map((key) => known.get(key) ?? null)
  const deadline = Date.now() + PATIENCE_MS
  const wait = (key: WindowKey, reading: Reading) => waitFor(key, reading, deadline)
  const readings = coalesceReads(missing, askedAt - maxAgeMs)
  const answers = await Promise.all(missing.map((key, place) => wait(key, readings[place] as Reading)))
  // One that began before the question may have taken too long for it.
  const isTooOld = ({ begunAt }: Reading) => begunAt < askedAt && Date.now() - begunAt > maxAgeMs
  const late = missing.filter((_, place) => isTooOld(readings[place] as Reading))
  const again = coalesceReads(late, askedAt)
  const newer = await Promise.all(late.map((key, place) => wait(key, again[place] as Reading)))
  for (const [place, key] of missing.entries()) known.set(key, answers[place] ?? null)
  for (const [place, key] of late.entries()) known.set(key, newer[place] ?? null)
  return keys.map((key) => known.get(key) ?? null)
}

async function findKnown(keys: WindowKey[], now: number, maxAgeMs: number): Promise<Map<WindowKey, Period[] | null>> {
  const [{ userId }] = keys as [WindowKey]
  const windows = [...new Set(keys.map((key) => key.window))]
  const calendars = keys.filter((key) => key.window === windows[0])
  const readSince = now - maxAgeMs
  const vouchedSince = maxAgeMs < SHOWN_AGE_MS ? readSince : now - VOUCHED_AGE_MS
  const rows = await listFreshBusy(database(), { userId, calendars, windows, now, readSince, vouchedSince })
  const nameOf = (row: Pick<WindowKey, 'integrationId' | 'calendarId' | 'window'>) =>
    [row.integrationId, row.window, row.calendarId].join(' ')
  const found = new Map(rows.map((row) => [nameOf(row), row.periods.map(([start, end]) => ({ start, end }))]))
  return new Map(
    keys.flatMap((key) => {
      const periods = found.get(nameOf(key))
      return periods ? [[key, periods] as const] : []
    }),
  )
}

async function waitFor(key: WindowKey, reading: Reading, deadline: number): Promise<Period[] | null> {
  const answer = await withTimeout(deadline - Date.now(), reading.periods)
  if (answer !== 'pending') return answer
  backOff(key, reading.begunAt)
  return null
}
