import { MAX_RETENTION_DAYS, MIN_RETENTION_DAYS } from '@/lib/shared/retention'
import { Switch } from '../ui/switch'
import { Field } from './field'
import { FormSection } from './form-section'
import { NumberBox } from './number-box'

const USUAL_DAYS = 365

type RetentionInputProps = {
  /** Null: for good. */
  value: number | null
  onChange: (days: number | null) => void
  error: string | undefined
  hint?: string
  texts: { isLimited: string; days: string }
}

type RetentionFieldsProps = RetentionInputProps & { texts: { heading: string; text: string } }

/** Sets how long something is kept. */
export function RetentionFields(props: RetentionFieldsProps) {
  return (
    <FormSection title={props.texts.heading} text={props.texts.text}>
      <RetentionInput {...props} />
    </FormSection>
  )
}

/** `RetentionFields` without their card. */
export function RetentionInput({ value, onChange, error, hint, texts: t }: RetentionInputProps) {
  return (
    <>
      <Field inline label={t.isLimited} hint={hint}>
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
    </>
  )
}
