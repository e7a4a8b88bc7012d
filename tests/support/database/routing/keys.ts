/** A rule that says on which server a table's rows lie. */
export type Placement =
  /** With their owner: each of these columns alone says which one. */
  | { with: 'owner'; keys: readonly string[] }
  /** Wherever there is room, by a key of their own; or whole on each server. */
  | { with: 'nobody'; reason: string }

const owner = (...keys: string[]): Placement => ({ with: 'owner', keys })
const nobody = (reason: string): Placement => ({ with: 'nobody', reason })

/** Each table of db/schema. docs/scale.md has the same table. */
export const PLACEMENTS: Record<string, Placement> = {
  users: owner('id', 'team_id'),
  user_settings: owner('user_id'),
  sessions: owner('user_id'),
  identities: owner('user_id'),
  pictures: owner('user_id'),
  api_keys: owner('user_id'),
  carried_links: owner('user_id'),
  erased_people: owner('user_id'),
  unfinished_imports: owner('user_id'),
  arrivals: owner('user_id'),
  owner_mail_counts: owner('user_id'),
  team_members: owner('team_id'),
  team_invitations: owner('team_id'),
  time_off: owner('user_id'),
  time_slot_pages: owner('user_id', 'id'),
  time_slot_availabilities: owner('page_id'),
  page_booking_counts: owner('page_id'),
  page_links: owner('page_id'),
  page_hosts: owner('page_id', 'account_id'),
  page_transfers: owner('page_id', 'from_id'),
  time_slot_bookings: owner('user_id', 'page_id', 'host_of', 'move_of'),
  meetings: owner('user_id', 'integration_id'),
  meeting_feeds: owner('user_id', 'page_id'),
  move_offers: owner('user_id'),
  time_requests: owner('user_id', 'page_id'),
  forms: owner('user_id', 'id'),
  form_questions: owner('form_id'),
  form_logic_rules: owner('form_id'),
  form_versions: owner('form_id'),
  form_responses: owner('form_id'),
  form_files: owner('form_id'),
  integrations: owner('user_id', 'id'),
  connection_attempts: owner('user_id'),
  calendar_busy: owner('integration_id'),
  calendar_feeds: owner('integration_id'),
  calendar_events: owner('user_id', 'integration_id'),
  outbox: owner('user_id'),
  webhook_endpoints: owner('user_id'),
  webhook_events: owner('user_id'),
  webhook_deliveries: owner('user_id'),
  webhook_listeners: owner('user_id', 'id'),
  webhook_listener_events: owner('listener_id'),
  email_checks: nobody('one row for each page and address, by a hash of both'),
  recipient_mail_counts: nobody('one row for each address, over all owners'),
  imported_people: nobody('one row for each account and address; who has opened a link is known to all accounts'),
  sign_in_attempts: nobody('sign-in begins with nobody'),
  logout_tokens: nobody('by a hash of their own'),
  magic_links: nobody('sign-in begins with an address'),
  mailbox_messages: nobody('only where one process keeps its mails'),
  idempotency_keys: nobody('by its own key, which names the page, form or owner'),
  rate_limits: nobody('counts of everybody'),
  page_changes: nobody('told to every process'),
  chores: nobody('one row for each kind of work'),
  retired_paths: nobody('addresses are unique over all owners'),
  contact_messages: nobody('sent by strangers to the operator'),
}
