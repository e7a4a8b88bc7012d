import { z } from 'zod'
import type { Api, ApiRules } from '../http'
import type { Connection } from '../provider'
import type { FailureKind } from '../provider-error'

/** An adapter's tools: how it calls, where, and how it waits. */
export type MicrosoftTools = {
  api: Api
  apiUrl: ApiRules['apiUrl']
  pause: (milliseconds: number) => Promise<void>
}
export type MicrosoftCall = { tools: MicrosoftTools; connection: Connection }

/** Times as UTC, and ids that stay when an event is moved to another folder. */
export const PREFER = { prefer: 'outlook.timezone="UTC", IdType="ImmutableId"' }

/** The path of a calendar's events; an empty id means the primary calendar. */
export function calendarPath(calendarId: string): string {
  return calendarId === '' ? '/me' : `/me/calendars/${encodeURIComponent(calendarId)}`
}

/** An event's id is good without its calendar's. */
export function eventPath(eventId: string): string {
  return `/me/events/${encodeURIComponent(eventId)}`
}

const errorBody = z.object({ error: z.object({ code: z.string() }) })

/** A repeated transaction that already made an event; Graph returns it with 400 or 409. */
export const DUPLICATE = 'ErrorDuplicateTransactionId'
const STALE = /^(?:resync|(?:Error(?:Invalid)?)?SyncState)/i
const MISSING = /^Error(?:ItemNotFound|InvalidId|InvalidIdMalformed|CalendarIsNotFound|FolderNotFound)$/
const NO_MAILBOX = /^Mailbox(?:NotEnabled|NotSupported)ForRESTAPI$/
const THROTTLED = /^(?:ApplicationThrottled|TooManyRequests|ErrorExceededConnectionCount)$/
const BUSY =
  /^Error(?:ServerBusy|InternalServerTransientError|MailboxStoreUnavailable|MailboxMoveInProgress|TimeoutExpired)$/

/** The meaning of Graph's error codes; null when the status is enough. */
export function toMicrosoftFailure(status: number, body: unknown): FailureKind | null {
  const parsed = errorBody.safeParse(body)
  const code = parsed.success ? parsed.data.error.code : ''
  if (STALE.test(code)) return 'stale-cursor'
  if (NO_MAILBOX.test(code)) return 'forbidden'
  if (THROTTLED.test(code)) return 'rate-limited'
  if (BUSY.test(code)) return 'transient'
  if (status === 400 && MISSING.test(code)) return 'gone'
  if (code === DUPLICATE) return 'conflict'
  // A permission that was not given: connecting the account again asks for it once more.
  return status === 403 && code === 'Authorization_RequestDenied' ? 'needs-reauth' : null
}
