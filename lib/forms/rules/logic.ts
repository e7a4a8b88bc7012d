import { type Answer, type Answers, isAsked, type Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind, QuestionType } from '@/lib/shared/forms/question-types'
import type { Rule, RuleCondition } from '@/lib/shared/forms/rule'
import { caseFold } from '@/lib/shared/text/case-fold'

type LogicQuestion = Pick<Question, 'id' | 'questionType' | 'isRequired'>

export type LogicOutcome = {
  /** Ids in form order. */
  visible: string[]
  skipped: ReadonlySet<string>
  /** Messages below each question, in the order of the rules. */
  messages: ReadonlyMap<string, string[]>
  /** The address that visitors are sent to after submitting. */
  redirectUrl: string | null
  /** The ending that a rule has chosen. */
  endingId: string | null
  /** Visible questions that need an answer, in form order. */
  required: string[]
}

/**
 * Applies the rules to the current answers (docs/product.md, "Logic rules"). Questions come in form order, rules in list order. A
 * rule acts at the last question of its conditions: per place the first matching jump wins, and of several redirects or endings
 * the first in form order. A jump that does not go forward does nothing. Where rules depend on themselves, which the API
 * refuses, a question counts as hidden while that is being found out.
 */
export function evaluateLogic(
  questions: readonly LogicQuestion[],
  rules: readonly Rule[],
  answers: Answers,
): LogicOutcome {
  const places = new Map(questions.map(({ id }, place) => [id, place]))
  const placeOf = ({ questionId }: { questionId: string }) => places.get(questionId) ?? -1
  const placed = rules
    .map((rule) => ({ ...rule, at: Math.max(...rule.conditions.map(placeOf)) }))
    .sort((one, other) => one.at - other.at)
  type Placed = (typeof placed)[number]
  const showing = new Map<number, Placed[]>()
  const hiding = new Map<number, Placed[]>()
  /** By the place of the rules: where each one leads. */
  const jumps = new Map<number, [Placed, number][]>()
  for (const rule of placed) {
    for (const action of rule.actions) {
      const target = 'questionId' in action ? placeOf(action) : -1
      if (action.type === 'show') append(showing, target, rule)
      if (action.type === 'hide') append(hiding, target, rule)
      if (action.type === 'jump' && target > rule.at) append(jumps, rule.at, [rule, target])
    }
  }

  const fired = new Map<Placed, boolean>()
  const shown: boolean[] = []
  const fires = (rule: Placed): boolean => {
    const known = fired.get(rule)
    if (known !== undefined) return known
    const found = rule.match === 'any' ? rule.conditions.some(holds) : rule.conditions.every(holds)
    fired.set(rule, found)
    return found
  }
  const holds = (condition: RuleCondition): boolean => {
    const place = placeOf(condition)
    const question = questions[place]
    if (!question) return false
    const answer = isShown(place) ? answers.get(question.id) : undefined
    if (condition.operator === 'not_answered') return answer === undefined
    return answer !== undefined && isMatch(question.questionType, condition, answer)
  }
  const isShown = (place: number): boolean => {
    if (shown[place] === undefined) {
      shown[place] = false
      shown[place] =
        (showing.get(place)?.some(fires) ?? true) && !hiding.get(place)?.some(fires) && !isJumpedOver(place)
    }
    return shown[place]
  }
  const isJumpedOver = (place: number) =>
    [...jumps].some(
      ([from, list]) =>
        from < place &&
        list.some(([, target]) => target > place) &&
        (list.find(([rule]) => fires(rule))?.[1] ?? place) > place,
    )

  const visible = questions.flatMap(({ id }, place) => (isShown(place) ? [id] : []))
  const required = new Set(questions.flatMap(({ id, isRequired }) => (isRequired ? [id] : [])))
  const messages = new Map<string, string[]>()
  let redirectUrl: string | null = null
  let endingId: string | null = null
  for (const rule of placed.filter(fires)) {
    const last = questions[Math.max(...rule.conditions.map(placeOf).filter(isShown))]
    for (const action of rule.actions) {
      if (action.type === 'require') required.add(action.questionId)
      if (action.type === 'message' && last) append(messages, last.id, action.text)
      if (action.type === 'redirect') redirectUrl ??= action.url
      if (action.type === 'end') endingId ??= action.endingId
    }
  }
  return {
    visible,
    skipped: new Set(questions.flatMap(({ id }, place) => (isShown(place) ? [] : [id]))),
    messages,
    redirectUrl,
    endingId,
    required: visible.filter((id) => required.has(id) && canBeRequired(questions[places.get(id) ?? -1])),
  }
}

