import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import type { Question } from '@/lib/shared/forms/question'

export type ControlProps = {
  question: Question
  /** The id of the control, or of the group's label. */
  id: string
  answer: TypedAnswer | undefined
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (answer: TypedAnswer) => void
  onLeave: () => void
}
