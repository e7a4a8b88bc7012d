import { isAsked } from '@/lib/shared/forms/question'
import type { QuestionAction } from '@/lib/shared/forms/rule'
import { useTexts } from '@/messages/react/texts-provider'
import { NativeSelect } from '../../ui/native-select'
import type { ActionFieldProps } from './action-field'
import { QuestionOptions } from './question-options'
import { RuleControl } from './rule-control'

/** The question that an action is about: for a jump a later one than those of the conditions. */
export function TargetField({
  type,
  action: { questionId },
  conditions,
  names: { questions },
  fieldOf,
  notesOf,
  onChange,
}: ActionFieldProps & { type: QuestionAction['type'] }) {
  const t = useTexts('logic').t.fields
  const last = Math.max(...conditions.map((one) => questions.findIndex(({ id }) => id === one.questionId)))
  const all = type === 'require' ? questions.filter((one) => isAsked(one.questionType)) : questions
  const offered = type === 'jump' ? questions.slice(last + 1) : all
  const isEmpty = offered.length === 0
  const hints = {
    jump: isEmpty ? t.noTargetHint : t.targetHint,
    show: t.showHint,
    hide: t.hideHint,
    require: t.requireHint,
  }
  const placeholder = type === 'jump' ? (isEmpty ? t.noTarget : t.chooseTarget) : t.anyTarget
  return (
    <RuleControl label={t.target} hint={hints[type]} notes={notesOf(fieldOf('questionId'))}>
      {(control) => (
        <NativeSelect
          {...control}
          data-field={fieldOf('questionId')}
          value={questionId}
          onChange={(event) => onChange('questionId', event.target.value)}
        >
          <QuestionOptions questions={questions} offered={offered} chosen={questionId} placeholder={placeholder} />
        </NativeSelect>
      )}
    </RuleControl>
  )
}
