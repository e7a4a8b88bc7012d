import type { RefObject } from 'react'
import type { AnswerCondition } from '@/lib/shared/forms/answer-condition'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { AnswerFilterRow } from './answer-filter-row'

/** A condition that is being typed; the key tells it from others while they are removed. */
export type TypedCondition = AnswerCondition & { key: number }

type AnswerFilterProps = {
  ref: RefObject<HTMLFieldSetElement | null>
  questions: readonly AskedQuestion[]
  conditions: readonly TypedCondition[]
  onChange: (conditions: readonly TypedCondition[]) => void
  onRemove: (condition: TypedCondition) => void
}

/** Narrows by answers; all conditions must hold. One whose value is missing does not count yet. */
export function AnswerFilter({ ref, questions, conditions, onChange, onRemove }: AnswerFilterProps) {
  const {
    t: { answerFilter: t },
  } = useTexts('responses')
  return (
    <fieldset ref={ref} className="grid gap-3 rounded-2xl border bg-card p-3">
      <legend className="sr-only">{t.legend}</legend>
      {conditions.map((condition) => (
        <AnswerFilterRow
          key={condition.key}
          questions={questions}
          condition={condition}
          onChange={(next) => onChange(conditions.map((one) => (one === condition ? next : one)))}
          onRemove={() => onRemove(condition)}
        />
      ))}
    </fieldset>
  )
}
