import type { Period } from '@/lib/scheduling'
import type { UnreadEvent } from '@/lib/shared/calendars/unread-event'
import { cutToPeriod } from '../busy-cache-windows'
import { readBusyTimes } from './busy-times'
import { Clocks, isUnknown } from './clocks'
import { EventLines } from './event-lines'
import { type Line, parameterOf, readLine, toWords } from './lines'
import { type Moment, readMoment } from './moments'
import { expandSeries, type Occurrence } from './series'
import type { Component, FileEvent, Scope } from './split'
import { ALWAYS, type Doubt, spanOf, toUnread } from './unread'
import { WorkBudget } from './work-budget'

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
  /** The zone of all-day events, and of times without a zone in a calendar that names none. */
  zone: string
  /** The owner's own addresses, in small letters. */
  addresses: readonly string[]
}

/** `closed`: what is taken beside the instances, such as the time that an unread event could concern. */
export type EventReading = { instances: EventInstance[]; closed: Period[]; unread: UnreadEvent[] }

/**
 * Cost limits of one event (about 30 ms), and of one read of a calendar (a second or two). A daily event has this many
 * instances in 80 years.
 */
const STEPS_OF_EVENT = 30_000
const STEPS = 1_000_000
/** Of a file that is no calendar, for its title. */
const MAX_SEARCHED = 64 * 1024

/**
 * Reads events of calendar files that overlap [start, end), with each instance of a series on its own. Pure: no clock, no zone of
 * the machine.
 */
export class EventReader {
  private readonly clocks = new Map<Scope, Clocks>()
  private readonly whole: WorkBudget | null

  /** A reader that is forgiving goes on whatever all events together cost. */
  constructor(
    private readonly period: Period,
    private readonly reader: Reader,
    { isForgiving = false, steps = STEPS }: { isForgiving?: boolean; steps?: number } = {},
  ) {
    this.whole = isForgiving ? null : new WorkBudget(steps)
  }

  /** Throws a RangeError when all events together repeat too often to be counted. */
  read({ components }: FileEvent): EventReading {
    const events = components.map((component) => new EventLines(component))
    const budget = new WorkBudget(STEPS_OF_EVENT, this.whole)
    try {
      return this.readSeries(events, budget)
    } catch (error) {
      if (!(error instanceof RangeError) || budget.isWholeSpent) throw error
      return this.closeFromStart(events)
    }
  }

  /** What a VFREEBUSY says. */
  readBusy(component: Component): EventReading {
    const { busy, doubts } = readBusyTimes(new EventLines(component), this.clocksOf(component.scope))
    const near = doubts.filter(({ closes }) => this.cut([closes]).length > 0)
    return { instances: [], closed: this.cut(busy), unread: near.map((doubt) => toUnread(doubt, '', null)) }
  }

  /** What is no calendar may be an event at any time. */
  closeAll(text: string): EventReading {
    const lines = text
      .slice(0, MAX_SEARCHED)
      .split(/\r?\n/)
      .map((line, place) => readLine(line, place + 1))
    const title = toWords(lines.find(({ name }) => name === 'SUMMARY')?.value ?? '')
    const [line = readLine('', 1)] = lines
    return { instances: [], closed: this.cut([ALWAYS]), unread: [toUnread({ part: 'file', line }, title, null)] }
  }

  private readSeries(events: EventLines[], budget: WorkBudget): EventReading {
    const overrides = events.filter((event) => event.has('RECURRENCE-ID'))
    const mains = events.filter((event) => !event.has('RECURRENCE-ID'))
    const repeats = overrides.length > 0 || mains.some((main) => main.has('RRULE', 'RDATE'))
    const facts: Facts = new Map(events.map((event) => [event, readFacts(event, this.reader)]))
    const clocks = ({ component }: EventLines) => this.clocksOf(component.scope)
    const { occurrences, closed, doubts } = expandSeries({ mains, overrides }, this.period, clocks, budget)
    const isBusy = ({ event }: { event: EventLines }) => facts.get(event)?.isBusy
    const taking = new Set([...closed, ...occurrences].filter(isBusy).map(({ event }) => event))
    return {
      instances: occurrences.map((one) => toInstance(one, repeats, facts)),
      closed: this.cut(closed.filter(isBusy)),
      unread: [...taking].flatMap((event) =>
        this.toUnread(
          event,
          doubts.find((doubt) => doubt.event === event),
        ),
      ),
    }
  }

