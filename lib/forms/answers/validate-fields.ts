import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import type { AskedForm } from '../form'
import { type CheckedAnswers, checkAnswers } from './check-answers'
import type { TypedAnswers } from './draft-answers'
import { FULL_KIT } from './full-kit'
import { SEEN_FIELD } from './seen-field'

type ValidatedFields = CheckedAnswers & {
  /** True when the answers lead to questions that the visitor has not seen yet. */
  hasMore: boolean
}

/** Ids of the questions that the visitor has seen: all of them, if the form does not say. */
export function readSeen(form: AskedForm | undefined, fields: URLSearchParams): string[] {
  const seen = fields.get(SEEN_FIELD)
  return seen === null ? (form?.questions ?? []).map(({ id }) => id) : seen.split(' ')
}

/** Validates the answers of a form that was sent without scripts. Without a form nothing is asked. */
export function validateFields(
  form: AskedForm | undefined,
  typed: TypedAnswers,
  seen: readonly string[],
  locale: string,
): ValidatedFields {
  const checked = checkAnswers(form?.questions ?? [], form?.rules ?? [], typed, decimalMarkOf(locale), FULL_KIT)
  return { ...checked, hasMore: checked.logic.visible.some((id) => !seen.includes(id)) }
}
