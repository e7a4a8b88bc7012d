import { isCalendarDate } from '@/lib/scheduling/calendar-date'
import { isAsked, pickedFrom } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { Rule, RuleAction, RuleCondition } from '@/lib/shared/forms/rule'
import { isTimeOfDay } from '@/lib/time/wall-time'
import { isRedirectUrl } from './logic-rule'
import { needsValue, operatorsOf, shapeOf } from './operators'
import { findCycles } from './rule-cycles'
import { type CheckedQuestion, findReach } from './rule-reach'
import { isNumeric } from './rule-witnesses'

export type { CheckedQuestion } from './rule-reach'

export type ProblemName =
  /** The form has no such question, no such target, or no such ending. */
  | 'unknown_question'
  | 'unknown_target'
  | 'unknown_ending'
  /** The type of the question knows no such comparison. */
  | 'operator_unfit'
  /** The field that the action needs is missing. */
  | 'action_incomplete'
  | 'redirect_not_web'
  /** It requires an answer where none is asked for. */
  | 'never_asked'
  /** A jump that does not go forward, so it does nothing. */
  | 'backward_jump'
  /** It shows or hides a question on which its own conditions depend. */
  | 'depends_on_itself'
  /** Rules with the same conditions show and hide the same question. */
  | 'shown_and_hidden'
  | 'value_missing'
  | 'size_no_number'
  | 'value_no_option'
  | 'value_no_number'
  | 'value_no_rating'
  | 'value_no_date'
  | 'value_no_time'
  /** An earlier rule always wins, or no answers can match. */
  | 'never_fires'
  /** Other rules always skip or hide its questions. */
  | 'source_unreachable'

export const CONDITION_FIELDS = ['questionId', 'operator', 'value'] as const satisfies (keyof RuleCondition)[]
export const ACTION_FIELDS = ['type', 'questionId', 'text', 'url', 'endingId'] as const

type ConditionField = (typeof CONDITION_FIELDS)[number]
type ActionField = (typeof ACTION_FIELDS)[number]

/** The place of a control in a rule, as a refusal of the API names it. */
export type RuleField = 'match' | `conditions.${number}.${ConditionField}` | `actions.${number}.${ActionField}`

/** `field` is null for the whole rule. */
export type RuleProblem = { name: ProblemName; field: RuleField | null }

export type RuleChecks = {
  /** The problems of each rule, in list order. */
  problems: RuleProblem[][]
  /** Questions that no visitor sees, in form order. */
  unreachable: string[]
}

