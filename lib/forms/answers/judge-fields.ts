import type { AskedForm } from '../form'
import { type CheckedAnswers, checkAnswers } from './check-answers'
import type { TypedAnswers } from './draft-answers'
import { SEEN_FIELD } from './seen-field'

type Judged = CheckedAnswers & {
  /** True when the answers lead to questions that the visitor has not seen yet. */
  hasMore: boolean
}

/** Ids of the questions that the visitor has seen. */
export function readSeen(fields: URLSearchParams): string[] {
  return (fields.get(SEEN_FIELD) ?? '').split(' ').filter(Boolean)
}

/** Judges the answers of a form that was sent without scripts. Without a form nothing is asked. */
export function judgeFields(form: AskedForm | undefined, typed: TypedAnswers, seen: readonly string[]): Judged {
  const checked = checkAnswers(form?.questions ?? [], form?.logicRules ?? [], typed)
  return { ...checked, hasMore: checked.logic.visible.some((id) => !seen.includes(id)) }
}
