import type { ControlProps } from '@/components/fields/field'
import { Select } from '@/components/ui/select'
import { useForms } from '@/lib/client/forms'
import { useTexts } from '@/messages/react/texts-provider'

const NONE = 'none'

type FormSelectProps = ControlProps & {
  /** The id of a form. */
  value: string | null
  onChange: (id: string | null) => void
  onBlur?: () => void
  disabled?: boolean | undefined
}

/** One of the owner's forms, or none. */
export function FormSelect({ value, onChange, ...control }: FormSelectProps) {
  const { t } = useTexts('pageEditor')
  const { data: forms = [], isPending } = useForms()
  const isListed = forms.some(({ id }) => id === value)
  const options = [
    { value: NONE, label: t.form.none },
    ...forms.map(({ id, title }) => ({ value: id, label: title })),
    // The stored choice stays selectable while the list loads, or if it fails to.
    ...(value && !isListed ? [{ value, label: isPending ? t.form.loading : t.form.chosen }] : []),
  ]
  return (
    <Select
      {...control}
      value={value ?? NONE}
      onValueChange={(next) => onChange(next === NONE ? null : next)}
      options={options}
    />
  )
}
