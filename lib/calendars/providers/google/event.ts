import { z } from 'zod'
import { readJoinUrl } from '@/lib/shared/calendars/join-url'
import { isEmailAddress } from '@/lib/shared/text/email-pattern'
import { escapeHtml } from '@/lib/shared/text/html-text'
import { toWebLink } from '../join-link'
import type { EventDraft, EventRef } from '../provider'

const time = z.object({ dateTime: z.string().optional(), date: z.string().optional() }).optional()
export const googleAttendee = z.looseObject({
  email: z.string().optional(),
  self: z.boolean().optional(),
  organizer: z.boolean().optional(),
  resource: z.boolean().optional(),
  responseStatus: z.string().optional(),
})

/** The fields of an event that we read; Google's responses hold many more. */
export const googleEvent = z.object({
  id: z.string().min(1),
  status: z.string().optional(),
  etag: z.string().optional(),
  eventType: z.string().optional(),
  iCalUID: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  location: z.string().optional(),
  transparency: z.string().optional(),
  start: time,
  end: time,
  attendees: z.array(googleAttendee).optional(),
  organizer: z.object({ self: z.boolean().optional() }).optional(),
  recurrence: z.array(z.string()).optional(),
  recurringEventId: z.string().optional(),
  hangoutLink: z.string().optional(),
  htmlLink: z.string().optional(),
  conferenceData: z
    .object({
      createRequest: z.object({ status: z.object({ statusCode: z.string().optional() }).optional() }).optional(),
      entryPoints: z.array(z.object({ entryPointType: z.string().optional(), uri: z.string().optional() })).optional(),
    })
    .optional(),
})
export type GoogleEvent = z.infer<typeof googleEvent>
export type GoogleAttendee = z.infer<typeof googleAttendee>

/** Google keeps 8192 characters of a description. */
const MAX_DESCRIPTION = 8190

/** The id that Google will know the draft by: hexadecimal digits are among the base32hex ones that it allows. */
export function toEventId(key: string): string {
  return key.replaceAll('-', '').toLowerCase()
}

/** SEQUENCE is left to Google: it counts the owner's own changes as well, and refuses a lower one. */
export function toGoogleBody(draft: EventDraft, known: readonly GoogleAttendee[] = []) {
  return {
    summary: draft.title,
    description: toDescription(draft.description),
    location: draft.joinUrl ?? draft.location,
    start: { dateTime: new Date(draft.start).toISOString(), timeZone: draft.timezone },
    end: { dateTime: new Date(draft.end).toISOString(), timeZone: draft.timezone },
    attendees: mergeAttendees(draft, known),
  }
}

/**
 * Attendees keep their replies; the owner's own entry and rooms stay. Invalid addresses are left out, because Google
 * would refuse the whole list. An event that another tool wrote keeps all who have not left: without their entry they would lose the event.
 */
function mergeAttendees({ attendees, uid, hasLeft }: EventDraft, known: readonly GoogleAttendee[]) {
  const isKept = ({ self, organizer, resource }: GoogleAttendee) => self || organizer || resource
  if (uid !== undefined) return known.filter((one) => isKept(one) || !hasLeft(one.email ?? ''))
  const kept = known.filter(isKept)
  const taken = new Set(kept.map(({ email }) => email?.toLowerCase()))
  const invited = attendees
    .filter(({ email }) => isEmailAddress(email) && !taken.has(email.toLowerCase()))
    .map(({ name, email }) => {
      const before = known.find((attendee) => attendee.email?.toLowerCase() === email.toLowerCase())
      return { ...before, email, ...(name && { displayName: name }) }
    })
  return [...kept, ...invited]
}

export function toEventRef(calendarId: string, event: GoogleEvent): EventRef {
  return {
    calendarId,
    id: event.id,
    etag: event.etag ?? null,
    icalUid: event.iCalUID ?? null,
    joinUrl: meetLinkOf(event),
    password: null,
    webLink: toWebLink(event.htmlLink),
  }
}

/** Null while it is not ready, and for an unsafe link. */
export function meetLinkOf({ hangoutLink, conferenceData }: GoogleEvent): string | null {
  const video = conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')
  return (readJoinUrl(hangoutLink) ?? readJoinUrl(video?.uri))?.href ?? null
}

/** Google reads HTML: a person's `<ada@example.com>` would be an unknown tag, and not be seen. */
function toDescription(text: string): string {
  const html = escapeHtml(text)
  if (html.length <= MAX_DESCRIPTION) return html
  return `${html.slice(0, MAX_DESCRIPTION).replace(/&#?\d*$/, '')}…`
}
