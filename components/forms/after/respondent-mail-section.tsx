import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { SwitchField } from '../../fields/switch-field'
import { useTextField } from '../../translations/use-text-field'
import { Textarea } from '../../ui/textarea'

/** The email to people who answer. */
export function RespondentMailSection() {
  const { t: all } = useTexts('forms')
  const t = all.respondentMail
  const { control, register } = useFormContext<FormFields>()
  const isOn = useWatch({ control, name: 'respondentMail.on' })
  const text = useTextField('respondentMail.text', t.text, {
    translation: (language) => `respondentMail.translations.${language}`,
  })
  return (
    <FormSection title={t.heading} text={t.intro}>
      <SwitchField control={control} name="respondentMail.on" label={t.on} hint={t.onHint} />
      {isOn && (
        <>
          <Field key={text.path} label={text.label} hint={t.textHint} error={text.error}>
            {(aria) => (
              <Textarea {...aria} dir="auto" {...text.input} {...register(text.path as 'respondentMail.text')} />
            )}
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
