import { ALL_READERS } from '@/lib/forms/answers/more-readers'
import type { Answer, Question } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'

/** The answer as it is stored; undefined for one that the question refuses, null for none. */
export function judgeAnswer(question: Question, typed: unknown): Answer | null | undefined {
  if (typed === undefined) return undefined
  const read = ALL_READERS[QUESTION_KINDS[question.questionType].reads](typed, question, '.')
  if (read === null) return null
  return 'value' in read ? read.value : undefined
}
