import { type CalendarDate, monthOf } from '@/lib/scheduling/calendar-date'
import type { DateFormat } from '@/lib/scheduling/clock-formats'
import { formatDate, monthHeading } from '@/lib/scheduling/format-date'
import { commaList } from '@/lib/shared/text/comma-list'
import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import type { PartTexts } from '@/messages/texts'
import type { Bin, NumberFacts, QuestionSummary, SummaryOf, Timeline, TimeUnit } from './summary'

type Texts = PartTexts<'summary'>

const MAX_NAMED = 3

/** At most two decimals, with thousands separators; huge and tiny numbers as powers of ten. */
export function numberText(number: number, locale: string): string {
  const size = Math.abs(number)
  if (size >= 1e15 || (size > 0 && size < 0.005)) {
    return number
      .toPrecision(3)
      .replace(/\.?0+(?=e|$)/, '')
      .replace('.', decimalMarkOf(locale))
  }
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(number)
}

/** `40%`. Never rounded down to `0%` or up to `100%`: those are `<1%` and `>99%`. */
export function shareText(count: number, total: number, { t, say, locale }: Texts): string {
  const share = total === 0 ? 0 : count / total
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  if (share > 0 && share < 0.01) return say(t.lessThan, { share: percent.format(0.01) })
  if (share > 0.99 && share < 1) return say(t.moreThan, { share: percent.format(0.99) })
  return percent.format(share)
}

export function answeredText(question: QuestionSummary, { t, say }: Texts): string {
  const { answeredCount: answered, skippedCount: skipped, unreadableCount: unreadable } = question
  return [
    say(t.answered, { answered }),
    say(t.skipped, { skipped }),
    unreadable > 0 && say(t.unreadable, { unreadable }),
  ]
    .filter(Boolean)
    .join(' · ')
}

export function ratingSentence({ mean, counts, answeredCount }: SummaryOf<'rating'>, texts: Texts): string {
  const { t, say, locale } = texts
  if (mean === null) return t.nobody
  const ratings = counts.map((count, index) => ({ label: numberText(index + 1, locale), count }))
  const most = mostSentence(ratings, answeredCount, texts)
  return say(t.average, { mean: numberText(mean, locale), max: counts.length, most })
}

export function numbersSentence(facts: NumberFacts | null, { t, say, locale }: Texts): string {
  if (!facts) return t.nobody
  const write = (number: number) => numberText(number, locale)
  const { min, median, mean, max } = facts
  if (min === max) return say(t.sameNumber, { number: write(min) })
  return say(t.numbers, { min: write(min), max: write(max), median: write(median), mean: write(mean) })
}

export function textsSentence(shown: number, answered: number, { t, say }: Texts): string {
  if (answered === 0) return t.nobody
  return shown === answered ? say(t.allTexts, { count: answered }) : say(t.newestTexts, { shown, total: answered })
}

export function timelineSentence(
  { unit, points }: Timeline,
  dateFormat: DateFormat,
  { t, say, locale }: Texts,
): string {
  const words = t.timeline[unit]
  const most = Math.max(0, ...points.map(({ count }) => count))
  const busiest = points.filter(({ count }) => count === most)
  const [first] = busiest
  if (!first || most === 0) return t.noResponses
  const responses = say(t.responses, { count: most })
  if (busiest.length > 1) return say(words.tied, { responses, parts: say(words.parts, { count: busiest.length }) })
  return say(words.busiest, { date: partText(first.date, unit, dateFormat, locale), responses })
}

/** `Jun 3 2026` for a day and for the week that begins with it, `June 2026`, `2026`. */
export function partText(date: CalendarDate, unit: TimeUnit, dateFormat: DateFormat, locale: string): string {
  if (unit === 'year') return date.slice(0, 4)
  return unit === 'month' ? monthHeading(monthOf(date), locale) : formatDate(date, 'UTC', dateFormat, locale)
}

/** `10–19` of whole numbers, `0.5 to under 1` of others, `under 10`, `100 or more`, `7`. */
export function binText({ from, to }: Bin, isWhole: boolean, { t, say, locale }: Texts): string {
  const write = (number: number) => numberText(number, locale)
  if (from === null) return say(t.bins.under, { to: write(to ?? 0) })
  if (to === null) return say(t.bins.over, { from: write(from) })
  if (from === to || (isWhole && from === to - 1)) return write(from)
  if (isWhole) return say(t.bins.whole, { from: write(from), to: write(to - 1) })
  return say(t.bins.fraction, { from: write(from), to: write(to) })
}

/** The filters of the list; empty texts for none. */
type Narrowing = { from: CalendarDate | ''; to: CalendarDate | ''; search: string }

/** Says how many responses were found, and between which days: `Since Jun 3 2026: 5 responses with “Ada”`. */
export function foundText(
  count: number,
  { from, to, search }: Narrowing,
  dateFormat: DateFormat,
  texts: Texts,
): string {
  const { t, say, locale } = texts
  const write = (date: CalendarDate) => formatDate(date, 'UTC', dateFormat, locale)
  const responses = search ? say(t.responsesWith, { count, search }) : say(t.responses, { count })
  if (from && from === to) return say(t.period.on, { date: write(from), responses })
  if (from && to) return say(t.period.between, { from: write(from), to: write(to), responses })
  if (from) return say(t.period.since, { from: write(from), responses })
  return to ? say(t.period.until, { to: write(to), responses }) : responses
}

/** Names the most frequent rows; shares are of the `total` of people who answered. */
export function mostSentence(rows: readonly { label: string; count: number }[], total: number, texts: Texts): string {
  const { t, say, locale } = texts
  const most = Math.max(0, ...rows.map(({ count }) => count))
  if (most === 0) return t.nobody
  const labels = rows.filter(({ count }) => count === most).map(({ label }) => label)
  const share = shareText(most, total, texts)
  if (labels.length > MAX_NAMED) return say(t.mostOfMany, { labels: labels.length, share })
  const named = commaList(labels, locale)
  return labels.length > 1 ? say(t.mostOfSome, { labels: named, share }) : say(t.most, { label: named, share })
}
