import type { Meeting, MeetingEvent } from './schema'

const PLACES: Record<MeetingEvent['provider'], string> = {
  google: 'Google Calendar',
  microsoft: 'Outlook Calendar',
  zoom: 'Zoom',
  caldav: 'CalDAV',
}
const ACCOUNTS: Record<MeetingEvent['provider'], string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  zoom: 'Zoom',
  caldav: 'CalDAV',
}

export function placeOfEvent({ provider }: MeetingEvent): string {
  return PLACES[provider]
}

/** Why an event is not where it should be, and what its owner can do. */
export function describeFailure(event: MeetingEvent, status: Meeting['status']): string {
  const account = ACCOUNTS[event.provider]
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
