import type { Question } from '@/lib/shared/forms/question'
import type { TypedAnswer } from './answer-kit'
import { fieldOf, heldBy } from './draft-answers'

/** The fields of a form that hold an answer, as `readFields` reads them. */
export function fieldsOf(
  { id, questionType }: Question,
  answer: TypedAnswer | undefined,
): { name: string; value: string }[] {
  if (answer === undefined) return []
  if (typeof answer === 'string') return [{ name: id, value: answer }]
  if (!Array.isArray(answer)) return Object.entries(answer).map(([part, value]) => ({ name: fieldOf(id, part), value }))
  if (heldBy(questionType) !== 'ranked') return answer.map((value) => ({ name: id, value }))
  return answer.flatMap((option, index) =>
    option === '' ? [] : [{ name: fieldOf(id, option), value: String(index + 1) }],
  )
}
