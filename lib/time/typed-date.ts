import { isDateInBounds } from '@/lib/scheduling/bounds'
import { addDays, type CalendarDate, isCalendarDate } from '@/lib/scheduling/calendar-date'
import type { DateFormat } from '@/lib/scheduling/clock-formats'

const MONTHS = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
]

type Reading = { dateFormat: DateFormat; today: CalendarDate }

/**
 * Parses a typed date: `2026-06-03`, `Jun 3 2026`, `3 June 2026`, `3.6.2026`, `today`, `tomorrow`, and `6/3/2026`, whose order
 * follows the owner's date format. Two-digit years are of this century; without a year it is the next such day. Null if the
 * text cannot be parsed.
 */
export function parseTypedDate(text: string, { dateFormat, today }: Reading): CalendarDate | null {
  const typed = text.trim().toLowerCase().replace(/,/g, ' ').replace(/\s+/g, ' ')
  if (typed === 'today') return today
  if (typed === 'tomorrow') return addDays(today, 1)
  const parts = readParts(typed, dateFormat === 'MMM D YYYY')
  return parts && toDate(parts, today)
}

type Parts = { day: number; month: number; year?: string }

function readParts(typed: string, isMonthFirst: boolean): Parts | null {
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(typed) ?? []
  if (isoYear !== undefined) return { day: Number(isoDay), month: Number(isoMonth), year: isoYear }
  const [, first, mark, second, numericYear] = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/.exec(typed) ?? []
  if (first !== undefined) {
    const [day, month] = isMonthFirst && mark !== '.' ? [second, first] : [first, second]
    return { day: Number(day), month: Number(month), year: numericYear }
  }
  return readNamedMonth(typed)
}

/** `jun 3 2026`, `3 june 2026`, `3rd of june`; a weekday before it is ignored. */
function readNamedMonth(typed: string): Parts | null {
  const words = typed.replace(/^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.? /, '').replace(/ of /, ' ')
  const [, name, afterName, year] = /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}|\d{2}))?$/.exec(words) ?? []
  if (name !== undefined) return toNamed(name, afterName, year)
  const [, day, nameAfter, yearAfter] =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?([a-z]{3,})\.?(?:[ -](\d{4}|\d{2}))?$/.exec(words) ?? []
  return nameAfter === undefined ? null : toNamed(nameAfter, day, yearAfter)
}

function toNamed(name: string, day: string | undefined, year: string | undefined): Parts | null {
  const month = MONTHS.findIndex((full) => full.startsWith(name)) + 1
  return month === 0 ? null : { day: Number(day), month, year }
}

function toDate({ day, month, year }: Parts, today: CalendarDate): CalendarDate | null {
  if (year !== undefined) return existing(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)
  const thisYear = Number(today.slice(0, 4))
  // 29 February may be up to eight years ahead.
  for (let next = thisYear; next <= thisYear + 8; next += 1) {
    const date = existing(next, month, day)
    if (date !== null && date >= today) return date
  }
  return null
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDate(date) && isDateInBounds(date) ? date : null
}
