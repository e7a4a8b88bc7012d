'use client'

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { EnvelopeDrawing } from '../ui/drawings'
import { PendingButton } from '../ui/pending-button'

export type Sending = { isSent: boolean; retryAfterSeconds: number | null }

/** A mail takes some seconds to arrive: the pause keeps people from using up their limit while they wait. */
const WAIT_SECONDS = 30

type EmailSentProps = { email: string; onBack: () => void; onAgain: () => Promise<Sending> }

/** Takes the place of the form, and the focus with it. */
export function EmailSent({ email, onBack, onAgain }: EmailSentProps) {
  const { t, say } = useTexts('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  const [seconds, wait] = useCountdown(WAIT_SECONDS)
  const [isPending, setPending] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)
  useEffect(() => heading.current?.focus(), [])

  async function sendAgain() {
    setPending(true)
    setSentAgain(false)
    const { isSent, retryAfterSeconds } = await onAgain()
    setPending(false)
    setSentAgain(isSent)
    wait(retryAfterSeconds ?? WAIT_SECONDS)
  }

  return (
    <div className="flex flex-col items-center text-center">
      <span className="mb-5">
        <EnvelopeDrawing />
      </span>
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl tracking-tight outline-none">
        {t.sent.heading}
      </h1>
      <p className="mt-3">{say(t.sent.to, { email })}</p>
      <p className="mt-3 text-balance text-muted-foreground">{t.sent.next}</p>
      <p className="text-muted-foreground">{t.sent.validity}</p>
      <button type="button" className={buttonStyles({ variant: 'outline', className: 'mt-8 w-full' })} onClick={onBack}>
        {t.sent.back}
      </button>
      <PendingButton
        type="button"
        className={buttonStyles({ variant: 'ghost', className: 'mt-2 w-full' })}
        pending={isPending}
        disabled={seconds > 0}
        onClick={() => void sendAgain()}
      >
        {t.sent.again}
      </PendingButton>
      <p className="mt-1 min-h-5 text-muted-foreground text-sm">
        <span role="status">{isSentAgain && t.sent.sentAgain}</span>{' '}
        {seconds > 0 && <span className="tabular-nums">{say(t.sent.wait, { time: minutesAndSeconds(seconds) })}</span>}
      </p>
    </div>
  )
}

/** Returns the seconds that are left, and a function that restarts the countdown. */
function useCountdown(first: number): [seconds: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => Date.now() + first * 1000)
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= end
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  const start = (seconds: number) => {
    setNow(Date.now())
    setEnd(Date.now() + seconds * 1000)
  }
  return [Math.max(0, Math.ceil((end - now) / 1000)), start]
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
