import { slotsPath } from '@/lib/client/visitor/schedule'
import { askedDuration } from '@/lib/meetings/visitor/asked-duration'
import { detectVisitor } from '../shared/use-visitor'
import { FIRST_VIEW } from '../times/times-view'

export type AskOptions = {
  slug: string
  timezone: string
  duration: number
  durations: readonly number[]
  lockTimezone: boolean
}

const TIMEOUT_MS = 20_000

/**
 * Asks for the times of a booking page, for start-early.tsx and the app. Runs from the page's HTML before the rest of it is read:
 * what this imports keeps the styles waiting, so it must be tiny.
 */
export function askTimes({ slug, timezone, lockTimezone, ...page }: AskOptions): void {
  const visitor = detectVisitor(timezone, lockTimezone)
  const sentAtMs = Date.now()
  const path = slotsPath(slug, visitor.timezone, askedDuration(page, location.search))
  const response = fetch(path, { signal: AbortSignal.timeout?.(TIMEOUT_MS) })
  // The app says what failed.
  response.catch(() => {})
  window.slotformEarly = { path, response, sentAtMs, visitor, view: FIRST_VIEW, start: null }
}
