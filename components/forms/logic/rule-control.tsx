import type { ReactNode } from 'react'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { type ControlProps, Field } from '../../fields/field'
import { WarningText } from './rule-note'

type RuleControlProps = {
  label: string
  hint?: string
  notes: readonly Finding[]
  className?: string
  children: (control: ControlProps) => ReactNode
}

/** A field of a rule. A blocking finding is shown as an error, any other as a warning. */
export function RuleControl({ label, hint, notes, className, children }: RuleControlProps) {
  const error = notes.find(({ isBlocking }) => isBlocking)?.text
  const warning = notes.find(({ isBlocking }) => !isBlocking)?.text
  return (
    <Field
      label={label}
      error={error}
      hint={warning ? <WarningText>{warning}</WarningText> : hint}
      className={className}
    >
      {children}
    </Field>
  )
}
