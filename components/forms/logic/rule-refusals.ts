import { ApiError } from '@/lib/client/request'
import type { RuleField } from '@/lib/forms/rules/rule-findings'
import type { RuleDraft } from './rule-draft'

/** Why the server refused a field of a rule. Removed when the field changes. */
export type RuleRefusal = { key: string; field: RuleField; message: string }

const FIELDS: readonly string[] = [
  'sourceQuestionId',
  'condition',
  'value',
  'actionType',
  'targetQuestionId',
  'message',
  'redirectUrl',
] satisfies RuleField[]

/** `rules.2.value` is the value of the third rule that was sent. */
export function listRefusals(error: unknown, sent: readonly RuleDraft[]): RuleRefusal[] {
  const issues = error instanceof ApiError ? error.issues : []
  return issues.flatMap(({ path, message }) => {
    const [list, index = '', field = ''] = path.split('.')
    const key = list === 'rules' ? sent[Number(index)]?.key : undefined
    return key !== undefined && isRuleField(field) ? [{ key, field, message }] : []
  })
}

function isRuleField(text: string): text is RuleField {
  return FIELDS.includes(text)
}
