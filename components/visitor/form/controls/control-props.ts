import type { TypedAnswer } from '@/lib/forms/answers/draft-answers'
import type { Question } from '@/lib/vocabulary/question'

/** What every control of a question takes. */
export type ControlProps = {
  question: Question
  /** Of the control itself, or of the group's name. */
  id: string
  answer: TypedAnswer | undefined
  isInvalid: boolean
  describedBy: string | undefined
  onChange: (answer: TypedAnswer) => void
  onLeave: () => void
}
