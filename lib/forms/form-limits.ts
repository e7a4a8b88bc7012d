import type { QuestionType } from '@/lib/shared/forms/question-types'

/** Limits of a whole form, so that rendering and sending it stays cheap. */
export const MAX_FORM_BYTES = 256 * 1024
/** Of all its questions, with the rows and columns of matrices. */
export const MAX_FORM_OPTIONS = 1_000
/** Rows times columns of all its matrices. */
export const MAX_FORM_CELLS = 4_000
/** Each lists all countries. */
export const MAX_FORM_ADDRESSES = 10

type Drawn = {
  questionType: QuestionType
  options: readonly unknown[]
  settings: { rows?: readonly unknown[] | undefined; columns?: readonly unknown[] | undefined }
}

/** False for questions of which a form that was made here has fewer. */
export function areDrawable(questions: readonly Drawn[]): boolean {
  let [options, cells, addresses] = [0, 0, 0]
  for (const { questionType, settings, options: own } of questions) {
    const { rows = [], columns = [] } = settings
    options += own.length + rows.length + columns.length
    cells += rows.length * columns.length
    addresses += questionType === 'address' ? 1 : 0
  }
  return options <= MAX_FORM_OPTIONS && cells <= MAX_FORM_CELLS && addresses <= MAX_FORM_ADDRESSES
}
