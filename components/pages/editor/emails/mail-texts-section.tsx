import { useController, useFormContext } from 'react-hook-form'
import { FormSection } from '@/components/fields/form-section'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { TEXTED_MAILS } from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { CustomTextField } from './custom-text-field'

type TextedMail = (typeof TEXTED_MAILS)[number]

/** The owner's words in the emails that each booking sends. */
export function MailTextsSection() {
  const { t } = useTexts('pageEmails')
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'mailTexts' })
  const texts = field.value ?? {}

  function put(mail: TextedMail, text: string) {
    const { [mail]: _, ...others } = texts
    field.onChange(text === '' ? others : { ...others, [mail]: text })
  }

  return (
    <FormSection title={t.texts.heading} text={t.texts.intro}>
      {TEXTED_MAILS.map((mail) => (
        <CustomTextField
          key={mail}
          label={t.texts.mails[mail].label}
          insertLabel={t.texts.mails[mail].insert}
          hint={t.texts.mails[mail].hint}
          value={texts[mail] ?? ''}
          onChange={(text) => put(mail, text)}
          path={`mailTexts.${mail}`}
        />
      ))}
    </FormSection>
  )
}
