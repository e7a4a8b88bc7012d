import { zodResolver } from '@hookform/resolvers/zod'
import { type KeyboardEvent, useEffect, useMemo } from 'react'
import { Controller, FormProvider, useForm } from 'react-hook-form'
import { useUpdateQuestion } from '@/lib/client/form-questions'
import { ApiError } from '@/lib/client/request'
import {
  NEW_QUESTION,
  type QuestionFields,
  questionFieldsSchema,
  toQuestionErrors,
  toQuestionFields,
} from '@/lib/forms/question-fields'
import { isChoice, type Question } from '@/lib/vocabulary/question'
import { Field } from '../../fields/field'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { Button } from '../../ui/button'
import { Switch } from '../../ui/switch'
import { Textarea } from '../../ui/textarea'
import { toast } from '../../ui/use-toast'
import { FAILURES, toastFailure } from '../failure'
import { OptionsField } from './options-field'

export type FormStatus = { isDirty: boolean; isSaving: boolean }

type QuestionFormProps = {
  formId: string
  question: Question
  onStatus: (status: FormStatus) => void
  onSaved: () => void
  onCancel: () => void
}

export function QuestionForm({ formId, question, onStatus, onSaved, onCancel }: QuestionFormProps) {
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

  async function save(body: QuestionFields) {
    try {
      await update.mutateAsync({ id: question.id, body })
      toast({ title: 'Question updated' })
      onSaved()
    } catch (error) {
      toastFailure(error, FAILURES.updateQuestion)
      const refused = error instanceof ApiError ? toQuestionErrors(error.issues) : []
      for (const { name, message } of refused) form.setError(name, { message }, { shouldFocus: true })
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={form.handleSubmit(save)}>
        <Field label="Question" error={errors.question?.message}>
          {(aria) => (
            // One line of text, on as many lines as it takes to read it.
            <Textarea
              {...aria}
              className="min-h-11 resize-none"
              rows={1}
              autoComplete="off"
              placeholder={NEW_QUESTION}
              onKeyDown={submitOnEnter}
              {...form.register('question', { setValueAs: toOneLine })}
            />
          )}
        </Field>
        <Field label="Description" hint="Optional. Shown below the question." error={errors.description?.message}>
          {(aria) => <Textarea {...aria} className="min-h-11" rows={1} {...form.register('description')} />}
        </Field>
        {isChoice(questionType) && <OptionsField />}
        <Controller
          control={form.control}
          name="isRequired"
          render={({ field }) => (
            <Field inline label="Required">
              {(aria) => <Switch {...aria} checked={field.value} onCheckedChange={field.onChange} />}
            </Field>
          )}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={isSubmitting}>
            Save Question
          </Button>
          <Button variant="ghost" onClick={onCancel}>
            Cancel
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
  // Not while it is being saved: the button is disabled then.
  event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.click()
}

function toOneLine(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, ' ')
}
