import type { ChoiceRow, NpsRow, RankRow } from '@/db/queries/forms/summary/summarize-answers'
import { RATINGS } from '@/lib/shared/forms/question'
import { isNps } from '@/lib/shared/forms/scale'
import type { LatestText, SummaryOf } from '../../summary/summary'
import { missingIn, type Wording } from './wordings'

type Chosen = readonly ChoiceRow[]

export function toChoices(wording: Wording, chosen: Chosen, latest: LatestText[]) {
  const { options, takesOther } = wording
  const choices = withUnknown(options, valuesOf(chosen))
    .map((option) => ({ ...option, count: countOf(chosen, option.value) }))
    .filter(({ isOffered, count }) => isOffered || count > 0)
    .map(({ value, label, count, isOffered }) => ({ value, label, count, isOffered }))
  return { choices, ...(takesOther && { other: { count: countOf(chosen, null), latest } }) }
}

export function toRating(chosen: Chosen): Pick<SummaryOf<'rating'>, 'mean' | 'counts'> {
  const steps = RATINGS.map((value) => ({ value, count: countOf(chosen, String(value)) }))
  return { mean: meanOf(steps), counts: steps.map(({ count }) => count) }
}

export function toScale({ options, newest }: Wording, chosen: Chosen, nps: NpsRow | undefined) {
  const steps = withUnknown(options, valuesOf(chosen))
    .map(({ value, isOffered }) => ({ value: Number(value), count: countOf(chosen, value), isOffered }))
    .filter(({ isOffered, count }) => isOffered || count > 0)
  return { mean: meanOf(steps), steps, nps: isNps(newest) && nps ? toNps(nps) : null }
}

function toNps({ promoters, passives, detractors }: NpsRow): SummaryOf<'scale'>['nps'] {
  const total = promoters + passives + detractors
  if (total === 0) return null
  const score = ((promoters - detractors) / total) * 100
  return { score, promoterCount: promoters, passiveCount: passives, detractorCount: detractors }
}

/** The best mean place first; what nobody has ranked is last. */
export function toRanks({ options }: Wording, ranked: readonly RankRow[]): SummaryOf<'ranking'>['ranks'] {
  return withUnknown(
    options,
    ranked.map(({ value }) => value),
  )
    .map(({ value, label, isOffered }) => {
      const row = ranked.find((one) => one.value === value)
      return {
        value,
        label,
        meanPlace: row?.mean ?? null,
        firstCount: row?.first ?? 0,
        count: row?.count ?? 0,
        isOffered,
      }
    })
    .filter(({ isOffered, count }) => isOffered || count > 0)
    .sort((one, other) => (one.meanPlace ?? Number.MAX_VALUE) - (other.meanPlace ?? Number.MAX_VALUE))
}

function withUnknown(options: Wording['options'], values: readonly string[]) {
  return [
    ...options,
    ...missingIn(
      options,
      values.map((value) => ({ value, label: value })),
    ),
  ]
}

function valuesOf(chosen: Chosen): string[] {
  return chosen.flatMap(({ value }) => (value === null ? [] : [value]))
}

function meanOf(steps: readonly { value: number; count: number }[]): number | null {
  const total = steps.reduce((sum, { count }) => sum + count, 0)
  const points = steps.reduce((sum, { value, count }) => sum + value * count, 0)
  return total === 0 ? null : points / total
}

function countOf(chosen: Chosen, value: string | null): number {
  return chosen.find((choice) => choice.value === value)?.count ?? 0
}
