import { createHash } from 'node:crypto'
import { type FormSummary, isSummary, type QuestionSummary, type SummaryOf } from '@/lib/forms/summary/summary'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { AnsweredQuestion } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'

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
      const answers = asked.map((response) => {
        const { settings: { from = 0, to = 10 } = {} } = wordingOf(response).find(({ id }) => id === question.id) ?? {}
        return { id: response.id, value: response.data[question.id], isNps: from === 0 && to === 10 }
      })
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
export function figuresOf(question: QuestionSummary, answers?: Given[]): unknown {
  const values = answers?.map(({ value }) => value)
  if (isSummary('choices', question)) {
    const count = (value: string) => values?.filter((one) => [one].flat().map(String).includes(value)).length
    const known = question.choices.map(({ value }) => value)
    const others = answers?.flatMap(({ id, value }) =>
      [value].flat().flatMap((one) => (known.includes(String(one)) ? [] : [[id, String(one)]])),
    )
    const firsts = others?.filter(([id], index) => others.findIndex(([one]) => one === id) === index)
    const { count: otherCount, latest = [] } = question.other ?? {}
    return {
      choices: question.choices.map((choice) => [choice.value, count(choice.value) ?? choice.count]),
      other: question.other && (others?.length ?? otherCount),
      // One text of each response.
      latest: question.other && (firsts?.slice(0, 5) ?? latest.map(({ responseId, text }) => [responseId, text])),
    }
  }
  if (isSummary('rating', question)) {
    return question.counts.map((count, index) => values?.filter((one) => one === index + 1).length ?? count)
  }
  if (isSummary('texts', question)) {
    const latest = answers?.slice(0, 5).map(({ id, value }) => [id, [...String(value)].slice(0, 300).join('')])
    return latest ?? question.latest.map(({ responseId, text }) => [responseId, text])
  }
  return isSummary('numbers', question)
    ? numbersOf(question, values as number[] | undefined)
    : partsOf(question, answers)
}

type Given = { id: string; value: unknown; isNps: boolean }

function numbersOf({ bins, facts }: SummaryOf<'numbers'>, values?: number[]) {
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

/** The kinds that are no list of values: `answers` are counted if they are given. */
function partsOf(question: QuestionSummary, answers?: Given[]): unknown {
  const values = answers?.map(({ value }) => value)
  const records = values?.map((value) => value as Record<string, string>)
  const countOf = (isCounted: (value: unknown) => boolean) => values?.filter(isCounted).length
  if (isSummary('scale', question)) {
    const { mean, steps, nps } = question
    const last = values ? meanOf(values.map(Number)) : mean
    const scores = answers?.filter(({ isNps, value }) => isNps && Number(value) <= 10).map(({ value }) => Number(value))
    const promoters = scores ? scores.filter((one) => one >= 9).length : (nps?.promoterCount ?? 0)
    const detractors = scores ? scores.filter((one) => one <= 6).length : (nps?.detractorCount ?? 0)
    const score = scores ? ((promoters - detractors) / scores.length) * 100 : nps?.score
    return {
      mean: last,
      steps: steps.map(({ value, count }) => [value, countOf((one) => one === value) ?? count]),
      nps: nps && { promoters, detractors, score },
    }
  }
  if (isSummary('dates', question)) {
    const { periods, range } = question
    const inPeriod = (date: string, next: string) => countOf((one) => String(one) >= date && String(one) < next)
    const sorted = values?.map((value) => String(value).replace('02-30', '02-28')).sort()
    return {
      range: sorted ? (sorted.length > 0 ? { min: sorted[0], max: sorted.at(-1) } : null) : range,
      periods: periods.map(({ date, count }, index) => [
        date,
        inPeriod(date, periods[index + 1]?.date ?? '~') ?? count,
      ]),
    }
  }
  if (isSummary('hours', question)) {
    return question.hours.map((count, hour) => countOf((one) => Number(String(one).slice(0, 2)) === hour) ?? count)
  }
  if (isSummary('ranking', question)) {
    return question.ranks.map((rank) => {
      const places = values?.map((one) => (one as string[]).indexOf(rank.value) + 1).filter((place) => place > 0)
      const mean = places && meanOf(places)
      const { value, count, firstCount, meanPlace } = rank
      return places
        ? [value, places.length, places.filter((place) => place === 1).length, mean?.toFixed(9)]
        : [value, count, firstCount, meanPlace?.toFixed(9)]
    })
  }
  if (isSummary('matrix', question)) {
    return question.rows.map((row) =>
      question.columns.map(
        (column, index) => records?.filter((one) => one[row.value] === column.value).length ?? row.counts[index],
      ),
    )
  }
  if (isSummary('consent', question)) {
    const tally = (one: { version: string; text: string; count: number }) =>
      records?.filter(({ version, text }) => version === one.version && text === one.text).length ?? one.count
    return question.wordings.map((one) => [one.version, one.text, tally(one)])
  }
  if (isSummary('addresses', question)) {
    const tally = (code: string) => records?.filter(({ country }) => country === code).length
    return {
      countries: question.countries.map(({ code, count }) => [code, tally(code) ?? count]),
      latest: answers?.slice(0, 5).map(({ id }) => id) ?? question.latest.map(({ responseId }) => responseId),
    }
  }
  if (isSummary('files', question)) {
    return answers?.slice(0, 5).map(({ id }) => id) ?? question.latest.map(({ responseId }) => responseId)
  }
  throw new Error(`No recount of ${question.type}`)
}

const meanOf = (numbers: number[]) =>
  numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : null

function isSkipped(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function fits(type: AnsweredQuestion['type'], value: unknown): boolean {
  switch (QUESTION_KINDS[type].stores) {
    case 'rating':
      return [1, 2, 3, 4, 5].includes(value as number)
    case 'number':
      return typeof value === 'number'
    case 'scale':
      return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1000
    case 'yes_no':
      return typeof value === 'boolean'
    case 'options':
    case 'ranking':
    case 'files':
      return Array.isArray(value)
    case 'consent':
    case 'matrix':
    case 'address':
      return typeof value === 'object' && !Array.isArray(value)
    case 'words':
    case 'option':
    case 'nothing':
      return typeof value === 'string'
    case 'date':
      return /^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(String(value))
    case 'time':
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value))
  }
}
