import type { InputHTMLAttributes } from 'react'
import { sayCheck } from '@/messages/check'
import { useCheckTexts } from '@/messages/react/texts-provider'

type Props = InputHTMLAttributes<HTMLInputElement> & {
  name: string
  /** The name by itself, unless another field of the screen has that. */
  id?: string
  label: string
  hint?: string
  issue?: string
  isOptional?: boolean
}

/** A line to type in. Its text is 16 px on phones, so that iOS does not zoom in. It is scrolled to with its label, a wrong one with its note too. */
export function TextField({ name, id = name, label, hint, issue: problem, isOptional, ...input }: Props) {
  const checks = useCheckTexts()
  const issue = problem && sayCheck(checks, problem)
  const noteId = `${id}-note`
  const note = issue ?? hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        required={!isOptional}
        aria-invalid={issue ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        className="h-11 w-full min-w-0 rounded-lg border border-input bg-card px-3 text-base shadow-xs scroll-mt-8 aria-invalid:scroll-mb-16 aria-invalid:border-destructive aria-invalid:outline-destructive sm:text-sm"
      />
      {note && (
        <p id={noteId} className={issue ? 'text-destructive text-sm' : 'text-muted-foreground text-sm'}>
          {note}
        </p>
      )}
    </div>
  )
}
