/** A logic rule compares an answer by its condition, and does its action if they match. */
export const CONDITIONS = ['contains', 'not_contains', 'equals', 'not_equals'] as const
export const ACTIONS = ['jump_to_question', 'show_message', 'redirect'] as const

export type Condition = (typeof CONDITIONS)[number]
export type ActionType = (typeof ACTIONS)[number]
