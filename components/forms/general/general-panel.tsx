import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useUpdateForm } from '@/lib/client/forms'
import { ApiError } from '@/lib/client/request'
import type { Form } from '@/lib/forms/form'
import { type FormFields, formFieldsSchema, toFormChanges, toFormErrors, toFormFields } from '@/lib/forms/form-fields'
import { missingInRules, missingInWords } from '@/lib/vocabulary/forms/missing-in-form'
import { missingInQuestions } from '@/lib/vocabulary/forms/missing-in-question'
import type { Rule } from '@/lib/vocabulary/forms/rule'
import { withEmptyTexts } from '@/lib/vocabulary/text/missing-translations'
import { FORM_TEXTS } from '@/lib/vocabulary/text/translations'
import { useTexts } from '@/messages/react/texts-provider'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { AddFormLanguage, TextsSwitch } from '../../translations/form-languages'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { useHydrated } from '../../ui/use-hydrated'
import { toast } from '../../ui/use-toast'
import { useFormFailure } from '../failure'
import type { PanelProps } from '../panel-props'
import { AccentField } from './accent-field'
import { ClosingSection } from './closing-section'
import { DetailFields } from './detail-fields'
import { EndingsSection } from './endings-section'
import { NextStepSection } from './next-step-section'
import { NoticeSection } from './notice-section'
import { RespondentMailSection } from './respondent-mail-section'
import { RetentionSection } from './retention-section'

type GeneralPanelProps = PanelProps & {
  /** The rules as they stand in the editor, whose messages are translated, too. */
  rules?: readonly Rule[]
  openedAt: number
  onDirtyChange: (isDirty: boolean) => void
}

const NO_RULES: readonly Rule[] = []

export function GeneralPanel({
  form: stored,
  questions,
  rules = NO_RULES,
  openedAt,
  onDirtyChange,
}: GeneralPanelProps) {
  const { t } = useTexts('forms')
  const removal = useTexts('translations').t.remove.form
  const toastFailure = useFormFailure()
  const isHydrated = useHydrated()
  const update = useUpdateForm(stored.id)
  const values = toFormFields(stored)
  const form = useForm<FormFields>({
    resolver: zodResolver(formFieldsSchema),
    defaultValues: values,
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, isSubmitting, dirtyFields } = form.formState
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty])

  async function save(fields: FormFields) {
    const sent = structuredClone(form.getValues())
    try {
      const saved = toFormFields(
        await update.mutateAsync(
          toFormChanges(fields, {
            ...dirtyFields,
            translations: isTranslated(fields, stored),
            endings: differs(sent.endings, values.endings),
            respondentMail: differs(sent.respondentMail, values.respondentMail),
          }),
        ),
      )
      const typed = form.getValues()
      form.reset(saved)
      // Changes typed during the request are not saved yet.
      for (const name of formFieldsSchema.keyof().options) {
        if (JSON.stringify(typed[name]) !== JSON.stringify(sent[name]))
          form.setValue(name, typed[name], { shouldDirty: true })
      }
      toast({ title: t.general.saved })
    } catch (error) {
      toastFailure(error, t.failures.update)
      const refused = error instanceof ApiError ? toFormErrors(error.issues) : []
      for (const { name, message } of refused) form.setError(name, { message }, { shouldFocus: true })
    }
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="max-w-3xl" onSubmit={form.handleSubmit(save)}>
        <fieldset disabled={!isHydrated} className="grid min-w-0 gap-5">
          <Card className="grid min-w-0 gap-5 p-4 sm:p-6">
            <TextsSwitch
              names={FORM_TEXTS}
              missingElsewhere={(language) =>
                missingInQuestions(questions, language) +
                missingInRules(rules, language) +
                missingInWords(form.getValues(), language)
              }
              removal={removal}
            />
            <DetailFields hasQuestions={questions.length > 0} />
            <AccentField />
            <AddFormLanguage names={FORM_TEXTS} />
          </Card>
          <ClosingSection responseCount={stored.responseCount} openedAt={openedAt} />
          <NextStepSection />
          <EndingsSection />
          <RespondentMailSection />
          <NoticeSection />
          <RetentionSection />
        </fieldset>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" pending={isSubmitting}>
            {t.general.save}
          </Button>
          {isDirty && <p className="text-muted-foreground text-sm">{t.general.unsaved}</p>}
        </div>
        <UnsavedGuard isDirty={isDirty} />
      </form>
    </FormProvider>
  )
}

function differs(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}

/** True when the translations differ from the stored ones. */
function isTranslated(fields: FormFields, stored: Form): boolean {
  const [now, before] = [fields, stored].map(({ translations }) => withEmptyTexts(FORM_TEXTS, translations))
  return JSON.stringify(now) !== JSON.stringify(before)
}
