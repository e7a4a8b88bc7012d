/** Made-up answers of Calendly's API, with every field that its description has. */

const API = 'https://api.calendly.com'
const AT = '2027-01-05T08:00:00.000000Z'
const USER = `${API}/users/U1`
const PAGINATION = { count: 1, next_page: null, previous_page: null, next_page_token: null, previous_page_token: null }

type Fields = Record<string, unknown>

export const uriOf = (kind: string, id: string) => `${API}/${kind}/${id}`

export const calendlyUser = (fields: Fields = {}) => ({
  uri: USER,
  name: 'Ada Made-Up',
  slug: 'made-up',
  email: 'ada@example.com',
  scheduling_url: 'https://calendly.com/made-up',
  timezone: 'Europe/Berlin',
  avatar_url: 'https://example.com/a.png',
  created_at: AT,
  updated_at: AT,
  current_organization: `${API}/organizations/O1`,
  resource_type: 'User',
  locale: 'en',
  time_notation: '24h',
  ...fields,
})

export const calendlyEventType = (id: string, fields: Fields = {}) => ({
  uri: uriOf('event_types', id),
  name: 'Intro',
  active: true,
  booking_method: 'instant',
  slug: 'intro',
  scheduling_url: `https://calendly.com/made-up/${id.toLowerCase()}`,
  duration: 30,
  duration_options: [15, 30],
  kind: 'solo',
  pooling_type: null,
  type: 'StandardEventType',
  color: '#0069ff',
  created_at: AT,
  updated_at: AT,
  internal_note: null,
  description_plain: 'A first talk.',
  description_html: '<p>A first talk.</p>',
  profile: { type: 'User', name: 'Ada Made-Up', owner: USER },
  secret: false,
  deleted_at: null,
  admin_managed: false,
  locations: [{ kind: 'google_conference' }],
  position: 0,
  custom_questions: [
    question('What is it about?', { position: 0 }),
    question('Drink', { position: 1, type: 'single_select', answer_choices: ['Tea', 'Coffee'], include_other: true }),
    question('Topics', { position: 2, type: 'multi_select', answer_choices: ['A', 'B', 'C'] }),
    question('Off', { position: 3, enabled: false }),
  ],
  locale: 'en',
  start_time_increment: 15,
  before_buffer: 10,
  after_buffer: 5,
  is_paid: false,
  ...fields,
})

export const question = (name: string, fields: Fields = {}) => ({
  name,
  type: 'text',
  position: 0,
  enabled: true,
  required: false,
  answer_choices: [],
  include_other: false,
  ...fields,
})

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const NINE_TO_FIVE = WEEKDAYS.map((wday) => ({ type: 'wday', wday, intervals: [{ from: '09:00', to: '17:00' }] }))

export const calendlySchedule = (id: string, fields: Fields = {}) => ({
  uri: uriOf('user_availability_schedules', id),
  default: true,
  name: 'Working hours',
  user: USER,
  timezone: 'Europe/Berlin',
  rules: NINE_TO_FIVE,
  ...fields,
})

export const calendlyEvent = (id: string, fields: Fields = {}) => ({
  uri: uriOf('scheduled_events', id),
  name: 'Intro',
  meeting_notes_plain: null,
  meeting_notes_html: null,
  status: 'active',
  start_time: '2027-04-05T08:00:00.000000Z',
  end_time: '2027-04-05T08:30:00.000000Z',
  event_type: uriOf('event_types', 'E1'),
  location: { type: 'google_conference', status: 'pushed', join_url: 'https://meet.google.com/abc', data: { id: 'x' } },
  invitees_counter: { total: 1, active: 1, limit: 1 },
  created_at: AT,
  updated_at: AT,
  event_memberships: [
    { user: USER, user_email: 'ada@example.com', user_name: 'Ada', buffered_start_time: AT, buffered_end_time: AT },
  ],
  event_guests: [{ email: 'guest@example.com', created_at: AT, updated_at: AT }],
  calendar_event: { kind: 'google', external_id: 'g1' },
  ...fields,
})

export const calendlyInvitee = (event: string, id: string, fields: Fields = {}) => ({
  uri: `${uriOf('scheduled_events', event)}/invitees/${id}`,
  email: 'vera@example.com',
  first_name: null,
  last_name: null,
  name: 'Vera Visitor',
  status: 'active',
  questions_and_answers: [
    { question: 'What is it about?', answer: 'Everything', position: 0 },
    { question: 'Drink', answer: 'Tea', position: 1 },
    { question: 'Topics', answer: 'A\nC', position: 2 },
  ],
  timezone: 'America/New_York',
  event: uriOf('scheduled_events', event),
  created_at: AT,
  updated_at: AT,
  tracking: {
    utm_campaign: null,
    utm_source: 'mail',
    utm_medium: null,
    utm_content: null,
    utm_term: null,
    salesforce_uuid: null,
  },
  text_reminder_number: '+15555550100',
  rescheduled: false,
  old_invitee: null,
  new_invitee: null,
  cancel_url: 'https://calendly.com/cancellations/x',
  reschedule_url: 'https://calendly.com/reschedulings/x',
  routing_form_submission: null,
  payment: { id: 'pay', provider: 'stripe', amount: 1, currency: 'EUR', terms: null, successful: true },
  no_show: null,
  reconfirmation: null,
  scheduling_method: 'instant_book',
  invitee_scheduled_by: null,
  ...fields,
})

export const canceled = (fields: Fields = {}) => ({
  status: 'canceled',
  cancellation: { canceled_by: 'Vera', reason: 'Ill', canceler_type: 'invitee', created_at: AT, ...fields },
})

/** An answer with one thing, or with a list. */
export const answerOf = (resource: object) => JSON.stringify({ resource })
export const listAnswer = (collection: readonly object[]) => JSON.stringify({ collection, pagination: PAGINATION })

type Account = { types?: object[]; schedules?: object[]; events?: object[]; invitees?: object[] }

/** The answers of an account, as files. */
export function calendlyFiles({ types, schedules, events = [], invitees = [] }: Account = {}): Record<string, string> {
  return {
    'me.json': answerOf(calendlyUser()),
    'types.json': listAnswer(types ?? [calendlyEventType('E1')]),
    'schedules.json': listAnswer(schedules ?? [calendlySchedule('S1')]),
    'events.json': listAnswer(events),
    'invitees.json': listAnswer(invitees),
  }
}
