import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from '@/lib/shared/retention'
import { Switch } from '../ui/switch'
import { Field } from './field'
import { FormSection } from './form-section'
import { NumberBox } from './number-box'

const USUAL_DAYS = 365

type RetentionFieldsProps = {
  /** Null: for good. */
  value: number | null
  onChange: (days: number | null) => void
  error: string | undefined
  texts: { heading: string; text: string; isLimited: string; days: string }
}

/** Sets how long something is kept. */
export function RetentionFields({ value, onChange, error, texts: t }: RetentionFieldsProps) {
  return (
    <FormSection title={t.heading} text={t.text}>
      <Field inline label={t.isLimited}>
        {(aria) => (
          <Switch {...aria} checked={value !== null} onCheckedChange={(isOn) => onChange(isOn ? USUAL_DAYS : null)} />
        )}
      </Field>
      {value !== null && (
        <Field label={t.days} error={error}>
          {(box) => (
            <NumberBox {...box} value={value} onChange={onChange} min={MIN_RETENTION_DAYS} max={MAX_RETENTION_DAYS} />
          )}
        </Field>
      )}
    </FormSection>
  )
}
