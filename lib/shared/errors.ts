import { apiErrors } from '@/messages/en/shared/api-errors'
import type { LogEvent } from './log-events'

/** Each kind is one HTTP status (lib/api/respond.ts). */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'too_large'
  | 'unsupported_type'
  | 'limited'
  | 'unavailable'

/** Tells programs why a call failed. A code never changes its meaning; its sentence may be reworded. */
export type ErrorCode = Exclude<keyof typeof apiErrors, 'internal' | 'method_not_allowed'>

export const KIND_OF_CODE: Record<ErrorCode, ErrorKind> = {
  not_authenticated: 'unauthenticated',
  terms_not_accepted: 'forbidden',
  foreign_origin: 'forbidden',
  sign_in_refused: 'forbidden',
  oidc_only: 'forbidden',
  scope: 'forbidden',
  role: 'forbidden',
  other_address: 'forbidden',
  account_not_found: 'not_found',
  team_not_found: 'not_found',
  member_not_found: 'not_found',
  invitation_not_found: 'not_found',
  room_not_found: 'not_found',
  already_member: 'conflict',
  last_owner: 'conflict',
  too_many_teams: 'conflict',
  too_many_members: 'conflict',
  too_many_invitations: 'conflict',
  too_many_rooms: 'conflict',
  in_use: 'conflict',
  sign_up_closed: 'conflict',
  has_account: 'conflict',
  own_account: 'conflict',
  not_retryable: 'conflict',
  holds_bookings: 'conflict',
  not_found: 'not_found',
  meeting_not_found: 'not_found',
  booking_not_found: 'not_found',
  page_not_found: 'not_found',
  form_not_found: 'not_found',
  form_not_published: 'not_found',
  picture_not_found: 'not_found',
  file_not_found: 'not_found',
  question_not_found: 'not_found',
  response_not_found: 'not_found',
  integration_not_found: 'not_found',
  time_off_not_found: 'not_found',
  link_not_found: 'not_found',
  time_request_not_found: 'not_found',
  feed_not_found: 'not_found',
  export_not_found: 'not_found',
  import_unreadable: 'invalid',
  import_schema: 'invalid',
  import_too_large: 'too_large',
  arrival_not_found: 'not_found',
  unreadable: 'invalid',
  wrong_source: 'invalid',
  nothing_found: 'invalid',
  too_many: 'invalid',
  source_refused: 'invalid',
  source_unavailable: 'unavailable',
  cursor: 'invalid',
  key_not_found: 'not_found',
  session_not_found: 'not_found',
  identity_not_found: 'not_found',
  last_way_in: 'conflict',
  webhook_not_found: 'not_found',
  delivery_not_found: 'not_found',
  listener_not_found: 'not_found',
  email_check: 'forbidden',
  not_your_meeting: 'forbidden',
  not_a_booking: 'forbidden',
  taken: 'conflict',
  past: 'conflict',
  notice: 'conflict',
  window: 'conflict',
  limit: 'conflict',
  closed: 'conflict',
  hours: 'conflict',
  already_cancelled: 'conflict',
  too_late: 'conflict',
  moves_used: 'conflict',
  changed: 'conflict',
  calendar_busy: 'conflict',
  calendar_unread: 'conflict',
  not_pending: 'conflict',
  not_started: 'conflict',
  not_confirmed: 'conflict',
  nothing_to_decide: 'conflict',
  slug_taken: 'conflict',
  username_taken: 'conflict',
  form_closed: 'conflict',
  key_reused: 'conflict',
  too_much_time_off: 'conflict',
  too_many_links: 'conflict',
  too_many_time_requests: 'conflict',
  time_offered: 'conflict',
  time_request_closed: 'conflict',
  too_many_feeds: 'conflict',
  too_many_keys: 'conflict',
  too_many_webhooks: 'conflict',
  too_many_listeners: 'conflict',
  webhook_off: 'conflict',
  mail_limit: 'conflict',
  recipient_mail_limit: 'limited',
  page_mail_limit: 'limited',
  limited: 'limited',
  sign_in_links_sent: 'limited',
  invalid_input: 'invalid',
  bbb_refused: 'invalid',
  bbb_unreachable: 'invalid',
  not_open: 'conflict',
  video_unavailable: 'unavailable',
  unknown_calendar: 'invalid',
  read_only_calendar: 'invalid',
  unknown_duration: 'invalid',
  not_storable: 'invalid',
  not_json: 'invalid',
  not_an_object: 'invalid',
  not_utf8: 'invalid',
  too_deep: 'invalid',
  too_many_values: 'invalid',
  too_many_questions: 'invalid',
  picture_mixed: 'invalid',
  picture_unreadable: 'invalid',
  picture_too_wide: 'invalid',
  picture_too_large: 'too_large',
  file_name: 'invalid',
  file_empty: 'invalid',
  file_incomplete: 'invalid',
  file_refused: 'invalid',
  file_too_large: 'too_large',
  picture_type: 'unsupported_type',
  picture_svg: 'unsupported_type',
  too_large: 'too_large',
  unsupported_type: 'unsupported_type',
  unavailable: 'unavailable',
  files_unavailable: 'unavailable',
  import_unfinished: 'unavailable',
  too_slow: 'unavailable',
  busy: 'unavailable',
  busy_with_pictures: 'unavailable',
  email_not_sent: 'unavailable',
  availability_unknown: 'unavailable',
}

/** One wrong field; `path` is dotted, `availabilities.0.startTime`, and empty for the whole input. */
export type Issue = { path: string; message: string }

type Facts = Readonly<Record<string, string | number | null | readonly string[]>>

type Details = {
  /** In English; else the sentence of the code. */
  message?: string
  issues?: readonly Issue[]
  retryAfterSeconds?: number
  /** More fields of the answer, for programs. */
  facts?: Facts
  /** The log's name for this refusal, if it has one of its own. */
  event?: LogEvent
}

/** An error whose message is meant for the person who sent the request. */
export class AppError extends Error {
  readonly kind: ErrorKind
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly event: LogEvent | undefined
  readonly facts: Facts | undefined

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    super(details.message ?? apiErrors[code])
    this.name = 'AppError'
    this.kind = KIND_OF_CODE[code]
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
    this.event = details.event
    this.facts = details.facts
  }

  /** The same answer, under another name in the log. */
  loggedAs(event: LogEvent): AppError {
    const { code, message, issues, retryAfterSeconds, facts } = this
    return new AppError(code, { message, issues, retryAfterSeconds, facts, event })
  }
}

/** A refusal of one field. */
export function invalidField(path: string, message: string, event?: LogEvent): AppError {
  return new AppError('invalid_input', { message, issues: [{ path, message }], event })
}

/** Null for a read of something that does not exist. */
export async function nullIfMissing<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (error instanceof AppError && error.kind === 'not_found') return null
    throw error
  }
}
