import { useController } from 'react-hook-form'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { Select } from '../../ui/select'

const NONE = 'none'

/** Chooses what follows the last question: the thank-you page, or a booking page. */
export function NextStepSection() {
  const { t: all, say } = useTexts('forms')
  const t = all.nextStep
  const { field, fieldState } = useController<FormFields, 'nextPageId'>({ name: 'nextPageId' })
  const { data: pages = [], isPending } = useTimeSlotPages()
  const chosen = pages.find(({ id }) => id === field.value)
  const options = [
    { value: NONE, label: t.none },
    ...pages.map(({ id, title }) => ({ value: id, label: say(t.page, { title }) })),
    // Keeps the stored choice while the list is loading or when loading it fails.
    ...(field.value && !chosen ? [{ value: field.value, label: isPending ? t.loading : t.chosen }] : []),
  ]
  const hint = chosen && !chosen.isActive ? say(t.unpublished, { title: chosen.title }) : t.hint
  return (
    <FormSection title={t.title}>
      <Field label={t.label} hint={hint} error={fieldState.error?.message} className="sm:max-w-md">
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
