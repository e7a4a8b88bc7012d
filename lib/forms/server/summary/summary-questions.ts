import type { Edges } from '@/db/queries/forms/summary/count-bins'
import type { BinRow, LatestRow, SummaryRows } from '@/db/queries/forms/summary/summarize-answers'
import type { QuestionType } from '@/lib/shared/forms/question-types'
import { isSummedUpAs } from '@/lib/shared/forms/summed-up'
import type { QuestionSummary } from '../../summary/summary'
import type { SentFile } from '../response-files'
import { toChoices, toRanks, toRating, toScale } from './choice-summaries'
import { type Histogram, toDates, toNumbers } from './histograms'
import { toCountries, toLatestAddresses, toLatestFiles, toLatestTexts, toMatrix, toWordings } from './part-summaries'
import type { Wording } from './wordings'

type Counted = SummaryRows & {
  latest: readonly LatestRow[]
  files: readonly SentFile[]
  edges: readonly Edges[]
  bins: readonly BinRow[]
  weekStartDay: number
}

/** One summary per question and type it had, from the counts of that time. */
export function toQuestionSummaries(wordings: readonly Wording[], counted: Counted): QuestionSummary[] {
  return wordings
    .filter(({ id, type, standing }) => standing === 'current' || counted.asked.some(isOf(id, type)))
    .flatMap((wording) => toSummary(wording, counted) ?? [])
}

function toSummary(wording: Wording, counted: Counted): QuestionSummary | null {
  const { id, title, type, standing } = wording
  const isIts = isOf(id, type)
  const row = counted.asked.find(isIts) ?? { asked: 0, answered: 0, unreadable: 0 }
  const asked = {
    ...{ id, title, standing, askedCount: row.asked, answeredCount: row.answered },
    ...{ skippedCount: row.asked - row.answered - row.unreadable, unreadableCount: row.unreadable },
  }
  const chosen = counted.choices.filter(isIts)
  const parts = counted.parts.filter(isIts)
  const latest = counted.latest.filter(isIts)
  const ofQuestion = ({ question }: { question: string }) => question === id
  if (isSummedUpAs('rating', type)) return { ...asked, type, ...toRating(chosen) }
  if (isSummedUpAs('choices', type)) return { ...asked, type, ...toChoices(wording, chosen, toLatestTexts(latest)) }
  if (isSummedUpAs('scale', type)) return { ...asked, type, ...toScale(wording, chosen, counted.nps.find(ofQuestion)) }
  if (isSummedUpAs('numbers', type)) return { ...asked, type, ...toNumbers(histogramOf(isIts, counted)) }
  if (isSummedUpAs('dates', type)) return { ...asked, type, ...toDates(histogramOf(isIts, counted)) }
  if (isSummedUpAs('hours', type)) return { ...asked, type, hours: toHours(counted.hours.filter(ofQuestion)) }
  if (isSummedUpAs('ranking', type))
    return { ...asked, type, ranks: toRanks(wording, counted.ranks.filter(ofQuestion)) }
  if (isSummedUpAs('matrix', type)) return { ...asked, type, ...toMatrix(wording, parts) }
  if (isSummedUpAs('consent', type)) return { ...asked, type, wordings: toWordings(parts) }
  if (isSummedUpAs('addresses', type))
    return { ...asked, type, countries: toCountries(parts), latest: toLatestAddresses(latest) }
  if (isSummedUpAs('files', type)) return { ...asked, type, latest: toLatestFiles(latest, counted.files) }
  if (isSummedUpAs('nothing', type)) return null
  // Fails to compile while a type is left that is not summed up as texts.
  return { ...asked, type, latest: toLatestTexts(latest) }
}

function histogramOf(isIts: ReturnType<typeof isOf>, { numbers, edges, bins, weekStartDay }: Counted): Histogram {
  return { row: numbers.find(isIts), edges: edges.find(isIts)?.edges ?? [], bins: bins.filter(isIts), weekStartDay }
}

const HOURS = 24

function toHours(rows: SummaryRows['hours']): number[] {
  return Array.from({ length: HOURS }, (_, hour) => rows.find((row) => row.hour === hour)?.count ?? 0)
}

function isOf(id: string, type: QuestionType) {
  return (row: { question: string; type: QuestionType }) => row.question === id && row.type === type
}
