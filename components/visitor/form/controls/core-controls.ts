import type { FunctionComponent } from 'react'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import { ChoiceControl } from './choice-control'
import type { ControlProps } from './control-props'
import { RatingControl } from './rating-control'
import { DecimalControl, EmailControl, LineControl, LinesControl } from './text-control'

/** Controls by their names; those of rarer types are missing until they are loaded. */
export type Controls = Partial<Record<QuestionKind['control'], FunctionComponent<ControlProps>>>

/** The controls of the types that most forms are made of. */
export const CORE_CONTROLS = {
  line: LineControl,
  email: EmailControl,
  decimal: DecimalControl,
  lines: LinesControl,
  stars: RatingControl,
  radios: ChoiceControl,
  checkboxes: ChoiceControl,
} satisfies Controls
