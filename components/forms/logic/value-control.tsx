import type { Finding } from '@/lib/forms/rules/rule-findings'
import { MAX_RATING, type Option, type Question } from '@/lib/vocabulary/question'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { RuleControl } from './rule-control'

type ValueControlProps = {
  source: Question | undefined
  value: string
  notes: readonly Finding[]
  onChange: (value: string) => void
}

const RATINGS: Option[] = Array.from({ length: MAX_RATING }, (_, index) => ({
  value: String(index + 1),
  label: `${index + 1} of ${MAX_RATING}`,
}))

/** What an answer is compared with: one of the choices where there are choices, else typed. */
export function ValueControl({ source, value, notes, onChange }: ValueControlProps) {
  const choices = listChoices(source)
  return (
    <RuleControl label="Value" notes={notes} hint={hintOf(source)}>
      {(control) =>
        choices ? (
          <NativeSelect
            {...control}
            data-field="value"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {!choices.some((choice) => choice.value === value) && (
              <option value={value} disabled>
                {value === '' ? 'Choose a value' : value}
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
            data-field="value"
            // A number field would drop what it cannot read, and nothing typed is to be lost.
            inputMode={source?.questionType === 'number' ? 'decimal' : undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </RuleControl>
  )
}

/** What was compared with one question's answer may be none of the choices of another. */
export function canHold(source: Question | undefined, value: string): boolean {
  const choices = listChoices(source)
  return !choices || choices.some((choice) => choice.value === value)
}

function listChoices(source: Question | undefined): readonly Option[] | null {
  switch (source?.questionType) {
    case 'select':
    case 'multiselect':
      return source.options
    case 'rating':
      return RATINGS
    default:
      return null
  }
}

function hintOf(source: Question | undefined): string | undefined {
  const isText = source && ['text', 'paragraph', 'email'].includes(source.questionType)
  return isText ? 'Capital and small letters count as the same.' : undefined
}
