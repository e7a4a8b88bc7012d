import { useCallback, useEffect, useRef, useState } from 'react'
import { readSlots } from '@/lib/client/visitor/schedule'
import { LOOK_AHEAD_DAYS, type SlotCalendar, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { addDays } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'

const TIMEOUT_MS = 20_000
/** Times read longer ago than this are read again before they are believed. */
const FRESH_MS = 60_000

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

/** The page's bookable times from today on by the visitor's dates: read once, again on demand, the latest call wins. */
export function useSlots(slug: string, timezone: string | null, lookAheadDays = LOOK_AHEAD_DAYS): Slots {
  const [reading, setReading] = useState<Reading>({
    calendar: null,
    timezone: null,
    readAtMs: 0,
    failure: null,
    isReading: true,
  })
  const running = useRef<AbortController | null>(null)

  const reload = useCallback(async () => {
    if (timezone === null) return null
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
    setReading((known) => ({ ...known, isReading: true }))
    try {
      const from = localDate(timezone, Date.now())
      const query = { from, to: addDays(from, lookAheadDays), timezone }
      const calendar = toSlotCalendar(from, await readSlots(slug, query, controller.signal), lookAheadDays)
      if (running.current !== controller) return null
      setReading({ calendar, timezone, readAtMs: Date.now(), failure: null, isReading: false })
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
