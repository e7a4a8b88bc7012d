import type { z } from 'zod'
import type { ActionType } from '@/lib/vocabulary/forms/rule-words'
import type { logicRuleAnswer } from '../answers'

export const MAX_RULES = 100

/** A rule as the API takes and answers it, with only that one of the last three fields that its action needs. */
export type LogicRule = z.infer<typeof logicRuleAnswer>

/** The field that an action requires. */
export const ACTION_FIELDS = {
  jump_to_question: 'targetQuestionId',
  show_message: 'message',
  redirect: 'redirectUrl',
} as const satisfies Record<ActionType, keyof LogicRule>

/** Redirects lead to absolute web addresses only. */
export function isRedirectUrl(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
