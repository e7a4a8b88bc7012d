import type { Question } from '@/lib/shared/forms/question'
import { MAX_LINE } from '@/lib/shared/text/text'
import type { ToId } from '../arrived-id'
import { questionLine } from '../lines'

/** A hidden question that jumps need where nothing is answered, and at the end of a form. */
export function markerLine(toId: ToId, form: string, after: Question | null, number: number): Question {
  const question = after ? `Jump after “${after.question}”` : 'End of the form'
  return questionLine({
    id: toId('marker', `${form}/${number}`),
    questionType: 'hidden',
    question: question.slice(0, MAX_LINE),
    settings: { name: `jump_${number}` },
  }) as Question
}
