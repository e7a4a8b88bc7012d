import type {
  BookingMailProps,
  CancellationMailProps,
  Mail,
  MeetingMailProps,
  ResponseMailProps,
} from '@/lib/mail/templates'

type PropsOf<Template, One = Mail> = One extends { template: infer Known; props: infer Props }
  ? Template extends Known
    ? Props
    : never
  : never
type Samples = { [Template in Mail['template']]: PropsOf<Template> }

const times = { startTime: '2026-06-03T11:30:00.000Z', endTime: '2026-06-03T12:00:00.000Z' }

const event = {
  ...times,
  meetingId: '11111111-1111-4111-8111-111111111111',
  title: 'Intro call',
  ownerName: 'Demo Owner',
  ownerEmail: 'owner@example.com',
  ownerTimezone: 'Europe/Istanbul',
  location: '',
  joinUrl: 'https://meet.example/abc',
  password: 'tiger',
  sequence: 0,
  stamp: '2026-06-01T08:00:00.000Z',
}

export const booking: BookingMailProps = {
  ...event,
  attendeeName: 'Ada Lovelace',
  attendeeEmail: 'ada@example.com',
  attendeeTimezone: 'America/New_York',
  manageUrl: 'http://localhost:3000/b/token',
  answers: [{ question: 'Topic?', answers: ['Engines', 'Notes'] }],
}

const policy = { cancelNotice: 0, moveNotice: 24 * 60, maxMoves: 2, moves: 1 }
const moved: BookingMailProps = {
  ...booking,
  policy,
  move: {
    startTime: '2026-06-02T08:00:00.000Z',
    endTime: '2026-06-02T08:30:00.000Z',
    by: 'attendee',
    reason: 'My train is late',
  },
}
const words = 'Bring your notes'
const reminder = { ...booking, policy, words }
const request = {
  expiresAt: '2026-06-02T08:00:00.000Z',
  approveUrl: 'http://localhost:3000/api/requests/token?decision=approve',
  declineUrl: 'http://localhost:3000/api/requests/token?decision=decline',
}

export const cancellation: CancellationMailProps = {
  ...booking,
  cancelledBy: 'owner',
  reason: 'Ill today',
  bookAgainUrl: 'http://localhost:3000/intro',
}

export const meeting: MeetingMailProps = {
  ...event,
  description: 'First line\nSecond line',
  attendees: ['ada@example.com', 'Grace Hopper'],
  recipient: 'ada@example.com',
}

export const response: ResponseMailProps = {
  to: 'owner@example.com',
  formTitle: 'Feedback',
  who: '',
  replyTo: null,
  at: '2026-06-03T11:30:00.000Z',
  timezone: 'Europe/Istanbul',
  answers: [],
  url: 'http://localhost:3000/response/1',
}

const latest = [{ who: '', at: response.at, url: response.url }]
const notice = { title: 'Intro call', who: 'Ada Lovelace', ...times }

