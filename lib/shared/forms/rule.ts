import type { z } from 'zod'
import type { Language } from '../languages'
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

type Talking = Pick<Rule, 'actions'>
export type MessageAction = Extract<RuleAction, { type: 'message' }>

/** The texts that a rule shows. */
export function messagesOf({ actions }: Talking): MessageAction[] {
  return actions.filter((action) => action.type === 'message')
}

/** For visitors: the languages of those that are in another one than they read. */
export function messageLanguagesOf(rule: Talking): Language[] {
  return messagesOf(rule).flatMap(({ lang = [] }) => lang)
}

/** For visitors: the same by the message. */
export function languagesOfMessages(rules: readonly Talking[]): ReadonlyMap<string, Language> {
  return new Map(rules.flatMap(messagesOf).flatMap(({ text, lang }) => (lang ? [[text, lang] as const] : [])))
}

/** The first address that a rule leads to. */
export function redirectOf({ actions }: Pick<Rule, 'actions'>): string | undefined {
  return actions.flatMap((action) => (action.type === 'redirect' ? [action.url] : []))[0]
}
