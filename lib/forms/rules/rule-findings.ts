import { MAX_RATING } from '@/lib/shared/forms/question'
import type { Rule } from '@/lib/shared/forms/rule'
import { check } from '@/messages/check'
import type { PartTexts } from '@/messages/texts'
import { type CheckedQuestion, checkRules, type RuleField, type RuleProblem } from './rule-checks'

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
  /** Questions that no visitor sees, in form order. */
  unreachable: string[]
}

type Checked = { questions: readonly CheckedQuestion[]; rules: readonly Rule[]; endings: readonly { id: string }[] }

/**
 * Checks rules while they are typed. An unfinished rule is checked by itself only: every text contains an empty value, so
 * later rules would look unreachable.
 */
export function findRuleFindings({ questions, rules, endings }: Checked, texts: PartTexts<'logic'>): RuleFindings {
  const endingIds = endings.map(({ id }) => id)
  const alone = rules.map((rule) => {
    const [problems = []] = checkRules(questions, [rule], endingIds).problems
    return problems.filter(isOfOneRule).map((one) => toFinding(one, rule, texts))
  })
  const finished = rules.filter((_, index) => canStand(alone[index] ?? []))
  const together = checkRules(questions, finished, endingIds)
  const findings = rules.map((rule, index) => {
    const problems = together.problems[finished.indexOf(rule)] ?? []
    return [
      ...(alone[index] ?? []),
      ...problems.filter((one) => !isOfOneRule(one)).map((one) => toFinding(one, rule, texts)),
    ]
  })
  return { findings, unreachable: together.unreachable }
}

/** True for a rule that can be stored and tried despite these findings. */
export function canStand(findings: readonly Finding[]): boolean {
  return findings.every(({ isBlocking }) => !isBlocking)
}

const OF_ALL: readonly RuleProblem['name'][] = [
  'never_fires',
  'source_unreachable',
  'depends_on_itself',
  'shown_and_hidden',
]

function isOfOneRule({ name }: RuleProblem): boolean {
  return !OF_ALL.includes(name)
}

function toFinding({ name, field }: RuleProblem, rule: Rule, { t, say }: PartTexts<'logic'>): Finding {
  const blocking = (text: string) => ({ field, text, isBlocking: true })
  const warning = (text: string) => ({ field, text, isBlocking: false })
  switch (name) {
    case 'unknown_question': {
      const isChosen = rule.conditions.some(
        ({ questionId }, place) => questionId !== '' && field === `conditions.${place}.questionId`,
      )
      return blocking(isChosen ? t.problems.unknown_question : check('required'))
    }
    case 'unknown_target':
      return blocking(t.problems.unknown_target)
    case 'unknown_ending':
      return blocking(t.problems.unknown_ending)
    case 'never_asked':
      return blocking(t.problems.never_asked)
    case 'operator_unfit':
      return blocking(t.problems.operator_unfit)
    case 'action_incomplete':
      return blocking(check('actionFieldMissing'))
    case 'redirect_not_web':
      return blocking(check('redirectNotWeb'))
    case 'backward_jump':
      return blocking(t.problems.backward_jump)
    case 'depends_on_itself':
      return blocking(t.problems.depends_on_itself)
    case 'value_missing':
      return blocking(check('required'))
    case 'size_no_number':
      return blocking(t.problems.value_no_number)
    case 'value_no_option':
      return warning(t.problems.value_no_option)
    case 'value_no_number':
      return warning(t.problems.value_no_number)
    case 'value_no_rating':
      return warning(say(t.problems.value_no_rating, { max: MAX_RATING }))
    case 'value_no_date':
      return warning(t.problems.value_no_date)
    case 'value_no_time':
      return warning(t.problems.value_no_time)
    case 'shown_and_hidden':
      return warning(t.problems.shown_and_hidden)
    case 'never_fires':
      return warning(t.problems.never_fires)
    case 'source_unreachable':
      return warning(t.problems.source_unreachable)
  }
}
