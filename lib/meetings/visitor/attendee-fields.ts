import { check } from '@/messages/check'

/** The attendee's part of a booking as it is typed, and what is wrong with it, by field: a sentence, or what `check(…)` says. */
export type Attendee = { attendeeName: string; attendeeEmail: string }
export type AttendeeIssues = Partial<Record<keyof Attendee, string>>

/** Good enough to catch a slip of the finger; the server judges. The schema's own rules would bring all of zod along. */
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

/** `?name=…&email=…`: who sends the link may know who opens it. Lines of reasonable length only; the visitor can change them. */
export function readPrefilled(query: string): Attendee {
  const params = new URLSearchParams(query)
  const read = (name: string, maxLength: number) => (params.get(name) ?? '').trim().slice(0, maxLength)
  return { attendeeName: read('name', 200), attendeeEmail: read('email', 254) }
}
