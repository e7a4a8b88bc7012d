import type { InputHTMLAttributes } from 'react'
import type { ControlProps } from './control-props'

export const look = 'visitor-field'

const EMAIL = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
/** A number is typed as text: a browser's own number box drops what it cannot read. */
const DECIMAL = { inputMode: 'decimal', autoComplete: 'off' } as const

export function LineControl(props: ControlProps) {
  return <LineInput {...props} />
}

export function EmailControl(props: ControlProps) {
  return <LineInput {...props} input={EMAIL} />
}

export function DecimalControl(props: ControlProps) {
  return <LineInput {...props} input={DECIMAL} />
}

export function LinesControl(props: ControlProps) {
  return (
    <textarea
      {...toField(props)}
      rows={3}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      className={`${look} field-sizing-content max-h-96 min-h-24 resize-y py-2.5 leading-relaxed`}
    />
  )
}

export function LineInput({ input, ...props }: ControlProps & { input?: InputHTMLAttributes<HTMLInputElement> }) {
  return (
    <input
      type="text"
      {...input}
      {...toField(props)}
      onChange={(event) => props.onChange(event.currentTarget.value)}
      className={`${look} h-12`}
    />
  )
}

function toField({ question, id, answer, isInvalid, describedBy, onLeave }: ControlProps) {
  return {
    id,
    name: question.id,
    value: typeof answer === 'string' ? answer : '',
    'aria-required': question.isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    onBlur: onLeave,
  }
}
