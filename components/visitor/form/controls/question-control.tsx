import { ChoiceControl } from './choice-control'
import type { ControlProps } from './control-props'
import { RatingControl } from './rating-control'
import { TextControl } from './text-control'

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
