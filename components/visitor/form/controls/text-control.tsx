import type { InputHTMLAttributes } from 'react'
import type { QuestionType } from '@/lib/vocabulary/question'
import type { ControlProps } from './control-props'

const look =
  'w-full min-w-0 rounded-lg border border-input bg-card px-3.5 text-base shadow-xs transition-colors aria-invalid:border-destructive aria-invalid:outline-destructive'

/** A number is typed as text: a browser's own number box drops what it cannot read. */
const KINDS: Partial<Record<QuestionType, InputHTMLAttributes<HTMLInputElement>>> = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
}

export function TextControl({ question, id, answer, isInvalid, describedBy, onChange, onLeave }: ControlProps) {
  const shared = {
    id,
    name: question.id,
    value: typeof answer === 'string' ? answer : '',
    'aria-required': question.isRequired || undefined,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
    onBlur: onLeave,
  }
  if (question.questionType === 'paragraph') {
    return (
      <textarea
        {...shared}
        rows={3}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${look} field-sizing-content max-h-96 min-h-24 resize-y py-2.5 leading-relaxed`}
      />
    )
  }
  return (
    <input
      type="text"
      {...KINDS[question.questionType]}
      {...shared}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={`${look} h-12`}
    />
  )
}
