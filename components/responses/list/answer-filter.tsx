import { ListFilter } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { MAX_ANSWER_CONDITIONS } from '@/lib/forms/answers/answer-conditions'
import { operatorsOf } from '@/lib/forms/rules/operators'
import type { AnswerCondition } from '@/lib/vocabulary/forms/answer-condition'
import type { AskedQuestion } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { hasAnswers } from '../response-view'
import { AnswerFilterRow } from './answer-filter-row'

/** A condition that is being typed; the key tells it from others while they are removed. */
export type TypedCondition = AnswerCondition & { key: number }

type AnswerFilterProps = {
  questions: readonly AskedQuestion[]
  conditions: readonly TypedCondition[]
  onChange: (conditions: readonly TypedCondition[]) => void
}

/** Narrows by answers; all conditions must hold. One whose value is missing does not count yet. */
export function AnswerFilter({ questions, conditions, onChange }: AnswerFilterProps) {
  const {
    t: { answerFilter: t },
  } = useTexts('responses')
  const choices = questions.filter(hasAnswers)
  const [first] = choices
  if (!first) return null

  const add = () => {
    const key = Math.max(0, ...conditions.map((condition) => condition.key)) + 1
    const [operator = 'answered'] = operatorsOf(first.type)
    onChange([...conditions, { key, questionId: first.id, operator, value: '' }])
  }

  return (
    <fieldset className="mb-5 grid gap-3 print:hidden">
      <legend className="sr-only">{t.legend}</legend>
      {conditions.map((condition) => (
        <AnswerFilterRow
          key={condition.key}
          questions={choices}
          condition={condition}
          onChange={(next) => onChange(conditions.map((one) => (one === condition ? next : one)))}
          onRemove={() => onChange(conditions.filter((one) => one !== condition))}
        />
      ))}
      {conditions.length < MAX_ANSWER_CONDITIONS && (
        <Button variant="outline" className="justify-self-start px-4" onClick={add}>
          <ListFilter aria-hidden="true" className="size-4" />
          {t.add}
        </Button>
      )}
    </fieldset>
  )
}
