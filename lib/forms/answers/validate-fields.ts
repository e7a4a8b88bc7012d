import { decimalMarkOf } from '@/lib/shared/text/decimal-mark'
import type { AskedForm } from '../form'
import { type CheckedAnswers, checkAnswers } from './check-answers'
import type { TypedAnswers } from './draft-answers'
import { FULL_KIT } from './full-kit'
import { SEEN_FIELD, TOLD_FIELD } from './seen-field'

/** Why answers are shown again: they lead to questions or to a message that the visitor has not seen. */
export type More = 'questions' | 'message'

type ValidatedFields = CheckedAnswers & {
  more: More | null
}

/** The content of the page that was sent: ids of questions, and texts of messages. */
type Shown = { seen: readonly string[]; told: readonly string[] }

/** Ids of the questions that the visitor has seen: all of them, if the form does not say. */
export function readSeen(form: AskedForm | undefined, fields: URLSearchParams): string[] {
  const seen = fields.get(SEEN_FIELD)
  return seen === null ? (form?.questions ?? []).map(({ id }) => id) : seen.split(' ')
}

/** Texts of the messages that the visitor has seen. Browsers send `\r\n` for a line break. */
export function readTold(fields: URLSearchParams): string[] {
  return fields.getAll(TOLD_FIELD).map((text) => text.replaceAll('\r\n', '\n'))
}

/** Validates the answers of a form that was sent without scripts. Without a form nothing is asked. */
export function validateFields(
  form: AskedForm | undefined,
  typed: TypedAnswers,
  { seen, told }: Shown,
  locale: string,
): ValidatedFields {
  const checked = checkAnswers(form?.questions ?? [], form?.rules ?? [], typed, decimalMarkOf(locale), FULL_KIT)
  const { visible, messages } = checked.logic
  const hasMessage = [...messages.values()].flat().some((text) => !told.includes(text.replaceAll('\r\n', '\n')))
  return { ...checked, more: visible.some((id) => !seen.includes(id)) ? 'questions' : hasMessage ? 'message' : null }
}
