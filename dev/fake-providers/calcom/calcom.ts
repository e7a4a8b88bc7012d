import { type FakeAnswer, FakeRefusal, type FakeRequest, type Route } from '../routing'
import { toTokenFailure } from '../token-failures'
import { TokenHolder } from '../token-holder'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MAX_TAKE = 250
const OWNER = 7

function calcomError(status: number, code: string, message: string): FakeAnswer {
  return { status, json: { status: 'error', error: { code, message } } }
}

function refuse(status: number, code: string, message: string): never {
  throw new FakeRefusal(calcomError(status, code, message))
}

export const toCalcomFailure = toTokenFailure({
  unauthorized: calcomError(401, 'UnauthorizedException', 'Invalid API Key'),
  forbidden: calcomError(403, 'ForbiddenException', 'Insufficient permissions'),
  missing: calcomError(404, 'NotFoundException', 'Not found'),
  tooMany: calcomError(429, 'ThrottlerException', 'Too Many Requests'),
  broken: calcomError(500, 'InternalServerErrorException', 'Internal server error'),
  waitHeader: 'retry-after',
})

/** Cal.com's API, version 2, with one made-up account. Each call wants the version that it was written for. */
export class FakeCalcom {
  readonly holder = new TokenHolder('cal_fake_key')
  /** Bookings to come, one a day. */
  bookingCount = 8

  reset(): void {
    this.holder.renew()
    this.bookingCount = 8
  }

  get routes(): Route[] {
    return [
      this.route('me', '/me', null, () => ({ data: USER })),
      this.route('eventTypes', '/event-types', '2024-06-14', () => ({ data: EVENT_TYPES })),
      this.route('schedules', '/schedules', '2024-06-11', () => ({ data: [SCHEDULE] })),
      this.route('outOfOffice', '/me/ooo', null, (request) => ({ data: pageOf(request, toTimeOff()) })),
      this.route('bookings', '/bookings', '2024-08-13', (request) => this.bookings(request)),
    ]
  }

  private route(name: string, path: string, version: string | null, act: (request: FakeRequest) => object): Route {
    const handle = (request: FakeRequest): FakeAnswer => {
      if (!this.holder.opens(request)) refuse(401, 'UnauthorizedException', 'Invalid API Key')
      if (version && request.headers['cal-api-version'] !== version)
        refuse(404, 'NotFoundException', `Cannot GET ${path}`)
      return { status: 200, json: { status: 'success', ...act(request) } }
    }
    return { provider: 'calcom', name, method: 'GET', pattern: `/calcom/v2${path}`, handle }
  }

  private bookings(request: FakeRequest): object {
    const all = Array.from({ length: this.bookingCount }, (_, place) => toBooking(place))
    const data = pageOf(request, all)
    const skip = Number(request.query.get('skip') ?? 0)
    const remainingItems = Math.max(0, all.length - skip - data.length)
    const pagination = { totalItems: all.length, remainingItems, hasNextPage: remainingItems > 0 }
    return { data, pagination }
  }
}

function pageOf({ query }: FakeRequest, all: readonly object[]): object[] {
  const take = Number(query.get('take') ?? 100)
  if (take > MAX_TAKE) refuse(400, 'BadRequestException', 'take must not be greater than 250')
  const skip = Number(query.get('skip') ?? 0)
  return all.slice(skip, skip + take)
}

const USER = {
  id: OWNER,
  username: 'ada-made-up',
  email: 'ada@accounts.example',
  name: 'Ada Made-Up',
  timeFormat: 24,
  defaultScheduleId: 1,
  weekStart: 'Monday',
  timeZone: 'Europe/Istanbul',
  locale: 'en',
}

const SCHEDULE = {
  id: 1,
  ownerId: OWNER,
  name: 'Working hours',
  timeZone: 'Europe/Istanbul',
  isDefault: true,
  availability: [
    { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], startTime: '09:00', endTime: '17:00' },
  ],
  overrides: [],
}

const EVENT_TYPES = [
  {
    id: 1,
    ownerId: OWNER,
    lengthInMinutes: 30,
    title: 'Quick call',
    slug: 'quick-call',
    description: 'A **short** call.',
    locations: [{ type: 'integration', integration: 'google-meet' }],
    bookingFields: [{ isDefault: false, type: 'text', slug: 'company', label: 'Company', required: false }],
    minimumBookingNotice: 120,
    hidden: false,
  },
]

function toTimeOff(): object[] {
  const start = new Date(Date.now() + 90 * DAY).toISOString().slice(0, 10)
  return [
    { id: 1, uuid: 'made-up-time-off', userId: OWNER, start: `${start}T00:00:00.000Z`, end: `${start}T23:59:59.999Z` },
  ]
}

/** At two in the afternoon, from tomorrow on. */
function toBooking(place: number): object {
  const start = Math.floor(Date.now() / DAY) * DAY + (place + 1) * DAY + 14 * 60 * MINUTE
  return {
    id: place + 1,
    uid: `madeUpBookingAtCalCom${place}`,
    title: 'Quick call',
    status: 'accepted',
    start: new Date(start).toISOString(),
    end: new Date(start + 30 * MINUTE).toISOString(),
    duration: 30,
    eventTypeId: 1,
    eventType: { id: 1, slug: 'quick-call' },
    createdAt: '2026-01-05T09:00:00.000Z',
    icsUid: `madeUpBookingAtCalCom${place}@Cal.com`,
    attendees: [
      {
        name: `Visitor ${place}`,
        email: `visitor${place}@visitors.example`,
        timeZone: 'Europe/Berlin',
        language: 'en',
      },
    ],
    bookingFieldsResponses: { company: 'Made-Up Ltd', email: `visitor${place}@visitors.example` },
  }
}
