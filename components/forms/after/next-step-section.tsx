import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useTimeSlotPages } from '@/lib/client/time-slot-pages'
import type { FormFields } from '@/lib/forms/form-fields'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../fields/field'
import { useErrorAt } from '../../fields/field-errors'
import { FormSection } from '../../fields/form-section'
import { useTextField } from '../../translations/use-text-field'
import { Select } from '../../ui/select'
import { useForKind } from '../../ui/team'
import { Textarea } from '../../ui/textarea'

const NONE = 'none'

/** The words of the thank-you page, and the booking page that may follow. */
export function NextStepSection() {
  const { t: all, say } = useTexts('forms')
  const forKind = useForKind()
  const t = all.nextStep
  const { field } = useController<FormFields, 'nextPageId'>({ name: 'nextPageId' })
  const error = useErrorAt<FormFields>('nextPageId')
  const { register, control } = useFormContext<FormFields>()
  // They replace the text.
  const hasNoEndings = useWatch({ control, name: 'endings', compute: (endings) => (endings ?? []).length === 0 })
  const notify = useWatch<FormFields, 'notify'>({ control, name: 'notify' })
  const thanks = useTextField('thanksText', t.thanks)
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
      {hasNoEndings && (
        <Field
          key={thanks.path}
          label={thanks.label}
          hint={say(t.thanksHint, { text: visitorText.done.text })}
          error={thanks.error}
        >
          {(aria) => <Textarea {...aria} {...thanks.input} {...register(thanks.path as 'thanksText')} />}
        </Field>
      )}
      <Field label={t.label} hint={hint} error={error} className="sm:max-w-md">
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
      <p className="text-muted-foreground text-sm">{forKind(all.notices.short)[notify]}</p>
    </FormSection>
  )
}
