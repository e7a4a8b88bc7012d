import { MAX_RATING } from '@/lib/vocabulary/forms/question'
import { check } from '@/messages/check'
import type { PartTexts } from '@/messages/texts'
import { ACTION_FIELDS, type LogicRule } from './logic-rule'
import { type CheckedQuestion, checkRules, type RuleProblem } from './rule-checks'

export type RuleField = Exclude<keyof LogicRule, 'id'>

/** A problem and the control that can fix it; null for the whole rule. */
export type Finding = {
  field: RuleField | null
  /** A sentence, or the name of one in the checks as `check(…)` writes it. */
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

/**
 * Checks rules while they are typed. An unfinished rule is checked by itself only: every text contains an empty value, so
 * later rules would look unreachable.
 */
export function findRuleFindings(
  questions: readonly CheckedQuestion[],
  rules: readonly LogicRule[],
  texts: PartTexts<'logic'>,
): RuleFindings {
  const alone = rules.map((rule) => listOwnFindings(questions, rule, texts))
  const finished = rules.filter((_, index) => canStand(alone[index] ?? []))
  const together = checkRules(questions, finished)
  const findings = rules.map((rule, index) => {
    const problems = together.problems[finished.indexOf(rule)] ?? []
    return [
      ...(alone[index] ?? []),
      ...problems.filter(isOfWholeRule).map((problem) => toFinding(problem, rule, texts)),
    ]
  })
  return { findings, unreachable: together.unreachable }
}

/** True for a rule that can be stored and tried despite these findings. */
export function canStand(findings: readonly Finding[]): boolean {
  return findings.every(({ isBlocking }) => !isBlocking)
}

function listOwnFindings(questions: readonly CheckedQuestion[], rule: LogicRule, texts: PartTexts<'logic'>): Finding[] {
  const [problems = []] = checkRules(questions, [rule]).problems
  return problems.filter((problem) => !isOfWholeRule(problem)).map((problem) => toFinding(problem, rule, texts))
}

function isOfWholeRule(problem: RuleProblem): boolean {
  return problem === 'never_fires' || problem === 'source_unreachable'
}

function toFinding(problem: RuleProblem, rule: LogicRule, { t, say }: PartTexts<'logic'>): Finding {
  const blocking = (field: RuleField, text: string) => ({ field, text, isBlocking: true })
  const warning = (field: RuleField | null, text: string) => ({ field, text, isBlocking: false })
  switch (problem) {
    case 'unknown_question':
      return blocking('sourceQuestionId', rule.sourceQuestionId ? t.problems.unknown_question : check('required'))
    case 'unknown_target':
      return blocking('targetQuestionId', t.problems.unknown_target)
    case 'action_incomplete':
      return blocking(ACTION_FIELDS[rule.actionType], check('actionFieldMissing'))
    case 'redirect_not_web':
      return blocking('redirectUrl', check('redirectNotWeb'))
    case 'backward_jump':
      return blocking('targetQuestionId', t.problems.backward_jump)
    case 'value_missing':
      return blocking('value', check('required'))
    case 'value_no_option':
      return warning('value', t.problems.value_no_option)
    case 'value_no_number':
      return warning('value', t.problems.value_no_number)
    case 'value_no_rating':
      return warning('value', say(t.problems.value_no_rating, { max: MAX_RATING }))
    case 'never_fires':
      return warning(null, t.problems.never_fires)
    case 'source_unreachable':
      return warning(null, t.problems.source_unreachable)
  }
}
