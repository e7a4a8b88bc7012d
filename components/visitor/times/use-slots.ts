import { useCallback, useEffect, useRef, useState } from 'react'
import { slotsPath, slotsQuery } from '@/lib/client/visitor/schedule'
import { readAnswer, send, UNKNOWN_DURATION } from '@/lib/client/visitor/visitor-request'
import {
  type LabelledDate,
  LOOK_AHEAD_DAYS,
  type SlotCalendar,
  type SlotDays,
  toSlotCalendar,
} from '@/lib/meetings/visitor/slot-calendar'
import { type Early, takeEarly } from './early-handover'

const TIMEOUT_MS = 20_000
/** Times read longer ago than this are read again before they are believed. */
export const FRESH_MS = 60_000

type Reading = {
  calendar: SlotCalendar | null
  /** The zone and the duration of the calendar: not the visitor's any more just after they chose others. */
  timezone: string | null
  duration: number | undefined
  /** In minutes: that of the times. */
  offered?: number
  readAtMs: number
  failure: unknown
  isReading: boolean
}

export type Slots = Omit<Reading, 'timezone' | 'duration'> & {
  /** True until there are times in the chosen zone, of the chosen duration. */
  isOther: boolean
  lookAheadDays: number
  isFresh: () => boolean
  /** Reads again; null when that failed or was overtaken. */
  reload: () => Promise<SlotCalendar | null>
}

type Options = {
  /** In minutes; without it the page's preset. */
  duration?: number
  lookAheadDays?: number
  closed?: readonly LabelledDate[]
  /** More of the question: `&k=…` of the link that led to a secret page. */
  more?: string | undefined
  /** The address to read, where it is not that of a page. */
  pathOf?: typeof slotsPath
  /** Takes over from the early script, in the same render as its answer. */
  onEarly?: (early: Early) => void
}

function ignore() {}

/** The bookable times of a page, or of what `pathOf` calls by its name, from today on by the visitor's dates: read once, again on demand, the latest call wins. */
export function useSlots(
  slug: string,
  timezone: string | null,
  { duration, lookAheadDays = LOOK_AHEAD_DAYS, closed, pathOf = slotsPath, more = '', onEarly = ignore }: Options = {},
): Slots {
  const [reading, setReading] = useState<Reading>({
    calendar: null,
    timezone: null,
    duration,
    readAtMs: 0,
    failure: null,
    isReading: true,
  })
  const running = useRef<AbortController | null>(null)
  const latest = useRef({ onEarly, closed })
  latest.current = { onEarly, closed }

  const reload = useCallback(async () => {
    if (timezone === null) return null
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
    setReading((known) => ({ ...known, isReading: true }))
    try {
      const query = slotsQuery(timezone, Date.now(), lookAheadDays)
      const { days, readAtMs, early } = await read(pathOf(slug, query, duration) + more, controller.signal)
      if (running.current !== controller) return null
      const calendar = toSlotCalendar(query.from, days, lookAheadDays, latest.current.closed)
      if (early) latest.current.onEarly(early)
      setReading({ calendar, timezone, duration, offered: days.duration, readAtMs, failure: null, isReading: false })
      return calendar
    } catch (failure) {
      if (running.current === controller) setReading((known) => ({ ...known, failure, isReading: false }))
      return null
    } finally {
      clearTimeout(timer)
    }
  }, [slug, timezone, duration, lookAheadDays, pathOf, more])

  useEffect(() => {
    void reload()
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [reload])

  const isOther = timezone === null || reading.timezone !== timezone || reading.duration !== duration
  return { ...reading, isOther, lookAheadDays, reload, isFresh: () => Date.now() - reading.readAtMs < FRESH_MS }
}

/**
 * A truthy sign that the page has changed since it was opened: the API refuses its duration, or answers another one than
 * `duration`, which the page shows. Each refusal is a new sign.
 */
export function findOutdated({ failure, isOther, offered }: Slots, duration: number): unknown {
  if (failure) return Object(failure).code === UNKNOWN_DURATION && failure
  return !isOther && offered !== duration && offered
}

type Answer = { days: SlotDays; readAtMs: number; early: Early | null }

/** Uses the answer that the early script asked for, if it is to the same question. */
async function read(path: string, signal: AbortSignal): Promise<Answer> {
  const early = takeEarly(path)
  if (early) return { days: await readAnswer(await early.response), readAtMs: early.sentAtMs, early }
  return { days: await send<SlotDays>(path, { signal }), readAtMs: Date.now(), early }
}
