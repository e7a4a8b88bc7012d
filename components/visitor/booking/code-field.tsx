import type { ReactNode } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { TextField } from './text-field'

type Props = {
  email: string
  /** The time by the visitor's clock at which the code was sent; null where it is not known. */
  sentAt: string | null
  issue: string | undefined
  /** The button that sends another. */
  children: ReactNode
}

/** The digits that were sent to the visitor's address. */
export function CodeField({ email, sentAt, issue, children }: Props) {
  const { t, say } = useTexts('bookingDialog')
  return (
    <div className="grid gap-2 rounded-xl bg-primary-soft px-4 py-3">
      <p role="status" className="text-primary-soft-foreground text-sm">
        {sentAt ? say(t.code.sentAt, { email, time: sentAt }) : say(t.code.sent, { email })}
      </p>
      <TextField
        name="emailCode"
        label={t.code.label}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        issue={issue}
      />
      {children}
    </div>
  )
}
