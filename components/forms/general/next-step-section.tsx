import { useController } from 'react-hook-form'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { FormFields } from '@/lib/forms/form-fields'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { Select } from '../../ui/select'

const NONE = 'none'

/** What comes after the last question: thanks, or a booking page to choose a time on. */
export function NextStepSection() {
  const { field, fieldState } = useController<FormFields, 'nextPageId'>({ name: 'nextPageId' })
  const { data: pages = [], isPending } = useTimeSlotPages()
  const chosen = pages.find(({ id }) => id === field.value)
  const options = [
    { value: NONE, label: 'Thank them' },
    ...pages.map(({ id, title }) => ({ value: id, label: `Let them choose a time on ${title}` })),
    // Until the list is there, and if it never comes, the choice is kept as it is stored.
    ...(field.value && !chosen ? [{ value: field.value, label: isPending ? 'Loading…' : 'The chosen page' }] : []),
  ]
  const hint =
    chosen && !chosen.isActive
      ? 'This page is inactive: until you publish it, visitors are thanked.'
      : 'A rule that redirects to another address comes first.'
  return (
    <FormSection title="Next step">
      <Field label="After submitting" hint={hint} error={fieldState.error?.message} className="sm:max-w-md">
        {(control) => (
          <Select
            {...control}
            value={field.value || NONE}
            onValueChange={(value) => field.onChange(value === NONE ? '' : value)}
            onBlur={field.onBlur}
            options={options}
          />
        )}
      </Field>
    </FormSection>
  )
}
