import { X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { NativeSelect } from '@/components/ui/native-select'
import { needsValue, operatorsOf, shapeOf } from '@/lib/forms/rules/operators'
import type { AskedQuestion } from '@/lib/shared/forms/question'
import type { Operator } from '@/lib/shared/forms/rule-words'
import { MAX_LINE } from '@/lib/shared/text/text'
import { useTexts } from '@/messages/react/texts-provider'
import type { Part } from '@/messages/texts'
import type { TypedCondition } from './answer-filter'

type RowProps = {
  questions: readonly AskedQuestion[]
  condition: TypedCondition
  onChange: (condition: TypedCondition) => void
  onRemove: () => void
}

/** One condition: a question, an operator and a value. */
export function AnswerFilterRow({ questions, condition, onChange, onRemove }: RowProps) {
  const {
    t: { answerFilter: t },
  } = useTexts('responses')
  const question = questions.find(({ id }) => id === condition.questionId)
  const operators = operatorsOf(question?.type)

  function choose(questionId: string) {
    const next = operatorsOf(questions.find(({ id }) => id === questionId)?.type)
    const operator = next.includes(condition.operator) ? condition.operator : (next[0] ?? 'answered')
    onChange({ ...condition, questionId, operator, value: '' })
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.2fr)_minmax(0,1.5fr)_auto]">
      <NativeSelect
        aria-label={t.question}
        value={condition.questionId}
        onChange={(event) => choose(event.target.value)}
        className="max-sm:col-span-2"
      >
        {questions.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={t.operator}
        value={condition.operator}
        onChange={(event) => onChange({ ...condition, operator: event.target.value as Operator })}
        className="max-sm:col-span-2"
      >
        {operators.map((operator) => (
          <option key={operator} value={operator}>
            {t.operators[operator]}
          </option>
        ))}
      </NativeSelect>
      {needsValue(condition.operator) ? (
        <Value question={question} condition={condition} onChange={onChange} />
      ) : (
        <span />
      )}
      <Button variant="ghost" size="icon" aria-label={t.remove} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}

type ValueProps = Pick<RowProps, 'condition' | 'onChange'> & { question: AskedQuestion | undefined }

/** A list of the question's options, or a text. */
function Value({ question, condition, onChange }: ValueProps) {
  const {
    t: { answerFilter: t },
  } = useTexts('responses')
  const words = useTexts('answers')
  const set = (value: string) => onChange({ ...condition, value })
  const choices = question?.type === 'yes_no' ? yesOrNo(words.t) : (question?.options ?? [])
  if (choices.length > 0) {
    return (
      <NativeSelect aria-label={t.value} value={condition.value} onChange={(event) => set(event.target.value)}>
        <option value="">{t.choose}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect>
    )
  }
  const shape = shapeOf(condition.operator)
  return (
    <Input
      aria-label={t.value}
      dir="auto"
      maxLength={MAX_LINE}
      type={shape === 'date' ? (question?.type === 'time' ? 'time' : 'date') : 'text'}
      inputMode={shape === 'number' ? 'decimal' : undefined}
      value={condition.value}
      onChange={(event) => set(event.target.value)}
    />
  )
}

function yesOrNo({ yes, no }: Part<'answers'>) {
  return [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ]
}
