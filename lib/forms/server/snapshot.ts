import { sha256 } from '@/lib/platform/sha256'
import type { AnsweredQuestion, Question } from '@/lib/vocabulary/forms/question'

/** The questions as stored with responses, and a hash of this wording, which settings change only where there are some. */
export function toSnapshot(questions: readonly Question[]): { hash: string; questions: AnsweredQuestion[] } {
  const kept = questions.map(({ id, question, questionType, isRequired, order, options, settings }) => ({
    id,
    title: question,
    type: questionType,
    required: isRequired,
    order,
    options: options.map(({ value, label }) => ({ value, label })),
    ...(Object.keys(settings).length > 0 && { settings }),
  }))
  return { hash: sha256(JSON.stringify(kept)), questions: kept }
}
