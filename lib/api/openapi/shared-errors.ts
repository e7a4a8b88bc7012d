import type { ErrorCode } from '@/lib/shared/errors'

/** Codes that several calls have in common. */
export const CONFIGURATION_ERRORS = [
  'slug_taken',
  'username_taken',
  'unknown_calendar',
  'read_only_calendar',
  'too_many_questions',
  'too_much_time_off',
] as const satisfies ErrorCode[]

export const DECISION_ERRORS = [
  'meeting_not_found',
  'not_a_booking',
  'not_pending',
  'past',
  'mail_limit',
  'recipient_mail_limit',
] as const satisfies ErrorCode[]

export const TIMES_ERRORS = [
  'page_not_found',
  'unknown_duration',
  'availability_unknown',
] as const satisfies ErrorCode[]

export const TIME_REQUEST_ERRORS = [
  'time_request_not_found',
  'page_not_found',
  'time_request_closed',
] as const satisfies ErrorCode[]

export const PAGE_CHANGE_ERRORS = ['page_not_found', 'slug_taken', 'unknown_calendar'] as const satisfies ErrorCode[]

export const RESPONSE_SEARCH_ERRORS = ['form_not_found', 'too_slow', 'busy'] as const satisfies ErrorCode[]
