import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useUpdateQuestion } from '@/lib/client/form-questions'
import { ApiError } from '@/lib/client/request'
import {
  type QuestionFields,
  questionFieldsSchema,
  toQuestionErrors,
  toQuestionFields,
} from '@/lib/forms/question-fields'
import { countMissingInQuestion } from '@/lib/vocabulary/forms/missing-in-question'
import { isChoice, type Question } from '@/lib/vocabulary/forms/question'
import { useTexts } from '@/messages/react/texts-provider'
import { SwitchField } from '../../fields/switch-field'
import type { EditState } from '../../fields/use-close-guard'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { useEditedLanguage } from '../../translations/edited-language'
import { LanguageSwitch } from '../../translations/language-switch'
import { Button } from '../../ui/button'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import type { FormLanguages } from '../form-languages'
import { OptionTranslations } from './option-translations'
import { OptionsField } from './options-field'
import { QuestionTexts } from './question-texts'

type QuestionFormProps = {
  formId: string
  question: Question
  languages: FormLanguages
  onStatus: (status: EditState) => void
  onSaved: () => void
  /** Saves and goes on to the next question; left out where the form has no room for one. */
  onSavedForNext?: () => void
  onCancel: () => void
}

export function QuestionForm({
  formId,
  question,
  languages,
  onStatus,
  onSaved,
  onSavedForNext,
  onCancel,
}: QuestionFormProps) {
  const { t } = useTexts('questions')
  const toastFailure = useFormFailure()
  const { questionType } = question
  const update = useUpdateQuestion(formId)
  const schema = useMemo(() => questionFieldsSchema(questionType), [questionType])
  const form = useForm<QuestionFields>({
    resolver: zodResolver(schema),
    defaultValues: toQuestionFields(question, languages.others),
    shouldFocusError: true,
  })
  const { isDirty, isSubmitting } = form.formState
  const { edited } = useEditedLanguage(languages.others)

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
        <LanguageSwitch
          languages={languages.others}
          main={languages.main}
          missingIn={(language) => countMissingInQuestion(form.watch(), language)}
        />
        <QuestionTexts languages={languages} />
        {isChoice(questionType) && (edited ? <OptionTranslations language={edited} /> : <OptionsField />)}
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
