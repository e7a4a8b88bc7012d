import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { SwitchField } from '../../fields/switch-field'
import { Textarea } from '../../ui/textarea'

/** The email to people who answer. */
export function RespondentMailSection() {
  const { t: all } = useTexts('forms')
  const t = all.respondentMail
  const { control, register, formState } = useFormContext<FormFields>()
  const isOn = useWatch({ control, name: 'respondentMail.on' })
  const error = formState.errors.respondentMail?.text?.message
  return (
    <FormSection title={t.heading} text={t.intro}>
      <SwitchField control={control} name="respondentMail.on" label={t.on} hint={t.onHint} />
      {isOn && (
        <>
          <Field label={t.text} hint={t.textHint} error={error}>
            {(aria) => <Textarea {...aria} dir="auto" {...register('respondentMail.text')} />}
          </Field>
          <SwitchField
            control={control}
            name="respondentMail.withAnswers"
            label={t.withAnswers}
            hint={t.withAnswersHint}
          />
        </>
      )}
    </FormSection>
  )
}
