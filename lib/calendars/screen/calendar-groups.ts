import type { Calendar } from '@/lib/shared/calendars/calendar'
import { readCalendarChoice, writeCalendarChoice } from '@/lib/shared/calendars/calendar-id'
import type { Integration } from '@/lib/shared/calendars/integration'
import { SERVICE_NAMES } from '@/lib/shared/calendars/service-names'
import type { Part, PartTexts } from '@/messages/texts'

export type CalendarOption = {
  choice: string
  name: string
  note?: string
  /** It can be unticked, but not chosen. */
  isLost: boolean
}

/** The calendars of one account. `service` is empty if the account was disconnected. */
export type CalendarGroup = { id: string; account: string; service: string; error?: string; options: CalendarOption[] }

type Connection = Pick<Integration, 'id' | 'type' | 'account'>
type Chooser = {
  calendars: readonly Calendar[]
  connections: readonly Connection[]
  chosen: readonly string[]
  /** Leaves out calendars that are read-only. */
  isForWriting: boolean
}

/** The options of a chooser by account. Chosen calendars that no longer exist are included. */
export function groupCalendars(chooser: Chooser, { t }: PartTexts<'calendars'>): CalendarGroup[] {
  const { calendars, connections, chosen, isForWriting } = chooser
  const shown = calendars.filter(({ id, canWrite }) => canWrite || !isForWriting || chosen.includes(id))
  const listed = new Set(shown.map(({ id }) => id))
  const lost = chosen.filter((choice) => !listed.has(choice))
  const isOf = (integrationId: string) => (choice: string) =>
    readCalendarChoice(choice)?.integrationId === integrationId
  const groups = connections.filter(hasCalendars).map(({ id, type, account }): CalendarGroup => {
    const ofAccount = shown.filter((calendar) => isOf(id)(calendar.id))
    const error = ofAccount.find((calendar) => calendar.error)?.error
    const options = ofAccount.map((calendar) => toOption(calendar, isForWriting, t))
    const missing = lost.filter(isOf(id)).map((choice) => toLost(choice, error === undefined, t))
    return { id, account, service: SERVICE_NAMES[type], error, options: [...options, ...missing] }
  })
  const isConnected = (choice: string) => connections.some(({ id }) => isOf(id)(choice))
  const orphans = lost.filter((choice) => !isConnected(choice)).map((choice) => toLost(choice, true, t))
  const gone = { id: 'gone', account: t.goneAccount, service: '', options: orphans }
  return [...groups, gone].filter(({ options }) => options.length > 0)
}

export function hasCalendars({ id, type }: Pick<Connection, 'id' | 'type'>): boolean {
  return writeCalendarChoice(type, id) !== null
}

type Words = Part<'calendars'>

function toOption({ id, name, primary, canWrite, error }: Calendar, isForWriting: boolean, t: Words): CalendarOption {
  const note = isForWriting && !canWrite ? t.readOnly : primary && !error ? t.primary : undefined
  return { choice: id, name: name || t.unnamed, note, isLost: error !== undefined }
}

function toLost(choice: string, isGone: boolean, t: Words): CalendarOption {
  const name = readCalendarChoice(choice)?.calendarId || t.primaryName
  return { choice, name, note: isGone ? t.gone : undefined, isLost: true }
}
