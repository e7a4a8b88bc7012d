import type { Finding } from '@/lib/forms/rules/rule-findings'
import { MAX_RATING, type Option, pickedFrom, type Question, RATINGS } from '@/lib/vocabulary/forms/question'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/vocabulary/forms/question-types'
import { useTexts } from '@/messages/react/texts-provider'
import type { PartTexts } from '@/messages/texts'
import { Input } from '../../ui/input'
import { NativeSelect } from '../../ui/native-select'
import { RuleControl } from './rule-control'

type ValueControlProps = {
  source: Question | undefined
  value: string
  notes: readonly Finding[]
  onChange: (value: string) => void
}

/** A number field would drop what it cannot read, so numbers are typed as text too. */
const INPUT_MODE: Record<QuestionKind['stores'], 'decimal' | undefined> = {
  words: undefined,
  number: 'decimal',
  rating: undefined,
  option: undefined,
  options: undefined,
}

/** The value that answers are compared with: chosen where answers are chosen, else typed. */
export function ValueControl({ source, value, notes, onChange }: ValueControlProps) {
  const texts = useTexts('logic')
  const { t } = texts
  const choices = listChoices(source, texts)
  return (
    <RuleControl label={t.fields.value} notes={notes} hint={hintOf(source, texts)}>
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
            data-field="value"
            inputMode={source && INPUT_MODE[QUESTION_KINDS[source.questionType].stores]}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </RuleControl>
  )
}

/** False for a value that is none of the question's choices. */
export function canHold(source: Question | undefined, value: string): boolean {
  return (source && pickedFrom(source)?.includes(value)) ?? true
}

function listChoices(source: Question | undefined, { t, say }: PartTexts<'logic'>): readonly Option[] | null {
  if (!source) return null
  switch (QUESTION_KINDS[source.questionType].stores) {
    case 'option':
    case 'options':
      return source.options
    case 'rating':
      return RATINGS.map((rating) => ({
        value: String(rating),
        label: say(t.fields.rating, { rating, max: MAX_RATING }),
      }))
    case 'words':
    case 'number':
      return null
  }
}

function hintOf(source: Question | undefined, { t }: PartTexts<'logic'>): string | undefined {
  return source && QUESTION_KINDS[source.questionType].stores === 'words' ? t.fields.valueHint : undefined
}
