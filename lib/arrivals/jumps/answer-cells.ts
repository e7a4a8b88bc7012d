import { isMatch } from '@/lib/forms/rules/logic'
import { type Answer, pickedFrom, type Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { RuleCondition } from '@/lib/shared/forms/rule'
import { type Comparison, isAnswered, isUnanswered, NotExpressible, toCondition } from './comparison'

/** A set of cells: answers that no comparison of a form tells apart are one cell. */
export type Cells = bigint

export const NO_ANSWER: Cells = 1n
const NOTHING: Cells = 0n
/** Comparisons with one text: each doubles its cells. */
const MAX_FREE = 6

/** The answers to a question as far as comparisons tell them apart. The first cell is that of no answer. */
export class AnswerCells {
  readonly all: Cells
  readonly answered: Cells
  /** By cell, without the first: which of the comparisons are true. */
  private readonly truths: boolean[][]

  constructor(
    private readonly question: Question,
    private readonly comparisons: readonly Comparison[],
  ) {
    this.truths = distinct(listTruths(question, comparisons))
    this.all = (1n << BigInt(this.truths.length + 1)) - 1n
    this.answered = this.all & ~NO_ANSWER
  }

  of({ operator, value, isNot }: Comparison): Cells {
    const place = this.comparisons.findIndex((one) => one.operator === operator && one.value === value)
    const holds = operator === 'answered' ? this.answered : this.where((truth) => truth[place] === true)
    return isNot ? this.all & ~holds : holds
  }

  /** Lists of conditions: an answer is in one of the cells if it meets all conditions of one of the lists. */
  toConditions(cells: Cells): RuleCondition[][] {
    const { id } = this.question
    if (cells === this.all) return [[]]
    const ways: RuleCondition[][] = (cells & NO_ANSWER) === NOTHING ? [] : [[isUnanswered(id)]]
    let left = cells & this.answered
    for (const [place, truth] of this.truths.entries()) {
      if ((left & bitOf(place)) === NOTHING) continue
      const needed = this.fewest(truth, cells)
      left &= ~this.matching(truth, needed)
      const conditions = needed.map((one) => toCondition({ ...this.comparison(one), isNot: truth[one] === false }))
      ways.push(conditions.length > 0 ? conditions : [isAnswered(id)])
    }
    return ways
  }

  /** Places of comparisons by which answers like this one are in the cells: what is false is dropped first. */
  private fewest(truth: readonly boolean[], cells: Cells): number[] {
    let needed = [...truth.keys()]
    for (const place of [...truth.keys()].sort((one, other) => Number(truth[one]) - Number(truth[other]))) {
      const fewer = needed.filter((one) => one !== place)
      if ((this.matching(truth, fewer) & ~cells) === NOTHING) needed = fewer
    }
    return needed
  }

  private matching(truth: readonly boolean[], places: readonly number[]): Cells {
    return this.where((other) => places.every((place) => other[place] === truth[place]))
  }

  private where(test: (truth: readonly boolean[]) => boolean): Cells {
    return this.truths.reduce((cells, truth, place) => (test(truth) ? cells | bitOf(place) : cells), NOTHING)
  }

  private comparison(place: number): Comparison {
    const found = this.comparisons[place]
    if (!found) throw new NotExpressible()
    return found
  }
}

const bitOf = (place: number): Cells => 1n << BigInt(place + 1)

function listTruths(question: Question, comparisons: readonly Comparison[]): boolean[][] {
  const answers = listAnswers(question, comparisons)
  if (answers) {
    return answers.map((answer) =>
      comparisons.map(
        ({ operator, value }) => operator === 'answered' || isMatch(question.questionType, { operator, value }, answer),
      ),
    )
  }
  if (comparisons.length > MAX_FREE) throw new NotExpressible()
  return Array.from({ length: 2 ** comparisons.length }, (_, number) =>
    comparisons.map((_, place) => (number & (2 ** place)) > 0),
  )
}

/** One answer of each kind that comparisons can tell apart; null for texts and lists, of which each may be true of any. */
function listAnswers(question: Question, comparisons: readonly Comparison[]): Answer[] | null {
  const picked = pickedFrom(question) ?? []
  switch (QUESTION_KINDS[question.questionType].stores) {
    case 'option':
      return question.settings.other ? [...picked, '\u0000'] : picked
    case 'rating':
    case 'scale':
      return picked.map(Number)
    case 'yes_no':
      return [true, false]
    case 'consent':
      return [{ agreed: true, text: '', version: '' }]
    case 'number': {
      const ends = [...new Set(comparisons.map(({ value }) => Number(value)))].sort((one, other) => one - other)
      const between = ends.map((end, place) => (end + (ends[place + 1] ?? end + 2)) / 2)
      return [(ends[0] ?? 0) - 1, ...ends, ...between]
    }
    default:
      return null
  }
}

function distinct(truths: readonly boolean[][]): boolean[][] {
  return [...new Map(truths.map((truth) => [truth.join(), truth])).values()]
}
