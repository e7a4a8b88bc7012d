import { isCalendarDate, isTimezone } from '@/lib/scheduling'
import type { Availability, DateHours } from '@/lib/scheduling/vocabulary'
import { toHours } from '../hours'
import { isLoose, type Loose, looseListOf, textOf } from '../loose'
import type { ReportWriter } from '../report-writer'

export type Hours = { timezone: string; availabilities: Availability[]; dates: DateHours[] }

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
/** A date without hours. */
const CLOSED = { startTime: '00:00', endTime: '00:00' }

/** Weekly hours and single dates of a schedule. Dates before `today`, `yyyy-MM-dd`, stay behind. */
export function readHours(schedule: Loose, fallback: string, today: string, report: ReportWriter): Hours {
  const rule = isLoose(schedule.availability_rule) ? schedule.availability_rule : schedule
  const prefix = rule === schedule ? '' : 'availability_rule.'
  const ref = textOf(schedule.uri) || textOf(schedule.event_type)
  const note = (field: string, entry: Noted, times = 1) => {
    if (times === 0) return
    const to = entry.outcome === 'changed' ? 'pages.availabilities' : undefined
    report.note({ kind: 'schedule', field: `${prefix}${field}`, to, ...entry }, ref, times)
  }
  const isKnown = isTimezone(textOf(rule.timezone))
  if (!isKnown) note('timezone', { outcome: 'changed', reason: 'invalid', note: 'The time zone is not known here.' })
  const weekly: Parameters<typeof toHours>[0]['weekly'] = []
  const dates: Parameters<typeof toHours>[0]['dates'] = []
  for (const one of looseListOf(rule.rules)) {
    const spans = looseListOf(one.intervals).map(({ from, to }) => ({ startTime: textOf(from), endTime: textOf(to) }))
    const dayOfWeek = WEEKDAYS.indexOf(textOf(one.wday))
    const date = textOf(one.date)
    if (one.type === 'wday' && dayOfWeek >= 0) weekly.push(...spans.map((span) => ({ dayOfWeek, ...span })))
    else if (one.type !== 'date' || !isCalendarDate(date))
      note('rules[].type', { outcome: 'left_out', reason: 'invalid' })
    else if (date < today) note('rules[].date', { outcome: 'left_out', reason: 'too_old' })
    else dates.push(...[...spans, ...(spans.length === 0 ? [CLOSED] : [])].map((span) => ({ date, ...span })))
  }
  const hours = toHours({ weekly, dates }, today)
  const midnight = 'An end at 23:59 became midnight.'
  note('rules[].intervals[].to', { outcome: 'changed', reason: 'no_counterpart', note: midnight }, hours.toMidnight)
  note('rules[].intervals[].from', { outcome: 'left_out', reason: 'invalid' }, hours.invalid)
  note('rules[].intervals[].from', { outcome: 'left_out', reason: 'too_many' }, hours.tooMany)
  const timezone = isKnown ? textOf(rule.timezone) : fallback
  return { timezone, availabilities: hours.weekly, dates: hours.dates }
}

type Noted = {
  outcome: 'changed' | 'left_out'
  reason: 'invalid' | 'too_old' | 'too_many' | 'no_counterpart'
  note?: string
}