/** One of each template; without words of its own where the product has some. */
export const samples: Samples = {
  'magic-link': {
    email: 'owner@example.com',
    url: 'http://localhost:3000/api/auth/verify?token=t',
    browser: { name: 'Chrome', system: 'Windows' },
    at: '2026-06-03T11:30:00.000Z',
    timezone: 'Europe/Istanbul',
    timeFormat: '12h',
  },
  'email-code': { email: 'ada@example.com', code: '042317', title: 'Intro call', ownerName: 'Demo Owner' },
  'team-invitation': {
    email: 'ben@example.com',
    url: 'http://localhost:3000/invitation/t',
    team: 'Practice Lovelace',
    inviter: 'Ada Lovelace',
    language: 'en',
  },
  'sign-up-invitation': {
    email: 'ben@example.com',
    url: 'http://localhost:3000/api/auth/verify?token=t',
    instance: 'Practice Lovelace',
    language: 'en',
  },
  'host-asked': {
    email: 'ben@example.com',
    url: 'http://localhost:3000/hosting',
    team: 'Practice Lovelace',
    page: 'Intro call',
    language: 'en',
  },
  test: { email: 'owner@example.com' },
  'webhook-off': {
    email: 'ada@example.com',
    address: 'https://hooks.example.com/slotform',
    reason: 'failed',
    url: 'https://slotform.example.com/settings/developers',
  },
  'renewal-required': {
    email: 'owner@example.com',
    service: 'Zoom',
    account: 'zoom@example.com',
    url: 'http://localhost:3000/integrations',
  },
  'calendar-change': {
    to: 'owner@example.com',
    title: 'Intro call',
    ...times,
    ownerTimezone: 'Europe/Istanbul',
    service: 'Google Calendar',
    change: 'deleted',
    isBooking: true,
    url: 'http://localhost:3000/meetings',
  },
  contact: { to: 'owner@example.com', fullName: 'Ada Lovelace', email: 'ada@example.com', message: 'Dear all\nHello' },
  'form-response': response,
  'form-receipt': {
    to: 'ada@example.com',
    language: 'en',
    formTitle: 'Feedback',
    words: '',
    answers: [{ question: 'Topic?', answers: ['Engines', 'Notes'] }],
    isShortened: true,
  },
  'form-digest': {
    to: 'owner@example.com',
    timezone: 'Europe/Istanbul',
    forms: [
      { title: 'Feedback', count: 7, url: 'http://localhost:3000/forms/1/responses', latest },
      { title: 'Survey', count: 1, url: 'http://localhost:3000/forms/2/responses', latest: [] },
    ],
  },
  'gathered-notices': {
    to: 'owner@example.com',
    timezone: 'Europe/Istanbul',
    bookings: { count: 1_200, named: [notice] },
    cancellations: { count: 1, named: [{ ...notice, reason: 'Ill today' }] },
    responses: { count: 1, named: [{ formTitle: 'Feedback', who: '', at: response.at, url: response.url }] },
    meetingsUrl: 'http://localhost:3000/meetings',
    formsUrl: 'http://localhost:3000/forms',
  },
  'booking-request': { ...booking, joinUrl: null, request },
  'booking-request-notice': { ...booking, joinUrl: null, request },
  'booking-confirmation': { ...booking, policy, words },
  'booking-notice': booking,
  'booking-link': booking,
  'booking-link-notice': { ...booking, joinUrl: null },
  'booking-moved': moved,
  'booking-moved-notice': moved,
  'booking-reassigned': { ...booking, replaced: { from: 'Grace Hopper', to: 'Mary Jackson' } },
  'booking-taken-over': { ...booking, replaced: { from: 'Grace Hopper', to: 'Mary Jackson', reason: 'Ill today' } },
  'booking-passed-on': { ...booking, replaced: { from: 'Grace Hopper', to: 'Mary Jackson' } },
  'booking-offer': {
    ...booking,
    offer: {
      times: ['2026-06-05T11:00:00.000Z', '2026-06-05T14:00:00.000Z', '2026-06-08T08:00:00.000Z'].map((start) => ({
        start,
        url: `http://localhost:3000/api/offers/token?to=${encodeURIComponent(start)}`,
      })),
      message: words,
    },
  },
  'time-request': {
    to: 'ada@example.com',
    language: 'en',
    title: 'Intro call',
    ownerName: 'Grace Hopper',
    timezone: 'Europe/Istanbul',
    timeFormat: '24h',
    news: {
      kind: 'suggested',
      times: [{ start: '2026-06-05T11:00:00.000Z', url: 'http://localhost:3000/api/suggested-times/token' }],
    },
  },
  'time-request-notice': {
    to: 'owner@example.com',
    title: 'Intro call',
    attendeeName: 'Ada Lovelace',
    attendeeEmail: 'ada@example.com',
    note: 'I work in the daytime.',
    timezone: 'Europe/Istanbul',
    times: [{ start: '2026-06-05T16:00:00.000Z', reasons: ['Your calendar is free at that time.'] }],
    url: 'http://localhost:3000/meetings',
  },
  'booking-reminder': reminder,
  'booking-reminder-notice': { ...reminder, words: '' },
  'booking-follow-up': { ...reminder, formUrl: 'http://localhost:3000/form/feedback?booking=token' },
  'guest-reminder': { ...meeting, words: '', attendeeName: 'Ada Lovelace' },
  cancellation: { ...cancellation, words },
  'cancellation-notice': { ...cancellation, cancelledBy: 'attendee' },
  'booking-declined': { ...cancellation, request },
  'booking-expired': { ...cancellation, reason: null, request },
  'meeting-invitation': meeting,
  'meeting-update': meeting,
  'meeting-link': { ...meeting, joinUrl: null },
  'meeting-cancellation': meeting,
}

/** A mail as the outbox returns it. */
export function mailOf(template: string, props: object): Mail {
  return { template, props: JSON.parse(JSON.stringify(props)) } as Mail
}
