import { type CalendarDate, monthOf } from '@/lib/scheduling/calendar-date'
import { type DateFormat, formatDate, monthHeading } from '@/lib/scheduling/format'
import type { Bin, ChoiceSummary, NumberFacts, QuestionSummary, RatingSummary, Timeline, TimeUnit } from './summary'

const MAX_NAMED = 3
const NOBODY = 'Nobody has answered this question.'

/** At most two places behind the point, figures in groups of three; what is huge or tiny by its power of ten. */
export function numberText(number: number): string {
  const size = Math.abs(number)
  if (size >= 1e15 || (size > 0 && size < 0.005)) return number.toPrecision(3).replace(/\.?0+(?=e|$)/, '')
  return number.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

/** `40%`; a few of many are not none, and many are not all. */
export function shareText(count: number, total: number): string {
  if (total === 0) return '0%'
  const percent = (100 * count) / total
  if (percent > 0 && percent < 1) return '<1%'
  if (percent > 99 && percent < 100) return '>99%'
  return `${Math.round(percent)}%`
}

export function answeredText({ answeredCount, skippedCount, unreadableCount }: QuestionSummary): string {
  const unreadable = unreadableCount > 0 && `${numberText(unreadableCount)} not of this type`
  return [`${numberText(answeredCount)} answered`, `${numberText(skippedCount)} skipped`, unreadable]
    .filter(Boolean)
    .join(' · ')
}

export function choicesSentence({ choices, answeredCount }: ChoiceSummary): string {
  return mostSentence(choices, answeredCount)
}

export function ratingSentence({ mean, counts, answeredCount }: RatingSummary): string {
  if (mean === null) return NOBODY
  const ratings = counts.map((count, index) => ({ label: String(index + 1), count }))
  return `${numberText(mean)} of ${counts.length} on average. ${mostSentence(ratings, answeredCount)}`
}

export function numbersSentence(facts: NumberFacts | null): string {
  if (!facts) return NOBODY
  const { min, median, mean, max } = facts
  if (min === max) return `Every answer is ${numberText(min)}.`
  const middle = `The middle one is ${numberText(median)}, the mean ${numberText(mean)}.`
  return `From ${numberText(min)} to ${numberText(max)}. ${middle}`
}

export function textsSentence(shown: number, answered: number): string {
  if (answered === 0) return NOBODY
  if (shown === answered)
    return answered === 1 ? 'The one answer.' : `All ${numberText(answered)} answers, newest first.`
  return `The ${shown} newest of ${numberText(answered)} answers.`
}

export function timelineSentence({ unit, points }: Timeline, dateFormat: DateFormat): string {
  const most = Math.max(0, ...points.map(({ count }) => count))
  const busiest = points.filter(({ count }) => count === most)
  const [first] = busiest
  if (!first || most === 0) return 'No responses in this time.'
  if (busiest.length > 1) return `At most ${numberText(most)} a ${unit}, ${numberText(busiest.length)} times.`
  return `Most came ${IN[unit]} ${partText(first.date, unit, dateFormat)}: ${numberText(most)}.`
}

const IN: Record<TimeUnit, string> = { day: 'on', week: 'in the week of', month: 'in', year: 'in' }

/** `Jun 3 2026` for a day and for the week that begins with it, `June 2026`, `2026`. */
export function partText(date: CalendarDate, unit: TimeUnit, dateFormat: DateFormat): string {
  if (unit === 'year') return date.slice(0, 4)
  return unit === 'month' ? monthHeading(monthOf(date)) : formatDate(date, 'UTC', dateFormat)
}

/** `10–19` of whole numbers, `0.5 to below 1` of others, `under 10`, `100 and more`, `7`. */
export function binText({ from, to }: Bin, isWhole: boolean): string {
  if (from === null) return `under ${numberText(to ?? 0)}`
  if (to === null) return `${numberText(from)} and more`
  if (from === to || (isWhole && from === to - 1)) return numberText(from)
  return isWhole ? `${numberText(from)}–${numberText(to - 1)}` : `${numberText(from)} to below ${numberText(to)}`
}

/** The first and the last day, as a heading on paper says it. */
export function daysText(from: CalendarDate | '', to: CalendarDate | '', dateFormat: DateFormat): string {
  const write = (date: CalendarDate) => formatDate(date, 'UTC', dateFormat)
  if (from && to) return from === to ? `On ${write(from)}` : `${write(from)} – ${write(to)}`
  if (from) return `Since ${write(from)}`
  return to ? `Until ${write(to)}` : 'All responses'
}

function mostSentence(rows: readonly { label: string; count: number }[], total: number): string {
  const most = Math.max(0, ...rows.map(({ count }) => count))
  if (most === 0) return NOBODY
  const labels = rows.filter(({ count }) => count === most).map(({ label }) => label)
  const share = `${numberText(most)} of ${numberText(total)}${labels.length > 1 ? ' each' : ''} (${shareText(most, total)})`
  if (labels.length > MAX_NAMED) return `${labels.length} answers were chosen most: ${share}.`
  return `Chosen most: ${labels.join(', ')} – ${share}.`
}
