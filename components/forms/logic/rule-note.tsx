import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { Finding } from '@/lib/forms/rules/rule-findings'
import { CheckSentence } from '../../fields/check-sentence'

/** A finding of a rule whose controls are closed. */
export function RuleNote({ text, isBlocking }: Pick<Finding, 'text' | 'isBlocking'>) {
  return isBlocking ? (
    <p className="flex items-start gap-2 font-medium text-destructive text-sm">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <CheckSentence of={text} />
    </p>
  ) : (
    <WarningText>{text}</WarningText>
  )
}

export function WarningText({ children }: { children: string }) {
  return (
    <span className="flex items-start gap-2 text-sm text-warning-foreground">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </span>
  )
}
