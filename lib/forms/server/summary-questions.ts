import type { TextRow } from '@/db/queries/forms/latest-texts'
import type { BucketRow, NumberRow, SummaryRows } from '@/db/queries/forms/response-summary'
import { type AnsweredQuestion, type Option, RATINGS } from '@/lib/vocabulary/forms/question'
import { isSummedUpAs, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import type { Bin, Choice, NumberFacts, QuestionSummary, Standing } from '../summary/summary'

/** The mean of the two middle numbers. Halved first, as their sum may overflow a double. */
const halfWay = (low: number, high: number) => (low === high ? low : low / 2 + high / 2)

/** A question in one of its types, with today's wording if the form still asks it. */
type Wording = AnsweredQuestion & { standing: Standing; offered: Option[] }

type Counted = Pick<SummaryRows, 'asked' | 'numbers' | 'choices'> & {
  texts: readonly TextRow[]
  edges: ReadonlyMap<string, readonly number[]>
  bins: readonly (BucketRow & { question: string })[]
}

/** One summary per question and type it had, from the counts of that time. */
export function toQuestionSummaries(
  current: readonly AnsweredQuestion[],
  versions: readonly (readonly AnsweredQuestion[])[],
  counted: Counted,
): QuestionSummary[] {
  return wordingsOf(current, versions)
    .filter(({ id, type, standing }) => standing === 'current' || counted.asked.some(isOf(id, type)))
    .map((wording) => toSummary(wording, counted))
}

function wordingsOf(
  current: readonly AnsweredQuestion[],
  versions: readonly (readonly AnsweredQuestion[])[],
): Wording[] {
  const currentIds = new Set(current.map(({ id }) => id))
  const wordings = new Map<string, Wording>()
  const add = (question: AnsweredQuestion, standing: Standing) => {
    const key = `${question.id} ${question.type}`
    const known = wordings.get(key)
    if (known) known.options = withMissing(known.options, question.options)
    else wordings.set(key, { ...question, standing, offered: question.options })
  }
  for (const question of current) add(question, 'current')
  for (const question of versions.flat()) add(question, currentIds.has(question.id) ? 'retyped' : 'deleted')
  return [...wordings.values()]
}

function toSummary({ id, title, type, standing, ...words }: Wording, counted: Counted): QuestionSummary {
  const row = counted.asked.find(isOf(id, type)) ?? { asked: 0, answered: 0, unreadable: 0 }
  const asked = {
    ...{ id, title, standing, askedCount: row.asked, answeredCount: row.answered },
    ...{ skippedCount: row.asked - row.answered - row.unreadable, unreadableCount: row.unreadable },
  }
  const chosen = counted.choices.filter(isOf(id, type))
  if (isSummedUpAs('rating', type)) return { ...asked, type, ...toRating(chosen) }
  if (isSummedUpAs('numbers', type)) return { ...asked, type, ...toNumbers(id, counted) }
  if (isSummedUpAs('choices', type)) return { ...asked, type, choices: toChoices(words, chosen) }
  // Fails to compile while a type is left that is not summed up as texts.
  return { ...asked, type, latest: counted.texts.filter(isOf(id, type)).map(toLatest) }
}

function toLatest({ id, text, length, createdAt }: TextRow) {
  // The database counts code points, so its cut never splits a surrogate pair.
  const isCut = length > [...text].length
  return { responseId: id, text, isCut, createdAt: new Date(createdAt).toISOString() }
}

function toRating(chosen: SummaryRows['choices']): { mean: number | null; counts: number[] } {
  const counts = RATINGS.map((rating) => countOf(chosen, String(rating)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((points, count, index) => points + count * (index + 1), 0)
  return { mean: total === 0 ? null : sum / total, counts }
}

function toChoices(
  { offered, options }: Pick<Wording, 'offered' | 'options'>,
  chosen: SummaryRows['choices'],
): Choice[] {
  const isOffered = new Set(offered.map(({ value }) => value))
  const unknown = chosen.map(({ value }) => ({ value, label: value }))
  return withMissing(options, unknown)
    .map(({ value, label }) => ({ value, label, count: countOf(chosen, value), isOffered: isOffered.has(value) }))
    .filter((choice) => choice.isOffered || choice.count > 0)
}

function toNumbers(id: string, { numbers, edges, bins }: Counted): { facts: NumberFacts | null; bins: Bin[] } {
  const row = numbers.find(({ question }) => question === id)
  if (!row) return { facts: null, bins: [] }
  const { min, max, mean, low, high, isWhole } = row
  const facts = { min, median: halfWay(low, high), mean, max, isWhole }
  const counts = new Map(bins.filter(({ question }) => question === id).map(({ bucket, count }) => [bucket, count]))
  return { facts, bins: toBins(row, edges.get(id) ?? [], counts) }
}

function toBins({ min, max }: NumberRow, edges: readonly number[], counts: ReadonlyMap<number, number>): Bin[] {
  if (edges.length < 2)
    return [{ from: min, to: max, count: [...counts.values()].reduce((sum, count) => sum + count, 0) }]
  return [null, ...edges]
    .map((from, index) => ({ from, to: edges[index] ?? null, count: counts.get(index) ?? 0 }))
    .filter(({ from, to, count }) => count > 0 || (from !== null && to !== null))
}

function withMissing(options: readonly Option[], more: readonly Option[]): Option[] {
  const known = new Set(options.map(({ value }) => value))
  return [...options, ...more.filter(({ value }) => !known.has(value))]
}

function countOf(chosen: SummaryRows['choices'], value: string): number {
  return chosen.find((choice) => choice.value === value)?.count ?? 0
}

function isOf(id: string, type: QuestionType) {
  return (row: { question: string; type: QuestionType }) => row.question === id && row.type === type
}
