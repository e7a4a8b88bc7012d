import type { Period } from '@/lib/scheduling'
import { weekdayOf } from '@/lib/scheduling/calendar-date'
import { DAY_MS } from '@/lib/scheduling/units'
import type { Frequency, Rule } from './rule'
import { civilOf, dayNumber, isDayOf, weekBegin } from './rule-days'
import type { WorkBudget } from './work-budget'

const SECOND_MS = 1000
const UNITS: Partial<Record<Frequency, number>> = { SECONDLY: SECOND_MS, MINUTELY: 60_000, HOURLY: 3_600_000 }

/** Days [from, to) of one turn of the rule; `time` where a turn is shorter than a day. */
type Turn = { from: number; to: number; time: number | null }

/**
 * The starts of a rule in [from, to), in wall time, sorted. Our own and not a library's: ical.js looks for ever for the
 * next 30 February, and walks to this week from the series' first day. Here each step is paid for.
 */
export function listRuleStarts(given: Rule, first: number, range: Period, budget: WorkBudget): number[] {
  const rule = complete(given, first)
  const end = Math.min(range.end, rule.until === null ? range.end : rule.until + 1)
  const starts: number[] = []
  let counted = 0
  // Under a COUNT each occurrence counts, so none can be passed over.
  for (let step = rule.count === null ? firstStep(rule, first, range.start) : 0; ; step += 1) {
    const turn = turnAt(rule, first, step)
    // A number too large for a date is none, and no smaller than the end.
    if (!(turn.from * DAY_MS + (turn.time ?? 0) < end)) return starts
    for (const start of startsOfTurn(rule, turn, budget)) {
      if (start < first) continue
      counted += 1
      if (start >= end || (rule.count !== null && counted > rule.count)) return starts
      if (start >= range.start) starts.push(start)
    }
  }
}

/** Parts that a rule leaves out come from the start of the series (RFC 5545, 3.3.10). */
function complete(rule: Rule, first: number): Rule {
  const { frequency, yearDays, monthDays, weekdays, weekNumbers } = rule
  const day = Math.floor(first / DAY_MS)
  const { month, date } = civilOf(day)
  const filled = { ...rule }
  const namesDays = [yearDays, monthDays, weekdays].some((names) => names.length > 0)
  if (!namesDays && (frequency === 'WEEKLY' || weekNumbers.length > 0)) {
    filled.weekdays = [{ weekday: weekdayOf(day), nth: 0 }]
  } else if (!namesDays && (frequency === 'MONTHLY' || frequency === 'YEARLY')) {
    filled.monthDays = [date]
    if (frequency === 'YEARLY' && rule.months.length === 0) filled.months = [month]
  }
  const clock = new Date(first)
  const unit = UNITS[frequency] ?? DAY_MS
  if (rule.hours.length === 0 && unit > 3_600_000) filled.hours = [clock.getUTCHours()]
  if (rule.minutes.length === 0 && unit > 60_000) filled.minutes = [clock.getUTCMinutes()]
  if (rule.seconds.length === 0 && unit > SECOND_MS) filled.seconds = [clock.getUTCSeconds()]
  return filled
}

/** The last turn that begins before `from` for sure. */
function firstStep({ frequency, interval }: Rule, first: number, from: number): number {
  const begin = civilOf(Math.floor(first / DAY_MS))
  const wanted = civilOf(Math.floor(from / DAY_MS))
  const months = (wanted.year - begin.year) * 12 + wanted.month - begin.month
  const turns: Partial<Record<Frequency, number>> = {
    YEARLY: wanted.year - begin.year,
    MONTHLY: months,
    WEEKLY: (from - first) / (7 * DAY_MS),
    DAILY: (from - first) / DAY_MS,
  }
  const passed = turns[frequency] ?? (from - first) / (UNITS[frequency] ?? DAY_MS)
  return Math.max(0, Math.floor(passed / interval) - 1)
}

function turnAt({ frequency, interval, weekStart }: Rule, first: number, step: number): Turn {
  const day = Math.floor(first / DAY_MS)
  const { year, month } = civilOf(day)
  const passed = step * interval
  if (frequency === 'YEARLY') return days(dayNumber(year + passed, 1, 1), dayNumber(year + passed + 1, 1, 1))
  if (frequency === 'MONTHLY') return days(dayNumber(year, month + passed, 1), dayNumber(year, month + passed + 1, 1))
  if (frequency === 'WEEKLY')
    return days(weekBegin(day, weekStart) + passed * 7, weekBegin(day, weekStart) + passed * 7 + 7)
  if (frequency === 'DAILY') return days(day + passed, day + passed + 1)
  const unit = UNITS[frequency] ?? DAY_MS
  const at = Math.floor(first / unit) * unit + passed * unit
  const today = Math.floor(at / DAY_MS)
  return { from: today, to: today + 1, time: at - today * DAY_MS }
}

function days(from: number, to: number): Turn {
  return { from, to, time: null }
}

function startsOfTurn(rule: Rule, turn: Turn, budget: WorkBudget): number[] {
  const times = timesOfTurn(rule, turn)
  const starts: number[] = []
  budget.spend()
  for (const { from, to } of spansOf(rule, turn)) {
    budget.spend(to - from)
    for (let day = from; day < to; day += 1) {
      if (!isDayOf(rule, day)) continue
      budget.spend(times.length)
      for (const time of times) starts.push(day * DAY_MS + time)
    }
  }
  if (rule.positions.length === 0) return starts
  const places = rule.positions.map((position) => (position > 0 ? position - 1 : starts.length + position))
  return starts.filter((_, place) => places.includes(place))
}

/** Only the months that a yearly rule names: a calendar of birthdays has a few hundred such rules. */
function spansOf({ frequency, months, weekNumbers }: Rule, turn: Turn): { from: number; to: number }[] {
  if (frequency !== 'YEARLY' || months.length === 0 || weekNumbers.length > 0) return [turn]
  const { year } = civilOf(turn.from)
  return inOrder(months).map((month) => ({ from: dayNumber(year, month, 1), to: dayNumber(year, month + 1, 1) }))
}

/** Times of day, sorted. In a turn shorter than a day its own hour, minute or second has to be among those named. */
function timesOfTurn({ frequency, hours, minutes, seconds }: Rule, { time }: Turn): number[] {
  const unit = UNITS[frequency] ?? DAY_MS
  const now = new Date(time ?? 0)
  const ofHours = unit <= 3_600_000 ? own(hours, now.getUTCHours()) : inOrder(hours)
  const ofMinutes = unit <= 60_000 ? own(minutes, now.getUTCMinutes()) : inOrder(minutes)
  const ofSeconds = unit <= SECOND_MS ? own(seconds, now.getUTCSeconds()) : inOrder(seconds)
  return ofHours.flatMap((hour) =>
    ofMinutes.flatMap((minute) => ofSeconds.map((second) => ((hour * 60 + minute) * 60 + second) * SECOND_MS)),
  )
}

function own(named: number[], value: number): number[] {
  return named.length === 0 || named.includes(value) ? [value] : []
}

function inOrder(named: number[]): number[] {
  return [...new Set(named)].sort((one, other) => one - other)
}
