import ICAL from 'ical.js'

/** jCal (RFC 7265), as ical.js reads it. */
export type Property = [name: string, parameters: Record<string, string | string[]>, type: string, ...values: unknown[]]
export type Component = [name: string, properties: Property[], components: Component[]]

const KEPT_COMPONENTS = ['VCALENDAR', 'VEVENT', 'VTIMEZONE', 'STANDARD', 'DAYLIGHT']
const TIMES = [
  ...['BEGIN', 'END', 'VERSION', 'UID', 'DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID'],
  ...['STATUS', 'TRANSP', 'TZID', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-LIC-LOCATION'],
]
const WORDS = ['SUMMARY', 'DESCRIPTION', 'LOCATION', 'URL', 'ATTENDEE']

/** Longest text parsed at once; most files have a hundredth of it. */
const MAX_FILE = 2 * 1024 * 1024
const MAX_KEPT = 128 * 1024
/** A line's name and parameters: the time that ical.js takes for them grows with their square. */
const TOO_LONG_HEAD = /^[^:\r\n]{4096}/m

/** The calendars of a text. Throws on what is none, and on what is too long to be one of a single event. */
export function parseCalendars(text: string): Component[] {
  if (text.length > MAX_FILE) throw new RangeError('This calendar file is too long')
  const lines = listEventLines(text.replace(/\r?\n[ \t]/g, ''))
  try {
    return toCalendars(keep(lines, [...TIMES, ...WORDS]))
  } catch {
    // A malformed name or note must not hide when its event is; without them it is read as busy.
    return toCalendars(keep(lines, TIMES))
  }
}

export function propertiesOf(component: Component, name: string): Property[] {
  return component[1].filter((property) => property[0] === name)
}

/** The first value; empty where there is none. */
export function textOf(component: Component, name: string): string {
  const [property] = propertiesOf(component, name)
  return property ? String(property[3] ?? '') : ''
}

export function componentsOf(component: Component, name: string): Component[] {
  return component[2].filter((child) => child[0] === name)
}

export function parameterOf([, parameters]: Property, name: string): string {
  const value = parameters[name] ?? ''
  return Array.isArray(value) ? (value[0] ?? '') : value
}

function toCalendars(text: string): Component[] {
  if (text.length > MAX_KEPT || TOO_LONG_HEAD.test(text)) throw new RangeError('This event is too long')
  const parsed = ICAL.parse(text) as Component | Component[]
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as Component[]
  if (calendars.length === 0 || calendars.some(([name]) => name !== 'vcalendar')) throw new Error('Not a calendar')
  return calendars
}

/** Unfolded lines, without alarms, tasks and whatever else stands between. */
function listEventLines(text: string): string[] {
  let leftOut: string | null = null
  return text.split(/\r?\n/).filter((line) => {
    const [, mark = '', name = ''] = /^(BEGIN|END):\s*([^\s;:]+)\s*$/i.exec(line) ?? []
    if (leftOut !== null) {
      if (mark.toUpperCase() === 'END' && name.toUpperCase() === leftOut) leftOut = null
      return false
    }
    if (mark.toUpperCase() !== 'BEGIN' || KEPT_COMPONENTS.includes(name.toUpperCase())) return true
    leftOut = name.toUpperCase()
    return false
  })
}

/** True for a line that says when or what an event is; the others are not read. */
export function isKeptLine(line: string): boolean {
  return TIMES.includes(propertyIn(line)) || WORDS.includes(propertyIn(line))
}

/** Attached files and other people's additions cost time, and may be malformed. */
function keep(lines: string[], names: string[]): string {
  return lines.filter((line) => names.includes(propertyIn(line))).join('\r\n')
}

function propertyIn(line: string): string {
  return (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase()
}
