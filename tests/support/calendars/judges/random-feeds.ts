import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { ODD_ZONE } from '@/tests/support/calendars/calendar-file'
import { numbersFrom } from '@/tests/support/random'
import type { Feed } from './judges'

/** The owner's zones. None changes its clocks in the hours in which events are drawn. */
const OWN_ZONES = ['Asia/Kathmandu', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland']
const NAMED_ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns']
const DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const BEGIN = Date.UTC(2026, 0, 1)

/** What may be special about a feed, in the words of `LIMITS` in compare.ts. */
export type Feature =
  | `start ${'in UTC' | 'in a named zone' | 'in a defined zone' | 'floating' | 'on a date' | 'on a bare date'}`
  | 'an end on another clock'
  | 'an end without a zone'
  | 'only an end with a zone'
  | 'a duration in days'
  | 'no end'
  | 'a rule'
  | 'a rule that its start does not fit'
  | 'UNTIL in UTC'
  | 'UNTIL as an instant for dates'
  | 'RDATE'
  | 'RDATE with periods'
  | 'EXDATE'
  | 'EXDATE as a date'
  | 'an exception'
  | 'an exception for all later times'
  | 'an exception alone'
  | 'an exception in UTC'
  | 'weeks by number'
  | 'days that a month lacks'
  | 'folds within a zone'
  | 'two rules'
  | 'two versions'
  | 'busy times'
  | 'busy times in one line'
  | 'the zone of the calendar'
  | 'lower-case names'

type Random = ReturnType<typeof numbersFrom>
type Drawn = { lines: string[][]; zones: Set<string>; head: string[]; has: Set<Feature> }

export function drawFeeds(count: number, seed: number): Feed[] {
  const random = numbersFrom(seed)
  return Array.from({ length: count }, (_, index) => drawFeed(`random feed ${index} of seed ${seed}`, random))
}

function drawFeed(name: string, random: Random): Feed {
  const drawn: Drawn = { lines: [], zones: new Set(), head: [], has: new Set() }
  const events = 1 + random.below(3)
  for (let index = 0; index < events; index += 1) drawEvent(drawn, `event-${index}`, random)
  if (random.below(8) === 0) drawBusyTimes(drawn, random)
  if (drawn.has.has('start floating')) {
    if (random.below(3) === 0) drawn.head.push(`X-WR-TIMEZONE:${pick(NAMED_ZONES, random)}`)
    if (drawn.head.length > 0 || drawn.zones.size === 1) drawn.has.add('the zone of the calendar')
  }
  const from = BEGIN + random.below(200) * DAY_MS
  return {
    name,
    text: write(drawn, random),
    zone: pick(OWN_ZONES, random),
    period: { start: from, end: from + (20 + random.below(80)) * DAY_MS },
    has: drawn.has,
  }
}

/** A clock that writes wall times. */
type Pen = { write: (wall: number) => string; parameter: string; isDate: boolean; isUtc: boolean }

function drawPen(drawn: Drawn, random: Random): Pen {
  const kind = random.below(12)
  const plain = (parameter: string): Pen => ({ write: toText, parameter, isDate: false, isUtc: false })
  if (kind < 2) {
    drawn.has.add('start in UTC')
    return { write: (wall) => `${toText(wall)}Z`, parameter: '', isDate: false, isUtc: true }
  }
  if (kind < 6) {
    drawn.has.add('start in a named zone')
    return plain(`;TZID=${pick(NAMED_ZONES, random)}`)
  }
  if (kind < 8) {
    drawn.has.add('start in a defined zone')
    const place = pick(['Odd Zone', '(UTC+01:30) Odd\\, Place'], random)
    drawn.zones.add(place)
    const name = place.replaceAll('\\', '')
    return plain(`;TZID=${/[,:]/.test(name) ? `"${name}"` : name}`)
  }
  if (kind < 9) {
    drawn.has.add('start floating')
    return plain('')
  }
  const isBare = random.below(3) === 0
  drawn.has.add(isBare ? 'start on a bare date' : 'start on a date')
  return {
    write: (wall) => toText(wall).slice(0, 8),
    parameter: isBare ? '' : ';VALUE=DATE',
    isDate: true,
    isUtc: false,
  }
}

function drawEvent(drawn: Drawn, uid: string, random: Random): void {
  const pen = drawPen(drawn, random)
  const day = BEGIN + (random.below(300) - 60) * DAY_MS
  const wall = pen.isDate ? day : day + (4 + random.below(19)) * HOUR_MS + random.below(4) * 15 * MINUTE_MS
  const minutes = pen.isDate ? (1 + random.below(3)) * 24 * 60 : 15 * (1 + random.below(12))
  const event = [
    `UID:${uid}`,
    `DTSTART${pen.parameter}:${pen.write(wall)}`,
    ...drawEnd(drawn, pen, wall, minutes, random),
  ]
  if (random.below(12) === 0) event.push(pick(['STATUS:CANCELLED', 'STATUS:TENTATIVE', 'TRANSP:TRANSPARENT'], random))
  if (random.below(6) === 0)
    event.push('BEGIN:VALARM', 'TRIGGER:-PT15M', 'DURATION:P9D', 'ACTION:DISPLAY', 'END:VALARM')
  if (random.below(4) === 0) event.push(`SUMMARY:Talk\\, ${'long '.repeat(random.below(30))}`, 'X-ODD;X-P="a:b":c:d')
  const rules = random.below(3) > 0 ? drawRule(drawn, pen, wall, random) : null
  drawn.lines.push(rules ? [...event, ...rules.lines] : event)
  if (rules) drawExceptions(drawn, pen, uid, rules.starts, random)
}

function drawEnd(drawn: Drawn, pen: Pen, wall: number, minutes: number, random: Random): string[] {
  const end = wall + minutes * MINUTE_MS
  switch (random.below(8)) {
    case 0:
      drawn.has.add('no end')
      return []
    case 1:
      if (pen.isDate || pen.isUtc) return [`DTEND${pen.parameter}:${pen.write(end)}`]
      drawn.has.add(pen.parameter ? 'an end on another clock' : 'only an end with a zone')
      // A day later, so that it is after the start by any clock.
      return [`DTEND:${toText(end + DAY_MS)}Z`]
    case 2:
      drawn.has.add('a duration in days')
      return ['DURATION:P1D']
    case 3:
    case 4:
      if (pen.isDate) drawn.has.add('a duration in days')
      return [pen.isDate ? `DURATION:P${minutes / 24 / 60}D` : `DURATION:PT${minutes}M`]
    case 5:
      if (!pen.parameter.includes('TZID')) return [`DTEND${pen.parameter}:${pen.write(end)}`]
      drawn.has.add('an end without a zone')
      return [`DTEND:${toText(end)}`]
    default:
      return [`DTEND${pen.parameter}:${pen.write(end)}`]
  }
}

function drawRule(drawn: Drawn, pen: Pen, wall: number, random: Random): { lines: string[]; starts: number[] } {
  drawn.has.add('a rule')
  const [weekday = 'MO'] = DAYS.slice((new Date(wall).getUTCDay() + 6) % 7)
  const interval = 1 + random.below(3)
  const date = new Date(wall).getUTCDate()
  const [body, step] = pick<[string, number]>(
    [
      [`FREQ=DAILY;INTERVAL=${interval}`, interval],
      [`FREQ=WEEKLY;INTERVAL=${interval}`, 7 * interval],
      [`FREQ=WEEKLY;BYDAY=${weekday};WKST=${pick(DAYS, random)}`, 7],
      [`FREQ=WEEKLY;BYDAY=${[...new Set([weekday, pick(DAYS, random)])]}`, 7],
      [`FREQ=MONTHLY;BYMONTHDAY=${date}`, 0],
      [`FREQ=MONTHLY;BYDAY=${Math.ceil(date / 7)}${weekday}`, 0],
      [`FREQ=YEARLY`, 0],
      [`FREQ=MONTHLY;BYDAY=${pick(DAYS, random)};BYSETPOS=-1`, 0],
    ],
    random,
  )
  if (body.includes('BYSETPOS')) drawn.has.add('a rule that its start does not fit')
  const lines = [`RRULE:${body}${drawUntil(drawn, pen, wall, random)}`]
  const starts = Array.from({ length: 12 }, (_, turn) => wall + turn * step * DAY_MS).slice(0, step > 0 ? 12 : 1)
  if (random.below(3) === 0) lines.push(...drawRdates(drawn, pen, wall, random))
  if (random.below(3) === 0 && step > 0) lines.push(...drawExdates(drawn, pen, starts, random))
  return { lines, starts }
}

function drawUntil(drawn: Drawn, pen: Pen, wall: number, random: Random): string {
  const last = wall + random.below(200) * DAY_MS
  switch (random.below(4)) {
    case 0:
      return `;COUNT=${1 + random.below(60)}`
    case 1:
      if (pen.isDate) return `;UNTIL=${toText(last).slice(0, 8)}`
      if (pen.parameter === '' && !pen.isUtc) return `;UNTIL=${toText(last)}`
      drawn.has.add('UNTIL in UTC')
      return `;UNTIL=${toText(last + 17 * MINUTE_MS)}Z`
    case 2:
      if (!pen.isDate) return ''
      drawn.has.add('UNTIL as an instant for dates')
      return `;UNTIL=${toText(last + 22 * HOUR_MS)}Z`
    default:
      return ''
  }
}

function drawRdates(drawn: Drawn, pen: Pen, wall: number, random: Random): string[] {
  const at = wall + (1 + random.below(90)) * DAY_MS + (pen.isDate ? 0 : 90 * MINUTE_MS)
  if (!pen.isDate && random.below(3) === 0) {
    drawn.has.add('RDATE with periods')
    const end = random.below(2) === 0 ? 'PT45M' : pen.write(at + 45 * MINUTE_MS)
    return [`RDATE;VALUE=PERIOD${pen.parameter}:${pen.write(at)}/${end}`]
  }
  drawn.has.add('RDATE')
  return [`RDATE${pen.parameter}:${pen.write(at)},${pen.write(at + 2 * DAY_MS)}`]
}

function drawExdates(drawn: Drawn, pen: Pen, starts: number[], random: Random): string[] {
  const some = [pick(starts.slice(1), random), pick(starts.slice(1), random)].filter((one) => one !== undefined)
  if (some.length === 0) return []
  const kind = random.below(4)
  if (kind === 0 && !pen.isDate) {
    drawn.has.add('EXDATE as a date')
    return some.map((wall) => `EXDATE;VALUE=DATE:${toText(wall).slice(0, 8)}`)
  }
  drawn.has.add('EXDATE')
  return [`EXDATE${pen.parameter}:${some.map(pen.write).join(',')}`]
}

function drawExceptions(drawn: Drawn, pen: Pen, uid: string, starts: number[], random: Random): void {
  if (random.below(3) > 0 || starts.length < 6) return
  const [at = 0] = starts.slice(1 + random.below(4))
  const isAllLater = random.below(6) === 0
  drawn.has.add(isAllLater ? 'an exception for all later times' : 'an exception')
  const moved = at + (pen.isDate ? DAY_MS : 2 * HOUR_MS + 30 * MINUTE_MS)
  const lines = [
    `UID:${uid}`,
    `RECURRENCE-ID${isAllLater ? ';RANGE=THISANDFUTURE' : ''}${pen.parameter}:${pen.write(at)}`,
    `DTSTART${pen.parameter}:${pen.write(moved)}`,
    pen.isDate ? `DTEND${pen.parameter}:${pen.write(moved + DAY_MS)}` : 'DURATION:PT20M',
  ]
  if (!isAllLater && random.below(4) === 0) lines.push(pick(['STATUS:CANCELLED', 'TRANSP:TRANSPARENT'], random))
  drawn.lines.push(lines)
}

function drawBusyTimes(drawn: Drawn, random: Random): void {
  drawn.has.add('busy times')
  const types = ['', ';FBTYPE=BUSY', ';FBTYPE=BUSY-UNAVAILABLE', ';FBTYPE=BUSY-TENTATIVE', ';FBTYPE=FREE']
  const lines = types.map((type) => {
    const at = BEGIN + random.below(250 * 24) * HOUR_MS
    return `FREEBUSY${type}:${toText(at)}Z/${random.below(2) === 0 ? `${toText(at + HOUR_MS)}Z` : 'PT1H'}`
  })
  drawn.lines.push(['VFREEBUSY', 'UID:busy', ...lines])
}

function write({ lines, zones, head, has }: Drawn, random: Random): string {
  const components = lines.flatMap((all) => {
    const name = all[0] === 'VFREEBUSY' ? 'VFREEBUSY' : 'VEVENT'
    const own = name === 'VEVENT' ? all : all.slice(1)
    return [`BEGIN:${name}`, 'DTSTAMP:20260101T000000Z', ...own, `END:${name}`]
  })
  const defined = [...zones].flatMap((name) => ODD_ZONE.map((line) => line.replace(/^TZID:.*/, `TZID:${name}`)))
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//EN',
    ...head,
    ...defined,
    ...components,
    'END:VCALENDAR',
    '',
  ]
  const text = file.join(random.below(4) === 0 ? '\n' : '\r\n')
  const width = [75, 40, 20][random.below(8)]
  const folded = width ? text.replace(new RegExp(`[^\\r\\n]{${width}}(?=[^\\r\\n])`, 'g'), '$&\r\n ') : text
  if (random.below(12) > 0) return folded
  has.add('lower-case names')
  return folded.replace(/^(?:DTSTART|DTEND|RRULE|EXDATE)(?=[;:])/gm, (name) => name.toLowerCase())
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T
}

const toText = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+Z/g, '')
