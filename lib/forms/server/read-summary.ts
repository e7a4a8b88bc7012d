import type { Database } from '@/db/client'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { listLatestTexts } from '@/db/queries/forms/latest-texts'
import {
  countAnswers,
  countBins,
  findSummaryFrame,
  type NumberRow,
  type SummaryFilter,
  type SummaryFrame,
} from '@/db/queries/forms/response-summary'
import { readExpensively } from '@/lib/platform/expensive-reads'
import { isSummedUpAs, QUESTION_KINDS, type QuestionKind } from '@/lib/vocabulary/forms/question-types'
import type { SummaryInput } from '../responses-schema'
import type { FormSummary } from '../summary/summary'
import { edgesOf } from '../summary/summary-bins'
import { partsOf, spanOf } from '../summary/summary-timeline'
import { foundForm } from './change-form'
import { toQuestionSummaries } from './summary-questions'
import { TOO_MANY_TO_READ } from './too-many-responses'

/** The number of texts shown of a question, and of characters of each. */
const TEXTS_EACH = { count: 5, length: 300 }

/** Computed by a few aggregate queries, as a form may have too many responses to load. */
export function summarizeResponses(key: FormKey, input: SummaryInput, now: Date): Promise<FormSummary> {
  return readExpensively(key.owner, TOO_MANY_TO_READ, (tx) => summarize(tx, key, input, now))
}

async function summarize(
  tx: Database,
  key: FormKey,
  { timezone, ...filter }: SummaryInput,
  now: Date,
): Promise<FormSummary> {
  const frame = foundForm(await findSummaryFrame(tx, key, filter))
  const span = spanOf(frame, filter, { createdAt: frame.createdAt, now: now.getTime() })
  const parts = span && partsOf(span, { timezone: timezone ?? frame.timezone, weekStartDay: frame.weekStartDay })
  const counted = await count(tx, key, filter, frame, parts?.starts ?? [])
  const countIn = new Map(counted.buckets.map(({ bucket, count }) => [bucket, count]))
  return {
    responseCount: counted.total,
    timeline: {
      unit: parts?.unit ?? 'day',
      points: (parts?.dates ?? []).map((date, index) => ({ date, count: countIn.get(index + 1) ?? 0 })),
    },
    questions: toQuestionSummaries(frame.questions, frame.versions, counted),
    unplacedCount: counted.unplaced,
  }
}

async function count(tx: Database, key: FormKey, filter: SummaryFilter, frame: SummaryFrame, starts: number[]) {
  const counted = await countAnswers(tx, key, filter, { starts, valued: listValued(frame) })
  const edges = new Map(counted.numbers.map((row: NumberRow) => [row.question, edgesOf(row)]))
  const bins = edges.size > 0 ? await countBins(tx, key, filter, edges) : []
  const written = counted.asked.filter(({ type, answered }) => answered > 0 && isSummedUpAs('texts', type))
  const texts = await listLatestTexts(tx, key, filter, written, TEXTS_EACH)
  return { ...counted, edges, bins, texts }
}

/** True for types whose different answers are counted. */
const IS_VALUED: Record<QuestionKind['summary'], boolean> = { texts: false, numbers: true, rating: true, choices: true }

function listValued({ questions, versions }: SummaryFrame): string[] {
  const valued = [questions, ...versions].flat().filter(({ type }) => IS_VALUED[QUESTION_KINDS[type].summary])
  return [...new Set(valued.map(({ id }) => id))]
}
