import { useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { QUESTION_KINDS } from '@/lib/shared/forms/question-kinds'
import type { QuestionKind, QuestionType } from '@/lib/shared/forms/question-types'
import { MIN_PATTERN_TEXT, VALIDATION, type ValidationName } from '@/lib/shared/forms/question-validation'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { Fold } from '../../ui/fold'
import { Input } from '../../ui/input'

/** A limit of an answer is about its value, its characters or its entries. */
const MEASURES = {
  words: 'text',
  number: 'number',
  rating: 'number',
  option: 'text',
  options: 'list',
  date: 'date',
  time: 'time',
  yes_no: 'text',
  consent: 'text',
  scale: 'number',
  ranking: 'list',
  matrix: 'list',
  address: 'text',
  files: 'list',
  nothing: 'text',
} as const satisfies Record<QuestionKind['stores'], string>

/** The limits of the answers that visitors may give, and the owner's own words for others. */
export function LimitSettings({ type }: { type: QuestionType }) {
  const { t, say } = useTexts('questions')
  const { register, getValues, getFieldState, formState } = useFormContext<QuestionFields>()
  const measure = MEASURES[QUESTION_KINDS[type].stores]
  const labels: Record<ValidationName, string> = {
    ...t.limits[measure],
    pattern: t.limits.pattern,
    message: t.limits.message,
  }
  const hints: Partial<Record<ValidationName, string>> = {
    pattern: say(t.limits.patternHint, { min: MIN_PATTERN_TEXT }),
    message: t.limits.messageHint,
  }
  const names: readonly ValidationName[] = VALIDATION[type]
  return (
    <Fold title={t.limits.title} isOpen={Object.values(getValues('validation')).some((limit) => limit !== undefined)}>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {names.map((name) => {
          const path = `validation.${name}` as const
          const isText = name === 'message' || name === 'pattern'
          const input = isText || measure === 'text' || measure === 'list' ? 'number' : measure
          return (
            <Field
              key={name}
              label={labels[name]}
              className={isText ? 'col-span-2' : undefined}
              hint={hints[name]}
              error={getFieldState(path, formState).error?.message}
            >
              {(aria) => (
                <Input
                  {...aria}
                  type={isText ? 'text' : input}
                  step={input === 'number' ? 'any' : undefined}
                  autoComplete="off"
                  {...register(path, { setValueAs: (typed: unknown) => limitOf(typed, input === 'number' && !isText) })}
                />
              )}
            </Field>
          )
        })}
      </div>
    </Fold>
  )
}

/** An empty box sets no limit. */
function limitOf(typed: unknown, isNumber: boolean) {
  if (typed === undefined || typed === null || typed === '') return undefined
  return isNumber ? Number(typed) : typed
}
