import { areDrawable } from '@/lib/forms/form-limits'
import { MAX_QUESTIONS, type Question } from '@/lib/shared/forms/question'

/** True for each question that a form has room for, one after another. `before` are in it already. */
export function roomFor(questions: readonly (Question | null)[], before: number): boolean[] {
  const kept: Question[] = []
  return questions.map((question) => {
    const hasRoom = question !== null && before + kept.length < MAX_QUESTIONS && areDrawable([...kept, question])
    if (hasRoom) kept.push(question)
    return hasRoom
  })
}
