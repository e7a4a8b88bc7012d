import type { Answer, Answers, Question } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, type QuestionKind, type QuestionType } from '@/lib/vocabulary/forms/question-types'
import type { Condition } from '@/lib/vocabulary/forms/rule-words'
import type { LogicRule } from './logic-rule'

type LogicQuestion = Pick<Question, 'id' | 'questionType' | 'isRequired'>

export type LogicOutcome = {
  /** Ids in form order. */
  visible: string[]
  skipped: ReadonlySet<string>
  /** Messages below each question, in the order of the rules. */
  messages: ReadonlyMap<string, string[]>
  /** The address that visitors are sent to after submitting. */
  redirectUrl: string | null
  /** Visible questions that need an answer, in form order. */
  required: string[]
}

/**
 * Applies the rules to the current answers (docs/product.md, "Logic rules"). Questions come in form order, rules in list order. A rule
 * whose source is unanswered or skipped does not fire; per source the first matching jump wins, all messages show, and of
 * several redirects the first in form order wins. A jump that does not go forward does nothing.
 */
export function evaluateLogic(
  questions: readonly LogicQuestion[],
  rules: readonly LogicRule[],
  answers: Answers,
): LogicOutcome {
  const positions = new Map(questions.map(({ id }, index) => [id, index]))
  const visible: string[] = []
  const skipped = new Set<string>()
  const messages = new Map<string, string[]>()
  const required: string[] = []
  let redirectUrl: string | null = null
  let next = 0
  for (const [index, { id, questionType, isRequired }] of questions.entries()) {
    if (index < next) {
      skipped.add(id)
      continue
    }
    visible.push(id)
    if (isRequired) required.push(id)
    const answer = answers.get(id)
    if (answer === undefined) continue
    const fired = rules.filter((rule) => rule.sourceQuestionId === id && isMatch(questionType, rule, answer))
    next = firstJump(fired, index, positions) ?? next
    const texts = fired.flatMap(({ actionType, message }) =>
      actionType === 'show_message' && message ? [message] : [],
    )
    if (texts.length > 0) messages.set(id, texts)
    redirectUrl ??= fired.find(({ actionType }) => actionType === 'redirect')?.redirectUrl ?? null
  }
  return { visible, skipped, messages, redirectUrl, required }
}

function firstJump(fired: LogicRule[], from: number, positions: ReadonlyMap<string, number>): number | undefined {
  return fired
    .map(({ actionType, targetQuestionId = '' }) =>
      actionType === 'jump_to_question' ? (positions.get(targetQuestionId) ?? -1) : -1,
    )
    .find((target) => target > from)
}

type Matching = { condition: Condition; value: string }

/**
 * Texts are compared trimmed and without regard to case, a number as a number (`contains`: as its digits), a single choice
 * by its option's value; a multiple choice contains the value, or equals it when it is the only one chosen.
 */
export function isMatch(type: QuestionType, { condition, value }: Matching, answer: Answer): boolean {
  const { contains, equals } = COMPARISONS[QUESTION_KINDS[type].stores]
  switch (condition) {
    case 'contains':
      return contains(answer, value.trim())
    case 'not_contains':
      return !contains(answer, value.trim())
    case 'equals':
      return equals(answer, value.trim())
    case 'not_equals':
      return !equals(answer, value.trim())
  }
}

type Comparison = (answer: Answer, value: string) => boolean

const containsWords: Comparison = (answer, value) => caseFold(String(answer)).includes(caseFold(value))
const equalsWords: Comparison = (answer, value) => caseFold(String(answer)) === caseFold(value)
const equalsNumber: Comparison = (answer, value) => value !== '' && Number(value) === answer
const equalsValue: Comparison = (answer, value) => answer === value
const containsValue: Comparison = (answer, value) => Array.isArray(answer) && answer.includes(value)
const isOnlyValue: Comparison = (answer, value) => Array.isArray(answer) && answer.length === 1 && answer[0] === value

const COMPARISONS: Record<QuestionKind['stores'], { contains: Comparison; equals: Comparison }> = {
  words: { contains: containsWords, equals: equalsWords },
  number: { contains: containsWords, equals: equalsNumber },
  rating: { contains: equalsNumber, equals: equalsNumber },
  option: { contains: equalsValue, equals: equalsValue },
  options: { contains: containsValue, equals: isOnlyValue },
}

/** For comparison only. Upper case comes last because it unites ß with ss and the two small sigmas. */
export function caseFold(text: string): string {
  return text.trim().normalize('NFC').toLowerCase().toUpperCase()
}
