import { toPlainLetters } from '@/lib/shared/text/plain-letters'
import { check } from '@/messages/check'

/** The attendee's fields of a booking as typed, and their errors by field: a sentence, or a result of `check(…)`. */
export type Attendee = { attendeeName: string; attendeeEmail: string }
export type AttendeeIssues = Partial<Record<keyof Attendee | 'guests' | 'emailCode', string>>

/** The fields that a visitor fills in besides answers. */
export const ATTENDEE_FIELDS = ['attendeeName', 'attendeeEmail', 'guests'] as const

/** Catches typos; the server validates. The schema's own rules would load all of zod. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/
const isAddress = (text: string) => ADDRESS.test(toPlainLetters(text).trim())

export function checkAttendee(
  { attendeeName, attendeeEmail }: Attendee,
  guests: readonly string[] = [],
): AttendeeIssues {
  const issues: AttendeeIssues = {}
  if (attendeeName.trim() === '') issues.attendeeName = check('nameRequired')
  if (!isAddress(attendeeEmail)) issues.attendeeEmail = check('attendeeEmailInvalid')
  if (!guests.every(isAddress)) issues.guests = check('attendeeEmailInvalid')
  return issues
}

/** The server's issues that belong to a field of the form. */
export function toAttendeeIssues(issues: readonly { path: string; message: string }[]): AttendeeIssues {
  const fields = issues.map(({ path, message }) => ({ field: path.replace(/^guests\.\d+$/, 'guests'), message }))
  const known = fields.filter(({ field }) => ATTENDEE_FIELDS.some((one) => one === field))
  // The first issue of a field is the one to show.
  return Object.fromEntries(known.toReversed().map(({ field, message }) => [field, message]))
}

/** Commas and semicolons as Latin, Arabic, Japanese and Chinese keyboards write them. */
export const COMMAS = ',;،؛、，；'

const BETWEEN_ADDRESSES = new RegExp(`[\\s${COMMAS}]+`)

/** The addresses in what was typed or pasted, apart from one another by commas, semicolons or spaces. */
export function splitAddresses(text: string): string[] {
  return text.split(BETWEEN_ADDRESSES).filter(Boolean)
}

/**
 * Reads `?name=…&email=…`, because the sender of a link may know who opens it. Only lines of reasonable length; the
 * visitor can change them.
 */
export function readPrefilled(query: string): Attendee {
  const params = new URLSearchParams(query)
  const read = (name: string, maxLength: number) => (params.get(name) ?? '').trim().slice(0, maxLength)
  // A plus in an address reads as a blank, which no email address has.
  return { attendeeName: read('name', 200), attendeeEmail: read('email', 254).replaceAll(' ', '+') }
}
