import { database } from '@/db/client'
import { isForeignKeyViolation } from '@/db/errors'
import { saveBusy } from '@/db/queries/calendars/calendar-busy'
import { mergeBusy, type Period } from '@/lib/scheduling'
import { type OpenConnection, openAccounts } from '../accounts/open-accounts'
import { cutToPeriod, joinWindows, listWindows, windowAt } from '../providers/busy-cache-windows'
import { backOff, clearBackoff, isBackingOff, type OwnCalendar } from './backoff'

/** One calendar in one window. */
export type WindowKey = OwnCalendar & { window: number }
/** Null: it could not be read. */
export type Reading = { begunAt: number; periods: Promise<Period[] | null> }

type Answers = Map<string, Period[] | null>

/** An answer is held here for so long: a caller may have looked for it in the database just before it was written. */
const LINGER_MS = 1_000

/** Readings under way, for everybody in this process who wants them. */
const underway = new Map<string, Reading>()

/**
 * Reads of these windows that began at `notBefore` or later: in-flight ones, and new ones for the rest. The windows of
 * one connection share a request, connections are read in parallel, and calendars that back off are left out.
 */
export function coalesceReads(keys: WindowKey[], notBefore: number): Reading[] {
  const find = (key: WindowKey) => {
    const reading = isBackingOff(key) ? undefined : underway.get(toName(key))
    return reading && reading.begunAt >= notBefore ? reading : null
  }
  beginReadings(keys.filter((key) => !find(key) && !isBackingOff(key)))
  return keys.map((key) => find(key) ?? { begunAt: Number.POSITIVE_INFINITY, periods: Promise.resolve(null) })
}

/** Answers that are still to come are not used any more: they may be older than what made them wrong. */
export function dropReads(integrationId: string): void {
  for (const name of underway.keys()) if (name.includes(integrationId)) underway.delete(name)
}

function beginReadings(keys: WindowKey[]): void {
  if (keys.length === 0) return
  const opened = openAccounts([...new Set(keys.map((key) => key.integrationId))])
  const nameOf = ({ userId, integrationId }: WindowKey) => `${userId} ${integrationId}`
  for (const name of new Set(keys.map(nameOf))) {
    const ofOne = keys.filter((key) => nameOf(key) === name)
    const calendarIds = [...new Set(ofOne.map((key) => key.calendarId))]
    for (const range of joinWindows(ofOne.map((key) => key.window))) {
      beginReading(ofOne[0] as WindowKey, calendarIds, range, opened)
    }
  }
}

function beginReading(
  { userId, integrationId }: OwnCalendar,
  calendarIds: string[],
  range: Period,
  opened: Promise<Map<string, OpenConnection>>,
): void {
  const begunAt = Date.now()
  const windows = listWindows(range.start, range.end).map(windowAt)
  const named = new Map<string, Reading>()
  const isWanted = () => [...named].some(([name, reading]) => underway.get(name) === reading)
  const answers = opened.then(async (connections) => {
    const read = await ask(connections.get(integrationId), { userId, integrationId }, calendarIds, range)
    return isWanted() ? keep(read, integrationId, windows, begunAt) : read
  })
  for (const calendarId of calendarIds) {
    for (const window of windows) {
      const periods = answers.then((all) => {
        const ofCalendar = all.get(calendarId) ?? null
        return ofCalendar && cutToPeriod(ofCalendar, window)
      })
      named.set(toName({ userId, integrationId, calendarId, window: window.start }), { begunAt, periods })
    }
  }
  for (const [name, reading] of named) {
    underway.set(name, reading)
    const drop = () => underway.get(name) === reading && underway.delete(name)
    reading.periods.then((periods) => (periods ? setTimeout(drop, LINGER_MS).unref() : drop()), drop)
  }
}

/** The provider's answer for each calendar. A calendar that it leaves out was not read. */
async function ask(
  opened: OpenConnection | undefined,
  owner: Pick<OwnCalendar, 'userId' | 'integrationId'>,
  calendarIds: string[],
  { start, end }: Period,
): Promise<Answers> {
  const begunAt = Date.now()
  const refuse = (error?: unknown): Answers => {
    for (const calendarId of calendarIds) backOff({ ...owner, calendarId }, begunAt, error)
    return new Map()
  }
  if (opened?.userId !== owner.userId || !opened.provider.busy) return refuse()
  try {
    const { busy, failed } = await opened.provider.busy(opened.connection, calendarIds, start, end)
    for (const { calendarId, error } of failed) backOff({ ...owner, calendarId }, begunAt, error)
    const isFailed = (calendarId: string) => failed.some((failure) => failure.calendarId === calendarId)
    const read = busy.filter(({ calendarId }) => !isFailed(calendarId))
    for (const { calendarId } of read) clearBackoff({ ...owner, calendarId })
    return new Map(read.map((one) => [one.calendarId, mergeBusy(one.periods)]))
  } catch (error) {
    return refuse(error)
  }
}

/** Saved before the read resolves, so that the next call finds it. */
async function keep(read: Answers, integrationId: string, windows: Period[], begunAt: number): Promise<Answers> {
  const rows = [...read].flatMap(([calendarId, periods]) =>
    windows.map((window) => ({
      integrationId,
      calendarId,
      fromTime: new Date(window.start),
      toTime: new Date(window.end),
      periods: cutToPeriod(periods ?? [], window).map(({ start, end }): [number, number] => [start, end]),
      readAt: new Date(begunAt),
    })),
  )
  try {
    await saveBusy(database(), rows)
    return read
  } catch (error) {
    // Disconnected while it was read.
    if (isForeignKeyViolation(error)) return new Map()
    throw error
  }
}

function toName({ userId, integrationId, calendarId, window }: WindowKey): string {
  return [userId, integrationId, calendarId, window].join(' ')
}
