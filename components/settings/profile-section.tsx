import { useFormContext } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { Field } from '../fields/field'
import { FormSection } from '../fields/form-section'
import { Input } from '../ui/input'

export function ProfileSection() {
  const { register, formState } = useFormContext<SettingsFormValues>()
  return (
    <FormSection title="Profile">
      <Field
        label="Full name"
        hint="On your booking pages, and as the sender of mails to those who book."
        error={formState.errors.fullName?.message}
      >
        {(control) => <Input {...control} autoComplete="name" placeholder="Ada Lovelace" {...register('fullName')} />}
      </Field>
    </FormSection>
  )
}
