import { zodResolver } from '@hookform/resolvers/zod'
import { memo, useEffect, useMemo, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { ApiError } from '@/lib/client/request'
import {
  type QuestionFields,
  questionFieldsSchema,
  toQuestionErrors,
  toQuestionFields,
} from '@/lib/forms/question-fields'
import type { OptionInput } from '@/lib/forms/questions/options'
import { isAsked, isChoice, type Question } from '@/lib/shared/forms/question'
import { SETTINGS } from '@/lib/shared/forms/question-settings'
import { VALIDATION } from '@/lib/shared/forms/question-validation'
import { useTexts } from '@/messages/react/texts-provider'
import { SwitchField } from '../../fields/switch-field'
import { useEditedLanguage } from '../../translations/edited-language'
import type { FormLanguages } from '../form-languages'
import type { Drafts } from './drafts'
import { FileStorageNote } from './file-storage-note'
import { LimitSettings } from './limit-settings'
import { OptionsField } from './options-field'
import { PartTranslations } from './part-translations'
import { QuestionTexts } from './question-texts'
import { TypeSettings } from './type-settings'

type QuestionFormProps = {
  question: Question
  languages: FormLanguages
  drafts: Drafts
  /** Ctrl+Enter. */
  onNext: () => void
}

/** The settings of a question, saved as they are typed. */
export const QuestionForm = memo(function QuestionForm({ question, languages, drafts, onNext }: QuestionFormProps) {
  const { t } = useTexts('questions')
  const { id, questionType } = question
  const schema = useMemo(() => questionFieldsSchema(questionType), [questionType])
  const form = useForm<QuestionFields>({
    resolver: zodResolver(schema),
    defaultValues: drafts.fieldsOf(id) ?? toQuestionFields(question, languages.others),
  })
  const { edited } = useEditedLanguage(languages.others)
  const isFilling = useRef(false)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => isFilling.current || drafts.type(id, structuredClone(values)),
      }),
    [form, drafts, id],
  )
  useShownErrors(form, drafts, id)
  useStoredFields(form, { question, languages, drafts, isFilling })

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid min-w-0 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void drafts.flush()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          onNext()
        }}
      >
        <QuestionTexts languages={languages} />
        {isChoice(questionType) && !edited && <OptionsField />}
        {edited && <PartTranslations type={questionType} languages={languages} />}
        {SETTINGS[questionType].length > 0 && !edited && <TypeSettings type={questionType} />}
        {questionType === 'file' && <FileStorageNote />}
        {isAsked(questionType) && <SwitchField control={form.control} name="isRequired" label={t.dialog.required} />}
        {VALIDATION[questionType].length > 0 && !edited && <LimitSettings type={questionType} />}
        <button type="submit" hidden />
      </form>
    </FormProvider>
  )
})

type Form = ReturnType<typeof useForm<QuestionFields>>

/** Shows what keeps the question from being saved, at its fields. */
function useShownErrors(form: Form, drafts: Drafts, id: string) {
  useEffect(() => {
    let shown: unknown
    const show = () => {
      const error = drafts.errorOf(id)
      if (error === shown) return
      shown = error
      if (!error) return form.clearErrors()
      const refused = error instanceof ApiError ? toQuestionErrors(error.issues) : []
      for (const { name, message } of refused) form.setError(name, { message })
      if (!(error instanceof ApiError)) void form.trigger()
    }
    show()
    return drafts.subscribe(show)
  }, [form, drafts, id])
}

type Stored = {
  question: Question
  languages: FormLanguages
  drafts: Drafts
  isFilling: { current: boolean }
}

/** Shows what is stored once it differs from the fields for another reason than that they were saved: it was undone. */
function useStoredFields(form: Form, { question, languages, drafts, isFilling }: Stored) {
  const known = useRef(question)
  const { others } = languages
  useEffect(() => {
    if (known.current === question && Object.keys(form.getValues('translations')).length === others.length) return
    known.current = question
    if (drafts.fieldsOf(question.id)) return
    const stored = toQuestionFields(question, others)
    if (isSameText(stored, form.getValues())) return
    isFilling.current = true
    form.reset(stored)
    isFilling.current = false
  }, [form, question, others, drafts, isFilling])
}

/** New options have no value until they are read again: until then it follows their label. */
function isSameText(stored: QuestionFields, typed: QuestionFields): boolean {
  // In one order: react-hook-form has its fields in another.
  const labelsOf = (list?: readonly OptionInput[]) =>
    list?.map(({ label, translations }) => [label.trim(), translations])
  const bare = ({ question, description, isRequired, options, settings, validation, translations }: QuestionFields) =>
    JSON.stringify([
      question.trim(),
      description.trim(),
      isRequired,
      labelsOf(options),
      translations,
      { ...settings, rows: labelsOf(settings.rows), columns: labelsOf(settings.columns) },
      validation,
    ])
  return bare(stored) === bare(typed)
}
