import { type FailureKind, ProviderError } from './provider-error'

/** A calendar as one owner asked for it: what is refused to a stranger is not refused to its owner. */
export type OwnCalendar = { userId: string; integrationId: string; calendarId: string }

/** A provider that does not answer must not make every visitor wait for that. */
const PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 300_000
/** What is over so soon may be asked for again at once, where it passes by itself: the next visitor may be luckier. */
const QUICK_MS = 2_000
const PASSING: readonly FailureKind[] = ['transient', 'needs-reauth']

/** Until when a calendar is not asked for again, by this process. */
const pauses = new Map<string, number>()

export function isPaused(calendar: OwnCalendar): boolean {
  return (pauses.get(nameOf(calendar)) ?? 0) > Date.now()
}

/** After a failure, since `begunAt`; a provider that says how long to leave it alone is obeyed, within reason. */
export function pauseCalendar(calendar: OwnCalendar, begunAt: number, error?: unknown): void {
  const now = Date.now()
  for (const [name, until] of pauses) if (until <= now) pauses.delete(name)
  const failure = error instanceof ProviderError ? error : null
  const asked = failure?.retryAfterSeconds ?? null
  const isPassing = failure !== null && PASSING.includes(failure.kind) && now - begunAt < QUICK_MS
  if (isPassing && asked === null) return
  pauses.set(nameOf(calendar), now + Math.min(asked === null ? PAUSE_MS : asked * 1000, LONGEST_PAUSE_MS))
}

export function endPauses(integrationId: string): void {
  for (const name of pauses.keys()) if (name.includes(integrationId)) pauses.delete(name)
}

function nameOf({ userId, integrationId, calendarId }: OwnCalendar): string {
  return [userId, integrationId, calendarId].join(' ')
}