/** Checks rules. Questions come in form order. A rule that could fire is never reported as one that never fires. */
export function checkRules(
  questions: readonly CheckedQuestion[],
  rules: readonly Rule[],
  endings: readonly string[] = [],
): RuleChecks {
  const known = new Map(questions.map((question, place) => [question.id, { ...question, place }]))
  const isKnown = ({ conditions }: Rule) => conditions.every(({ questionId }) => known.has(questionId))
  const { firing, reached } = findReach(questions, rules.filter(isKnown))
  const cycles = findCycles([...known.keys()], rules)
  const problems = rules.map((rule, index): RuleProblem[] => {
    const ofConditions = rule.conditions.flatMap((condition, place) => checkCondition(condition, place))
    if (!isKnown(rule)) return ofConditions
    const found = [
      ...ofConditions,
      ...rule.actions.flatMap((action, place) => checkAction(rule, action, place)),
      ...cycles
        .filter((cycle) => cycle.rule === index)
        .map(({ action }) => problem('depends_on_itself', `actions.${action}.questionId`)),
      ...findContradictions(rules, index),
    ]
    if (isCutOff(rule)) return [...found, problem('source_unreachable', null)]
    return found.length === 0 && !firing.has(rule) ? [problem('never_fires', null)] : found
  })
  return { problems, unreachable: questions.map(({ id }) => id).filter((id) => !reached.has(id)) }

  function isCutOff({ match, conditions }: Rule): boolean {
    const isLost = ({ questionId, operator }: RuleCondition) => operator !== 'not_answered' && !reached.has(questionId)
    return match === 'any' ? conditions.every(isLost) : conditions.some(isLost)
  }

  function checkCondition({ questionId, operator, value = '' }: RuleCondition, place: number): RuleProblem[] {
    const source = known.get(questionId)
    if (!source) return [problem('unknown_question', `conditions.${place}.questionId`)]
    if (!operatorsOf(source.questionType).includes(operator)) {
      return [problem('operator_unfit', `conditions.${place}.operator`)]
    }
    if (!needsValue(operator)) return []
    const name = value.trim() === '' ? 'value_missing' : judgeValue(source, operator, value.trim())
    return name ? [problem(name, `conditions.${place}.value`)] : []
  }

  function checkAction(rule: Rule, action: RuleAction, place: number): RuleProblem[] {
    switch (action.type) {
      case 'message':
        return action.text.trim() ? [] : [problem('action_incomplete', `actions.${place}.text`)]
      case 'redirect': {
        const name = action.url.trim() ? 'redirect_not_web' : 'action_incomplete'
        return isRedirectUrl(action.url.trim()) ? [] : [problem(name, `actions.${place}.url`)]
      }
      case 'end': {
        const name = action.endingId ? 'unknown_ending' : 'action_incomplete'
        return endings.includes(action.endingId) ? [] : [problem(name, `actions.${place}.endingId`)]
      }
      case 'jump':
      case 'show':
      case 'hide':
      case 'require': {
        const field = `actions.${place}.questionId` as const
        const target = known.get(action.questionId)
        if (!action.questionId.trim()) return [problem('action_incomplete', field)]
        if (!target) return [problem('unknown_target', field)]
        if (action.type === 'require' && !isAsked(target.questionType)) return [problem('never_asked', field)]
        const isForward = rule.conditions.every(({ questionId }) => (known.get(questionId)?.place ?? -1) < target.place)
        return action.type === 'jump' && !isForward ? [problem('backward_jump', field)] : []
      }
    }
  }
}

function judgeValue(source: CheckedQuestion, operator: RuleCondition['operator'], value: string): ProblemName | null {
  if (shapeOf(operator) === 'number' && !isNumeric(value)) return 'size_no_number'
  const canPick = pickedFrom(source)?.includes(value)
  switch (QUESTION_KINDS[source.questionType].stores) {
    case 'date':
      return isCalendarDate(value) ? null : 'value_no_date'
    case 'time':
      return isTimeOfDay(value) ? null : 'value_no_time'
    case 'words':
    case 'matrix':
    case 'address':
    case 'files':
    case 'nothing':
      return null
    case 'number':
      return isNumeric(value) ? null : 'value_no_number'
    case 'rating':
      return canPick ? null : 'value_no_rating'
    case 'option':
    case 'options':
    case 'yes_no':
    case 'consent':
    case 'scale':
    case 'ranking':
      return canPick ? null : 'value_no_option'
  }
}

/** A question that is shown and hidden at once is hidden, so that showing it does nothing. */
function findContradictions(rules: readonly Rule[], index: number): RuleProblem[] {
  const rule = rules[index]
  if (!rule) return []
  const alike = rules.filter((one) => isSameCondition(one, rule))
  return rule.actions.flatMap((action, place) => {
    if (action.type !== 'show') return []
    const isHidden = alike.some(({ actions }) =>
      actions.some((one) => one.type === 'hide' && one.questionId === action.questionId),
    )
    return isHidden && action.questionId ? [problem('shown_and_hidden', `actions.${place}.questionId`)] : []
  })
}

function isSameCondition(one: Rule, other: Rule): boolean {
  const written = ({ match, conditions }: Rule) =>
    JSON.stringify([conditions.length > 1 && match, conditions.map((condition) => JSON.stringify(condition)).sort()])
  return written(one) === written(other)
}

function problem(name: ProblemName, field: RuleField | null): RuleProblem {
  return { name, field }
}
