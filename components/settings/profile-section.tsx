import { useFormContext } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../fields/field'
import { useErrorAt } from '../fields/field-errors'
import { FormSection } from '../fields/form-section'
import { Input } from '../ui/input'
import { useAccountKind, useForKind } from '../ui/team'

export function ProfileSection() {
  const { t } = useTexts('settings')
  const forKind = useForKind()
  const kind = useAccountKind()
  const { register } = useFormContext<SettingsFormValues>()
  const error = useErrorAt<SettingsFormValues>('fullName')
  return (
    <FormSection anchor="profile" title={t.profile.heading}>
      <Field label={forKind(t.profile.fullName)} hint={forKind(t.profile.hint)} error={error}>
        {(control) => (
          <Input
            {...control}
            autoComplete={kind === 'person' ? 'name' : 'organization'}
            placeholder={forKind(t.profile.example)}
            {...register('fullName')}
          />
        )}
      </Field>
    </FormSection>
  )
}
