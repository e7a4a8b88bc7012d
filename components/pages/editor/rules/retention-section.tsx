import { useController, useFormContext } from 'react-hook-form'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from '@/lib/vocabulary/retention'
import { useTexts } from '@/messages/react/texts-provider'
import { Field } from '../../../fields/field'
import { FormSection } from '../../../fields/form-section'
import { NumberBox } from '../../../fields/number-box'
import { Switch } from '../../../ui/switch'

const USUAL_DAYS = 365

/** Sets how long the people of bookings are kept. */
export function RetentionSection() {
  const { retention: t } = useTexts('yourData').t
  const { control } = useFormContext<PageFormValues>()
  const { field, fieldState } = useController({ control, name: 'retentionDays' })
  const days = field.value ?? null
  return (
    <FormSection title={t.heading} text={t.text}>
      <Field inline label={t.isLimited}>
        {(aria) => (
          <Switch
            {...aria}
            checked={days !== null}
            onCheckedChange={(isOn) => field.onChange(isOn ? USUAL_DAYS : null)}
          />
        )}
      </Field>
      {days !== null && (
        <Field label={t.days} error={fieldState.error?.message}>
          {(box) => (
            <NumberBox
              {...box}
              value={days}
              onChange={field.onChange}
              min={MIN_RETENTION_DAYS}
              max={MAX_RETENTION_DAYS}
            />
          )}
        </Field>
      )}
    </FormSection>
  )
}