/** Visitors answer no heading, page break or hidden field. */
function canBeRequired(question: LogicQuestion | undefined): boolean {
  return question !== undefined && isAsked(question.questionType)
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/**
 * Texts are compared trimmed and without regard to case, a number as a number (`contains`: as its digits), a single choice
 * by its option's value; a multiple choice contains the value, or equals it when it is the only one chosen. Dates and times are
 * in order as texts.
 */
export function isMatch(
  type: QuestionType,
  { operator, value: typed = '' }: Pick<RuleCondition, 'operator' | 'value'>,
  answer: Answer,
): boolean {
  const { contains, equals } = COMPARISONS[QUESTION_KINDS[type].stores]
  const value = typed.trim()
  switch (operator) {
    case 'contains':
      return contains(answer, value)
    case 'not_contains':
      return !contains(answer, value)
    case 'equals':
      return equals(answer, value)
    case 'not_equals':
      return !equals(answer, value)
    case 'starts_with':
      return caseFold(String(answer)).startsWith(caseFold(value))
    case 'lt':
      return Number(answer) < Number(value)
    case 'lte':
      return Number(answer) <= Number(value)
    case 'gt':
      return Number(answer) > Number(value)
    case 'gte':
      return Number(answer) >= Number(value)
    case 'before':
      return String(answer) < value
    case 'after':
      return String(answer) > value
    case 'answered':
      return true
    case 'not_answered':
      return false
  }
}

type Comparison = (answer: Answer, value: string) => boolean

const containsWords: Comparison = (answer, value) => caseFold(String(answer)).includes(caseFold(value))
const equalsWords: Comparison = (answer, value) => caseFold(String(answer)) === caseFold(value)
const equalsNumber: Comparison = (answer, value) => value !== '' && Number(value) === answer
const equalsValue: Comparison = (answer, value) => answer === value
const containsValue: Comparison = (answer, value) => Array.isArray(answer) && answer.includes(value)
const isOnlyValue: Comparison = (answer, value) => Array.isArray(answer) && answer.length === 1 && answer[0] === value

/** A consent that was not given is no answer. */
const isAgreed: Comparison = (_answer, value) => value === 'true'
/** A ranking has all options: the one on top tells rankings apart. */
const isFirst: Comparison = (answer, value) => Array.isArray(answer) && answer[0] === value
const never: Comparison = () => false

const COMPARISONS: Record<QuestionKind['stores'], { contains: Comparison; equals: Comparison }> = {
  words: { contains: containsWords, equals: equalsWords },
  number: { contains: containsWords, equals: equalsNumber },
  rating: { contains: equalsNumber, equals: equalsNumber },
  option: { contains: equalsValue, equals: equalsValue },
  options: { contains: containsValue, equals: isOnlyValue },
  date: { contains: containsWords, equals: equalsWords },
  time: { contains: containsWords, equals: equalsWords },
  yes_no: { contains: equalsWords, equals: equalsWords },
  consent: { contains: isAgreed, equals: isAgreed },
  scale: { contains: equalsNumber, equals: equalsNumber },
  ranking: { contains: containsValue, equals: isFirst },
  matrix: { contains: never, equals: never },
  address: { contains: never, equals: never },
  files: { contains: never, equals: never },
  nothing: { contains: never, equals: never },
}
