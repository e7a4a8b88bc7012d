import { z } from 'zod'
import { NPS } from '@/lib/shared/forms/scale'
import { count, isoDate } from '@/lib/shared/text/api-shapes'
import { asked } from './asked-answer'

export const npsAnswer = z
  .object({
    score: z.number().describe('The share of promoters less that of detractors: -100 to 100.'),
    promoterCount: count(`From ${NPS.promoters}.`),
    passiveCount: count(`${NPS.passives} to ${NPS.promoters - 1}.`),
    detractorCount: count(`To ${NPS.passives - 1}.`),
  })
  .describe(
    'The net promoter score of the answers on a scale from 0 to 10; null if it is another one, or without answers.',
  )

const stepAnswer = z.object({ value: z.int(), count: count(), isOffered: z.boolean() })

export const scaleSummaryAnswer = z
  .object({
    ...asked('scale'),
    mean: z.number().nullable(),
    steps: z.array(stepAnswer).describe('Every number of the scale; then chosen ones that it no longer has.'),
    nps: npsAnswer.nullable(),
  })
  .meta({ id: 'ScaleSummary' })

export const rankAnswer = z.object({
  value: z.string(),
  label: z.string(),
  meanPlace: z.number().nullable().describe('1 is the first place; null for an option that nobody has ranked.'),
  firstCount: count('How often it is the first.'),
  count: count('How often it is ranked.'),
  isOffered: z.boolean(),
})

export const rankingSummaryAnswer = z
  .object({ ...asked('ranking'), ranks: z.array(rankAnswer).describe('The option with the best mean place first.') })
  .meta({ id: 'RankingSummary' })

export const timeUnitAnswer = z.enum(['day', 'week', 'month', 'year'])

export const dateSummaryAnswer = z
  .object({
    ...asked('dates'),
    range: z.object({ min: isoDate(), max: isoDate() }).nullable().describe('Null without answers.'),
    unit: timeUnitAnswer,
    each: z.int().min(1).describe('The number of units in a period: more than one only of years.'),
    periods: z
      .array(z.object({ date: isoDate('The first day of the period.'), count: count() }))
      .describe('Periods without gaps, at most about 40.'),
  })
  .meta({ id: 'DateSummary' })

export const timeSummaryAnswer = z
  .object({ ...asked('hours'), hours: z.array(count()).length(24).describe('By the hour, from midnight on.') })
  .meta({ id: 'TimeSummary' })
