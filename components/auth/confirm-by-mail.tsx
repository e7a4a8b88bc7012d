'use client'

import { useTexts } from '@/messages/react/texts-provider'
import { buttonStyles } from '../ui/button-styles'
import { EnvelopeDrawing } from '../ui/drawings'

/** After a sign-in at the provider whose address has to be confirmed. */
export function ConfirmByMail() {
  const { t } = useTexts('auth')
  return (
    <div className="flex flex-col items-center text-center">
      <span className="mb-5">
        <EnvelopeDrawing />
      </span>
      <h1 className="font-semibold text-2xl tracking-tight">{t.confirm.heading}</h1>
      <p className="mt-3 text-balance text-muted-foreground">{t.confirm.text}</p>
      <p className="text-muted-foreground">{t.sent.validity}</p>
      <a href="/auth" className={buttonStyles({ variant: 'outline', className: 'mt-8 w-full' })}>
        {t.confirm.back}
      </a>
    </div>
  )
}
