import { useController, useFormContext } from 'react-hook-form'
import { useSettings } from '@/lib/client/settings'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { AccentInput } from '../../fields/accent-input'
import { useErrorAt } from '../../fields/field-errors'

/** The color of buttons and selected answers on the public form; the owner's own unless the form has another. */
export function AccentField() {
  const t = useTexts('forms').t.accent
  const { control } = useFormContext<FormFields>()
  const { field } = useController({ control, name: 'accent' })
  const error = useErrorAt<FormFields>('accent')
  const { data: settings } = useSettings()
  const { value, onChange, name, onBlur, ref } = field
  return (
    <AccentInput
      label={t.label}
      hint={t.hint}
      error={error}
      value={value}
      onChange={onChange}
      field={{ name, onBlur, ref }}
      standard={settings?.accent}
    />
  )
}
