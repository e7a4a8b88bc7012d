/** `main` has the attendees, a `copy` has none, a `conference` is a video meeting by itself. */
export const CALENDAR_EVENT_ROLES = ['main', 'copy', 'conference'] as const
export const CALENDAR_EVENT_STATES = ['wanted', 'creating', 'made', 'failed', 'cancelled'] as const

/** Edits in the owner's calendar that the meeting does not follow: until they decide, and `kept` for good. */
export const OWNER_EDITS = ['deleted', 'moved', 'kept'] as const

export type EventRole = (typeof CALENDAR_EVENT_ROLES)[number]
