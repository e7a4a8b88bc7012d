import { z } from 'zod'
import { type Availability, findOverlap, isOpenSpan, type Span } from '@/lib/scheduling'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import {
  ALIGNMENTS,
  DEFAULT_BUFFER_MINUTES,
  LIMIT_PERIODS,
  MAX_BUFFER_MINUTES,
  MAX_DATES,
  MAX_LIMIT,
  MAX_NOTICE_MINUTES,
  MAX_SPANS_OF_DATE,
} from '@/lib/scheduling/vocabulary'
import { calendarDate } from '@/lib/time/instant'
import { check } from '@/messages/check'

export const MAX_AVAILABILITIES = 70
export const MAX_DURATIONS = 8
export const MAX_WINDOW_DAYS = 400

export const wallTime = z
  .string({ error: check('timeInvalid') })
  // Aborts, because the checks of the whole list parse these times.
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: check('timeInvalid'), abort: true })

const spanFields = { startTime: wallTime, endTime: wallTime }

/** An end before the start runs past midnight. Equal times are allowed only for the whole day, 00:00–00:00. */
const isSpan = ({ startTime, endTime }: Span) => isOpenSpan(startTime, endTime)
const endAfterStart = { path: ['endTime'], message: check('endAfterStart'), abort: true }

const span = z.object(spanFields).refine(isSpan, endAfterStart)

export const availability = z.object({ dayOfWeek: z.int().min(0).max(6), ...spanFields }).refine(isSpan, endAfterStart)

export const availabilities = z
  .array(availability)
  .max(MAX_AVAILABILITIES, check('tooManySlots', { max: MAX_AVAILABILITIES }))
  .superRefine(refuseOverlap)

const dateHours = z.object({
  date: calendarDate(),
  spans: z
    .array(span)
    .max(MAX_SPANS_OF_DATE, check('tooManySlots', { max: MAX_SPANS_OF_DATE }))
    // The weekday does not matter: all are on one date.
    .superRefine((spans, context) =>
      refuseOverlap(
        spans.map((one) => ({ ...one, dayOfWeek: 0 })),
        context,
      ),
    ),
})

/** Hours of single dates; none means closed. */
export const dates = z
  .array(dateHours)
  .max(MAX_DATES, check('tooManyDates', { max: MAX_DATES }))
  .superRefine((list, context) =>
    refuseRepeats(
      list.map(({ date }) => date),
      ['date'],
      check('dateRepeated'),
      context,
    ),
  )
  .transform((list) => list.toSorted((one, other) => one.date.localeCompare(other.date)))

export const minutes = (min: number, max: number) => {
  const range = check('minutesOutOfRange', { min, max })
  return z.int({ error: range }).min(min, range).max(max, range)
}

export const duration = z
  .int({ error: check('invalidInput') })
  .min(1, check('durationTooShort'))
  .max(MAX_DURATION_MINUTES, check('durationTooLong', { max: String(MAX_DURATION_MINUTES) }))

export const durations = z
  .array(duration)
  .min(1, check('durationNeeded'))
  .max(MAX_DURATIONS, check('tooManyDurations', { max: MAX_DURATIONS }))
  .superRefine((list, context) => refuseRepeats(list, [], check('durationRepeated'), context))
  .transform((list) => list.toSorted((one, other) => one - other))

const windowDays = check('windowDays', { max: MAX_WINDOW_DAYS })

export const bookingWindow = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('days'),
      days: z.int({ error: windowDays }).min(1, windowDays).max(MAX_WINDOW_DAYS, windowDays),
    }),
    z
      .object({ type: z.literal('range'), from: calendarDate(), to: calendarDate() })
      .refine(({ from, to }) => from <= to, { path: ['to'], message: check('rangeReversed') }),
  ])
  .nullable()

const limitRange = check('limitOutOfRange', { max: MAX_LIMIT })

export const limits = z
  .array(
    z.object({
      per: z.enum(LIMIT_PERIODS),
      max: z.int({ error: limitRange }).min(1, limitRange).max(MAX_LIMIT, limitRange),
    }),
  )
  // More than there are periods, so that the refusal of one repeat names its place.
  .max(2 * LIMIT_PERIODS.length, check('limitRepeated'))
  .superRefine((list, context) =>
    refuseRepeats(
      list.map(({ per }) => per),
      ['per'],
      check('limitRepeated'),
      context,
    ),
  )
  .transform((list) => list.toSorted((one, other) => LIMIT_PERIODS.indexOf(one.per) - LIMIT_PERIODS.indexOf(other.per)))

/** The rules of a page beside its hours and durations. The columns of the same names, the defaults and the forms follow. */
export const ruleFields = {
  step: minutes(1, MAX_DURATION_MINUTES).nullable(),
  align: z.enum(ALIGNMENTS),
  bufferBefore: minutes(0, MAX_BUFFER_MINUTES),
  bufferAfter: minutes(0, MAX_BUFFER_MINUTES),
  minimumNotice: minutes(0, MAX_NOTICE_MINUTES),
  bookingWindow,
  limits,
  dates,
  lockTimezone: z.boolean(),
}

type RuleInputs = { [Name in keyof typeof ruleFields]: z.input<(typeof ruleFields)[Name]> }

/** What a rule is where a new page says nothing. */
export const RULE_DEFAULTS: RuleInputs = {
  step: null,
  align: 'window',
  bufferBefore: DEFAULT_BUFFER_MINUTES,
  bufferAfter: DEFAULT_BUFFER_MINUTES,
  minimumNotice: 0,
  bookingWindow: null,
  limits: [],
  dates: [],
  lockTimezone: false,
}

function refuseOverlap(list: readonly Availability[], context: z.RefinementCtx): void {
  const index = findOverlap(list)
  if (index === null) return
  context.addIssue({ code: 'custom', path: [index, 'startTime'], message: check('slotOverlaps') })
}

/** Points at the first value that occurs before. */
function refuseRepeats(
  values: readonly (string | number)[],
  path: string[],
  message: string,
  context: z.RefinementCtx,
): void {
  const index = values.findIndex((value, place) => values.indexOf(value) < place)
  if (index !== -1) context.addIssue({ code: 'custom', path: [index, ...path], message })
}
