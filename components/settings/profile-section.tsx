import { useFormContext } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { FormSection } from '../fields/form-section'
import { Input } from '../ui/input'

export function ProfileSection() {
  const { t } = useTexts('settings')
  const { register, formState } = useFormContext<SettingsFormValues>()
  return (
    <FormSection anchor="profile" title={t.profile.heading}>
      <Field label={t.profile.fullName} hint={t.profile.hint} error={formState.errors.fullName?.message}>
        {(control) => (
          <Input {...control} autoComplete="name" placeholder={t.profile.example} {...register('fullName')} />
        )}
      </Field>
    </FormSection>
  )
}
