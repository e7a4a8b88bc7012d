import { check } from '@/messages/check'

/** The attendee's fields of a booking as typed, and their errors by field: a sentence, or a result of `check(…)`. */
export type Attendee = { attendeeName: string; attendeeEmail: string }
export type AttendeeIssues = Partial<Record<keyof Attendee, string>>

/** Catches typos; the server validates. The schema's own rules would load all of zod. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export function checkAttendee({ attendeeName, attendeeEmail }: Attendee): AttendeeIssues {
  const issues: AttendeeIssues = {}
  if (attendeeName.trim() === '') issues.attendeeName = check('nameRequired')
  if (!ADDRESS.test(attendeeEmail.trim())) issues.attendeeEmail = check('attendeeEmailInvalid')
  return issues
}

/** The server's issues that belong to a field of the form. */
export function toAttendeeIssues(issues: readonly { path: string; message: string }[]): AttendeeIssues {
  const known = issues.filter(({ path }) => path === 'attendeeName' || path === 'attendeeEmail')
  return Object.fromEntries(known.map(({ path, message }) => [path, message]))
}

/**
 * Reads `?name=…&email=…`, because the sender of a link may know who opens it. Only lines of reasonable length; the
 * visitor can change them.
 */
export function readPrefilled(query: string): Attendee {
  const params = new URLSearchParams(query)
  const read = (name: string, maxLength: number) => (params.get(name) ?? '').trim().slice(0, maxLength)
  return { attendeeName: read('name', 200), attendeeEmail: read('email', 254) }
}
