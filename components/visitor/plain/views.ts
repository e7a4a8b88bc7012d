import type { TypedAnswer } from '@/lib/forms/answers/answer-kit'
import type { More } from '@/lib/forms/answers/validate-fields'
import type { NextPage, PublicForm, Theme } from '@/lib/forms/form'
import type { Attendee, AttendeeIssues } from '@/lib/meetings/visitor/attendee-fields'
import type { GuestBooking } from '@/lib/meetings/visitor/guest-booking'
import type { PlainChoices } from '@/lib/meetings/visitor/plain-links'
import type { LookedDays } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Brand } from '@/lib/shared/brand'
import type { Ending } from '@/lib/shared/forms/endings'
import type { Language } from '@/lib/shared/languages'
import type { RouteFailure } from '@/lib/shared/route-failure'
import type { GivenTexts } from '@/messages/texts'
import type { HostedPage } from '../booking/bookable-page'
import type { Movable } from '../managed/movable'

/** The data that the server hands to each page without scripts. Instants are ISO texts. */

/** Something to say in place of the page. */
export type Trouble = { title: string; text: string; hint?: string | null }

/** Given to every one of them. */
export type PlainProps = { texts: GivenTexts; title: string; trouble: Trouble | null }

export type PlainSchedule = HostedPage & { description: string }

export type Formats = { timeFormat: TimeFormat; weekStartDay: number }

export type TimesView = {
  page: PlainSchedule
  choices: PlainChoices
  formats: Formats
  now: string
  wanted: CalendarDate | null
  slots: LookedDays | null
  failure: RouteFailure | null
}

/** Answers by question id, as they were typed. */
type TypedEntries = [string, TypedAnswer][]

/** Ids of the questions that the visitor has seen: faults of others are not theirs. */
type Seen = string[]

/** Why nothing was booked, apart from single fields: a refusal of the API, more questions, or the honeypot. */
export type Refusal = { kind: 'failed'; failure: RouteFailure } | { kind: 'more'; what: More } | { kind: 'trapped' }

/** A booking that its attendee changes. */
export type ChangedBooking = Movable & { brand: Brand | null; isRequest: boolean }

export type MoveTimesView = Omit<TimesView, 'page'> & { booking: ChangedBooking }

export type MoveView = {
  booking: ChangedBooking
  choices: PlainChoices
  formats: Formats
  start: string
  /** Words to the host. */
  message: string
  failure: RouteFailure | null
  /** The time that the booking has now, in words, if it has changed meanwhile. */
  present?: string
  /** Other times, where this one is refused. */
  nearest: string[] | null
}

export type CancelView = { booking: ChangedBooking; message: string; failure: RouteFailure | null }

export type BookingView = {
  page: PlainSchedule
  choices: PlainChoices
  formats: Formats
  start: string
  /** Identifies the attempt, so that a repeat books nothing twice. */
  attemptKey: string
  attendee: Attendee
  /** As typed. */
  guests: string
  /** The address to which a code was sent, where the page asks for one. */
  codeSentTo: string | null
  answers: TypedEntries
  seen: Seen
  /** True when what was typed has been judged, and its faults are shown. */
  isJudged: boolean
  issues: AttendeeIssues
  refusal: Refusal | null
  /** Other times, where this one is not free. */
  nearest: string[] | null
}

export type AnswersView = {
  slug: string
  form: PublicForm
  /** Identifies the attempt, so that a repeat is stored once. */
  attemptKey: string
  answers: TypedEntries
  seen: Seen
  /** True when the answers have been judged, and their faults are shown. */
  isJudged: boolean
  /** The questions or the message that the answers lead to and that the visitor has not seen. */
  more: More | null
  /** True when they were stored as spam, for the field that only programs fill in. */
  isHeldBack: boolean
  failure: RouteFailure | null
}

export type SentView = {
  formTitle: string
  thanksText: string
  /** Null for the product's own. */
  ending: Ending | null
  lang?: PublicForm['lang']
  theme: Theme
  redirectUrl: string | null
  nextPage: NextPage | null
}

export type LeaveView = {
  meeting: GuestBooking
  timeFormat: TimeFormat
  hasLeft: boolean
  /** Why the guest could not leave. */
  failure: RouteFailure | null
}

export type BookedView = {
  /** Null for an address that names none, or did so more than an hour ago. */
  booked: {
    title: string
    titleLang: Language
    ownerName: string
    brand: Brand | null
    startTime: string
    endTime: string
    /** The zone in which the attendee booked. */
    timezone: string
    location: string | null
    locationLang?: Language
    joinUrl: string | null
    password: string | null
    attendeeEmail: string
    /** Until then the host decides; null for a booking that is confirmed. */
    until: string | null
    slug: string | null
    links: { manage: string; file: string; google: string; outlook: string }
  } | null
  timeFormat: TimeFormat
}
