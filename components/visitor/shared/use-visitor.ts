import { useEffect, useState } from 'react'
import { timeFormatOf, weekStartOf } from '@/lib/meetings/visitor/reader-formats'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import { recall, remember } from './visitor-storage'

export type Visitor = { timezone: string; detectedTimezone: string; timeFormat: TimeFormat; weekStartDay: number }

/**
 * The visitor's time zone and formats: from the browser, and from earlier choices. Null until the page runs in a
 * browser.
 */
export function useVisitor(pageTimezone: string, isLocked: boolean) {
  const [visitor, setVisitor] = useState<Visitor | null>(null)
  useEffect(() => setVisitor(detectVisitor(pageTimezone, isLocked)), [pageTimezone, isLocked])

  function prefer(choice: Partial<Pick<Visitor, 'timezone' | 'timeFormat'>>) {
    for (const [name, value] of Object.entries(choice)) remember('localStorage', name, value)
    setVisitor((known) => known && { ...known, ...choice })
  }

  return { visitor, prefer }
}

/** A page that is locked has its own zone for everybody; an earlier choice is kept for others. */
export function detectVisitor(pageTimezone: string, isLocked: boolean): Visitor {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions()
  const detectedTimezone = timeZone && isTimezone(timeZone) ? timeZone : pageTimezone
  const chosen = isLocked ? pageTimezone : recall('localStorage', 'timezone')
  return {
    timezone: chosen && isTimezone(chosen) ? chosen : detectedTimezone,
    detectedTimezone,
    timeFormat: recallTimeFormat() ?? timeFormatOf(locale),
    weekStartDay: weekStartOf(navigator.language || locale),
  }
}

/** Returns the chosen format, or that of the last booking. */
export function recallTimeFormat(): TimeFormat | null {
  const chosen = recall('localStorage', 'timeFormat') ?? recall('sessionStorage', 'timeFormat')
  return chosen === '12h' || chosen === '24h' ? chosen : null
}
