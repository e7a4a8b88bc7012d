import type { ResponseQuery } from '@/lib/forms/responses-schema'
import type { MeetingListFilter } from './meeting-filter'

/** Every query's key. A list's key is the beginning of its members' keys, so making the list stale takes them along. */
export const keys = {
  user: ['user'] as const,
  settings: ['settings'] as const,
  integrations: ['integrations'] as const,
  apiKeys: ['api-keys'] as const,
  /** Beside the keys: a revoked one has no such list any more. */
  madeByKey: (id: string) => ['made-by-key', id] as const,
  sessions: ['sessions'] as const,
  farewell: ['farewell'] as const,
  providers: ['providers'] as const,
  fileStorage: ['file-storage'] as const,
  calendars: ['calendars'] as const,
  feeds: ['feeds'] as const,
  meetings: {
    all: ['meetings'] as const,
    one: (id: string) => ['meetings', 'one', id] as const,
    answers: (id: string) => ['meetings', 'answers', id] as const,
    requests: ['meetings', 'requests'] as const,
    requestCount: ['meetings', 'request-count'] as const,
    waitingMails: ['meetings', 'waiting-mails'] as const,
    any: ['meetings', 'any'] as const,
    next: ['meetings', 'next'] as const,
    found: (filter: MeetingListFilter) => ['meetings', 'found', filter] as const,
    unread: ['meetings', 'unread'] as const,
    span: (filter: MeetingListFilter) => ['meetings', 'span', filter] as const,
    lists: ['meetings', 'list'] as const,
    list: (filter: MeetingListFilter) => ['meetings', 'list', filter] as const,
    months: ['meetings', 'month'] as const,
    month: (filter: MeetingListFilter) => ['meetings', 'month', filter] as const,
  },
  timeOff: {
    all: ['time-off'] as const,
    list: ['time-off', 'list'] as const,
    affected: (query: string) => ['time-off', 'affected', query] as const,
  },
  holidayCountries: (language: string) => ['holiday-countries', language] as const,
  timeSlotPages: {
    all: ['time-slot-pages'] as const,
    upcoming: ['time-slot-pages', 'upcoming'] as const,
    found: (query: string) => ['time-slot-pages', 'found', query] as const,
    one: (id: string) => ['time-slot-pages', id] as const,
    closedDates: (id: string) => ['time-slot-pages', id, 'closed-dates'] as const,
    links: (id: string) => ['time-slot-pages', id, 'links'] as const,
    futureBookings: (id: string) => ['time-slot-pages', id, 'future-bookings'] as const,
    explanation: (id: string, at: string, duration: number) =>
      ['time-slot-pages', id, 'explanation', at, duration] as const,
  },
  mailPreview: (body: string) => ['mail-preview', body] as const,
  forecast: (pageId: string, body: string) => ['page-forecast', pageId, body] as const,
  webhooks: {
    all: ['webhooks'] as const,
    deliveries: (id: string) => ['webhooks', id, 'deliveries'] as const,
  },
  forms: {
    all: ['forms'] as const,
    found: (query: string) => ['forms', 'found', query] as const,
    one: (id: string) => ['forms', id] as const,
    questions: (id: string) => ['forms', id, 'questions'] as const,
    rules: (id: string) => ['forms', id, 'rules'] as const,
    responseLists: (id: string) => ['forms', id, 'responses'] as const,
    responses: (id: string, filter: ResponseQuery) => ['forms', id, 'responses', filter] as const,
    summaries: (id: string) => ['forms', id, 'summary'] as const,
    summary: (id: string, filter: ResponseQuery, timezone: string) =>
      ['forms', id, 'summary', filter, timezone] as const,
    askedQuestions: (id: string) => ['forms', id, 'asked-questions'] as const,
    anyResponse: ['forms', 'response'] as const,
    response: (id: string) => ['forms', 'response', id] as const,
    neighbours: (id: string) => ['forms', 'response', id, 'neighbours'] as const,
  },
}
