import type { ComponentProps } from 'react'
import { shapeOf } from '@/lib/forms/rules/operators'
import type { RuleField } from '@/lib/forms/rules/rule-checks'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { isCalendarDate } from '@/lib/scheduling/calendar-date'
import { MAX_RATING, type Option, pickedFrom, type Question, RATINGS } from '@/lib/shared/forms/question'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind } from '@/lib/shared/forms/question-types'
import type { Operator } from '@/lib/shared/forms/rule-words'
import { stepsOf } from '@/lib/shared/forms/scale'
import { isTimeOfDay } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { RuleControl } from './rule-control'

type ValueControlProps = {
  source: Question | undefined
  operator: Operator
  field: RuleField
  value: string
  notes: readonly Finding[]
  onChange: (value: string) => void
}

type TypedValue = Pick<ComponentProps<'input'>, 'type' | 'inputMode'>

/** A number field would drop what it cannot read, so numbers are typed as text too. */
const TYPED: Record<QuestionKind['stores'], TypedValue> = {
  words: {},
  number: { inputMode: 'decimal' },
  rating: {},
  option: {},
  options: {},
  date: { type: 'date' },
  time: { type: 'time' },
  yes_no: {},
  consent: {},
  scale: {},
  ranking: {},
  matrix: {},
  address: {},
  files: {},
  nothing: {},
}

/** The value that answers are compared with: chosen where answers are chosen, else typed. */
export function ValueControl({ source, operator, field, value, notes, onChange }: ValueControlProps) {
  const texts = useTexts('logic')
  const { t } = texts
  const choices = listChoices(source, texts)
  return (
    <RuleControl label={t.fields.value} notes={notes} hint={choices ? undefined : hintOf(source, operator, texts)}>
      {(control) =>
        choices ? (
          <NativeSelect
            {...control}
            data-field={field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {!choices.some((choice) => choice.value === value) && (
              <option value={value} disabled>
                {value === '' ? t.fields.chooseValue : value}
              </option>
            )}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </NativeSelect>
        ) : (
          <Input
            {...control}
            data-field={field}
            {...(source && TYPED[QUESTION_KINDS[source.questionType].stores])}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </RuleControl>
  )
}

/** False for a value that the control of the question cannot show. */
export function canHold(source: Question | undefined, value: string): boolean {
  if (!source) return true
  const { type } = TYPED[QUESTION_KINDS[source.questionType].stores]
  if (type === 'date') return isCalendarDate(value)
  if (type === 'time') return isTimeOfDay(value)
  return pickedFrom(source)?.includes(value) ?? true
}

function listChoices(source: Question | undefined, { t, say }: PartTexts<'logic'>): readonly Option[] | null {
  if (!source) return null
  switch (QUESTION_KINDS[source.questionType].stores) {
    case 'option':
    case 'options':
    case 'ranking':
      return source.options
    case 'rating':
      return RATINGS.map((rating) => ({
        value: String(rating),
        label: say(t.fields.rating, { rating, max: MAX_RATING }),
      }))
    case 'scale':
      return stepsOf(source).map((step) => ({ value: String(step), label: String(step) }))
    case 'yes_no':
      return [
        { value: 'true', label: t.fields.yes },
        { value: 'false', label: t.fields.no },
      ]
    case 'consent':
      return [{ value: 'true', label: t.fields.yes }]
    case 'words':
    case 'number':
    case 'date':
    case 'time':
    case 'matrix':
    case 'address':
    case 'files':
    case 'nothing':
      return null
  }
}

function hintOf(source: Question | undefined, operator: Operator, { t }: PartTexts<'logic'>): string | undefined {
  if (shapeOf(operator) === 'number') return t.fields.sizeHint
  return source && QUESTION_KINDS[source.questionType].stores === 'words' ? t.fields.valueHint : undefined
}
