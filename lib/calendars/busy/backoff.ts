import { type FailureKind, ProviderError } from '../providers/provider-error'

/** A calendar as one owner asked for it: what is refused to a stranger is not refused to its owner. */
export type OwnCalendar = { userId: string; integrationId: string; calendarId: string }

/** A provider that does not answer must not make every visitor wait for that. */
const PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 300_000
/**
 * What is over so soon may be asked for again at once, where it passes by itself: the next visitor may be luckier. A second
 * such failure in a row brings a short pause: else a provider in trouble would be asked by every visitor.
 */
const QUICK_MS = 2_000
const SHORT_PAUSE_MS = 3_000
const PASSING: readonly FailureKind[] = ['transient', 'needs-reauth']

type Trouble = { until: number; since: number; failures: number }
/** Until when a calendar is not asked for again, by this process. */
const troubles = new Map<string, Trouble>()

export function isBackingOff(calendar: OwnCalendar): boolean {
  return (troubles.get(nameOf(calendar))?.until ?? 0) > Date.now()
}

/** After a failure, since `begunAt`; a provider that says how long to leave it alone is obeyed, within reason. */
export function backOff(calendar: OwnCalendar, begunAt: number, error?: unknown): void {
  const now = Date.now()
  for (const [name, { until }] of troubles) if (until + LONGEST_PAUSE_MS <= now) troubles.delete(name)
  const before = troubles.get(nameOf(calendar))
  // Readings side by side fail together, and count once.
  const isNew = !before || begunAt >= before.since
  const failures = (before?.failures ?? 0) + (isNew ? 1 : 0)
  const pauseMs = Math.min(pauseAfter(error, now - begunAt, failures), LONGEST_PAUSE_MS)
  troubles.set(nameOf(calendar), { until: Math.max(now + pauseMs, before?.until ?? 0), since: now, failures })
}

/** It was read. */
export function clearBackoff(calendar: OwnCalendar): void {
  troubles.delete(nameOf(calendar))
}

/** What does not pass by itself is asked for more and more rarely. */
function pauseAfter(error: unknown, tookMs: number, failures: number): number {
  const failure = error instanceof ProviderError ? error : null
  if (failure?.retryAfterSeconds) return failure.retryAfterSeconds * 1000
  if (!failure) return PAUSE_MS
  if (!PASSING.includes(failure.kind)) return PAUSE_MS * 2 ** (failures - 1)
  if (tookMs >= QUICK_MS) return PAUSE_MS
  return failures > 1 ? SHORT_PAUSE_MS : 0
}

export function clearBackoffs(integrationId: string): void {
  for (const name of troubles.keys()) if (name.includes(integrationId)) troubles.delete(name)
}

function nameOf({ userId, integrationId, calendarId }: OwnCalendar): string {
  return [userId, integrationId, calendarId].join(' ')
}
