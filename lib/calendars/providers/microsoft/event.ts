import { createHash } from 'node:crypto'
import { z } from 'zod'
import { toJoinLink, toWebLink } from '../join-link'
import type { EventDraft, EventRef } from '../provider'
import { eventTimes, toMicrosoftTime } from './times'

const attendee = z.looseObject({
  type: z.string().nullish(),
  emailAddress: z.looseObject({ name: z.string().nullish(), address: z.string().nullish() }).nullish(),
})
type Attendee = z.infer<typeof attendee>

/** The fields of an event that we read; Microsoft's responses hold many more. */
export const microsoftEvent = eventTimes.extend({
  id: z.string().min(1),
  '@odata.etag': z.string().optional(),
  iCalUId: z.string().nullish(),
  subject: z.string().nullish(),
  bodyPreview: z.string().nullish(),
  location: z.object({ displayName: z.string().nullish() }).nullish(),
  isCancelled: z.boolean().nullish(),
  showAs: z.string().nullish(),
  responseStatus: z.object({ response: z.string().nullish() }).nullish(),
  isOrganizer: z.boolean().nullish(),
  attendees: z.array(attendee).nullish(),
  isOnlineMeeting: z.boolean().nullish(),
  onlineMeeting: z.object({ joinUrl: z.string().nullish() }).nullish(),
  webLink: z.string().nullish(),
  transactionId: z.string().nullish(),
})
export type MicrosoftEvent = z.infer<typeof microsoftEvent>

/** One among all the events of a calendar. */
export const listedEvent = microsoftEvent.extend({
  type: z.string().nullish(),
  seriesMasterId: z.string().nullish(),
  '@removed': z.object({ reason: z.string().nullish() }).optional(),
})
export type ListedEvent = z.infer<typeof listedEvent>

/** Hosts of Teams links: commercial, personal, US government. */
const TEAMS_HOSTS = ['teams.microsoft.com', 'teams.cloud.microsoft', 'teams.live.com', 'teams.microsoft.us']

/**
 * A transaction id makes only one event, even if that is deleted later, so an event that replaces another needs a new
 * id. The same draft always gives the same id.
 */
export function toTransaction({ key, replaces }: Pick<EventDraft, 'key' | 'replaces'>, life: number): string {
  const replaced = replaces ? createHash('sha256').update(replaces).digest('hex').slice(0, 8) : null
  return [key, replaced, life === 0 ? null : life].filter((part) => part !== null).join('~')
}

/** The draft's key, if the transaction was ours. */
export function toKey(transactionId: string): string {
  return transactionId.split('~')[0] ?? ''
}

export const WITH_TEAMS = { isOnlineMeeting: true, onlineMeetingProvider: 'teamsForBusiness' }

/** SEQUENCE is Exchange's own. */
export function toMicrosoftBody(draft: EventDraft) {
  return {
    subject: draft.title,
    start: toMicrosoftTime(draft.start),
    end: toMicrosoftTime(draft.end),
    location: { displayName: draft.joinUrl ?? draft.location },
  }
}

export function toDescription({ description }: EventDraft) {
  return { body: { contentType: 'text', content: description } }
}

/** Exchange always emails everyone on the list, so people who should get no email cannot be on it. */
export function toAttendees(draft: EventDraft, known: readonly Attendee[] = []) {
  if (!draft.notifies) return {}
  const addressOf = ({ emailAddress }: Attendee) => emailAddress?.address?.toLowerCase()
  const rooms = known.filter(({ type }) => type === 'resource')
  const invited = draft.attendees.map(({ name, email }) => {
    const before = known.find((one) => addressOf(one) === email.toLowerCase())
    return before ?? { type: 'required', emailAddress: { name: name || email, address: email } }
  })
  const after = [...rooms, ...invited]
  // The same list again would only be mailed again.
  const isSame = after.length === known.length && after.every((one) => known.includes(one))
  return isSame ? {} : { attendees: after }
}

export function toEventRef(
  calendarId: string,
  event: MicrosoftEvent,
  { wantsConference }: Pick<EventDraft, 'wantsConference'>,
): EventRef {
  return {
    calendarId,
    id: event.id,
    etag: event['@odata.etag'] ?? null,
    icalUid: event.iCalUId ?? null,
    // A Teams meeting cannot be removed from its event, so an unwanted link stays there and we do not show it.
    joinUrl: wantsConference ? teamsLinkOf(event) : null,
    password: null,
    webLink: toWebLink(event.webLink),
  }
}

/** Null while it is not ready, and for a link to anywhere but Teams. */
export function teamsLinkOf({ onlineMeeting }: MicrosoftEvent): string | null {
  return toJoinLink(onlineMeeting?.joinUrl, TEAMS_HOSTS)
}
