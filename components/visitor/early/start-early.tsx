import { slotsPath } from '@/lib/client/visitor/schedule'
import { askedDuration } from '@/lib/meetings/visitor/asked-duration'
import { type LabelledDate, type LookedDays, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { GivenTexts } from '@/messages/texts'
import { detectVisitor } from '../shared/use-visitor'
import type { Early } from '../times/early-handover'
import { FIRST_VIEW } from '../times/times-view'
import { drawTimes, drawZone } from './draw-times'
import { startDrawing } from './html/react'

export type EarlyOptions = {
  slug: string
  timezone: string
  duration: number
  durations: readonly number[]
  lockTimezone: boolean
  dates: readonly LabelledDate[]
  texts: GivenTexts
}

const TIMEOUT_MS = 20_000

/**
 * Reads the times of a booking page and draws the first of them, before the app has loaded. Runs from the page's HTML:
 * everything that this imports is in each page, so it must stay small. The app takes over the answer and what was
 * pressed (times/early-handover.ts).
 */
export function startEarly({ slug, timezone, texts, ...page }: EarlyOptions): void {
  const visitor = detectVisitor(timezone, page.lockTimezone)
  const sentAtMs = Date.now()
  const path = slotsPath(slug, visitor.timezone, askedDuration(page, location.search))
  const response = fetch(path, { signal: AbortSignal.timeout?.(TIMEOUT_MS) })
  const early: Early = { path, response, sentAtMs, view: FIRST_VIEW, start: null }
  window.slotformEarly = early
  // The app has the names of places in other languages.
  if (texts.language === 'en') whenParsed(() => drawZone({ visitor, texts }))
  response
    .then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((days: LookedDays | null) => {
      if (!days) return
      const calendar = toSlotCalendar(days, page.dates)
      whenParsed(() => startDrawing(() => drawTimes({ early, calendar, visitor, texts })))
    })
    // The app says what failed.
    .catch(() => {})
}

/** Places may be parsed later than a fast answer comes. */
function whenParsed(draw: () => void): void {
  if (document.readyState !== 'loading') draw()
  else document.addEventListener('DOMContentLoaded', draw, { once: true })
}
