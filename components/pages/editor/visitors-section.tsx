import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import { NumberBox } from '@/components/fields/number-box'
import { SwitchField } from '@/components/fields/switch-field'
import { Switch } from '@/components/ui/switch'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { MAX_GUESTS } from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from './effects/effect-note'

const USUAL_GUESTS = 3

/** Guests of a booking, the check of the address that books, and requests for other times. */
export function VisitorsSection() {
  const { t, say } = useTexts('pageEditor')
  const { control } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { field } = useController({ control, name: 'maxGuests' })
  const error = useErrorAt<PageFormValues>('maxGuests')
  const guests = field.value ?? 0
  const isValid = Number.isInteger(guests) && guests > 0 && guests <= MAX_GUESTS
  return (
    <FormSection title={t.visitors.heading}>
      <Field inline label={t.visitors.bring}>
        {(aria) => (
          <Switch
            {...aria}
            checked={guests !== 0}
            onCheckedChange={(isOn) => field.onChange(isOn ? USUAL_GUESTS : 0)}
          />
        )}
      </Field>
      {guests !== 0 && (
        <>
          <Field label={t.visitors.max} error={error}>
            {(box) => <NumberBox {...box} value={guests} onChange={field.onChange} min={1} max={MAX_GUESTS} />}
          </Field>
          <EffectNote isHidden={!isValid}>{isValid && say(t.visitors.effect, { count: guests })}</EffectNote>
        </>
      )}
      <SwitchField
        control={control}
        name="requireEmailCheck"
        label={t.visitors.emailCheck}
        hint={t.visitors.emailCheckHint}
      />
      <SwitchField
        control={control}
        name="acceptsOtherTimes"
        label={t.visitors.otherTimes}
        hint={t.visitors.otherTimesHint}
      />
    </FormSection>
  )
}
