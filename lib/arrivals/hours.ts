import { MAX_AVAILABILITIES } from '@/lib/pages/rules-schema'
import { isCalendarDate } from '@/lib/scheduling'
import { MAX_DATES, MAX_SPANS_OF_DATE, type Span } from '@/lib/scheduling/vocabulary'

/** Hours of other tools: wall-clock times within one date. */
type SentSpan = { startTime: string; endTime: string }

type SentHours = {
  /** 0 = Sunday. */
  weekly: (SentSpan & { dayOfWeek: number })[]
  /** `yyyy-MM-dd`. A date without a span that is open is closed. */
  dates: (SentSpan & { date: string })[]
}

type Weekly = Span & { dayOfWeek: number }

type Hours = {
  weekly: Weekly[]
  dates: { date: string; spans: Span[] }[]
  /** An end of 23:59 became midnight. */
  toMidnight: number
  /** Spans that end before they begin. */
  invalid: number
  tooMany: number
  /** Dates that are over. */
  past: number
}

const DAY = 24 * 60
/** 0 = Sunday. */
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** Hours as pages have them: spans that overlap or touch become one. `today`: dates before it are left out. */
export function toHours({ weekly, dates }: SentHours, today: string): Hours {
  const found = { toMidnight: 0, invalid: 0, tooMany: 0, past: 0 }
  const byDay = new Map<number, [number, number][]>()
  for (const { dayOfWeek, ...span } of weekly) {
    const minutes = read(span, found)
    if (minutes && WEEK.includes(dayOfWeek)) byDay.set(dayOfWeek, [...(byDay.get(dayOfWeek) ?? []), minutes])
  }
  const byDate = new Map<string, [number, number][]>()
  for (const { date, ...span } of dates) {
    if (!isCalendarDate(date)) found.invalid += 1
    else if (date < today) found.past += 1
    else {
      const minutes = span.startTime.slice(0, 5) === span.endTime.slice(0, 5) ? null : read(span, found)
      byDate.set(date, [...(byDate.get(date) ?? []), ...(minutes ? [minutes] : [])])
    }
  }
  const days = [...byDay].sort(([one], [other]) => one - other)
  const all = days.flatMap(([dayOfWeek, spans]) => merge(spans).map((span) => ({ dayOfWeek, ...span })))
  const single = [...byDate]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, spans]) => ({ date, spans: merge(spans) }))
  const kept = single.slice(0, MAX_DATES).map(({ date, spans }) => ({ date, spans: spans.slice(0, MAX_SPANS_OF_DATE) }))
  const cut = single.reduce((sum, { spans }) => sum + Math.max(0, spans.length - MAX_SPANS_OF_DATE), 0)
  found.tooMany += Math.max(0, all.length - MAX_AVAILABILITIES) + (single.length - kept.length) + cut
  return { weekly: all.slice(0, MAX_AVAILABILITIES), dates: kept, ...found }
}

function read(
  { startTime, endTime }: SentSpan,
  found: { toMidnight: number; invalid: number },
): [number, number] | null {
  const start = minutesOf(startTime)
  const end = minutesOf(endTime)
  if (start === null || end === null) {
    found.invalid += 1
    return null
  }
  const last = end === 0 ? DAY : end
  if (end === DAY - 1) found.toMidnight += 1
  if (start >= last) {
    found.invalid += 1
    return null
  }
  return [start, last === DAY - 1 ? DAY : last]
}

/** `09:00`, `09:00:00` or `24:00`. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})(?::|$)/.exec(time) ?? []
  const value = Number(hours) * 60 + Number(minutes)
  return hours && Number(minutes) < 60 && value <= DAY ? value : null
}

function merge(spans: readonly [number, number][]): Span[] {
  const merged: [number, number][] = []
  for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged.map(([start, end]) => ({ startTime: clock(start), endTime: clock(end) }))
}

const clock = (minutes: number) =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
