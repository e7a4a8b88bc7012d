import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { HistoryEntry } from '@/lib/shared/booking-history'
import type { ChangePolicy } from '@/lib/shared/booking-rules'
import type { Brand } from '@/lib/shared/brand'
import type { Answer, AnsweredQuestion } from '@/lib/shared/forms/question'
import type { Language } from '@/lib/shared/languages'
import type { BookingStatus } from '@/lib/shared/statuses'
import { type Change, type ChangeRefusal, refuseChange } from '@/lib/time/change-policy'

/** A question as it was asked, with its answer; the owner may have deleted the question since. */
export type GivenAnswer = { question: AnsweredQuestion; answer: Answer }

export type ManagedStatus = BookingStatus | 'over' | 'withdrawn'

/** A meeting that was booked is over when its end has come; a request that its attendee cancels is withdrawn. */
export function statusAt(booking: Pick<ManagedBooking, 'status' | 'endTime' | 'history'>, now: Date): ManagedStatus {
  const { status, endTime } = booking
  if (status === 'cancelled' && isWithdrawn(booking)) return 'withdrawn'
  return status === 'confirmed' && endTime <= now ? 'over' : status
}

function isWithdrawn({ history }: Pick<ManagedBooking, 'history'>): boolean {
  const stood = history.some(({ what }) => what === 'booked' || what === 'approved')
  return !stood && history.at(-1)?.by === 'attendee'
}

/** A booking as the page that the email links to shows it. */
export type ManagedBooking = ChangePolicy & {
  id: string
  /** In which it was booked. */
  language: Language
  title: string
  titleLang: Language
  ownerName: string
  ownerEmail: string
  /** The owner's look, if they have set one. */
  brand: Brand | null
  attendeeName: string
  attendeeEmail: string
  startTime: Date
  endTime: Date
  status: BookingStatus
  /** Until then its owner decides; null unless it is pending. */
  expiresAt: Date | null
  /** The time that its attendee asks for, while its owner has to decide. */
  moveRequest: { startTime: Date; expiresAt: Date } | null
  /** True where its owner decides about a move. */
  asksToMove: boolean
  /** Moves by its attendee. */
  moves: number
  /** Addresses of the people whom the attendee brings. */
  guests: string[]
  /** Oldest first. */
  history: HistoryEntry[]
  /** Null while its owner has not decided. */
  location: string | null
  /** The language of a place in the owner's words. */
  locationLang?: Language
  /** A safe link; null without one, or when the booking is cancelled. */
  joinUrl: string | null
  password: string | null
  /** The page's zone, or the owner's if the page was deleted; and the zone in which the attendee booked. */
  timezone: string
  /** True where the times of the page are shown in its own zone only. */
  lockTimezone: boolean
  userTimezone: string
  /** As the attendee chose while booking; else the owner's. */
  timeFormat: TimeFormat
  /** The slug of the page, while it can be booked. */
  slug: string | null
  /** True while its page is published and its account stays: only then can the booking be moved. */
  hasOpenPage: boolean
  /** Answers that the attendee gave while booking. */
  answers: GivenAnswer[]
}

/** The reason for which its attendee cannot change a booking here; null if they can. `closed`: its page takes no bookings. */
export function refusalAt(change: Change, booking: ManagedBooking, now: Date): ChangeRefusal | 'closed' | null {
  const refusal = refuseChange(change, booking, { by: 'attendee', now })
  return refusal ?? (change === 'move' && !booking.hasOpenPage ? 'closed' : null)
}
