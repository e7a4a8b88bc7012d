import { useCallback, useEffect, useRef, useState } from 'react'
import { readSlots, type SlotsQuery, slotsPath, slotsQuery } from '@/lib/client/visitor/schedule'
import { readAnswer } from '@/lib/client/visitor/visitor-request'
import { LOOK_AHEAD_DAYS, type SlotCalendar, type SlotDays, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { type Early, takeEarly } from './early-handover'

const TIMEOUT_MS = 20_000
/** Times read longer ago than this are read again before they are believed. */
export const FRESH_MS = 60_000

type Reading = {
  calendar: SlotCalendar | null
  /** The zone whose dates the calendar has: not the visitor's any more just after they chose another. */
  timezone: string | null
  readAtMs: number
  failure: unknown
  isReading: boolean
}

export type Slots = Reading & {
  lookAheadDays: number
  isFresh: () => boolean
  /** Reads again; null when that failed or was overtaken. */
  reload: () => Promise<SlotCalendar | null>
}

type Options = {
  lookAheadDays?: number
  /** Takes over from the early script, in the same render as its answer. */
  onEarly?: (early: Early) => void
}

function ignore() {}

/** The page's bookable times from today on by the visitor's dates: read once, again on demand, the latest call wins. */
export function useSlots(
  slug: string,
  timezone: string | null,
  { lookAheadDays = LOOK_AHEAD_DAYS, onEarly = ignore }: Options = {},
): Slots {
  const [reading, setReading] = useState<Reading>({
    calendar: null,
    timezone: null,
    readAtMs: 0,
    failure: null,
    isReading: true,
  })
  const running = useRef<AbortController | null>(null)
  const tellEarly = useRef(onEarly)
  tellEarly.current = onEarly

  const reload = useCallback(async () => {
    if (timezone === null) return null
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
    setReading((known) => ({ ...known, isReading: true }))
    try {
      const query = slotsQuery(timezone, Date.now(), lookAheadDays)
      const { days, readAtMs, early } = await read(slug, query, controller.signal)
      if (running.current !== controller) return null
      const calendar = toSlotCalendar(query.from, days, lookAheadDays)
      if (early) tellEarly.current(early)
      setReading({ calendar, timezone, readAtMs, failure: null, isReading: false })
      return calendar
    } catch (failure) {
      if (running.current === controller) setReading((known) => ({ ...known, failure, isReading: false }))
      return null
    } finally {
      clearTimeout(timer)
    }
  }, [slug, timezone, lookAheadDays])

  useEffect(() => {
    void reload()
    return () => {
      running.current?.abort()
      running.current = null
    }
  }, [reload])

  return { ...reading, lookAheadDays, reload, isFresh: () => Date.now() - reading.readAtMs < FRESH_MS }
}

type Answer = { days: SlotDays; readAtMs: number; early: Early | null }

/** Uses the answer that the early script asked for, if it is to the same question. */
async function read(slug: string, query: SlotsQuery, signal: AbortSignal): Promise<Answer> {
  const early = takeEarly(slotsPath(slug, query))
  if (early) return { days: await readAnswer(await early.response), readAtMs: early.sentAtMs, early }
  return { days: await readSlots(slug, query, signal), readAtMs: Date.now(), early }
}
