import { useFormContext } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { useErrorAt } from '../fields/field-errors'
import { FormSection } from '../fields/form-section'
import { Input } from '../ui/input'

export function ProfileSection() {
  const { t } = useTexts('settings')
  const { register } = useFormContext<SettingsFormValues>()
  const error = useErrorAt<SettingsFormValues>('fullName')
  return (
    <FormSection anchor="profile" title={t.profile.heading}>
      <Field label={t.profile.fullName} hint={t.profile.hint} error={error}>
        {(control) => (
          <Input {...control} autoComplete="name" placeholder={t.profile.example} {...register('fullName')} />
        )}
      </Field>
    </FormSection>
  )
}
