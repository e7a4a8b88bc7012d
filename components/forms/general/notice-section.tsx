import { useController } from 'react-hook-form'
import { useSettings } from '@/lib/client/settings'
import type { FormFields } from '@/lib/forms/form-fields'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { useOwner } from '../../layout/owner'
import { Select } from '../../ui/select'

const CHOICES = [
  { value: 'off', label: 'Never' },
  { value: 'each', label: 'For each response' },
  { value: 'daily', label: 'Once a day at 08:00' },
]

/** Whether the owner is told of responses by mail, and where the mails go. */
export function NoticeSection() {
  const { field, fieldState } = useController<FormFields, 'notify'>({ name: 'notify' })
  const { email } = useOwner()
  const { data: settings } = useSettings()
  const clock =
    field.value === 'daily' && settings ? `, at 08:00 in your account's time zone (${settings.timezone})` : ''
  return (
    <FormSection title="Notifications" text="A mail when somebody has answered. What looks like spam never sends one.">
      <Field
        label="Notify me"
        hint={`Mails go to ${email}${clock}.`}
        error={fieldState.error?.message}
        className="[overflow-wrap:anywhere]"
      >
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-xs"
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            options={CHOICES}
          />
        )}
      </Field>
    </FormSection>
  )
}
