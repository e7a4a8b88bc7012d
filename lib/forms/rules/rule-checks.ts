import { type Answer, pickedFrom, type Question } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS } from '@/lib/vocabulary/forms/question-types'
import type { ActionType } from '@/lib/vocabulary/forms/rule-words'
import { isMatch } from './logic'
import { ACTION_FIELDS, isRedirectUrl, type LogicRule } from './logic-rule'
import { isNumeric, listWitnesses } from './rule-witnesses'

export type RuleProblem =
  /** The form has no such question, or no such target. */
  | 'unknown_question'
  | 'unknown_target'
  /** The field that the action needs is missing. */
  | 'action_incomplete'
  | 'redirect_not_web'
  /** A jump that does not go forward, so it does nothing. */
  | 'backward_jump'
  | 'value_missing'
  | 'value_no_option'
  | 'value_no_number'
  | 'value_no_rating'
  /** An earlier rule always wins, or no answer can match. */
  | 'never_fires'
  /** Other rules always skip its question. */
  | 'source_unreachable'

export type RuleChecks = {
  /** The problems of each rule, in list order. */
  problems: RuleProblem[][]
  /** Questions that every visitor skips, in form order. */
  unreachable: string[]
}

export type CheckedQuestion = Pick<Question, 'id' | 'questionType' | 'isRequired' | 'options'>

/** Checks rules. Questions come in form order. A rule that could fire is never reported as one that never fires. */
export function checkRules(questions: readonly CheckedQuestion[], rules: readonly LogicRule[]): RuleChecks {
  const positions = new Map(questions.map(({ id }, index) => [id, index]))
  const sources = new Map(questions.map((question) => [question.id, question]))
  const reachable = findReachable(questions, rules, positions)
  const firing = findFiring(questions, rules, positions)
  const problems = rules.map((rule): RuleProblem[] => {
    const source = sources.get(rule.sourceQuestionId)
    if (!source) return ['unknown_question']
    const found = [...checkValue(rule, source), ...checkAction(rule, positions)]
    if (!reachable.has(source.id)) return [...found, 'source_unreachable']
    return found.length === 0 && !firing.has(rule) ? ['never_fires'] : found
  })
  return { problems, unreachable: questions.map(({ id }) => id).filter((id) => !reachable.has(id)) }
}

function checkValue({ value }: LogicRule, source: CheckedQuestion): RuleProblem[] {
  if (value.trim() === '') return ['value_missing']
  const canPick = pickedFrom(source)?.includes(value.trim())
  switch (QUESTION_KINDS[source.questionType].stores) {
    case 'words':
      return []
    case 'number':
      return isNumeric(value) ? [] : ['value_no_number']
    case 'rating':
      return canPick ? [] : ['value_no_rating']
    case 'option':
    case 'options':
      return canPick ? [] : ['value_no_option']
  }
}

function checkAction(rule: LogicRule, positions: ReadonlyMap<string, number>): RuleProblem[] {
  const needed = rule[ACTION_FIELDS[rule.actionType]]?.trim()
  if (!needed) return ['action_incomplete']
  if (rule.actionType === 'redirect') return isRedirectUrl(needed) ? [] : ['redirect_not_web']
  if (rule.actionType !== 'jump_to_question') return []
  if (!positions.has(needed)) return ['unknown_target']
  return isForward(rule, positions) ? [] : ['backward_jump']
}

function isForward({ sourceQuestionId, targetQuestionId = '' }: LogicRule, positions: ReadonlyMap<string, number>) {
  return (positions.get(targetQuestionId) ?? -1) > (positions.get(sourceQuestionId) ?? Number.POSITIVE_INFINITY)
}

/** Only the first matching jump and the first matching redirect of a question count; all messages show. */
function findFiring(
  questions: readonly CheckedQuestion[],
  rules: readonly LogicRule[],
  positions: ReadonlyMap<string, number>,
): Set<LogicRule | undefined> {
  const firing = questions.flatMap((question) => {
    const rivals = (actionType: ActionType) =>
      listRivals({ actionType, sourceQuestionId: question.id }, rules, positions)
    return [
      ...firstMatches(question, rivals('jump_to_question')),
      ...firstMatches(question, rivals('redirect')),
      ...rivals('show_message').flatMap((rule) => firstMatches(question, [rule])),
    ]
  })
  return new Set(firing)
}

function listRivals(
  { actionType, sourceQuestionId }: Pick<LogicRule, 'actionType' | 'sourceQuestionId'>,
  rules: readonly LogicRule[],
  positions: ReadonlyMap<string, number>,
): LogicRule[] {
  return rules.filter(
    (rule) =>
      rule.actionType === actionType &&
      rule.sourceQuestionId === sourceQuestionId &&
      (actionType !== 'jump_to_question' || isForward(rule, positions)),
  )
}

/** The first matching rule for each answer that tells the rules apart. */
function firstMatches(question: CheckedQuestion, rules: readonly LogicRule[]): (LogicRule | undefined)[] {
  return listWitnesses(question, rules).map((answer) => firstMatch(question, rules, answer))
}

/** A number is compared by its digits here, since a witness need not be a number. */
function firstMatch({ questionType }: CheckedQuestion, rules: readonly LogicRule[], answer: Answer) {
  if (QUESTION_KINDS[questionType].stores !== 'number') return rules.find((rule) => isMatch(questionType, rule, answer))
  return rules.find(({ condition, value }) => {
    const isEquality = condition === 'equals' || condition === 'not_equals'
    return isMatch('text', { condition, value: isEquality && isNumeric(value) ? String(Number(value)) : value }, answer)
  })
}

/** The questions that some visitor sees: each question leads to the next one and to the targets of its jumps. */
function findReachable(
  questions: readonly CheckedQuestion[],
  rules: readonly LogicRule[],
  positions: ReadonlyMap<string, number>,
): Set<string> {
  const reached = new Set([0])
  for (const [index, question] of questions.entries()) {
    if (!reached.has(index)) continue
    const jumps = listRivals({ actionType: 'jump_to_question', sourceQuestionId: question.id }, rules, positions)
    const matches = firstMatches(question, jumps)
    if (!question.isRequired || matches.length === 0) reached.add(index + 1)
    for (const jump of matches) reached.add(positions.get(jump?.targetQuestionId ?? '') ?? index + 1)
  }
  return new Set(questions.filter((_, index) => reached.has(index)).map(({ id }) => id))
}
