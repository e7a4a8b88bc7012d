import type { LogEvent } from './log-events'

/** What can go wrong in a use case, in the words of the wire: each code is one HTTP status (lib/api/respond.ts). */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'limited'
  | 'unavailable'

/** One wrong field; `path` is dotted, `availabilities.0.startTime`, and empty for the whole input. */
export type Issue = { path: string; message: string }

type Details = { issues?: readonly Issue[]; retryAfterSeconds?: number; event?: LogEvent }

/** An error whose message is meant for the person who sent the request. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined
  /** The log's name for this refusal, where it has one of its own. */
  readonly event: LogEvent | undefined

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
    this.event = details.event
  }

  /** The same answer, under another name in the log. */
  loggedAs(event: LogEvent): AppError {
    const { code, message, issues, retryAfterSeconds } = this
    return new AppError(code, message, { issues, retryAfterSeconds, event })
  }
}
