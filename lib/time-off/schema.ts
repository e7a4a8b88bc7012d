import { z } from 'zod'
import { wallTime } from '@/lib/pages/rules-schema'
import { LANGUAGE_CODES } from '@/lib/shared/languages'
import { MAX_TITLE, trimmed } from '@/lib/shared/text/text'
import { calendarDate } from '@/lib/time/instant'
import { check } from '@/messages/check'
import type { affectedMeetingsAnswer, holidayAnswer, holidayCountryAnswer, timeOffAnswer } from './api-shapes'
import { findSpanProblem } from './span-problem'

/** Entries of an owner, without holidays. */
export const MAX_LEAVES = 1000
/** Years for which holidays can be asked. */
export const HOLIDAY_YEARS = { min: 1970, max: 2100 }

const fields = {
  from: calendarDate(),
  to: calendarDate(),
  /** Both or none, and only for a single date. An end of 23:59 runs to midnight. */
  startTime: wallTime.nullable(),
  endTime: wallTime.nullable(),
  title: trimmed(MAX_TITLE),
  publicLabel: trimmed(MAX_TITLE),
  isActive: z.boolean(),
}

const spanFields = {
  from: fields.from,
  to: fields.to,
  startTime: fields.startTime.default(null),
  endTime: fields.endTime.default(null),
}

type SpanInput = z.output<z.ZodObject<typeof spanFields>>

function refuseWrongSpan(span: SpanInput, context: z.RefinementCtx): void {
  const problem = findSpanProblem(span)
  if (problem) context.addIssue({ code: 'custom', path: [problem.path], message: check(problem.reason) })
}

export const createTimeOffSchema = z
  .object({
    ...spanFields,
    title: fields.title.default(''),
    publicLabel: fields.publicLabel.default(''),
    isActive: fields.isActive.default(true),
  })
  .superRefine(refuseWrongSpan)

/** The service checks the span that results. */
export const updateTimeOffSchema = z.object(fields).partial()

const isForward = ({ from, to }: { from?: string | undefined; to?: string | undefined }) => !from || !to || from <= to

export const timeOffQuerySchema = z
  .object({ from: fields.from.optional(), to: fields.to.optional() })
  .refine(isForward, { path: ['to'], message: check('rangeReversed') })

/** A time off that may come, or without dates all active ones. */
export const affectedQuerySchema = z
  .object({ ...spanFields, from: fields.from.optional(), to: fields.to.optional() })
  .transform(({ from, to, startTime, endTime }, context) => {
    if (from === undefined && to === undefined && startTime === null && endTime === null) return null
    if (from !== undefined && to !== undefined) return { from, to, startTime, endTime }
    context.addIssue({ code: 'custom', path: [from === undefined ? 'from' : 'to'], message: check('required') })
    return z.NEVER
  })
  .superRefine((span, context) => {
    if (span) refuseWrongSpan(span, context)
  })

const code = z
  .string({ error: ({ input }) => (input === undefined ? check('required') : check('invalidInput')) })
  .max(20, check('invalidInput'))

export const holidayRegionSchema = z.object({ country: code, region: code.nullable().default(null) })

/** The language of the names. */
export const holidayCountriesQuerySchema = z.object({
  language: z.enum(LANGUAGE_CODES, check('languageUnknown')).optional(),
})

const yearRange = check('yearOutOfRange', { min: String(HOLIDAY_YEARS.min), max: String(HOLIDAY_YEARS.max) })

export const holidaysQuerySchema = holidayRegionSchema.extend({
  year: z
    .string({ error: check('required') })
    .regex(/^\d{4}$/, yearRange)
    .transform(Number)
    .refine((year) => year >= HOLIDAY_YEARS.min && year <= HOLIDAY_YEARS.max, yearRange),
})

export type CreateTimeOffInput = z.output<typeof createTimeOffSchema>
export type UpdateTimeOffInput = z.output<typeof updateTimeOffSchema>
export type TimeOffQuery = z.output<typeof timeOffQuerySchema>
export type AffectedQuery = z.output<typeof affectedQuerySchema>
export type HolidaysQuery = z.output<typeof holidaysQuerySchema>

/** Dates `yyyy-MM-dd`, both inclusive, in the zone of the account; with times `HH:mm` a part of a single date. */
export type TimeOff = z.infer<typeof timeOffAnswer>

/** A holiday of a region on its first date. */
export type Holiday = z.infer<typeof holidayAnswer>

export type HolidayCountry = z.infer<typeof holidayCountryAnswer>

/** The first of them, soonest first, and how many there are. */
export type AffectedMeetings = z.infer<typeof affectedMeetingsAnswer>
