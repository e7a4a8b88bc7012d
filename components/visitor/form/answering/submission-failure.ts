import { tryAgainWords } from '@/lib/client/visitor/try-again-words'
import { VisitorError } from '@/lib/client/visitor/visitor-request'
import { isCheck } from '@/messages/check'
import { type ErrorTexts, errorWords } from '@/messages/error-words'
import type { PartTexts } from '@/messages/texts'
import { notSent, type SubmissionFailure } from './not-sent'

type Texts = { form: PartTexts<'form'>; tryAgain: PartTexts<'tryAgain'> } & ErrorTexts

/** A failed attempt in the visitor's words. The server checks as this page does: what it finds wrong has changed meanwhile. */
export function toSubmissionFailure(error: unknown, { form, tryAgain, ...texts }: Texts): SubmissionFailure {
  const { failure, closed } = form.t
  if (!(error instanceof VisitorError)) return notSent(form)
  const message = wordsOf(error, texts) ?? failure.default
  if (error.code === 'invalid_input' && error.issues.length > 0) {
    const questionId = error.issues[0]?.path.split('.').at(-1)
    return { message: failure.changed, hint: failure.changedHint, isOutdated: true, questionId }
  }
  if (error.status === 409) return { message, hint: closed.notSent, isOutdated: false, closedText: message }
  if (error.status === 404) return { message, hint: failure.gone, isOutdated: false }
  if (error.status === 413) return { message: failure.tooLong, hint: failure.shorten, isOutdated: false }
  if (error.status === 429) {
    return { message: failure.limited, hint: tryAgainWords(tryAgain, error.retryAfterSeconds), isOutdated: false }
  }
  return { message, hint: error.status === 503 ? failure.away : failure.again, isOutdated: false }
}

/** The owner of a closed form may have words of their own. */
function wordsOf(error: VisitorError, texts: ErrorTexts): string | undefined {
  const { code, message } = error
  return code === 'form_closed' && !isCheck(message) && message !== '' ? message : errorWords(error, texts)
}
