import type { z } from 'zod'
import type { ruleAnswer } from './rule-answers'
import { QUESTION_ACTIONS } from './rule-words'

export type Rule = z.infer<typeof ruleAnswer>
export type RuleCondition = Rule['conditions'][number]
export type RuleAction = Rule['actions'][number]
export type QuestionAction = Extract<RuleAction, { questionId: string }>

export const MAX_RULES = 100
/** A rule has at most so many of each. */
export const MAX_CONDITIONS = 10
export const MAX_ACTIONS = 10

export function isAboutQuestion(action: RuleAction): action is QuestionAction {
  return (QUESTION_ACTIONS as readonly string[]).includes(action.type)
}

/** The texts that a rule shows. */
export function messagesOf({ actions }: Pick<Rule, 'actions'>): string[] {
  return actions.flatMap((action) => (action.type === 'message' ? [action.text] : []))
}

/** The first address that a rule leads to. */
export function redirectOf({ actions }: Pick<Rule, 'actions'>): string | undefined {
  return actions.flatMap((action) => (action.type === 'redirect' ? [action.url] : []))[0]
}
