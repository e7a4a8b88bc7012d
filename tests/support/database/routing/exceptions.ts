/** Statements that touch a table by other columns than its owner's key. `by` is as the judge describes them. */
export type Exception = { table: string; by: string; reason: string }

/** Tables, with what such statements limit. */
type Places = Record<string, string[]>

const because = (reason: string, places: Places): Exception[] =>
  Object.entries(places).flatMap(([table, all]) => all.map((by) => ({ table, by, reason })))

/** In the order in which they are looked for: what a statement begins with stands before what it goes on to. */
export const EXCEPTIONS: Exception[] = [
  ...because('the directory: what a visitor or a program brings says who the owner is', {
    time_slot_pages: ['slug'],
    api_keys: ['hash'],
    carried_links: ['hash'],
    forms: ['slug'],
    pictures: ['id'],
    sessions: ['session_token'],
    time_slot_bookings: ['id'],
    users: ['email'],
  }),
  ...because('a queue that each process empties for all owners, by the time that is due', {
    calendar_feeds: ['where due_at'],
    forms: [
      'where digest_due_at, notify',
      'where closes_at, is_published, max_responses, seen_open, taken',
      'where closes_at, seen_open',
      'where is_published, max_responses, seen_open, taken',
    ],
    outbox: [
      'where done_at, failed_at, next_attempt_at, template',
      'where done_at, failed_at, next_attempt_at, template, user_id',
    ],
    page_transfers: ['where nothing'],
    time_slot_bookings: ['where expires_at, host_of, status', 'where expires_at, host_of, move_of'],
    webhook_deliveries: ['where endpoint_id, is_test, next_attempt_at, status, user_id'],
  }),
  ...because('a sweep of what is over, in portions', {
    arrivals: ['where at'],
    calendar_busy: ['where read_at'],
    calendar_events: ['where state, updated_at', 'where sweep_at'],
    connection_attempts: ['where expires_at'],
    erased_people: ['where done_at', 'where hash, user_id'],
    form_files: ['where claimed_at, created_at, form_id, response_id, state'],
    forms: ['where retention_days'],
    outbox: ['where done_at', 'where failed_at'],
    pictures: ['where replaced_at'],
    sessions: ['where expires'],
    team_invitations: ['where accepted_by, expires_at'],
    time_slot_bookings: ['where attendee_email, retention_days'],
    time_slot_pages: ['where id, limits', 'where retention_days'],
    user_settings: ['where holidays'],
    users: ['where delete_at'],
    webhook_events: ['where created_at'],
    time_requests: ['where expires_at'],
    webhook_listeners: ['where expires_at'],
  }),
  ...because('by the id of a row that the caller has just read or claimed, whose owner it could name too', {
    form_files: ['id'],
    form_responses: ['booking_id'],
    meetings: ['booking_id'],
    outbox: ['id', 'meeting_id'],
    webhook_deliveries: ['id', 'endpoint_id'],
  }),
  ...because('a reference between two rows of one owner, of which one has no column for the owner or may have none', {
    form_questions: ['form_id = time_slot_pages.form_id'],
    meetings: ['booking_id = form_responses.booking_id', 'id = outbox.meeting_id'],
  }),
]
