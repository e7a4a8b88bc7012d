import { database } from '@/db/client'
import { findPageWithBusy, findSchedulePage, type PageKey } from '@/db/queries/meetings/schedule'
import type { SchedulePage } from '@/db/queries/meetings/schedule-columns'
import type { SlotsQuery } from '@/lib/meetings/visitor/booking-schema'
import type { SlotDays } from '@/lib/meetings/visitor/slot-calendar'
import { listOpenDates } from '@/lib/meetings/visitor/visitor-days'
import { readChosenHost } from '@/lib/pages/server/hosts/choice'
import { rulesOf } from '@/lib/pages/server/page-rules'
import { type PageStarts, readStarts } from '@/lib/pages/server/page-starts'
import { afterAnswer } from '@/lib/platform/after-answer'
import {
  addDays,
  bookablePeriod,
  dateSpanAnywhere,
  groupSlotsByDate,
  horizonOf,
  localDate,
  type Period,
  type SlotRules,
  startOfDate,
  startsNear,
  toDates,
  widestReach,
} from '@/lib/scheduling'
import { createCoalescer } from './coalesce'
import { toIsoInstants } from './iso-instants'
import { found } from './schedule'
import { type ClosedPage, countTurnedAway } from './turned-away'

type Dates = { from: string; to: string }

/** `closed`: the page, when calendars that could not be read left no time of it. */
type SharedSlots = { json: Uint8Array<ArrayBuffer>; closed: ClosedPage | null }

const shareSlots = createCoalescer<SharedSlots>()
const encoder = new TextEncoder()

/**
 * The bookable starts of the visitor's dates, those named or the first that can be booked: JSON of `SlotDays`, written once
 * for all who share it. `address` is a guest's; an owner is not counted.
 */
export async function listSlots(
  key: PageKey,
  query: SlotsQuery,
  now: Date,
  address?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { json, closed } = await shareSlots(JSON.stringify([key, query]), () => shareableSlots(key, query, now))
  if (closed && address && 'slug' in key) afterAnswer(() => countTurnedAway(closed, address, now))
  return json
}

async function shareableSlots(key: PageKey, query: SlotsQuery, now: Date): Promise<SharedSlots> {
  let page: ClosedPage | null = null
  const slots = await readSlots(key, query, now, (read) => {
    page = read
  })
  const isClosed = slots.days.length === 0 && slots.unchecked.length > 0
  return { json: encoder.encode(JSON.stringify(slots)), closed: isClosed ? page : null }
}

async function readSlots(
  key: PageKey,
  query: SlotsQuery,
  now: Date,
  onPage: (page: ClosedPage) => void,
): Promise<SlotDays> {
  const { duration, host } = query
  if ('from' in query && isTooLate(query, now)) {
    const page = found(await findSchedulePage(database(), key))
    await readChosenHost(page, host)
    return noSlots(page, rulesOf(page, now.getTime(), duration), query)
  }
  return lookAtDates(query, now, {
    findPage: async (range) => {
      const page = found(await findPageWithBusy(database(), key, range))
      return { ...page, chosen: await readChosenHost(page, host) }
    },
    rulesOf: (page) => rulesOf(page, now.getTime(), duration),
    readStarts: (page, range) => {
      onPage(page)
      return readStarts(page, { ...range, duration, chosen: page.chosen }, now)
    },
  })
}

/** Nothing is bookable that late, so no calendar needs to be read. */
function isTooLate({ from }: Dates, now: Date): boolean {
  return dateSpanAnywhere(from).from > horizonOf(now.getTime())
}

function noSlots(page: SchedulePage, rules: SlotRules, { timezone }: SlotsQuery): SlotDays {
  return { timezone: timezone ?? page.timezone, duration: rules.durationMinutes, days: [], unchecked: [] }
}

/** A page is read for this many more days than are looked at: most notices are no longer, and then it is read once. */
const SPARE_DAYS = 7

