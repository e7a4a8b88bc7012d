import { factsOf } from '@/lib/vocabulary/providers'
import type { Meeting, MeetingEvent } from './schema'

export function placeOfEvent({ provider }: MeetingEvent): string {
  const { name, calendars } = factsOf(provider)
  return calendars?.name ?? name
}

/** Its owner changed it in their calendar, and has to say what that means. */
export function isAsked({ error }: MeetingEvent): boolean {
  return error === 'deleted-there' || error === 'moved-there'
}

/** The question, for a booking or for a meeting of the owner's own. */
export function describeChange(event: MeetingEvent, isBooking: boolean): string {
  const place = placeOfEvent(event)
  if (event.error === 'deleted-there') {
    return `This event was deleted in ${place}. ${isBooking ? 'Cancel the booking?' : 'Delete the meeting?'}`
  }
  return `This event was moved in ${place} to a time that is taken by another booking, or to whole days. It stands here as before.`
}

/** Why an event is not where it should be, and what its owner can do. */
export function describeFailure(event: MeetingEvent, status: Meeting['status']): string {
  const account = factsOf(event.provider).name
  if (event.error === 'not-connected') return `No link: no ${account} account is connected.`
  if (event.error === 'no-link') return `No link: ${account} made none for this meeting.`
  const what =
    status === 'cancelled' ? `Not removed from ${placeOfEvent(event)}` : `Not added to ${placeOfEvent(event)}`
  return `${what}: ${reasonOf(event, account)}`
}

function reasonOf({ error, account: name }: MeetingEvent, account: string): string {
  switch (error) {
    case 'needs-reauth':
      return `the ${account} account ${name ? `${name} ` : ''}has to be connected again.`
    case 'forbidden':
      return 'the account may not write there.'
    case 'gone':
      return 'the calendar is not there any more.'
    case 'expired':
      return `${account} could not be reached for three days.`
    default:
      return `${account} did not accept it.`
  }
}
