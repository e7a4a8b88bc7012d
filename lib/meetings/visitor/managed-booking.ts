import type { Answer, AnsweredQuestion } from '@/lib/vocabulary/question'
import type { MeetingStatus } from '@/lib/vocabulary/statuses'

/** A question as it was asked, with what was answered, which its owner may have deleted since. */
export type GivenAnswer = { question: AnsweredQuestion; answer: Answer }

/** A booking as the page behind the mail's link shows it. */
export type ManagedBooking = {
  id: string
  title: string
  ownerName: string
  attendeeName: string
  attendeeEmail: string
  startTime: Date
  endTime: Date
  status: MeetingStatus
  /** Null while its owner has not said where. */
  location: string | null
  /** Fit to be followed; null when there is none, or the booking is cancelled. */
  joinUrl: string | null
  password: string | null
  /** The page's zone, or the owner's when the page is gone; and the zone that the attendee booked in. */
  timezone: string
  userTimezone: string
  /** The slug of the page, while it can be booked. */
  slug: string | null
  /** Answers that the attendee gave while booking. */
  answers: GivenAnswer[]
}
