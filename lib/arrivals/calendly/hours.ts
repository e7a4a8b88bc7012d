import { MAX_AVAILABILITIES } from '@/lib/pages/rules-schema'
import { isCalendarDate, isTimezone } from '@/lib/scheduling'
import { type Availability, type DateHours, MAX_DATES, MAX_SPANS_OF_DATE, type Span } from '@/lib/scheduling/vocabulary'
import type { ReportWriter } from '../report-writer'
import { isResource, listOf, type Resource, textOf } from './documents'

export type Hours = { timezone: string; availabilities: Availability[]; dates: DateHours[] }

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const KIND = 'schedule'

/** Weekly hours and single dates of a schedule. Dates before `today`, `yyyy-MM-dd`, stay behind. */
export function readHours(schedule: Resource, fallback: string, today: string, report: ReportWriter): Hours {
  const rule = isResource(schedule.availability_rule) ? schedule.availability_rule : schedule
  const prefix = rule === schedule ? '' : 'availability_rule.'
  const ref = textOf(schedule.uri) || textOf(schedule.event_type)
  const note = (field: string, entry: { outcome: 'changed' | 'left_out'; reason: Reason; note?: string }) =>
    report.note(
      { kind: KIND, field: `${prefix}${field}`, to: entry.outcome === 'changed' ? TO : undefined, ...entry },
      ref,
    )
  const hours: Hours = { timezone: textOf(rule.timezone), availabilities: [], dates: [] }
  if (!isTimezone(hours.timezone)) {
    note('timezone', { outcome: 'changed', reason: 'invalid', note: 'The time zone is not known here.' })
    hours.timezone = fallback
  }
  for (const one of listOf(rule.rules)) {
    const spans = spansOf(listOf(one.intervals), note)
    const dayOfWeek = WEEKDAYS.indexOf(textOf(one.wday))
    const date = textOf(one.date)
    if (one.type === 'wday' && dayOfWeek >= 0) {
      hours.availabilities.push(...spans.map((span) => ({ dayOfWeek, ...span })))
    } else if (one.type === 'date' && isCalendarDate(date)) {
      if (date < today) note('rules[].date', { outcome: 'left_out', reason: 'too_old' })
      else if (!hours.dates.some((known) => known.date === date)) hours.dates.push({ date, spans })
    } else note('rules[].type', { outcome: 'left_out', reason: 'invalid' })
  }
  hours.dates.sort((before, after) => before.date.localeCompare(after.date))
  if (hours.dates.length > MAX_DATES || hours.availabilities.length > MAX_AVAILABILITIES) {
    note('rules[].type', { outcome: 'left_out', reason: 'too_many' })
    hours.dates.splice(MAX_DATES)
    hours.availabilities.splice(MAX_AVAILABILITIES)
  }
  return hours
}

type Reason = 'invalid' | 'too_old' | 'too_many' | 'no_counterpart'
type Note = (field: string, entry: { outcome: 'changed' | 'left_out'; reason: Reason; note?: string }) => void

const TO = 'pages.availabilities'
const DAY = 24 * 60

/** Spans of one day, in order; those that overlap become one. Equal times are none. */
function spansOf(intervals: Resource[], note: Note): Span[] {
  const read = intervals.flatMap(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    if (end === DAY - 1)
      note('rules[].intervals[].to', { outcome: 'changed', reason: 'no_counterpart', note: MIDNIGHT })
    const last = end === DAY - 1 ? DAY : end
    if (start !== null && last !== null && start < last) return [{ start, end: last }]
    if (start === null || start !== end) note('rules[].intervals[].from', { outcome: 'left_out', reason: 'invalid' })
    return []
  })
  const merged: { start: number; end: number }[] = []
  for (const span of read.toSorted((one, other) => one.start - other.start)) {
    const before = merged.at(-1)
    if (before && span.start < before.end) before.end = Math.max(before.end, span.end)
    else merged.push({ ...span })
  }
  if (merged.length > MAX_SPANS_OF_DATE) note('rules[].intervals[].from', { outcome: 'left_out', reason: 'too_many' })
  return merged
    .slice(0, MAX_SPANS_OF_DATE)
    .map(({ start, end }) => ({ startTime: timeOf(start), endTime: timeOf(end % DAY) }))
}

const MIDNIGHT = 'An end at 23:59 became midnight.'

function minutesOf(time: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)(?::\d\d)?$/.exec(textOf(time)) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return total >= 0 && total <= DAY ? total : null
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
