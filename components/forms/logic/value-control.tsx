import type { Finding } from '@/lib/forms/rules/rule-findings'
import { MAX_RATING, type Option, type Question, RATINGS } from '@/lib/vocabulary/question'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/vocabulary/question-types'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { RuleControl } from './rule-control'

type ValueControlProps = {
  source: Question | undefined
  value: string
  notes: readonly Finding[]
  onChange: (value: string) => void
}

const RATING_CHOICES: Option[] = RATINGS.map((rating) => ({
  value: String(rating),
  label: `${rating} of ${MAX_RATING}`,
}))

/** A number field would drop what it cannot read, so numbers are typed as text too. */
const INPUT_MODE: Record<QuestionKind['compares'], 'decimal' | undefined> = {
  words: undefined,
  number: 'decimal',
  rating: undefined,
  option: undefined,
  options: undefined,
}

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
            inputMode={source && INPUT_MODE[QUESTION_KINDS[source.questionType].compares]}
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
  if (!source) return null
  switch (QUESTION_KINDS[source.questionType].compares) {
    case 'option':
    case 'options':
      return source.options
    case 'rating':
      return RATING_CHOICES
    case 'words':
    case 'number':
      return null
  }
}

const HINTS: Record<QuestionKind['compares'], string | undefined> = {
  words: 'Capital and small letters count as the same.',
  number: undefined,
  rating: undefined,
  option: undefined,
  options: undefined,
}

function hintOf(source: Question | undefined): string | undefined {
  return source && HINTS[QUESTION_KINDS[source.questionType].compares]
}
