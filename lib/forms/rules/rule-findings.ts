import type { Question } from '@/lib/vocabulary/question'
import { ACTION_FIELD_MISSING, ACTION_FIELDS, type LogicRule } from './logic-rule'
import { checkRules, type RuleProblem } from './rule-checks'

export type RuleField = Exclude<keyof LogicRule, 'id'>

/** A problem in words, at the control where it is mended; without one it concerns the whole rule. */
export type Finding = {
  field: RuleField | null
  text: string
  /** The server refuses such a rule. */
  isBlocking: boolean
}

export type RuleFindings = {
  /** For each rule in list order. */
  findings: Finding[][]
  /** Questions that every visitor skips, in form order. */
  unreachable: string[]
}

type CheckedQuestion = Pick<Question, 'id' | 'questionType' | 'isRequired' | 'options'>

/**
 * What there is to say of rules while they are typed. Those that are not finished yet are judged by themselves only: an
 * empty value is held by every text, and would make what follows look unreachable.
 */
export function findRuleFindings(questions: readonly CheckedQuestion[], rules: readonly LogicRule[]): RuleFindings {
  const alone = rules.map((rule) => listOwnFindings(questions, rule))
  const finished = rules.filter((_, index) => canStand(alone[index] ?? []))
  const together = checkRules(questions, finished)
  const findings = rules.map((rule, index) => {
    const problems = together.problems[finished.indexOf(rule)] ?? []
    return [...(alone[index] ?? []), ...problems.filter(isOfWholeRule).map((problem) => toFinding(problem, rule))]
  })
  return { findings, unreachable: together.unreachable }
}

/** Whether a rule with these findings can be stored, or tried. */
export function canStand(findings: readonly Finding[]): boolean {
  return findings.every(({ isBlocking }) => !isBlocking)
}

function listOwnFindings(questions: readonly CheckedQuestion[], rule: LogicRule): Finding[] {
  const [problems = []] = checkRules(questions, [rule]).problems
  return problems.filter((problem) => !isOfWholeRule(problem)).map((problem) => toFinding(problem, rule))
}

function isOfWholeRule(problem: RuleProblem): boolean {
  return problem === 'never_fires' || problem === 'source_unreachable'
}

function toFinding(problem: RuleProblem, rule: LogicRule): Finding {
  const blocking = (field: RuleField, text: string) => ({ field, text, isBlocking: true })
  const warning = (field: RuleField | null, text: string) => ({ field, text, isBlocking: false })
  switch (problem) {
    case 'unknown_question':
      return blocking('sourceQuestionId', rule.sourceQuestionId ? 'This question was deleted' : 'Required')
    case 'unknown_target':
      return blocking('targetQuestionId', 'This question was deleted')
    case 'action_incomplete':
      return blocking(ACTION_FIELDS[rule.actionType], ACTION_FIELD_MISSING)
    case 'redirect_not_web':
      return blocking('redirectUrl', 'Redirect URL must begin with http:// or https://')
    case 'backward_jump':
      return blocking('targetQuestionId', 'This jump goes backward and does nothing. Choose a later question.')
    case 'value_missing':
      return blocking('value', 'Required')
    case 'value_no_option':
      return warning('value', 'The question has no such option.')
    case 'value_no_number':
      return warning('value', 'This is not a number, and the answer always is one.')
    case 'value_no_rating':
      return warning('value', 'A rating is one of 1 to 5.')
    case 'never_fires':
      return warning(null, 'This rule never fires: a rule above it always comes first, or no answer can match it.')
    case 'source_unreachable':
      return warning(null, 'This rule never fires: other rules always skip its question.')
  }
}
