import { z } from 'zod'
import { readMeetLink } from '@/lib/shared/calendars/join-url'
import { linkPattern } from '@/lib/shared/calendars/link-pattern-schema'
import { MEETING_LOCATIONS } from '@/lib/shared/calendars/locations'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { SORT_ORDERS } from '@/lib/shared/sort-order'
import { MEETING_STATUSES } from '@/lib/shared/statuses'
import { MAX_DESCRIPTION, MAX_LINE, MAX_TITLE, trimmed, uuid } from '@/lib/shared/text/text'
import { instant, updatedSince } from '@/lib/time/instant'
import { check } from '@/messages/check'
import type {
  bookingStateAnswer,
  handedOverAnswer,
  listedMeetingAnswer,
  meetingAnswer,
  meetingAnswersAnswer,
  meetingDetailAnswer,
  meetingEventAnswer,
  meetingPageAnswer,
  successorsAnswer,
  timedMailAnswer,
  upNextAnswer,
} from './api-shapes'
import { listPlace } from './list-place'

export const END_AFTER_START_MESSAGE = check('endAfterStart')
const MAX_ATTENDEES = 50
const MAX_CALENDARS = 50
/** Largest page of meetings when `after` is used. */
const MAX_LIMIT = 200

/** A meeting in the API. Instants are ISO texts. */
export type Meeting = z.infer<typeof meetingAnswer>

/** An event of the meeting in one of the owner's calendars, or its video meeting. */
export type MeetingEvent = z.infer<typeof meetingEventAnswer>

/** With the calendar events, which only the owner sees. */
export type OwnMeeting = Meeting & { calendarEvents?: MeetingEvent[] }
/** The state of the booking that made a meeting. */
export type BookingState = z.infer<typeof bookingStateAnswer>

/** With the number of undelivered emails, in lists. */
export type ListedMeeting = z.infer<typeof listedMeetingAnswer>
/** A reminder or the follow-up of a booking: when it is due, or was sent. */
export type TimedMailState = z.infer<typeof timedMailAnswer>

/** One meeting with the whole life of its booking. */
export type HandedOver = z.infer<typeof handedOverAnswer>
export type MeetingDetail = z.infer<typeof meetingDetailAnswer>
/** The meetings that run or come next, soonest first. */
export type UpNext = z.infer<typeof upNextAnswer>
/** A host to whom a booking may go. */
export type Successor = z.infer<typeof successorsAnswer>[number]

/** The answers that its guest gave while booking, and before that to the form that led to the page. */
export type MeetingAnswers = z.infer<typeof meetingAnswersAnswer>
export type MeetingPage = z.infer<typeof meetingPageAnswer>

const TOO_MANY_ATTENDEES = check('tooManyAttendees', { max: MAX_ATTENDEES })

/** A list or a comma-separated text; empty entries are dropped. */
const attendees = z
  .union([z.array(z.string()).max(MAX_ATTENDEES), z.string()], {
    error: ({ input }) =>
      Array.isArray(input) && input.length > MAX_ATTENDEES ? TOO_MANY_ATTENDEES : check('invalidInput'),
  })
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : value).map((entry) => entry.trim()).filter(Boolean),
  )
  .pipe(z.array(z.string().max(MAX_LINE)).max(MAX_ATTENDEES, TOO_MANY_ATTENDEES))

const text = z.string().max(MAX_LINE).optional()

/** Shown as a button in emails: no `javascript:`, `data:` or `https://zoom.us@evil.example`. An empty text is no link. */
const meetLink = trimmed(MAX_LINE)
  .refine((link) => link === '' || readMeetLink(link) !== null, check('linkProtocol'))
  .optional()

/** Only the fields that an owner may set; providers write the others. `linkPattern` makes the link and is not stored. */
const locationData = z.object({
  customLocation: trimmed(MAX_LINE).optional(),
  meetLink,
  password: text,
  linkPattern: linkPattern.optional(),
})

/** The form on the screen uses the same checks. */
export const meetingFields = {
  title: trimmed(MAX_TITLE, check('required')),
  description: trimmed(MAX_DESCRIPTION),
  startTime: instant(),
  endTime: instant(),
  location: z.enum(MEETING_LOCATIONS),
  locationData,
  attendees,
  notifyAttendees: z.boolean().default(false),
  /** Calendars that get the meeting; they override the settings. */
  defaultCalendars: z.array(z.string().max(MAX_LINE)).max(MAX_CALENDARS).optional(),
}

const REQUIRED = ['title', 'startTime', 'endTime', 'location'] as const

/** Missing fields are reported together, before other checks. */
const complete = z.record(z.string(), z.unknown()).superRefine((body, context) => {
  const missing = REQUIRED.filter((field) => body[field] === undefined || body[field] === null || body[field] === '')
  if (missing.length > 0) {
    const message = check('missingFields', { fields: missing.join(', ') })
    context.addIssue({ code: 'custom', message, continue: false })
  }
})

type Times = { startTime: Date; endTime: Date }
const endsAfterStart = ({ startTime, endTime }: Times) => endTime > startTime
const endIssue = { path: ['endTime'], message: END_AFTER_START_MESSAGE }

export const createMeetingSchema = complete.pipe(
  z
    .object({
      ...meetingFields,
      description: meetingFields.description.default(''),
      locationData: locationData.default({}),
      attendees: attendees.default([]),
    })
    .refine(endsAfterStart, endIssue),
)

/** Requires the fields that create requires; other absent fields are unchanged. */
export const updateMeetingSchema = complete.pipe(
  z
    .object({
      ...meetingFields,
      description: meetingFields.description.optional(),
      locationData: locationData.optional(),
      attendees: attendees.optional(),
    })
    .refine(endsAfterStart, endIssue),
)

export type CreateMeetingInput = z.output<typeof createMeetingSchema>
export type UpdateMeetingInput = z.output<typeof updateMeetingSchema>

export const deleteMeetingQuerySchema = z.object({
  notifyAttendees: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})

/** `after` is the `nextAfter` of the previous page and replaces `page`. */
export const listMeetingsQuerySchema = z.object({
  after: listPlace.optional(),
  limit: z
    .string()
    .regex(/^\d{1,3}$/, check('invalidLimit'))
    .transform(Number)
    .pipe(z.number().min(1).max(MAX_LIMIT))
    .optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, check('invalidPage'))
    .default('1')
    .transform(Number),
  from: instant().optional(),
  to: instant().optional(),
  source: z
    .union([
      z.enum(MEETING_SOURCES).transform((source) => [source]),
      z.array(z.enum(MEETING_SOURCES)).max(MEETING_SOURCES.length),
    ])
    .optional(),
  status: z
    .union([
      z.enum(MEETING_STATUSES).transform((status) => [status]),
      z.array(z.enum(MEETING_STATUSES)).max(MEETING_STATUSES.length),
    ])
    .optional(),
  /** Requests, and bookings that their attendee asks to move. */
  waiting: z
    .literal('1', { error: check('invalidInput') })
    .transform(() => true)
    .optional(),
  /** Only the bookings of this page. */
  pageId: uuid(check('unknownPage')).optional(),
  /** Only the bookings that this member or room holds. */
  host: uuid(check('hostUnknown')).optional(),
  q: trimmed(MAX_TITLE).optional(),
  ...updatedSince,
  order: z.enum(SORT_ORDERS).default('desc'),
})

export type MeetingFilter = z.output<typeof listMeetingsQuerySchema>
