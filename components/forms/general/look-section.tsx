import { useFormContext, useWatch } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { commaList } from '@/lib/shared/text/comma-list'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { FoldedSection } from '../../fields/form-section'
import { useTextField } from '../../translations/use-text-field'
import { Input } from '../../ui/input'
import { AccentField } from './accent-field'

const WATCHED = ['accent', 'submitLabel'] as const

/** The color of the public form and the words of its button. */
export function LookSection({ isOpen }: { isOpen: boolean }) {
  const { t: all, say, locale } = useTexts('forms')
  const t = all.look
  const { register, control } = useFormContext<FormFields>()
  const submit = useTextField('submitLabel', t.submit)
  const visitorText = useTexts('form').t
  const [accent, submitLabel] = useWatch({ control, name: WATCHED })
  const color = accent ? say(t.color, { color: accent }) : t.usual
  const button = say(t.button, { text: submitLabel || visitorText.submit })
  return (
    <FoldedSection title={t.title} note={commaList([color, button], locale)} isOpenAtFirst={isOpen}>
      <AccentField />
      <Field
        key={submit.path}
        label={submit.label}
        hint={say(t.submitHint, { text: visitorText.submit })}
        error={submit.error}
        className="sm:max-w-md"
      >
        {(aria) => <Input {...aria} {...submit.input} autoComplete="off" {...register(submit.path as 'submitLabel')} />}
      </Field>
    </FoldedSection>
  )
}
