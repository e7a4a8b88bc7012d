import { ACTION_FIELDS, type LogicRule } from '@/lib/forms/rules/logic-rule'
import type { RuleField } from '@/lib/forms/rules/rule-findings'

/** A rule while it is edited. It keeps the fields of other actions, so that switching the action loses nothing. */
export type RuleDraft = {
  key: string
  rule: LogicRule
  /** Changed controls. Only their problems are shown. */
  touched: readonly RuleField[] | 'all'
}

export function toRuleDraft(rule: LogicRule, index: number): RuleDraft {
  return { key: rule.id ?? `stored-${index}`, rule, touched: 'all' }
}

export function newDraft(key: string): RuleDraft {
  const rule: LogicRule = { sourceQuestionId: '', condition: 'contains', value: '', actionType: 'jump_to_question' }
  return { key, rule, touched: [] }
}

/** `by` is the control that was used; fields that follow it do not count as touched. */
export function changeDraft(draft: RuleDraft, by: RuleField, change: Partial<LogicRule>): RuleDraft {
  return {
    ...draft,
    rule: { ...draft.rule, ...change },
    touched: draft.touched === 'all' ? 'all' : [...new Set([...draft.touched, by])],
  }
}

/** The rule as it is sent, with only the field that its action needs. */
export function toRule({ rule }: RuleDraft): LogicRule {
  const { id, sourceQuestionId, condition, value, actionType } = rule
  const field = ACTION_FIELDS[actionType]
  return {
    ...(id && { id }),
    sourceQuestionId,
    condition,
    value: value.trim(),
    actionType,
    [field]: rule[field]?.trim(),
  }
}

export function isSameList(one: readonly RuleDraft[], other: readonly RuleDraft[]): boolean {
  return JSON.stringify(one.map(toRule)) === JSON.stringify(other.map(toRule))
}

/** Moves one entry up (−1) or down (1); at an end of the list nothing moves. */
export function moveDraft(drafts: readonly RuleDraft[], key: string, step: -1 | 1): RuleDraft[] {
  const from = drafts.findIndex((draft) => draft.key === key)
  const to = from + step
  const moved = drafts[from]
  if (!moved || to < 0 || to >= drafts.length) return [...drafts]
  const rest = drafts.filter((draft) => draft !== moved)
  return [...rest.slice(0, to), moved, ...rest.slice(to)]
}
