import { messagesOf, type Rule, type RuleAction } from '@/lib/shared/forms/rule'

/** Messages keep their stored translations, by their place in their rule, unless they are sent with others. */
export function withKeptMessages(rules: readonly Rule[], stored: readonly Rule[]): Rule[] {
  return rules.map((rule) => {
    const known = stored.find(({ id }) => id !== undefined && id === rule.id)
    const before = known ? messagesOf(known) : []
    const messages = messagesOf(rule)
    const toKept = (action: RuleAction): RuleAction => {
      if (action.type !== 'message') return action
      const { type, text, translations = before[messages.indexOf(action)]?.translations ?? {} } = action
      return { type, text, ...(Object.keys(translations).length > 0 && { translations }) }
    }
    return { ...rule, actions: rule.actions.map(toKept) }
  })
}
