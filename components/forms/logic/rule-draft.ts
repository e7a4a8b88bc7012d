import { needsValue } from '@/lib/forms/rules/operators'
import { ACTION_FIELDS, CONDITION_FIELDS, type RuleField } from '@/lib/forms/rules/rule-checks'
import type { Rule, RuleAction, RuleCondition } from '@/lib/shared/forms/rule'
import type { Language } from '@/lib/shared/languages'

/** It keeps its value while the operator compares none. */
export type ConditionDraft = Required<RuleCondition>

/** An action with the fields of all others, so that switching its type loses nothing. */
export type ActionDraft = {
  type: RuleAction['type']
  questionId: string
  text: string
  /** Those of the text, once there were any. */
  translations?: Partial<Record<Language, string>>
  url: string
  endingId: string
}

/** Those that have a control of their own: a translation stands in that of its text. */
export type ActionFields = Omit<ActionDraft, 'translations'>

export type RuleDraft = {
  key: string
  id?: string | undefined
  match: Rule['match']
  conditions: ConditionDraft[]
  actions: ActionDraft[]
  /** Changed controls. Only their problems are shown. */
  touched: readonly RuleField[] | 'all'
}

export type PartList = 'conditions' | 'actions'

const NO_CONDITION: ConditionDraft = { questionId: '', operator: 'contains', value: '' }
const NO_ACTION: ActionDraft = { type: 'jump', questionId: '', text: '', url: '', endingId: '' }

export function toRuleDraft({ id, match, conditions, actions }: Rule, index: number): RuleDraft {
  return {
    key: id ?? `stored-${index}`,
    id,
    match,
    conditions: conditions.map((condition) => ({ ...NO_CONDITION, ...condition })),
    actions: actions.map((action) => ({ ...NO_ACTION, ...action })),
    touched: 'all',
  }
}

export function newDraft(key: string): RuleDraft {
  return { key, match: 'all', conditions: [NO_CONDITION], actions: [NO_ACTION], touched: [] }
}

/** `by` is the control that was used; fields that follow it do not count as touched. */
export function changeDraft(draft: RuleDraft, by: RuleField, change: Partial<RuleDraft>): RuleDraft {
  const touched = draft.touched === 'all' ? 'all' : [...new Set([...draft.touched, by])]
  return { ...draft, ...change, touched }
}

export function changedCondition(draft: RuleDraft, place: number, change: Partial<ConditionDraft>): ConditionDraft[] {
  return draft.conditions.map((one, index) => (index === place ? { ...one, ...change } : one))
}

export function changedAction(draft: RuleDraft, place: number, change: Partial<ActionDraft>): ActionDraft[] {
  return draft.actions.map((one, index) => (index === place ? { ...one, ...change } : one))
}

/** A further action begins with a message, since a second jump does nothing. */
export function withPart(draft: RuleDraft, list: PartList): RuleDraft {
  // The new controls were not touched, even if all others were.
  const touched = draft.touched === 'all' ? listFields(draft) : draft.touched
  if (list === 'actions') return { ...draft, touched, actions: [...draft.actions, { ...NO_ACTION, type: 'message' }] }
  return { ...draft, touched, conditions: [...draft.conditions, NO_CONDITION] }
}

function listFields({ conditions, actions }: RuleDraft): RuleField[] {
  return [
    ...conditions.flatMap((_, place) => CONDITION_FIELDS.map((name): RuleField => `conditions.${place}.${name}`)),
    ...actions.flatMap((_, place) => ACTION_FIELDS.map((name): RuleField => `actions.${place}.${name}`)),
  ]
}

/** Without one of its conditions or actions; those behind it move up, with what was touched of them. */
export function withoutPart(draft: RuleDraft, list: PartList, place: number): RuleDraft {
  const { touched } = draft
  return {
    ...draft,
    conditions: list === 'conditions' ? draft.conditions.filter((_, index) => index !== place) : draft.conditions,
    actions: list === 'actions' ? draft.actions.filter((_, index) => index !== place) : draft.actions,
    touched: touched === 'all' ? 'all' : touched.flatMap((field) => movedUp(field, list, place)),
  }
}

function movedUp(field: RuleField, list: PartList, gone: number): RuleField[] {
  const [of = '', index = '', name = ''] = field.split('.')
  const place = Number(index)
  if (of !== list || place < gone) return [field]
  return place === gone ? [] : [`${of}.${place - 1}.${name}` as RuleField]
}

/** The rule as it is sent, with only the fields that its operators and actions need. */
export function toRule({ id, match, conditions, actions }: RuleDraft): Rule {
  return {
    ...(id && { id }),
    match,
    conditions: conditions.map(({ value, ...condition }) => ({
      ...condition,
      ...(needsValue(condition.operator) && { value: value.trim() }),
    })),
    actions: actions.map(toAction),
  }
}

function toAction({ type, questionId, text, translations, url, endingId }: ActionDraft): RuleAction {
  switch (type) {
    case 'message':
      return { type, text: text.trim(), ...(translations && { translations: withoutEmpty(translations) }) }
    case 'redirect':
      return { type, url: url.trim() }
    case 'end':
      return { type, endingId }
    case 'jump':
    case 'show':
    case 'hide':
    case 'require':
      return { type, questionId }
  }
}

function withoutEmpty(translations: object): Partial<Record<Language, string>> {
  return Object.fromEntries(
    Object.entries(translations).flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : [])),
  )
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
