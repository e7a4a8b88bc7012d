import { useFormContext } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../../fields/form-section'
import { SwitchField } from '../../fields/switch-field'

/** Who may send responses. */
export function SpamSection() {
  const { t } = useTexts('forms')
  const { control } = useFormContext<FormFields>()
  return (
    <FormSection title={t.spam.title}>
      <SwitchField control={control} name="ownPageOnly" label={t.spam.ownPageOnly} hint={t.spam.ownPageOnlyHint} />
    </FormSection>
  )
}
