'use client'

import { useEffect, useRef } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { EnvelopeDrawing } from '../ui/drawings'

/** Takes the place of the form, and the focus with it. */
export function EmailSent({ email, onBack }: { email: string; onBack: () => void }) {
  const { t, say } = useTexts('auth')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
    </div>
  )
}
