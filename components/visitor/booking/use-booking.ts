import { useRef, useState } from 'react'
import { type BookingAnswer, type BookingRequest, postBooking, postEmailCheck } from '@/lib/client/visitor/book'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { RESPONSE_PARAM } from '@/lib/forms/response-param'
import { createAttemptKeys, randomUuid } from '@/lib/meetings/visitor/attempt-key'
import { type Attendee, checkAttendee } from '@/lib/meetings/visitor/attendee-fields'
import { nearestSlots } from '@/lib/meetings/visitor/nearest-slots'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { Answer } from '@/lib/shared/forms/question'
import { useCheckTexts, useTexts } from '@/messages/react/texts-provider'
import { type BookingFailure, toBookingFailure } from './booking-failure'

type Options = {
  slug: string
  /** The key in the link that led to a secret page. */
  k?: string | undefined
  /** The id of the chosen host. */
  host?: string | undefined
  /** The page asks for a code that it sends to the attendee's address. */
  checksEmail?: boolean | undefined
  /** Only where there are several. */
  duration?: number
  timezone: string
  /** The guest's; none if somebody else books. */
  timeFormat?: TimeFormat
  /** Sends the booking, if it is not sent to the page. */
  post?: PostBooking | undefined
  /** Fetches the times again, because the chosen one was taken. */
  onRefused: () => Promise<SlotCalendar | null>
  /** Reads the questions again, for they have changed. */
  onOutdated: () => Promise<void>
  onBooked: (answer: BookingAnswer, start: string) => void
}

export type PostBooking = (booking: BookingRequest, idempotencyKey: string) => Promise<BookingAnswer>

/** `responses`: what was answered where something is asked; null while it is wrong. */
export type Typed = Attendee & {
  responses?: Record<string, Answer> | null
  guests?: string[]
  /** The digits that were sent to the address, once they were. */
  emailCode?: string
}

/** A code that was sent. */
export type SentCode = { email: string; atMs: number }

type Attempt = { isPending: boolean; failure: BookingFailure | null; nearest: string[] | null }

const IDLE: Attempt = { isPending: false, failure: null, nearest: null }

/** The response whose form led here, as the address names it. */
function earlierResponse() {
  const response = new URLSearchParams(window.location.search).get(RESPONSE_PARAM)
  return response ? { response } : {}
}

/** One booking at a time: checks what was typed, sends it under its own key, and turns what goes wrong into words. */
export function useBooking({
  slug,
  k,
  host,
  checksEmail,
  duration,
  timezone,
  timeFormat,
  post = (booking, key) => postBooking(slug, { ...booking, ...earlierResponse() }, key),
  onRefused,
  onOutdated,
  onBooked,
}: Options) {
  const [attempt, setAttempt] = useState(IDLE)
  const [keyOf] = useState(() => createAttemptKeys(() => randomUuid(crypto)))
  const [sentCode, setSentCode] = useState<SentCode | null>(null)
  const isSending = useRef(false)
  const texts = {
    dialog: useTexts('bookingDialog'),
    tryAgain: useTexts('tryAgain'),
    mailLimits: useTexts('mailLimits'),
    errors: useTexts('visitorErrors'),
    checks: useCheckTexts(),
  }

  async function submit(start: string, { responses, guests = [], emailCode, ...typed }: Typed) {
    if (isSending.current) return
    const issues = checkAttendee(typed, guests)
    if (Object.keys(issues).length > 0 || responses === null) {
      setAttempt({ ...IDLE, failure: { message: '', issues, isTaken: false, isOutdated: false } })
      return
    }
    const body = {
      attendeeName: typed.attendeeName.trim(),
      attendeeEmail: typed.attendeeEmail.trim(),
      startTime: start,
      ...(duration && { duration }),
      userTimezone: timezone,
      ...(timeFormat && { userTimeFormat: timeFormat }),
      ...(responses && { responses }),
      ...(guests.length > 0 && { guests }),
      ...(emailCode && { emailCode }),
      ...(k && { k }),
      ...(host && { host }),
    }
    isSending.current = true
    setAttempt({ ...IDLE, isPending: true })
    try {
      const answer = await post({ ...body, language: texts.dialog.language }, keyOf(body))
      setAttempt(IDLE)
      onBooked(answer, start)
    } catch (error) {
      await handleFailure(error, start, body.attendeeEmail)
    } finally {
      isSending.current = false
    }
  }

  async function handleFailure(error: unknown, start: string, email: string) {
    if (error instanceof VisitorError && error.code === 'email_check' && checksEmail) return askForCode(email)
    const failure = toBookingFailure(error, texts)
    setAttempt({ ...IDLE, failure })
    if (failure.isOutdated) await onOutdated()
    if (!failure.isTaken) return
    const calendar = await onRefused()
    if (calendar) setAttempt({ ...IDLE, failure, nearest: nearestSlots(calendar, start) })
  }

  /** A first refusal sends the code; a second one says that it was wrong. */
  async function askForCode(email: string) {
    if (sentCode?.email !== email) return sendCode(email)
    const issues = { emailCode: 'wrong' }
    setAttempt({ ...IDLE, failure: { message: '', issues, isTaken: false, isOutdated: false } })
  }

  async function sendCode(email: string) {
    setAttempt({ ...IDLE, isPending: true })
    try {
      await postEmailCheck(slug, { email, language: texts.dialog.language, ...(k && { k }) })
      setSentCode({ email, atMs: Date.now() })
      setAttempt(IDLE)
    } catch (error) {
      setAttempt({ ...IDLE, failure: toBookingFailure(error, texts) })
    }
  }

  return { ...attempt, sentCode, sendCode, submit, forget: () => setAttempt(IDLE) }
}
