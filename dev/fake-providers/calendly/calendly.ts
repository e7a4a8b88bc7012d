import { type FakeAnswer, FakeRefusal, type FakeRequest, type Route } from '../routing'
import { toTokenFailure } from '../token-failures'
import { TokenHolder } from '../token-holder'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
const MAX_COUNT = 100

function calendlyError(status: number, title: string, message: string): FakeAnswer {
  return { status, json: { title, message } }
}

function refuse(status: number, title: string, message: string): never {
  throw new FakeRefusal(calendlyError(status, title, message))
}

export const toCalendlyFailure = toTokenFailure({
  unauthorized: calendlyError(401, 'Unauthenticated', 'The access token is invalid'),
  forbidden: calendlyError(403, 'Permission Denied', 'You do not have permission to access this resource.'),
  missing: calendlyError(404, 'Resource Not Found', 'The requested resource was not found.'),
  tooMany: calendlyError(429, 'Too Many Requests', 'Rate limit exceeded'),
  broken: calendlyError(500, 'Internal Server Error', 'The server encountered an unexpected condition.'),
  waitHeader: 'x-ratelimit-reset',
})

/** Calendly's API, version 2, with one made-up account. */
export class FakeCalendly {
  readonly holder = new TokenHolder('fake-calendly-token')
  /** Events to come, one a day. */
  eventCount = 12

  reset(): void {
    this.holder.renew()
    this.eventCount = 12
  }

  get routes(): Route[] {
    return [
      this.route('user', '/users/me', ({ origin }) => ({ resource: toUser(origin) })),
      this.route('eventTypes', '/event_types', (request) => this.pageOf(request, toEventTypes(request.origin))),
      this.route('schedules', '/user_availability_schedules', (request) => this.pageOf(request, [toSchedule(request)])),
      this.route('ownSchedules', '/event_type_availability_schedules', (request) =>
        this.pageOf(request, toOwnSchedules(request)),
      ),
      this.route('events', '/scheduled_events', (request) => this.pageOf(request, this.events(request))),
      this.route('invitees', '/scheduled_events/:id/invitees', (request) =>
        this.pageOf(request, [toInvitee(request.origin, request.params.id ?? '')]),
      ),
    ]
  }

  private route(name: string, path: string, act: (request: FakeRequest) => object): Route {
    const handle = (request: FakeRequest): FakeAnswer => {
      if (!this.holder.opens(request)) refuse(401, 'Unauthenticated', 'The access token is invalid')
      return { status: 200, json: act(request) }
    }
    return { provider: 'calendly', name, method: 'GET', pattern: `/calendly${path}`, handle }
  }

  private events({ origin, query }: FakeRequest): object[] {
    if (query.get('user') !== toUser(origin).uri) refuse(403, 'Permission Denied', 'Only events of the user.')
    return Array.from({ length: this.eventCount }, (_, place) => toEvent(origin, place))
  }

  private pageOf({ query, path, origin }: FakeRequest, all: readonly object[]) {
    const count = Number(query.get('count') ?? 20)
    if (count > MAX_COUNT) refuse(400, 'Invalid Argument', 'The supplied parameters are invalid.')
    const from = Number(query.get('page_token') ?? 0)
    const token = from + count < all.length ? String(from + count) : null
    return {
      collection: all.slice(from, from + count),
      pagination: {
        count: Math.min(count, all.length - from),
        next_page: token && `${origin}${path}?page_token=${token}`,
        next_page_token: token,
        previous_page: null,
        previous_page_token: null,
      },
    }
  }
}

const MADE_AT = '2026-01-05T09:00:00.000000Z'

const toUser = (origin: string) => ({
  uri: `${origin}/calendly/users/ADA`,
  name: 'Ada Made-Up',
  slug: 'ada-made-up',
  email: 'ada@accounts.example',
  scheduling_url: 'https://calendly.com/ada-made-up',
  timezone: 'Europe/Istanbul',
  locale: 'en',
  time_notation: '24h',
  created_at: MADE_AT,
  updated_at: MADE_AT,
  resource_type: 'User',
})

function toEventTypes(origin: string): object[] {
  const common = {
    active: true,
    kind: 'solo',
    type: 'StandardEventType',
    profile: { type: 'User', name: 'Ada Made-Up', owner: toUser(origin).uri },
    secret: false,
    created_at: MADE_AT,
    updated_at: MADE_AT,
  }
  const about = { name: 'What is it about?', type: 'text', position: 0, enabled: true, required: false }
  return [
    {
      ...common,
      uri: `${origin}/calendly/event_types/FIRST`,
      name: 'First talk',
      slug: 'first-talk',
      scheduling_url: 'https://calendly.com/ada-made-up/first-talk',
      duration: 30,
      description_plain: 'Half an hour to get to know each other.',
      locations: [{ kind: 'google_conference' }],
      custom_questions: [{ ...about, answer_choices: [], include_other: false }],
    },
    {
      ...common,
      uri: `${origin}/calendly/event_types/LONG`,
      name: 'Workshop',
      slug: 'workshop',
      scheduling_url: 'https://calendly.com/ada-made-up/workshop',
      duration: 90,
      locations: [{ kind: 'physical', location: 'Made-Up Street 1' }],
      custom_questions: [],
    },
  ]
}

const toSchedule = ({ origin }: FakeRequest) => ({
  uri: `${origin}/calendly/user_availability_schedules/WORK`,
  default: true,
  name: 'Working hours',
  user: toUser(origin).uri,
  timezone: 'Europe/Istanbul',
  rules: WEEKDAYS.map((wday) => ({ type: 'wday', wday, intervals: [{ from: '09:00', to: '17:00' }] })),
})

/** The workshop has hours of its own. */
function toOwnSchedules({ query }: FakeRequest): object[] {
  const event_type = query.get('event_type') ?? ''
  if (!event_type.endsWith('/LONG')) return []
  const rules = [{ type: 'wday', wday: 'friday', intervals: [{ from: '10:00', to: '12:00' }] }]
  return [{ event_type, availability_rule: { rules, timezone: 'Europe/Istanbul' } }]
}

/** At noon, from tomorrow on. */
function toEvent(origin: string, place: number) {
  const today = Math.floor(Date.now() / DAY) * DAY
  const start = today + (place + 1) * DAY + 12 * 60 * MINUTE
  return {
    uri: `${origin}/calendly/scheduled_events/EVENT${place}`,
    name: 'First talk',
    status: 'active',
    start_time: new Date(start).toISOString(),
    end_time: new Date(start + 30 * MINUTE).toISOString(),
    event_type: `${origin}/calendly/event_types/FIRST`,
    location: { type: 'google_conference', status: 'pushed', join_url: 'https://meet.google.com/made-up-link' },
    invitees_counter: { total: 1, active: 1, limit: 1 },
    created_at: MADE_AT,
    updated_at: MADE_AT,
    event_memberships: [{ user: toUser(origin).uri }],
    event_guests: [],
  }
}

const toInvitee = (origin: string, event: string) => ({
  uri: `${origin}/calendly/scheduled_events/${event}/invitees/ONE`,
  email: `${event.toLowerCase()}@visitors.example`,
  name: `Visitor of ${event}`,
  status: 'active',
  questions_and_answers: [{ question: 'What is it about?', answer: 'A made-up matter', position: 0 }],
  timezone: 'Europe/Berlin',
  event: `${origin}/calendly/scheduled_events/${event}`,
  created_at: MADE_AT,
  updated_at: MADE_AT,
  rescheduled: false,
  old_invitee: null,
  new_invitee: null,
  no_show: null,
})
