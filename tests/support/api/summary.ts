import { createHash } from 'node:crypto'
import type { FormSummary, QuestionSummary } from '@/lib/forms/summary/summary'
import { localDate } from '@/lib/scheduling/zone'
import type { AnsweredQuestion } from '@/lib/vocabulary/forms/question'

/** A response as a test stores it; `version` is the place of its wording in a list, null for a time before those. */
export type StoredResponse = {
  id: string
  version: number | null
  data: Record<string, unknown>
  createdAt: number
  isSpam: boolean
}

export const hashOf = (questions: unknown) => createHash('sha256').update(JSON.stringify(questions)).digest('hex')

/** The same as the summary, counted by hand: one plain loop for each figure. */
export function recount(
  stored: StoredResponse[],
  versions: AnsweredQuestion[][],
  current: AnsweredQuestion[],
  summary: FormSummary,
  timezone: string,
) {
  const counted = stored
    .filter(({ isSpam }) => !isSpam)
    .sort((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1))
  const wordingOf = ({ version }: StoredResponse) => (version === null ? current : (versions[version] ?? []))
  return {
    responseCount: counted.length,
    unplacedCount: counted.reduce((sum, response) => {
      if (response.version !== null) return sum
      return sum + Object.keys(response.data).filter((id) => !current.some((question) => question.id === id)).length
    }, 0),
    timeline: summary.timeline.points.map(({ date }, index, points) => {
      const until = points[index + 1]?.date ?? '9999'
      const isHere = (at: number) => localDate(timezone, at) >= date && localDate(timezone, at) < until
      return { date, count: counted.filter(({ createdAt }) => isHere(createdAt)).length }
    }),
    questions: summary.questions.map((question) => {
      const asked = counted.filter((response) =>
        wordingOf(response).some(({ id, type }) => id === question.id && type === question.type),
      )
      const answers = asked.map(({ id, data }) => ({ id, value: data[question.id] }))
      const given = answers.filter(({ value }) => !isSkipped(value))
      const fitting = given.filter(({ value }) => fits(question.type, value))
      return {
        id: question.id,
        askedCount: asked.length,
        answeredCount: fitting.length,
        skippedCount: asked.length - given.length,
        unreadableCount: given.length - fitting.length,
        figures: figuresOf(question, fitting),
      }
    }),
  }
}

/** The figures of a summary besides its counts, in the shape of `recount`. */
export function figuresOf(question: QuestionSummary, answers?: { id: string; value: unknown }[]): unknown {
  const values = answers?.map(({ value }) => value)
  if ('choices' in question) {
    const count = (value: string) => values?.filter((one) => [one].flat().includes(value)).length
    return question.choices.map((choice) => [choice.value, count(choice.value) ?? choice.count])
  }
  if ('counts' in question) {
    return question.counts.map((count, index) => values?.filter((one) => one === index + 1).length ?? count)
  }
  if ('latest' in question) {
    const latest = answers?.slice(0, 5).map(({ id, value }) => [id, [...String(value)].slice(0, 300).join('')])
    return latest ?? question.latest.map(({ responseId, text }) => [responseId, text])
  }
  return numbersOf(question, values as number[] | undefined)
}

function numbersOf({ bins, facts }: Extract<QuestionSummary, { bins: unknown }>, values?: number[]) {
  if (!values) return { bins: bins.map(({ count }) => count), facts: facts && { ...facts } }
  const inBin = (from: number | null, to: number | null, value: number) =>
    (from === to && from === value) || ((from === null || value >= from) && (to === null || value < to))
  const sorted = [...values].sort((one, other) => one - other)
  const middle = [sorted[Math.floor((sorted.length - 1) / 2)] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0] as const
  return {
    bins: bins.map(({ from, to }) => values.filter((value) => inBin(from, to, value)).length),
    facts:
      values.length === 0
        ? null
        : {
            min: sorted[0],
            median: middle[0] === middle[1] ? middle[0] : middle[0] / 2 + middle[1] / 2,
            mean: sorted.reduce((sum, value) => sum + value / sorted.length, 0),
            max: sorted.at(-1),
            isWhole: sorted.every(Number.isInteger),
          },
  }
}

function isSkipped(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function fits(type: AnsweredQuestion['type'], value: unknown): boolean {
  if (type === 'rating') return [1, 2, 3, 4, 5].includes(value as number)
  if (type === 'number') return typeof value === 'number'
  return type === 'multiselect' ? Array.isArray(value) : typeof value === 'string'
}
