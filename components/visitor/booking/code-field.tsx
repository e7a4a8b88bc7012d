import type { ButtonHTMLAttributes } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { quietButton } from '../shared/styles'
import { TextField } from './text-field'

type Props = {
  /** The id of the field; set it where two forms on one screen have such a field. */
  id?: string
  email: string
  /** The time by the visitor's clock at which the code was sent; null where it is not known. */
  sentAt: string | null
  isWrong: boolean
  isPending?: boolean
  /** The button that sends another. */
  resend: ButtonHTMLAttributes<HTMLButtonElement>
}

/** A browser that showed the code before is not asked again, and cannot know. */
export function CodeNote() {
  const { t } = useTexts('bookingPeople')
  return <p className="-mt-2.5 text-muted-foreground text-sm">{t.code.note}</p>
}

/** What the button does once a code was sent; before that the page decides whether it sends one. */
export function CodeButtonLabel({ isRequest, isPending }: { isRequest?: boolean | undefined; isPending?: boolean }) {
  const { t } = useTexts('bookingPeople')
  if (isPending) return t.code.checking
  return isRequest ? t.code.request : t.code.submit
}

/** The digits that were sent to the visitor's address. */
export function CodeField({ id, email, sentAt, isWrong, isPending = false, resend }: Props) {
  const { t, say } = useTexts('bookingPeople')
  return (
    <div className="grid gap-2 rounded-xl border px-4 py-3">
      <p role="status" className="text-sm">
        {sentAt ? say(t.code.sentAt, { email, time: sentAt }) : say(t.code.sent, { email })}
      </p>
      <TextField
        {...(id && { id })}
        name="emailCode"
        label={t.code.label}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        issue={isWrong ? t.code.wrong : undefined}
      />
      <button {...resend} aria-disabled={isPending} className={`${quietButton} -ms-5 justify-self-start`}>
        {isPending ? t.code.sending : t.code.resend}
      </button>
    </div>
  )
}
