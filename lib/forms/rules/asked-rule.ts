import type { Ending } from '@/lib/shared/forms/endings'
import type { Rule, RuleAction } from '@/lib/shared/forms/rule'
import { ENDING_TEXTS, type Reading, readText, readTexts } from '@/lib/shared/text/translations'

/** A rule as visitors get it: its messages in the language they read. */
export function toAskedRule(rule: Rule, reading: Reading): Rule {
  return { ...rule, actions: rule.actions.map((action) => toAskedAction(action, reading)) }
}

function toAskedAction(action: RuleAction, reading: Reading): RuleAction {
  if (action.type !== 'message') return action
  const { type, translations } = action
  return { type, ...readText(action.text, reading, (language) => translations?.[language]) }
}

/** An ending as visitors get it. */
export function toAskedEnding({ translations, lang: _, ...ending }: Ending, reading: Reading): Ending {
  return { ...ending, ...readTexts(ENDING_TEXTS, { ...ending, ...(translations && { translations }) }, reading) }
}
