import { useController, useFormContext } from 'react-hook-form'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { FormSection } from '../../fields/form-section'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { Textarea } from '../../ui/textarea'

const NONE = 'none'

/** The words of the button and of the thank-you page, and the booking page that may follow. */
export function NextStepSection() {
  const { t: all, say } = useTexts('forms')
  const t = all.nextStep
  const { field, fieldState } = useController<FormFields, 'nextPageId'>({ name: 'nextPageId' })
  const { register, formState } = useFormContext<FormFields>()
  const { errors } = formState
  const visitorText = useTexts('form').t
  const { data: pages = [], isPending } = useTimeSlotPages()
  const chosen = pages.find(({ id }) => id === field.value)
  const options = [
    { value: NONE, label: t.none },
    ...pages.map(({ id, title }) => ({ value: id, label: say(t.page, { title }) })),
    // Keeps the stored choice while the list is loading or when loading it fails.
    ...(field.value && !chosen ? [{ value: field.value, label: isPending ? t.loading : t.chosen }] : []),
  ]
  const obstacle = chosen && (chosen.visibility === 'secret' ? t.secret : !chosen.isActive && t.unpublished)
  const hint = chosen && obstacle ? say(obstacle, { title: chosen.title }) : t.hint
  return (
    <FormSection title={t.title}>
      <Field
        label={t.submit}
        hint={say(t.submitHint, { text: visitorText.submit })}
        error={errors.submitLabel?.message}
        className="sm:max-w-md"
      >
        {(aria) => <Input {...aria} autoComplete="off" {...register('submitLabel')} />}
      </Field>
      <Field
        label={t.thanks}
        hint={say(t.thanksHint, { text: visitorText.done.text })}
        error={errors.thanksText?.message}
      >
        {(aria) => <Textarea {...aria} {...register('thanksText')} />}
      </Field>
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
