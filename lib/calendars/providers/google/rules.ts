import { z } from 'zod'
import type { Api } from '../http'
import type { Connection } from '../provider'
import { type FailureKind, ProviderError } from '../provider-error'

/** An adapter's tools: how it calls, and how it waits. */
export type GoogleTools = { api: Api; pause: (milliseconds: number) => Promise<void> }

/** An empty id is the account's primary calendar. */
export function toGoogleCalendarId(calendarId: string): string {
  return calendarId === '' ? 'primary' : calendarId
}

export function eventsPath(calendarId: string, eventId?: string): string {
  const path = `/calendars/${encodeURIComponent(toGoogleCalendarId(calendarId))}/events`
  return eventId === undefined ? path : `${path}/${encodeURIComponent(eventId)}`
}

const reasons = z.array(z.object({ reason: z.string().optional() })).default([])
/** The same twice: `errors` is the older way to say it, `details` the newer one, in capitals. */
const errorBody = z.object({ error: z.object({ errors: reasons, details: reasons }) })

const QUOTA =
  /^(?:(?:user)?rateLimitExceeded|rate_limit_exceeded|quotaExceeded|dailyLimitExceeded|calendarUsageLimitsExceeded)$/i
const STALE = ['fullSyncRequired', 'updatedMinTooLongAgo']
const MISSING_SCOPE = ['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']

/** The meaning of Google's error reasons; null when the status is enough. */
export function toGoogleFailure(status: number, body: unknown): FailureKind | null {
  const parsed = errorBody.safeParse(body)
  const said = parsed.success ? [...parsed.data.error.errors, ...parsed.data.error.details] : []
  const isSaid = (test: (reason: string) => boolean) => said.some(({ reason }) => reason !== undefined && test(reason))
  if (status === 410 && isSaid((reason) => STALE.includes(reason))) return 'stale-cursor'
  if (status !== 403) return null
  if (isSaid((reason) => QUOTA.test(reason))) return 'rate-limited'
  // Its owner unticked something: connecting it again asks once more.
  return isSaid((reason) => MISSING_SCOPE.includes(reason)) ? 'needs-reauth' : 'forbidden'
}

/** Retries once when the event was changed in between. */
export async function onceMoreAfterConflict<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'conflict') return act()
    throw error
  }
}

export type GoogleCall = { tools: GoogleTools; connection: Connection }
