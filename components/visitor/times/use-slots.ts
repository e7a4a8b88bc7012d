import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { slotsPath } from '@/lib/client/visitor/schedule'
import { readAnswer, send, UNKNOWN_DURATION } from '@/lib/client/visitor/visitor-request'
import {
  type LabelledDate,
  type LookedDays,
  nextDates,
  type SlotCalendar,
  type SlotDays,
  toSlotCalendar,
  withDays,
} from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { type Early, takeEarly } from './early-handover'

const TIMEOUT_MS = 20_000
/** Times read longer ago than this are read again before they are believed. */
export const FRESH_MS = 60_000

type Reading = {
  days: LookedDays | null
  calendar: SlotCalendar | null
  /** The address of the calendar: not the visitor's any more just after they chose another zone, duration or host. */
  path: string | null
  readAtMs: number
  failure: unknown
  isReading: boolean
}

export type Slots = Omit<Reading, 'path'> & {
  /** True until there are times in the chosen zone, of the chosen duration and host. */
  isOther: boolean
  isFresh: () => boolean
  /** Reads again; null when that failed or was overtaken. */
  reload: () => Promise<SlotCalendar | null>
  /** Reads on until the date is among those that were looked at, or nothing can be booked after them. */
  reach: (date: CalendarDate) => void
}

type Options = {
  /** In minutes; without it the page's preset. */
  duration?: number
  /** To look at in one go. */
  days?: number
  closed?: readonly LabelledDate[]
  /** More of the question: `&k=…` of the link that led to a secret page, `&host=…` of who was chosen. */
  more?: string | undefined
  /** The address to read, where it is not that of a page. */
  pathOf?: typeof slotsPath
  /** Takes over from the early script, in the same render as its answer. */
  onEarly?: (early: Early) => void
}

function ignore() {}

/**
 * The bookable times of a page, or of what `pathOf` calls by its name, by the visitor's dates, from the first one on that can
 * be booked: read once, again on demand, the latest call wins.
 */
export function useSlots(
  slug: string,
  timezone: string | null,
  { duration, days: lookAhead, closed, pathOf = slotsPath, more = '', onEarly = ignore }: Options = {},
): Slots {
  const [reading, setReading] = useState<Reading>({
    days: null,
    calendar: null,
    path: null,
    readAtMs: 0,
    failure: null,
    isReading: true,
  })
  const running = useRef<AbortController | null>(null)
  const until = useRef('')
  const latest = useRef({ onEarly, closed })
  latest.current = { onEarly, closed }
  const path = timezone && pathOf(slug, timezone, duration, lookAhead) + more

  const read = useCallback(
    async (known?: Answer) => {
      if (!path) return null
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
      setReading((known) => ({ ...known, isReading: true }))
      try {
        const { early, readAtMs, ...answer } = known ?? (await readFirst(path, signal))
        let { days } = answer
        for (let dates = nextDates(days, until.current); dates; dates = nextDates(days, until.current)) {
          const { from, to } = dates
          days = withDays(days, to, await send<SlotDays>(`${path}&from=${from}&to=${to}`, { signal }))
        }
        if (running.current !== controller) return null
        const calendar = toSlotCalendar(days, latest.current.closed)
        // At once: what is pressed between the handover and the drawing would be lost.
        flushSync(() => {
          if (early) latest.current.onEarly(early)
          setReading({ days, calendar, path, readAtMs, failure: null, isReading: false })
        })
        return calendar
      } catch (failure) {
        if (running.current === controller) setReading((known) => ({ ...known, failure, isReading: false }))
        return null
      } finally {
        clearTimeout(timer)
      }
    },
    [path],
  )

  useEffect(() => {
    void read()
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [read])

  const { days, readAtMs } = reading
  const isOther = !path || reading.path !== path
  return {
    ...reading,
    isOther,
    reload: () => read(),
    reach: (date) => {
      if (isOther || !days || date <= until.current || !nextDates(days, date)) return
      until.current = date
      void read({ days, readAtMs })
    },
    isFresh: () => Date.now() - readAtMs < FRESH_MS,
  }
}

/**
 * A truthy sign that the page has changed since it was opened: the API refuses its duration, or answers another one than
 * `duration`, which the page shows. Each refusal is a new sign.
 */
export function findOutdated({ failure, isOther, days }: Slots, duration: number): unknown {
  if (failure) return Object(failure).code === UNKNOWN_DURATION && failure
  return !isOther && days?.duration !== duration && days?.duration
}

type Answer = { days: LookedDays; readAtMs: number; early?: Early }

/** Uses the answer that the early script asked for, if it is to the same question. */
async function readFirst(path: string, signal: AbortSignal): Promise<Answer> {
  const early = takeEarly(path)
  if (early) return { days: await readAnswer(await early.response), readAtMs: early.sentAtMs, early }
  return { days: await send(path, { signal }), readAtMs: Date.now() }
}
