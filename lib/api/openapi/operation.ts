import type { ErrorCode } from '@/lib/shared/errors'

/** The areas of the reference, in its order. */
export const AREAS = {
  'Booking pages': 'Pages on which visitors book a time, their rules and their links.',
  'Finding and booking': 'A page as visitors see it: its free times, and a booking.',
  Meetings: 'Bookings and meetings of the account: list, move, cancel, approve.',
  Attendees: 'A booking as its attendee and its guests see it. The token in the path is the right to do it.',
  Forms: 'Forms, their questions and their rules.',
  Responses: 'Answers that people gave to a form.',
  'Visitors of forms': 'A published form, and an answer to it.',
  'Time off': 'Vacations and public holidays, which close all pages.',
  Calendars: 'Connected accounts and their calendars.',
  Webhooks: 'Addresses that are told when something happens.',
  Feeds: 'Addresses to which calendar programs subscribe.',
  Teams: 'Rooms of a team, by a key of the team.',
  Settings: 'Preferences, profile and look of the account.',
  Configuration: 'Settings, time off, pages and forms as one document.',
  Service: 'The server itself.',
} as const satisfies Record<string, string>

export type Area = keyof typeof AREAS

/** What the description of the API says about a call, beside what the call checks. */
export type Operation = {
  /** Unique, in camelCase: a verb and a noun. */
  id: string
  area: Area
  summary: string
  /** Markdown without headings. */
  description?: string
  /** Codes beside those that every call of its kind can answer. */
  errors?: readonly ErrorCode[]
  /** Media types of a body that is no JSON. */
  bodyTypes?: readonly string[]
  /** Headers that the request needs, with their descriptions. */
  requestHeaders?: Record<string, string>
  /** Media types of a success that is no JSON. */
  answerTypes?: readonly string[]
  /** Headers of a success, with their descriptions. */
  answerHeaders?: Record<string, string>
  /** Set for a 302 without a body: the address to which it leads. */
  redirectsTo?: string
}

/** A call that the description leaves out. */
export type Undescribed = { id?: never }
