import type { CsvPreview } from '@/lib/arrivals/api-shapes'
import type { ColumnTarget } from '@/lib/arrivals/options-schema'
import { useQuestions } from '@/lib/client/form-questions'
import { CELL_QUESTION_TYPES, COLUMN_FIELDS } from '@/lib/shared/arrivals/lists'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { NativeSelect } from '../../ui/native-select'

export type ColumnChoice = { column: string; to: ColumnTarget }

type ColumnMapProps = {
  preview: CsvPreview
  /** The form that rows go into; empty for a new one. */
  formId: string
  chosen: readonly ColumnChoice[]
  onChange: (columns: ColumnChoice[]) => void
}

/** Each column with its first values and what it becomes. */
export function ColumnMap({ preview, formId, chosen, onChange }: ColumnMapProps) {
  const { t, say } = useTexts('moveIn')
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-medium">{say(t.columns, { count: preview.rows })}</legend>
      {preview.columns.map(({ column, samples }) => (
        <Field key={column} label={column} hint={samples.length > 0 ? <bdi>{samples.join(' · ')}</bdi> : undefined}>
          {(aria) => (
            <NativeSelect
              {...aria}
              value={toWord(chosen.find((one) => one.column === column)?.to ?? 'skip')}
              onChange={({ currentTarget }) => {
                const to = fromWord(currentTarget.value, column)
                onChange(chosen.map((one) => (one.column === column ? { column, to } : one)))
              }}
            >
              {formId ? <KnownQuestions formId={formId} /> : <NewQuestions />}
              {COLUMN_FIELDS.map((field) => (
                <option key={field} value={field}>
                  {t.to[field]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      ))}
    </fieldset>
  )
}

function NewQuestions() {
  const { t, say } = useTexts('moveIn')
  const { kinds } = useTexts('questions').t
  return CELL_QUESTION_TYPES.map((type) => (
    <option key={type} value={`${NEW}${type}`}>
      {say(t.newQuestion, { type: kinds[type].label })}
    </option>
  ))
}

function KnownQuestions({ formId }: { formId: string }) {
  const { data = [] } = useQuestions(formId)
  return data.map(({ id, question }) => (
    <option key={id} value={id}>
      {question}
    </option>
  ))
}

const NEW = 'new '

const toWord = (to: ColumnTarget) => (typeof to === 'string' ? to : `${NEW}${to.questionType}`)

function fromWord(word: string, column: string): ColumnTarget {
  const questionType = CELL_QUESTION_TYPES.find((type) => word === `${NEW}${type}`)
  return questionType ? { questionType, question: column } : word
}
