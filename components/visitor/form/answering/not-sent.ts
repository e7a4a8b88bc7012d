import type { PartTexts } from '@/messages/texts'

export type SubmissionFailure = {
  /** For the toast. */
  message: string
  /** The text that stays beside the button: the answers that were kept, and the next step. */
  hint: string
  /** True when the form has changed since it was opened. */
  isOutdated: boolean
  /** The first question whose answer the server refuses. */
  questionId?: string | undefined
  /** In the owner's words, when the form takes no more responses. */
  closedText?: string
}

/** No answer came from the server. */
export function notSent({ t: { failure } }: PartTexts<'form'>): SubmissionFailure {
  return { message: failure.default, hint: failure.network, isOutdated: false }
}
