import { type LabelledDate, type LookedDays, toSlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { GivenTexts } from '@/messages/texts'
import { drawTimes, drawZone } from './draw-times'
import { startDrawing } from './html/react'

export type EarlyOptions = { dates: readonly LabelledDate[]; texts: GivenTexts }

/**
 * Draws the first of the times that ask-times.ts asked for, before the app has loaded. Runs from the page's HTML: everything
 * that this imports is in each page, so it must stay small. The app takes over the answer and what was pressed
 * (times/early-handover.ts).
 */
export function startEarly({ dates, texts }: EarlyOptions): void {
  const early = window.slotformEarly
  // The app was faster.
  if (!early) return
  const { visitor } = early
  // The app has the names of places in other languages.
  if (texts.language === 'en') whenParsed(() => drawZone({ visitor, texts }))
  early.response
    .then((answer) => (answer.ok ? answer.clone().json() : null))
    .then((days: LookedDays | null) => {
      if (!days) return
      const calendar = toSlotCalendar(days, dates)
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
