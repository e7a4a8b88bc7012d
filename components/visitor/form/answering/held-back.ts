import type { PartTexts } from '@/messages/texts'
import type { SubmissionFailure } from './not-sent'

/**
 * What to say to a person whose browser filled in the field that only programs do: the answers were stored as spam. The field is
 * emptied, so that they can be sent again. Null for answers that arrived.
 */
export function takeHeldBack(form: HTMLFormElement | null, { t }: PartTexts<'form'>): SubmissionFailure | null {
  const field = form?.elements.namedItem('website')
  if (!(field instanceof HTMLInputElement) || field.value === '') return null
  field.value = ''
  return { message: t.failure.held, hint: t.failure.held, isOutdated: false }
}
