import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useUpdateQuestion } from '@/lib/client/form-questions'
import { ApiError } from '@/lib/client/request'
import {
  type QuestionFields,
  questionFieldsSchema,
  toQuestionErrors,
  toQuestionFields,
} from '@/lib/forms/question-fields'
import { isChoice, type Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { SwitchField } from '../../fields/switch-field'
import type { EditState } from '../../fields/use-close-guard'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { Button } from '../../ui/button'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import { OptionsField } from './options-field'

type QuestionFormProps = {
  formId: string
  question: Question
  onStatus: (status: EditState) => void
  onSaved: () => void
  /** Saves and goes on to the next question; left out where the form has no room for one. */
  onSavedForNext?: () => void
  onCancel: () => void
}

export function QuestionForm({ formId, question, onStatus, onSaved, onSavedForNext, onCancel }: QuestionFormProps) {
  const { t } = useTexts('questions')
  const toastFailure = useFormFailure()
  const { questionType } = question
  const update = useUpdateQuestion(formId)
  const schema = useMemo(() => questionFieldsSchema(questionType), [questionType])
  const form = useForm<QuestionFields>({
    resolver: zodResolver(schema),
    defaultValues: toQuestionFields(question),
    shouldFocusError: true,
  })
  const { errors, isDirty, isSubmitting } = form.formState

  useEffect(() => onStatus({ isDirty, isSaving: isSubmitting }), [onStatus, isDirty, isSubmitting])

  async function save(body: QuestionFields, goOn: () => void) {
    try {
      await update.mutateAsync({ id: question.id, body })
      toast({ title: t.dialog.saved })
      goOn()
    } catch (error) {
      toastFailure(error, t.failures.update)
      const refused = error instanceof ApiError ? toQuestionErrors(error.issues) : []
      for (const { name, message } of refused) form.setError(name, { message }, { shouldFocus: true })
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit((body) => save(body, onSaved))}>
        <Field label={t.dialog.question} error={errors.question?.message}>
          {(aria) => (
            // A single line of text that wraps.
            <Textarea
              {...aria}
              className="min-h-11 resize-none"
              rows={1}
              autoComplete="off"
              placeholder={t.fresh.question}
              onKeyDown={submitOnEnter}
              {...form.register('question', { setValueAs: toOneLine })}
            />
          )}
        </Field>
        <Field label={t.dialog.description} hint={t.dialog.descriptionHint} error={errors.description?.message}>
          {(aria) => <Textarea {...aria} className="min-h-11" rows={1} {...form.register('description')} />}
        </Field>
        {isChoice(questionType) && <OptionsField />}
        <SwitchField control={form.control} name="isRequired" label={t.dialog.required} />
        <div className="flex flex-wrap gap-2 max-sm:[&>*]:grow">
          <Button type="submit" pending={isSubmitting}>
            {t.dialog.save}
          </Button>
          {onSavedForNext && (
            <Button
              variant="outline"
              disabled={isSubmitting}
              onClick={() => void form.handleSubmit((body) => save(body, onSavedForNext))()}
            >
              {t.dialog.saveAndAdd}
            </Button>
          )}
          <Button variant="ghost" className="max-sm:basis-full" onClick={onCancel}>
            {t.dialog.cancel}
          </Button>
        </div>
        <UnsavedGuard isDirty={isDirty} />
      </form>
    </FormProvider>
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
