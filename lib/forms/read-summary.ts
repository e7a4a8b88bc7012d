import { database } from '@/db/client'
import type { FormKey } from '@/db/queries/form-questions'
import { countAnswers, countBins, findSummaryFrame, type NumberRow } from '@/db/queries/response-summary'
import { foundForm } from './change-form'
import type { SummaryInput } from './schema'
import type { FormSummary } from './summary'
import { edgesOf } from './summary-bins'
import { toQuestionSummaries } from './summary-questions'
import { partsOf, spanOf } from './summary-timeline'

/** How many texts of a question are shown, and how much of each. */
const TEXTS_EACH = { count: 5, length: 300 }

/** Counted by the database, in three readings at most: a form with many responses is not loaded to be summed up. */
export async function summarizeResponses(
  key: FormKey,
  { timezone, ...filter }: SummaryInput,
  now: Date,
): Promise<FormSummary> {
  const frame = foundForm(await findSummaryFrame(database(), key, filter))
  const span = spanOf(frame, filter, { createdAt: frame.createdAt, now: now.getTime() })
  const parts = span && partsOf(span, { timezone: timezone ?? frame.timezone, weekStartDay: frame.weekStartDay })
  const counted = await countAnswers(database(), key, filter, parts?.starts ?? [], TEXTS_EACH)
  const edges = new Map(counted.numbers.map((row: NumberRow) => [row.question, edgesOf(row)]))
  const bins = edges.size > 0 ? await countBins(database(), key, filter, edges) : []
  const countIn = new Map(counted.buckets.map(({ bucket, count }) => [bucket, count]))
  return {
    responseCount: counted.total,
    timeline: {
      unit: parts?.unit ?? 'day',
      points: (parts?.dates ?? []).map((date, index) => ({ date, count: countIn.get(index + 1) ?? 0 })),
    },
    questions: toQuestionSummaries(frame.questions, frame.versions, { ...counted, edges, bins }),
    unplacedCount: counted.unplaced,
  }
}
