import { type FailureKind, ProviderError } from '../providers/provider-error'

/** A calendar as one owner reads it: a refusal to another user does not count for its owner. */
export type OwnCalendar = { userId: string; integrationId: string; calendarId: string }

/** A provider that does not answer must not keep every visitor waiting. */
const PAUSE_MS = 10_000
const MAX_PAUSE_MS = 300_000
/**
 * Transient failures faster than this are retried at once. A second one in a row backs off, so that not every visitor
 * calls a provider that is down.
 */
const QUICK_MS = 2_000
const SHORT_PAUSE_MS = 3_000
const PASSING: readonly FailureKind[] = ['transient', 'needs-reauth']

type Trouble = { until: number; since: number; failures: number }
/** Calendars that this process does not read until their backoff ends. */
const troubles = new Map<string, Trouble>()

export function isBackingOff(calendar: OwnCalendar): boolean {
  return (troubles.get(nameOf(calendar))?.until ?? 0) > Date.now()
}

/** Records a failed read that began at `begunAt`. A Retry-After of the provider is obeyed, up to the longest pause. */
export function backOff(calendar: OwnCalendar, begunAt: number, error?: unknown): void {
  const now = Date.now()
  for (const [name, { until }] of troubles) if (until + MAX_PAUSE_MS <= now) troubles.delete(name)
  const before = troubles.get(nameOf(calendar))
  // Parallel reads fail together and count once.
  const isNew = !before || begunAt >= before.since
  const failures = (before?.failures ?? 0) + (isNew ? 1 : 0)
  const pauseMs = Math.min(pauseAfter(error, now - begunAt, failures), MAX_PAUSE_MS)
  troubles.set(nameOf(calendar), { until: Math.max(now + pauseMs, before?.until ?? 0), since: now, failures })
}

/** Forgets the failures after a successful read. */
export function clearBackoff(calendar: OwnCalendar): void {
  troubles.delete(nameOf(calendar))
}

/** Permanent failures back off exponentially. */
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
