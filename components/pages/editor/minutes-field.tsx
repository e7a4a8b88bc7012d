import type { ReactNode } from 'react'
import { Field } from '@/components/fields/field'
import { NumberBox } from '@/components/fields/number-box'
import { pillStyles } from '@/components/ui/pill-styles'
import { useTexts } from '@/messages/react/texts-provider'

type MinutesFieldProps = {
  label: string
  hint?: ReactNode
  error: string | undefined
  value: number
  onChange: (minutes: number) => void
  /** The usual values, as buttons before the box. */
  usual: readonly number[]
  min: number
  max: number
  /** The value of an empty box, which the schema refuses. */
  empty?: number
}

/** Minutes: the usual ones as buttons, and a box for any other. */
export function MinutesField({ label, hint, error, value, onChange, usual, ...box }: MinutesFieldProps) {
  const { t, say } = useTexts('pageEditor')
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-wrap items-center gap-2">
          {usual.map((minutes) => (
            <button
              key={minutes}
              type="button"
              aria-pressed={value === minutes}
              className={pillStyles}
              onClick={() => onChange(minutes)}
            >
              {say(t.details.minutes, { minutes: String(minutes) })}
            </button>
          ))}
          <NumberBox {...control} {...box} value={value} onChange={onChange} unit={t.details.unit} />
        </div>
      )}
    </Field>
  )
}
