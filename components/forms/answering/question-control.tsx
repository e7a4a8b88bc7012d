import type { Question } from '@/lib/forms/question'
import type { TypedAnswer } from '@/lib/forms/typed-answers'
import { ChoiceControl } from './choice-control'
import { RatingControl } from './rating-control'
import { TextControl } from './text-control'

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

export function QuestionControl(props: ControlProps) {
  switch (props.question.questionType) {
    case 'select':
    case 'multiselect':
      return <ChoiceControl {...props} />
    case 'rating':
      return <RatingControl {...props} />
    default:
      return <TextControl {...props} />
  }
}