type Reading<Page extends SchedulePage> = {
  /** The page with all that could be in the way within the range. */
  findPage: (range: { from: Date; to: Date }) => Promise<Page>
  rulesOf: (page: Page) => SlotRules
  readStarts: (page: Page, range: { from: number; to: number }) => Promise<PageStarts>
}

/** The starts of the dates that are named, or of so many after the first one that can be booked. */
export async function lookAtDates<Page extends SchedulePage>(
  query: SlotsQuery,
  now: Date,
  { findPage, rulesOf, readStarts }: Reading<Page>,
): Promise<SlotDays> {
  if ('from' in query) {
    const page = await findPage(datesAround(query, now))
    if (isTooLate(query, now)) return noSlots(page, rulesOf(page), query)
    return toSlotDays(page, query, (range) => readStarts(page, range), now)
  }
  const today = localDate('UTC', now.getTime())
  const near = { from: addDays(today, -1), to: addDays(today, query.days + SPARE_DAYS) }
  const first = await findPage(datesAround(near, now))
  const rules = rulesOf(first)
  const looked = datesToLookAt(rules, query.timezone ?? first.timezone, query.days, now.getTime())
  const { from, to } = looked
  if (to < from) return { ...noSlots(first, rules, query), ...looked }
  const page = to <= near.to ? first : await findPage(datesAround(looked, now))
  return { ...(await toSlotDays(page, { ...query, from, to }, (range) => readStarts(page, range), now)), ...looked }
}

/** The first `days` dates after the first one on which something can be booked, and the `last` one, in a zone. */
function datesToLookAt(rules: SlotRules, timezone: string, days: number, now: number) {
  const { start, end } = bookablePeriod({ ...rules, now })
  const [from, last] = [localDate(timezone, start), localDate(timezone, end - 1)]
  const [to = last] = [addDays(from, days), last].sort()
  return { today: localDate(timezone, now), from, to, last }
}

/**
 * All that slots of the visitor's dates could overlap. The dates are known before the page's zone and duration, so the range
 * fits any of them.
 */
function datesAround({ from, to }: Dates, now: Date): { from: Date; to: Date } {
  return toDates(
    widestReach({
      from: dateSpanAnywhere(from).from,
      to: Math.min(dateSpanAnywhere(to).to, horizonOf(now.getTime())),
    }),
  )
}

/** The starts of a page by the visitor's dates. */
async function toSlotDays(
  page: SchedulePage,
  query: Dates & Pick<SlotsQuery, 'timezone'>,
  read: (range: { from: number; to: number }) => Promise<PageStarts>,
  now: Date,
): Promise<SlotDays> {
  const timezone = query.timezone ?? page.timezone
  const from = startOfDate(timezone, query.from)
  const to = startOfDate(timezone, addDays(query.to, 1))
  const { rules, starts, unread, uncertain } = await read({ from, to })
  const unchecked = uncertain
    ? groupSlotsByDate(uncertain, timezone).map(({ date }) => date)
    : listUncheckedDates(rules, unread, { from: Math.max(from, now.getTime()), to }, timezone)
  const days = groupSlotsByDate(starts, timezone)
    .filter(({ date }) => uncertain || !unchecked.includes(date))
    .map(({ date, slots }) => ({ date, slots: toIsoInstants(slots) }))
  return { timezone, duration: rules.durationMinutes, days, unchecked }
}

/** Lists the visitor's dates on which a possible slot would overlap calendar data that could not be read. */
function listUncheckedDates(
  rules: SlotRules,
  unread: readonly Period[],
  { from, to }: { from: number; to: number },
  timezone: string,
): string[] {
  const dates = unread.flatMap((period) => {
    const near = startsNear(rules, period)
    return listOpenDates({ ...rules, from: Math.max(from, near.from), to: Math.min(to, near.to) }, timezone)
  })
  return [...new Set(dates)].sort()
}
