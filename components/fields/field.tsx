import { type ReactNode, useId } from 'react'
import { CheckSentence } from './check-sentence'

export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type FieldProps = {
  /** The whole accessible name; the label element contains nothing else. */
  label: string
  hint?: ReactNode
  /** A sentence, or the message of a schema made with `check(…)`. */
  error?: string
  /** Puts the control before its label on one line, for a checkbox or a switch. */
  inline?: boolean
  /** Adds to the styles, and replaces none of them. */
  className?: string
  /** Gets the attributes that connect the control to its label, hint and error: `{(control) => <Input {...control} />}`. */
  children: (control: ControlProps) => ReactNode
}

export function Field({ label, hint, error, inline, className, children }: FieldProps) {
  const id = useId()
  const notes = useNotes(id, hint, error)
  const control = children({ id, 'aria-describedby': notes.describedBy, 'aria-invalid': error ? true : undefined })
  const labelElement = (
    <label htmlFor={id} className="font-medium text-foreground text-sm leading-snug">
      {label}
    </label>
  )
  return (
    <div className={stacked(className)}>
      {inline ? (
        <div className="not-last:-mb-2 flex min-h-11 items-center gap-3">
          {control}
          {labelElement}
        </div>
      ) : (
        <>
          {labelElement}
          {control}
        </>
      )}
      {notes.elements}
    </div>
  )
}

type FieldGroupProps = Omit<FieldProps, 'inline' | 'children'> & {
  /** A function gets the ids of the hint and error for its controls. */
  children: ReactNode | ((describedBy: string | undefined) => ReactNode)
}

/** Several controls for one question, such as a date and a time; each has its own name. */
export function FieldGroup({ label, hint, error, className, children }: FieldGroupProps) {
  const id = useId()
  const notes = useNotes(id, hint, error)
  return (
    <fieldset aria-describedby={notes.describedBy} className={stacked(className)}>
      <legend className="mb-1.5 font-medium text-sm leading-snug">{label}</legend>
      {typeof children === 'function' ? children(notes.describedBy) : children}
      {notes.elements}
    </fieldset>
  )
}

/** Without `cn`, which is too heavy for the pages before sign-in. */
const stacked = (className = '') => `flex min-w-0 flex-col gap-1.5 ${className}`

function useNotes(id: string, hint: ReactNode, error: string | undefined) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const elements = (
    <>
      {hint && (
        <p id={hintId} className="text-muted-foreground text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
    </>
  )
  return { describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined, elements }
}
