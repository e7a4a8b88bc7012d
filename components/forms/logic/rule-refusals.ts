import { ApiError } from '@/lib/client/request'
import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { RuleDraft } from './rule-draft'

/** Why the server refused a field of a rule. Removed when the field changes. */
export type RuleRefusal = { key: string; field: RuleField; message: string }

const FIELD = /^(?:conditions\.\d+\.(?:questionId|operator|value)|actions\.\d+\.(?:type|questionId|text|url|endingId))$/

/** `rules.2.conditions.0.value` is the value of the first condition of the third rule that was sent. */
export function listRefusals(error: unknown, sent: readonly RuleDraft[]): RuleRefusal[] {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.flatMap(({ path, message }) => {
    const [list, index = '', ...rest] = path.split('.')
    const key = list === 'rules' ? sent[Number(index)]?.key : undefined
    const field = rest.join('.')
    return key !== undefined && isRuleField(field) ? [{ key, field, message }] : []
  })
}

function isRuleField(text: string): text is RuleField {
  return FIELD.test(text)
}
