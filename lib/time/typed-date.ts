import { DateTime, Info } from 'luxon'
import { isDateInBounds } from '@/lib/scheduling/bounds'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { DateFormat } from '@/lib/scheduling/clock-formats'

/** `locale`: months, “today” and “tomorrow” may be typed in this language too. */
type Reading = { dateFormat: DateFormat; today: CalendarDate; locale?: string }

/**
 * Parses a typed date: `2026-06-03`, `Jun 3 2026`, `3 June 2026`, `3.6.2026`, `today`, `tomorrow`, and `6/3/2026`, whose order
 * follows the owner's date format. Two-digit years are of this century; without a year it is the next such day. Null if the
 * text cannot be parsed.
 */
export function parseTypedDate(text: string, reading: Reading): CalendarDate | null {
  const { dateFormat, today, locale = 'en-US' } = reading
  const typed = fold(text, locale).replace(/,/g, ' ').replace(/\s+/g, ' ').trim()
  const days = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  if (typed === 'today' || typed === fold(days.format(0, 'day'), locale)) return today
  if (typed === 'tomorrow' || typed === fold(days.format(1, 'day'), locale))
    return DateTime.fromISO(today).plus({ days: 1 }).toISODate()
  // Other languages have one order, in which the day comes first.
  const isMonthFirst = dateFormat === 'MMM D YYYY' && locale.startsWith('en')
  const parts = readParts(typed, isMonthFirst, monthsOf(locale))
  return parts && toDate(parts, today)
}

/** Small letters without accents. */
function fold(text: string, locale: string): string {
  return text.toLocaleLowerCase(locale).normalize('NFD').replace(/\p{M}/gu, '').replace(/ı/g, 'i')
}

/** The twelve months in English and in the language. */
function monthsOf(locale: string): string[][] {
  const own = Info.months('long', { locale })
  return Info.months('long', { locale: 'en' }).map((english, month) => [
    fold(english, 'en'),
    fold(own[month] ?? english, locale),
  ])
}

type Parts = { day: number; month: number; year?: string }

function readParts(typed: string, isMonthFirst: boolean, months: string[][]): Parts | null {
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(typed) ?? []
  if (isoYear !== undefined) return { day: Number(isoDay), month: Number(isoMonth), year: isoYear }
  const [, first, mark, second, numericYear] = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{4}|\d{2}))?\.?$/.exec(typed) ?? []
  if (first !== undefined) {
    const [day, month] = isMonthFirst && mark !== '.' ? [second, first] : [first, second]
    return { day: Number(day), month: Number(month), year: numericYear }
  }
  return readNamedMonth(typed, months)
}

/** `jun 3 2026`, `3 june 2026`, `3rd of june`; a weekday before it is ignored. */
function readNamedMonth(typed: string, months: string[][]): Parts | null {
  const words = typed.replace(/^(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.? /, '').replace(/ of /, ' ')
  const [, name, afterName, year] = /^([a-z]{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?: (\d{4}|\d{2}))?$/.exec(words) ?? []
  if (name !== undefined) return toNamed(months, name, afterName, year)
  const [, day, nameAfter, yearAfter] =
    /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?([a-z]{3,})\.?(?:[ -](\d{4}|\d{2}))?$/.exec(words) ?? []
  return nameAfter === undefined ? null : toNamed(months, nameAfter, day, yearAfter)
}

function toNamed(months: string[][], name: string, day: string | undefined, year: string | undefined): Parts | null {
  const month = months.findIndex((names) => names.some((full) => full.startsWith(name))) + 1
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
  const date = DateTime.utc(year, month, day).toISODate()
  return date !== null && isDateInBounds(date) ? date : null
}
