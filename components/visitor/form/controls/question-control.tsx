import type { FunctionComponent } from 'react'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/vocabulary/forms/question-types'
import { ChoiceControl } from './choice-control'
import type { ControlProps } from './control-props'
import { RatingControl } from './rating-control'
import { DecimalControl, EmailControl, LineControl, LinesControl } from './text-control'

const CONTROLS: Record<QuestionKind['control'], FunctionComponent<ControlProps>> = {
  line: LineControl,
  email: EmailControl,
  decimal: DecimalControl,
  lines: LinesControl,
  stars: RatingControl,
  radios: ChoiceControl,
  checkboxes: ChoiceControl,
}

export function QuestionControl(props: ControlProps) {
  const Control = CONTROLS[QUESTION_KINDS[props.question.questionType].control]
  return <Control {...props} />
}
