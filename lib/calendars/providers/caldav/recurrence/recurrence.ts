import type { Period } from '@/lib/scheduling'
import { type Component, componentsOf, parameterOf, parseCalendars, propertiesOf, textOf } from './calendar-text'
import { createClockFinder } from './clocks'
import { expandSeries, type Occurrence } from './series'
import type { WorkBudget } from './work-budget'

/** One time of an event, as a calendar file says it. */
export type EventInstance = {
  uid: string
  /** Names this time among those of its series; empty for an event that does not repeat. */
  recurrenceId: string
  start: number
  end: number
  isAllDay: boolean
  /** It takes the owner's time: not cancelled, not marked free, not declined by them. Tentative ones do. */
  isBusy: boolean
  isCancelled: boolean
  isFree: boolean
  isTentative: boolean
  /** By the owner. */
  isDeclined: boolean
  title: string
  description: string
  location: string
  url: string
  /** Addresses, in small letters. */
  attendees: string[]
}

export type Reader = {
  /** The zone of all-day events and of times without a zone. */
  zone: string
  /** The owner's own addresses, in small letters. */
  addresses: readonly string[]
}

/**
 * Events of a calendar file that overlap [start, end), with each instance of a series on its own. Pure: no clock, no
 * zone of the machine. Throws if something cannot be read or repeats too often to expand, because unknown time is not
 * free.
 */
export function listEventInstances(text: string, period: Period, reader: Reader, budget: WorkBudget): EventInstance[] {
  const known = new Map<Component, EventFacts>()
  const factsOf = (event: Component) => {
    const facts = known.get(event) ?? readFacts(event, reader)
    known.set(event, facts)
    return facts
  }
  return parseCalendars(text).flatMap((calendar) => {
    const findClock = createClockFinder(calendar, reader.zone, period, budget)
    return groupByUid(componentsOf(calendar, 'vevent')).flatMap(({ mains, overrides }) => {
      const series = mains.length > 1 ? mains : [mains[0] ?? null]
      const repeats = overrides.length > 0 || mains.some(isRepeating)
      return series.flatMap((main, place) =>
        expandSeries({ main, overrides: place === 0 ? overrides : [] }, period, findClock, budget).map((occurrence) =>
          toInstance(occurrence, repeats, factsOf(occurrence.event)),
        ),
      )
    })
  })
}

function isRepeating(event: Component): boolean {
  return ['rrule', 'rdate'].some((name) => propertiesOf(event, name).length > 0)
}

function groupByUid(events: Component[]): { mains: Component[]; overrides: Component[] }[] {
  const groups = new Map<string, { mains: Component[]; overrides: Component[] }>()
  for (const event of events) {
    const uid = textOf(event, 'uid')
    const group = groups.get(uid) ?? { mains: [], overrides: [] }
    groups.set(uid, group)
    const isOverride = propertiesOf(event, 'recurrence-id').length > 0
    group[isOverride ? 'overrides' : 'mains'].push(event)
  }
  return [...groups.values()]
}

/** The same for each time of a series, and read once: there may be thousands of both times and attendees. */
type EventFacts = Omit<EventInstance, 'recurrenceId' | 'start' | 'end' | 'isAllDay'>

function readFacts(event: Component, reader: Reader): EventFacts {
  const status = textOf(event, 'status').toUpperCase()
  const isCancelled = status === 'CANCELLED'
  const isFree = textOf(event, 'transp').toUpperCase() === 'TRANSPARENT'
  const attendees = propertiesOf(event, 'attendee')
  const isDeclined = attendees.some(
    (attendee) =>
      parameterOf(attendee, 'partstat').toUpperCase() === 'DECLINED' &&
      reader.addresses.includes(addressOf(attendee[3])),
  )
  return {
    uid: textOf(event, 'uid'),
    isBusy: !isCancelled && !isFree && !isDeclined,
    isCancelled,
    isFree,
    isTentative: status === 'TENTATIVE',
    isDeclined,
    title: textOf(event, 'summary'),
    description: textOf(event, 'description'),
    location: textOf(event, 'location'),
    url: textOf(event, 'url'),
    attendees: attendees.map((attendee) => addressOf(attendee[3])),
  }
}

function toInstance(
  { start, end, isAllDay, original }: Occurrence,
  repeats: boolean,
  facts: EventFacts,
): EventInstance {
  const recurrenceId = repeats ? nameOf(original) : ''
  return { ...facts, recurrenceId, start, end, isAllDay, isBusy: facts.isBusy && end > start }
}

function nameOf({ wall, isDate, instant }: Occurrence['original']): string {
  return isDate ? new Date(wall).toISOString().slice(0, 10) : new Date(instant).toISOString()
}

function addressOf(value: unknown): string {
  return String(value)
    .replace(/^mailto:/i, '')
    .toLowerCase()
}
