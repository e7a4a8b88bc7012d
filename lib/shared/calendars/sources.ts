import type { LocationData } from './locations'

/** Apart from the schema, which brings its checks along: the list needs none. */
export const MEETING_SOURCES = ['platform', 'time_slot', 'google', 'outlook'] as const
export type MeetingSource = (typeof MEETING_SOURCES)[number]
/** Sources of meetings that were made here. */
export const OWN_SOURCES = ['platform', 'time_slot'] as const satisfies MeetingSource[]
/** Sources of meetings that were read from a calendar. */
export type CalendarSource = keyof typeof SEEN_IN

/** The fields of `locationData` that identify the calendar event of such a meeting. */
export const SEEN_IN = {
  google: { eventId: 'googleEventId', webLink: 'googleWebLink' },
  outlook: { eventId: 'outlookEventId', webLink: 'outlookWebLink' },
} as const satisfies Partial<Record<MeetingSource, { eventId: keyof LocationData; webLink: keyof LocationData }>>

/** True when a meeting was read from a calendar; it can be changed only there. */
export function isCalendarSource(source: MeetingSource): source is CalendarSource {
  return Object.hasOwn(SEEN_IN, source)
}
