import type { MeetingSource } from './schema'

/** The entries of the filter, as the specification writes them; the screen capitalises the first letter. */
export const SOURCE_FILTER_TEXT: Record<MeetingSource, string> = {
  platform: 'platform meetings',
  time_slot: 'time slot bookings',
  google: 'google calendar',
  outlook: 'outlook calendar',
}

/** What one meeting is, for those who do not see the colour of its dot. */
export const SOURCE_TEXT: Record<MeetingSource, string> = {
  platform: 'Platform meeting',
  time_slot: 'Time slot booking',
  google: 'Google Calendar',
  outlook: 'Outlook Calendar',
}
