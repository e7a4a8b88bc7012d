import type { Database } from '@/db/client'
import { listFilesOf } from '@/db/queries/forms/form-files'
import type { FormKey } from '@/db/queries/forms/form-questions'
import { countBins } from '@/db/queries/forms/summary/count-bins'
import {
  countAnswers,
  IS_SHOWN,
  listLatestAnswers,
  type OptionsOf,
  type SummaryRows,
  type Written,
} from '@/db/queries/forms/summary/summarize-answers'
import { findSummaryFrame, type SummaryFilter } from '@/db/queries/forms/summary/summary-frame'
import { readExpensively } from '@/lib/platform/expensive-reads'
import { SUMMED_UP_AS } from '@/lib/shared/forms/summed-up'
import type { SummaryInput } from '../../responses-schema'
import type { FormSummary } from '../../summary/summary'
import { partsOf, spanOf } from '../../summary/summary-timeline'
import { withAnswerMatches } from '../answer-matches'
import { foundForm } from '../change-form'
import { TOO_MANY_TO_READ } from '../too-many-responses'
import { binsOf, edgesOfBins } from './histograms'
import { toQuestionSummaries } from './summary-questions'
import { waysToCount } from './ways-to-count'
import { type Wording, wordingsOf } from './wordings'

/** The number of texts shown of a question, and of characters of each. */
const TEXTS_EACH = { count: 5, length: 300 }

/** Computed by a few aggregate queries, as a form may have too many responses to load. */
export function summarizeResponses(key: FormKey, input: SummaryInput, now: Date): Promise<FormSummary> {
  return readExpensively(key.owner, TOO_MANY_TO_READ, (tx) => summarize(tx, key, input, now))
}

async function summarize(
  tx: Database,
  key: FormKey,
  { timezone, ...given }: SummaryInput,
  now: Date,
): Promise<FormSummary> {
  const filter = await withAnswerMatches(key, given, tx)
  const frame = foundForm(await findSummaryFrame(tx, key, filter))
  const span = spanOf(frame, filter, { createdAt: frame.createdAt, now: now.getTime() })
  const parts = span && partsOf(span, { timezone: timezone ?? frame.timezone, weekStartDay: frame.weekStartDay })
  const wordings = wordingsOf(frame.questions, frame.versions)
  const counted = await count(tx, key, filter, wordings, { ...frame, starts: parts?.starts ?? [] })
  const countIn = new Map(counted.buckets.map(({ bucket, count }) => [bucket, count]))
  return {
    responseCount: counted.total,
    timeline: {
      unit: parts?.unit ?? 'day',
      points: (parts?.dates ?? []).map((date, index) => ({ date, count: countIn.get(index + 1) ?? 0 })),
    },
    questions: toQuestionSummaries(wordings, counted),
    unplacedCount: counted.unplaced,
  }
}

type Scale = { starts: number[]; weekStartDay: number }

async function count(
  tx: Database,
  key: FormKey,
  filter: SummaryFilter,
  wordings: readonly Wording[],
  { starts, weekStartDay }: Scale,
) {
  const open = wordings.filter(({ takesOther }) => takesOther).map(toOptions)
  const counted = await countAnswers(tx, key, filter, {
    ...{ starts, open },
    ...waysToCount(wordings),
  })
  const edges = edgesOfBins(counted.numbers, weekStartDay)
  const isMany = (index: number) => counted.numbers[index]?.counts === null
  const bins = [
    ...counted.numbers.flatMap((row, index) => binsOf(row, edges[index]?.edges ?? [])),
    ...(await countBins(
      tx,
      key,
      filter,
      edges.filter((_, index) => isMany(index)),
    )),
  ]
  const latest = await listLatestAnswers(tx, key, filter, shownOf(counted, open), TEXTS_EACH)
  const sent = latest.filter(({ type }) => SUMMED_UP_AS[type] === 'files')
  const files = await listFilesOf(tx, key.formId, [...new Set(sent.map(({ id }) => id))])
  return { ...counted, edges, bins, latest, files, weekStartDay }
}

function toOptions({ id, type, options }: Wording): OptionsOf {
  return { question: id, type, values: options.map(({ value }) => value) }
}

/** The questions of which the newest answers are shown: all of them, or those that are no options. */
function shownOf({ asked, choices }: SummaryRows, open: readonly OptionsOf[]): Written[] {
  const others = choices.flatMap(({ question, type, value, count, lastAt }) => {
    const options = open.find((one) => one.question === question && one.type === type)?.values
    return value === null ? [{ question, type, answered: count, lastAt, options }] : []
  })
  const all = asked.filter(({ type, answered }) => answered > 0 && IS_SHOWN[SUMMED_UP_AS[type]])
  return [...all, ...others]
}
