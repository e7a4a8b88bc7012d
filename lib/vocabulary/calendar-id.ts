import type { Integration } from './integration'

/** `google_{integrationId}` is the account's primary calendar; another one follows as `:{calendarId}`. */
const CHOICE = /^(google|teams|caldav)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?::(.+))?$/s

/** The word that a choice begins with; null for connections that have no calendars. */
const PREFIX_OF_TYPE: Record<Integration['type'], string | null> = {
  google_calendar: 'google',
  teams: 'teams',
  outlook: 'teams',
  caldav: 'caldav',
  zoom: null,
}

export type CalendarChoice = {
  prefix: string
  integrationId: string
  /** Empty for the account's primary calendar. */
  calendarId: string
}

/** Null when it is no choice at all. */
export function readCalendarChoice(choice: string): CalendarChoice | null {
  const [, prefix, integrationId, calendarId = ''] = CHOICE.exec(choice) ?? []
  return prefix && integrationId ? { prefix, integrationId, calendarId } : null
}

/** Null for a connection without calendars. */
export function writeCalendarChoice(type: Integration['type'], integrationId: string, calendarId = ''): string | null {
  const prefix = PREFIX_OF_TYPE[type]
  if (!prefix) return null
  return `${prefix}_${integrationId}${calendarId && `:${calendarId}`}`
}

/** Whether a connection of this type can be meant by the choice. */
export function isChoiceOfType({ prefix }: CalendarChoice, type: Integration['type']): boolean {
  return PREFIX_OF_TYPE[type] === prefix
}
