import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import type { QuestionFields } from '@/lib/forms/question-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { useTextField } from '../../translations/use-text-field'
import { Textarea } from '../../ui/textarea'
import type { FormLanguages } from '../form-languages'

/** The question and its description, in the language that is edited. */
export function QuestionTexts({ languages }: { languages: FormLanguages }) {
  const { t } = useTexts('questions')
  const { register } = useFormContext<QuestionFields>()
  const question = useTextField('question', t.dialog.question, { placeholder: t.fresh.question, languages })
  const about = useTextField('description', t.dialog.description, { languages })
  return (
    <>
      <Field key={question.path} label={question.label} error={question.error}>
        {(aria) => (
          // A single line of text that wraps.
          <Textarea
            {...aria}
            {...question.input}
            className="min-h-11 resize-none"
            rows={1}
            autoComplete="off"
            onKeyDown={submitOnEnter}
            {...register(question.path as 'question', { setValueAs: toOneLine })}
          />
        )}
      </Field>
      <Field key={about.path} label={about.label} hint={t.dialog.descriptionHint} error={about.error}>
        {(aria) => (
          <Textarea
            {...aria}
            {...about.input}
            className="min-h-11"
            rows={1}
            {...register(about.path as 'description')}
          />
        )}
      </Field>
    </>
  )
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  // The button is disabled while the question is being saved, so this does nothing then.
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
}

function toOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ')
}
