import { type Integration, PROVIDER_OF_TYPE } from './integration'
import { factsOf, PROVIDER_IDS } from './providers'

/** `google_{integrationId}` is the account's primary calendar; another one follows as `:{calendarId}`. */
const PREFIXES = PROVIDER_IDS.flatMap((id) => factsOf(id).calendars?.choicePrefix ?? [])
const CHOICE = new RegExp(`^(${PREFIXES.join('|')})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?::(.+))?$`, 's')

/** In one list of chosen calendars. */
export const MAX_CHOSEN_CALENDARS = 50

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
  const prefix = prefixOf(type)
  if (!prefix) return null
  return `${prefix}_${integrationId}${calendarId && `:${calendarId}`}`
}

/** True when the choice can refer to a connection of this type. */
export function isChoiceOfType({ prefix }: CalendarChoice, type: Integration['type']): boolean {
  return prefixOf(type) === prefix
}

function prefixOf(type: Integration['type']): string | null {
  return factsOf(PROVIDER_OF_TYPE[type]).calendars?.choicePrefix ?? null
}
