/** A logic rule compares an answer by its condition, and does its action if they match. */
export const CONDITIONS = ['contains', 'not_contains', 'equals', 'not_equals'] as const
export const ACTIONS = ['jump_to_question', 'show_message', 'redirect'] as const

export type Condition = (typeof CONDITIONS)[number]
export type ActionType = (typeof ACTIONS)[number]

/** A rule's actions are done if all of its conditions hold, or any one of them. */
export const MATCHES = ['all', 'any'] as const

/** Those that compare an answer with a value. */
export const COMPARING = [...CONDITIONS, 'starts_with', 'lt', 'lte', 'gt', 'gte', 'before', 'after'] as const
export const OPERATORS = [...COMPARING, 'answered', 'not_answered'] as const

/** Actions that name a question. */
export const QUESTION_ACTIONS = ['jump', 'show', 'hide', 'require'] as const
export const RULE_ACTIONS = [...QUESTION_ACTIONS, 'message', 'redirect', 'end'] as const

export type Comparing = (typeof COMPARING)[number]
export type RuleActionType = (typeof RULE_ACTIONS)[number]
export type Operator = (typeof OPERATORS)[number]
