import { useController } from 'react-hook-form'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { Field } from '../fields/field'
import { Select } from '../ui/select'

type ChoiceFieldProps = {
  name: 'timeFormat' | 'dateFormat' | 'weekStartDay'
  label: string
  options: readonly { value: string | number; label: string }[]
}

/** A select whose form value may be a number. */
export function ChoiceField({ name, label, options }: ChoiceFieldProps) {
  const { field, fieldState } = useController<SettingsFormValues, ChoiceFieldProps['name']>({ name })
  const choose = (text: string) => field.onChange(options.find(({ value }) => String(value) === text)?.value)
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(control) => (
        <Select
          {...control}
          value={String(field.value)}
          onValueChange={choose}
          onBlur={field.onBlur}
          options={options.map((option) => ({ ...option, value: String(option.value) }))}
        />
      )}
    </Field>
  )
}
