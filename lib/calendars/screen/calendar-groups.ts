import type { Calendar } from '@/lib/vocabulary/calendar'
import { readCalendarChoice, writeCalendarChoice } from '@/lib/vocabulary/calendar-id'
import type { Integration } from '@/lib/vocabulary/integration'
import { SERVICE_NAMES } from '@/lib/vocabulary/service-names'

export type CalendarOption = {
  choice: string
  name: string
  /** What else there is to know of it. */
  note?: string
  /** It can be given up, but not chosen. */
  isLost: boolean
}

/** The calendars of one account; `service` is empty for those whose account is gone. */
export type CalendarGroup = { id: string; account: string; service: string; error?: string; options: CalendarOption[] }

type Connection = Pick<Integration, 'id' | 'type' | 'account'>
type Chooser = {
  calendars: readonly Calendar[]
  connections: readonly Connection[]
  chosen: readonly string[]
  /** Events are to be written there: calendars that can only be read are left out. */
  isForWriting: boolean
}

/** What a chooser shows, by account. Whatever is chosen already is there, even when nobody knows it any more. */
export function groupCalendars({ calendars, connections, chosen, isForWriting }: Chooser): CalendarGroup[] {
  const shown = calendars.filter(({ id, canWrite }) => canWrite || !isForWriting || chosen.includes(id))
  const listed = new Set(shown.map(({ id }) => id))
  const lost = chosen.filter((choice) => !listed.has(choice))
  const isOf = (integrationId: string) => (choice: string) =>
    readCalendarChoice(choice)?.integrationId === integrationId
  const groups = connections.filter(hasCalendars).map(({ id, type, account }): CalendarGroup => {
    const ofAccount = shown.filter((calendar) => isOf(id)(calendar.id))
    const error = ofAccount.find((calendar) => calendar.error)?.error
    const options = ofAccount.map((calendar) => toOption(calendar, isForWriting))
    const missing = lost.filter(isOf(id)).map((choice) => toLost(choice, error === undefined))
    return { id, account, service: SERVICE_NAMES[type], error, options: [...options, ...missing] }
  })
  const isConnected = (choice: string) => connections.some(({ id }) => isOf(id)(choice))
  const orphans = lost.filter((choice) => !isConnected(choice)).map((choice) => toLost(choice, true))
  const gone = { id: 'gone', account: 'No longer connected', service: '', options: orphans }
  return [...groups, gone].filter(({ options }) => options.length > 0)
}

export function hasCalendars({ id, type }: Pick<Connection, 'id' | 'type'>): boolean {
  return writeCalendarChoice(type, id) !== null
}

function toOption({ id, name, primary, canWrite, error }: Calendar, isForWriting: boolean): CalendarOption {
  const note = isForWriting && !canWrite ? 'Can only be read' : primary && !error ? 'Primary' : undefined
  return { choice: id, name: name || 'Calendar without a name', note, isLost: error !== undefined }
}

function toLost(choice: string, isGone: boolean): CalendarOption {
  const name = readCalendarChoice(choice)?.calendarId || 'Primary calendar'
  return { choice, name, note: isGone ? 'Not there any more' : undefined, isLost: true }
}
