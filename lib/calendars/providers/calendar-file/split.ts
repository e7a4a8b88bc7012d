import { DAY_MS } from '@/lib/scheduling/units'
import type { Slices } from '../slices'
import { readLine, toWords, toZoneName } from './lines'
import { readDuration, readWall } from './wall-time'

const MAX_EVENTS = 50_000
/** Lines of one event, so that a broken file is not gathered as one. */
const MAX_LINES = 20_000
/** Clocks differ by less, and so do the ends of whole days. */
const MARGIN_MS = 2 * DAY_MS
const ALWAYS = { first: Number.NEGATIVE_INFINITY, last: Number.POSITIVE_INFINITY }

const OF_EVENTS = [
  ...['UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID', 'STATUS', 'TRANSP'],
  ...['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'ATTENDEE'],
]
const OF_ZONES = ['BEGIN', 'END', 'TZID', 'X-LIC-LOCATION', 'DTSTART', 'RRULE', 'RDATE', 'TZOFFSETFROM', 'TZOFFSETTO']
/** The lines that are kept, and where. */
const KEPT: Record<string, string[]> = { VEVENT: OF_EVENTS, VFREEBUSY: ['FREEBUSY'], VTIMEZONE: OF_ZONES }
/** What a calendar holds: where one of them begins, the one before has ended. */
const INSIDE = [...Object.keys(KEPT), 'VTODO', 'VJOURNAL', 'VAVAILABILITY']

/** What a calendar says about its clocks: zones by name, and the name of its own one. */
export type Scope = { timezone: string; zones: Map<string, Component> }
/** Unfolded lines as they are written, each with its number in the file. */
export type Component = { scope: Scope; lines: string[]; numbers: number[] }
/** One event with all its exceptions. It takes no time outside of [first, last], epoch milliseconds. */
export type FileEvent = { id: string; components: Component[]; first: number; last: number }
/** A calendar file as it is kept: the lines that matter, by event. `characters`: how much that is. */
export type CalendarFile = { name: string; events: FileEvent[]; busyTimes: Component[]; characters: number }

/**
 * Takes a calendar file of any size apart, with rests for others. Throws a SyntaxError for what is no whole calendar, because a
 * file that was cut off lacks events; a RangeError for more events than can be kept.
 */
export async function splitFile(text: string, slices: Pick<Slices, 'isDue' | 'rest'>): Promise<CalendarFile> {
  const reader = new Splitter()
  for (const [line, number] of unfold(text)) {
    if (slices.isDue()) await slices.rest()
    reader.read(line, number)
  }
  const rest = reader.end()
  const events: FileEvent[] = []
  for (const event of reader.events()) {
    if (slices.isDue()) await slices.rest()
    events.push(event)
  }
  return { ...rest, events }
}

/** The same in one go, for what is as small as one event. */
export function splitNow(text: string): CalendarFile {
  const reader = new Splitter()
  for (const [line, number] of unfold(text)) reader.read(line, number)
  return { ...reader.end(), events: [...reader.events()] }
}

function* unfold(text: string): Generator<[line: string, number: number]> {
  let line: string[] = []
  let number = 0
  let begun = 1
  for (let at = 0; at < text.length; ) {
    const mark = text.indexOf('\n', at)
    const end = mark === -1 ? text.length : mark
    const isFolded = text[at] === ' ' || text[at] === '\t'
    number += 1
    const content = text.slice(isFolded ? at + 1 : at, text[end - 1] === '\r' ? end - 1 : end)
    at = end + 1
    // Some programs fold behind an empty line.
    if (content === '') continue
    if (!isFolded) {
      if (line.length > 0) yield [line.join(''), begun]
      line = []
      begun = number
    }
    line.push(content)
  }
  if (line.length > 0) yield [line.join(''), begun]
}

class Splitter {
  private name = ''
  private calendars = 0
  private characters = 0
  private count = 0
  private readonly byUid = new Map<string, Component[]>()
  private readonly busyTimes: Component[] = []
  /** Names of the components that are open, outermost first. */
  private readonly open: string[] = []
  private scope: Scope = { timezone: '', zones: new Map() }
  private current: Component | null = null

  read(line: string, number: number): void {
    const [, mark, component = ''] = /^\uFEFF?(BEGIN|END):\s*([^\s;:]+)\s*$/i.exec(line) ?? []
    if (mark?.toUpperCase() === 'BEGIN') this.begin(component.toUpperCase(), number)
    else if (mark) this.finish(component.toUpperCase(), number)
    else if (this.open.length === 1) this.readOfCalendar(line)
    else this.keep(line, number)
  }

  end(): Omit<CalendarFile, 'events'> {
    if (this.calendars === 0 || this.open.length > 0) throw new SyntaxError('This is no whole calendar')
    return { name: this.name, busyTimes: this.busyTimes, characters: this.characters }
  }

  /** One by one: their bounds take as long as their lines. */
  *events(): Generator<FileEvent> {
    for (const [id, components] of this.byUid) yield { id, components, ...boundsOf(components) }
  }

  private begin(component: string, number: number): void {
    if ((this.open.length === 0) !== (component === 'VCALENDAR')) throw new SyntaxError('This is no calendar')
    if (INSIDE.includes(component)) this.closeTo(1)
    if (component === 'VCALENDAR') this.scope = { timezone: '', zones: new Map() }
    if (this.open.length === 1) this.current = { scope: this.scope, lines: [], numbers: [] }
    this.open.push(component)
    this.keep(`BEGIN:${component}`, number)
  }

  /** Ends what is open inside as well: a line may be lost. One that ends nothing is none. */
  private finish(component: string, number: number): void {
    const place = this.open.lastIndexOf(component)
    if (place === -1) return
    this.keep(`END:${component}`, number)
    this.closeTo(place)
    if (place === 0) this.calendars += 1
  }

  private closeTo(place: number): void {
    const [, outer] = this.open
    this.open.length = Math.min(this.open.length, place)
    if (this.open.length <= 1 && outer && this.current) this.store(outer, this.current)
    if (this.open.length <= 1) this.current = null
  }

  private readOfCalendar(text: string): void {
    const { name, value } = readLine(text, 0)
    if (name === 'X-WR-CALNAME') this.name ||= toWords(value).replace(/\s+/g, ' ').trim()
    if (name === 'X-WR-TIMEZONE') this.scope.timezone ||= toZoneName(value)
  }

  /** Alarms and whatever else is inside of events are left out. */
  private keep(text: string, number: number): void {
    const [, outer = '', ...inner] = this.open
    if (!this.current || (outer !== 'VTIMEZONE' && inner.length > 0)) return
    const name = /^[A-Za-z0-9-]+/.exec(text)?.[0].toUpperCase() ?? ''
    if (!KEPT[outer]?.includes(name)) return
    if (this.current.lines.length >= MAX_LINES) throw new RangeError('An event of this calendar is too long')
    this.current.lines.push(text)
    this.current.numbers.push(number)
    this.characters += text.length
  }

  private store(name: string, component: Component): void {
    if (name === 'VTIMEZONE') {
      for (const zone of listValues(component, 'TZID')) this.scope.zones.set(toZoneName(zone), component)
    }
    if (name === 'VFREEBUSY') this.busyTimes.push(component)
    if (name !== 'VEVENT') return
    this.count += 1
    if (this.count > MAX_EVENTS) throw new RangeError('This calendar has too many events')
    const uid = listValues(component, 'UID')[0] || `#${this.count}`
    const others = this.byUid.get(uid)
    if (others) others.push(component)
    else this.byUid.set(uid, [component])
  }
}

/** Of an event that happens once, and whose times are legible; any other may be at any time. */
function boundsOf([component, ...others]: Component[]): Pick<FileEvent, 'first' | 'last'> {
  if (!component || others.length > 0) return ALWAYS
  const lines = component.lines.map((line, place) => readLine(line, component.numbers[place] ?? 0))
  if (lines.some(({ name }) => ['RRULE', 'RDATE', 'RECURRENCE-ID'].includes(name))) return ALWAYS
  const [starts, ends] = [lines.filter(({ name }) => name === 'DTSTART'), lines.filter(({ name }) => name === 'DTEND')]
  const durations = lines.filter(({ name }) => name === 'DURATION')
  const start = readWall(starts[0]?.value ?? '')?.wall
  if (start === undefined) return ALWAYS
  const lasts = [
    ...ends.map(({ value }) => readWall(value)?.wall ?? Number.NaN),
    ...durations.map(({ value }) => {
      const length = readDuration(value)
      return length ? start + length.days * DAY_MS + length.ms : Number.NaN
    }),
  ]
  if (lasts.some((last) => !(last >= start))) return ALWAYS
  return { first: start - MARGIN_MS, last: Math.max(start, ...lasts) + MARGIN_MS }
}

function listValues({ lines }: Component, name: string): string[] {
  return lines.flatMap((text) => {
    const isOne = text.slice(0, name.length).toUpperCase() === name && /[;:]/.test(text[name.length] ?? '')
    return isOne ? [readLine(text, 0).value] : []
  })
}