  /** An event that repeats more often than can be counted takes all time from its start on. */
  private closeFromStart(events: EventLines[]): EventReading {
    const busy = events.filter((event) => readFacts(event, this.reader).isBusy)
    const [event] = busy
    const line = ['RRULE', 'RDATE', 'EXDATE', 'DTSTART'].flatMap((name) => event?.first(name) ?? [])[0]
    const start = Math.min(...busy.map((one) => spanOf(one.value('DTSTART')).start))
    const closed = this.cut([{ start, end: ALWAYS.end }])
    const isUnread = event && line && closed.length > 0
    return { instances: [], closed, unread: isUnread ? this.toUnread(event, { part: 'repeats', line }) : [] }
  }

  private toUnread(event: EventLines, doubt: Doubt | undefined): UnreadEvent[] {
    if (!doubt) return []
    const line = event.first('DTSTART')
    const start = line ? readMoment(line.value, line, this.clocksOf(event.component.scope), null) : null
    const isKnown = start !== null && !isUnknown(start.clock)
    return [toUnread(doubt, toWords(event.value('SUMMARY')), isKnown ? start.instant : null)]
  }

  private clocksOf(scope: Scope): Clocks {
    const clocks =
      this.clocks.get(scope) ??
      new Clocks(scope, this.reader.zone, this.period, () => new WorkBudget(STEPS_OF_EVENT, this.whole))
    this.clocks.set(scope, clocks)
    return clocks
  }

  private cut(periods: Period[]): Period[] {
    return cutToPeriod(periods, this.period)
  }
}

/** The same for each time of a series, and read once: there may be thousands of both times and attendees. */
type EventFacts = Omit<EventInstance, 'recurrenceId' | 'start' | 'end' | 'isAllDay'>
type Facts = Map<EventLines, EventFacts>

function readFacts(event: EventLines, reader: Reader): EventFacts {
  const status = event.value('STATUS').toUpperCase()
  const isCancelled = status === 'CANCELLED'
  const isFree = event.value('TRANSP').toUpperCase() === 'TRANSPARENT'
  const attendees = event.all('ATTENDEE')
  const isDeclined = attendees.some(
    (attendee) =>
      parameterOf(attendee, 'PARTSTAT').toUpperCase() === 'DECLINED' && reader.addresses.includes(addressOf(attendee)),
  )
  return {
    uid: event.value('UID'),
    isBusy: !isCancelled && !isFree && !isDeclined,
    isCancelled,
    isFree,
    isTentative: status === 'TENTATIVE',
    isDeclined,
    title: toWords(event.value('SUMMARY')),
    description: toWords(event.value('DESCRIPTION')),
    location: toWords(event.value('LOCATION')),
    url: event.value('URL'),
    attendees: attendees.map(addressOf),
  }
}

function toInstance(
  { event, start, end, isAllDay, original }: Occurrence,
  repeats: boolean,
  facts: Facts,
): EventInstance {
  const known = facts.get(event) as EventFacts
  const recurrenceId = repeats ? nameOf(original) : ''
  return { ...known, recurrenceId, start, end, isAllDay, isBusy: known.isBusy && end > start }
}

function nameOf({ wall, isDate, instant }: Moment): string {
  return isDate ? new Date(wall).toISOString().slice(0, 10) : new Date(instant).toISOString()
}

function addressOf({ value }: Line): string {
  return value.replace(/^mailto:/i, '').toLowerCase()
}
