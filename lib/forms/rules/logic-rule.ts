import type { ActionType, Condition } from '@/lib/vocabulary/rule-words'

export const MAX_RULES = 100

/** A rule as every API call takes and answers it. Of the last three fields it has only the one that its action needs. */
export type LogicRule = {
  id?: string
  sourceQuestionId: string
  condition: Condition
  value: string
  actionType: ActionType
  targetQuestionId?: string
  message?: string
  redirectUrl?: string
}

/** The field that an action cannot do without. */
export const ACTION_FIELDS = {
  jump_to_question: 'targetQuestionId',
  show_message: 'message',
  redirect: 'redirectUrl',
} as const satisfies Record<ActionType, keyof LogicRule>

export const ACTION_FIELD_MISSING = 'Required fields missing for the selected action type'

/** Visitors are sent to web pages only, and never to a path that depends on where they are. */
export function isRedirectUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
