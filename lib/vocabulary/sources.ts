/** Apart from the schema, which brings its checks along: the list needs none. */
export const MEETING_SOURCES = ['platform', 'time_slot', 'google', 'outlook'] as const
export type MeetingSource = (typeof MEETING_SOURCES)[number]

/** The entries of the filter. The screen capitalizes the first letter. */
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
