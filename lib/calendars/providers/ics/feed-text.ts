import { isKeptLine } from '../caldav/recurrence/calendar-text'
import type { Slices } from '../caldav/slices'

const DAY_MS = 86_400_000
const MAX_EVENTS = 50_000
/** Lines of one event, so that a broken file is not gathered as one. */
const MAX_LINES = 20_000
/** Clocks differ by less, and so do the ends of whole days. */
const MARGIN_MS = 2 * DAY_MS
const ALWAYS = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }

/** One event with all its exceptions. It takes no time outside of [first, last], epoch milliseconds. */
export type FeedEvent = { id: string; lines: string[]; first: number; last: number }
/** A calendar file as it is kept: the lines that matter, by event. `characters`: how much that is. */
export type FeedText = { name: string; zones: Map<string, string[]>; events: FeedEvent[]; characters: number }

/**
 * Takes a calendar file of any size apart, with rests for others. Throws a SyntaxError for what is no whole calendar, because a
 * file that was cut off lacks events; a RangeError for more events than can be kept.
 */
export async function splitFeed(text: string, slices: Slices): Promise<FeedText> {
  const reader = new FeedReader()
  let line: string[] = []
  for (let at = 0; at < text.length; ) {
    if (slices.isDue()) await slices.rest()
    const mark = text.indexOf('\n', at)
    const end = mark === -1 ? text.length : mark
    const isFolded = text[at] === ' ' || text[at] === '\t'
    if (!isFolded && line.length > 0) {
      reader.read(line.join(''))
      line = []
    }
    line.push(text.slice(isFolded ? at + 1 : at, text[end - 1] === '\r' ? end - 1 : end))
    at = end + 1
  }
  reader.read(line.join(''))
  return reader.end(slices)
}

/** The file of one event, with the zones that it names. */
export function toEventText({ lines }: FeedEvent, zones: FeedText['zones']): string {
  const named = new Set(lines.flatMap((line) => zoneIn(line) ?? []))
  const used = [...named].flatMap((zone) => zones.get(zone) ?? [])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...used, ...lines, 'END:VCALENDAR'].join('\r\n')
}

class FeedReader {
  private name = ''
  private calendars = 0
  private characters = 0
  private events = 0
  private readonly zones = new Map<string, string[]>()
  private readonly byUid = new Map<string, string[][]>()
  /** Names of the components that are open, outermost first. */
  private readonly open: string[] = []
  private lines: string[] = []

  read(line: string): void {
    const [, mark, component = ''] = /^\uFEFF?(BEGIN|END):\s*([^\s;:]+)\s*$/i.exec(line) ?? []
    if (mark) this.readMark(mark.toUpperCase(), component.toUpperCase())
    else if (this.open.length === 1) this.name ||= nameIn(line)
    else this.keep(line)
  }

  async end(slices: Slices): Promise<FeedText> {
    if (this.calendars === 0 || this.open.length > 0) throw new SyntaxError('This is no whole calendar')
    const events: FeedEvent[] = []
    for (const [id, components] of this.byUid) {
      if (slices.isDue()) await slices.rest()
      events.push(toFeedEvent(id, components))
    }
    return { name: this.name, zones: this.zones, events, characters: this.characters }
  }

  private readMark(mark: string, component: string): void {
    const inside = this.open.length
    if (mark === 'BEGIN') {
      if ((inside === 0) !== (component === 'VCALENDAR')) throw new SyntaxError('This is no calendar')
      this.open.push(component)
      if (inside === 1) this.lines = []
      this.keep(`BEGIN:${component}`)
      return
    }
    if (this.open.at(-1) !== component) throw new SyntaxError('Components of this calendar overlap')
    this.keep(`END:${component}`)
    this.open.pop()
    if (inside === 1) this.calendars += 1
    if (inside === 2) this.close(component)
  }

  /** Alarms and whatever else is inside of events are left out. */
  private keep(line: string): void {
    const [, outer, ...inner] = this.open
    const isWanted = outer === 'VTIMEZONE' || (outer === 'VEVENT' && inner.length === 0)
    if (!isWanted || !isKeptLine(line)) return
    if (this.lines.length >= MAX_LINES) throw new RangeError('An event of this calendar is too long')
    this.lines.push(line)
    this.characters += line.length
  }

  private close(component: string): void {
    if (component === 'VTIMEZONE') this.zones.set(valueIn(this.lines, 'TZID'), this.lines)
    if (component !== 'VEVENT') return
    this.events += 1
    if (this.events > MAX_EVENTS) throw new RangeError('This calendar has too many events')
    const uid = valueIn(this.lines, 'UID') || `#${this.events}`
    const others = this.byUid.get(uid)
    if (others) others.push(this.lines)
    else this.byUid.set(uid, [this.lines])
  }
}

function toFeedEvent(id: string, components: string[][]): FeedEvent {
  const lines = components.flat()
  return { id, lines, ...boundsOf(components) }
}

/** By the dates alone; an event that repeats, or whose end is not written as a date, may be at any time. */
function boundsOf(components: string[][]): Pick<FeedEvent, 'first' | 'last'> {
  const [lines = [], ...others] = components
  const from = dateOf(valueIn(lines, 'DTSTART'))
  const isOpen = lines.some((line) => /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)[;:]/i.test(line))
  if (others.length > 0 || isOpen || Number.isNaN(from)) return ALWAYS
  const end = valueIn(lines, 'DTEND')
  const until = end === '' ? from : dateOf(end)
  return Number.isNaN(until) ? ALWAYS : { first: from - MARGIN_MS, last: Math.max(from, until) + MARGIN_MS }
}

function dateOf(value: string): number {
  const [, year, month, day] = /^\s*(\d{4})(\d\d)(\d\d)/.exec(value) ?? []
  return day ? Date.UTC(Number(year), Number(month) - 1, Number(day)) : Number.NaN
}

/** The value of the first property of that name, as it is written; empty without one. */
function valueIn(lines: string[], name: string): string {
  for (const line of lines) {
    if (
      line.length > name.length &&
      line.slice(0, name.length).toUpperCase() === name &&
      /[;:]/.test(line[name.length] ?? '')
    ) {
      return /^[^:"]*(?:"[^"]*"[^:"]*)*:(.*)$/s.exec(line)?.[1]?.trim() ?? ''
    }
  }
  return ''
}

function zoneIn(line: string): string | null {
  const [, quoted, plain] = /^[^:"]*;TZID=(?:"([^"]*)"|([^;:"]*))/i.exec(line) ?? []
  return quoted ?? plain ?? null
}

/** The name that the file gives its calendar. */
function nameIn(line: string): string {
  const [, text = ''] = /^X-WR-CALNAME(?:;[^:]*)?:(.*)$/i.exec(line) ?? []
  return text
    .replace(/\\([\\;,])/g, '$1')
    .replace(/\\n/gi, ' ')
    .trim()
}
