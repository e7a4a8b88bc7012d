/** Every event that can stand in the log, with its level. docs/security.md explains them to operators. */
export const LOG_EVENTS = {
  link_sent: 'info',
  sign_in: 'info',
  sign_in_refused: 'warn',
  sign_in_failed: 'error',
  sign_out: 'info',
  terms_accepted: 'info',
  access_refused: 'warn',
  origin_refused: 'warn',
  limit_reached: 'warn',
  webhook_forged: 'warn',
  calendar_connected: 'info',
  calendar_connect_refused: 'warn',
  calendar_disconnected: 'info',
  page_published: 'info',
  page_unpublished: 'info',
  page_deleted: 'info',
  form_published: 'info',
  form_unpublished: 'info',
  form_deleted: 'info',
  question_deleted: 'info',
  responses_deleted: 'info',
  responses_exported: 'info',
  meeting_deleted: 'info',
  meeting_cancelled: 'info',
  meeting_moved: 'info',
  no_show_marked: 'info',
  request_approved: 'info',
  request_declined: 'info',
  settings_changed: 'info',
  configuration_applied: 'info',
  key_created: 'info',
  key_revoked: 'info',
  feed_created: 'info',
  feed_deleted: 'info',
  database_away: 'warn',
  statement_timeout: 'warn',
  request_failed: 'error',
  page_failed: 'error',
  bookings_recounted: 'warn',
  work_failed: 'warn',
  calendar_feeds_failed: 'error',
  timer_failed: 'error',
} as const

export type LogEvent = keyof typeof LOG_EVENTS

/** The event of a write that switches a page or a form on or off; null for one that leaves that alone. */
export function publishing(isPublic: boolean | undefined, thing: 'page' | 'form'): LogEvent | null {
  if (isPublic === undefined) return null
  return isPublic ? `${thing}_published` : `${thing}_unpublished`
}
