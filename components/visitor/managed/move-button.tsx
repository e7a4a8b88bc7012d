'use client'

import { useState } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { AskedLanguage } from '../shared/asked-language'
import { outlineButton } from '../shared/styles'
import { useNews } from './booking-news'

/** Opens the times. Without scripts, or if they cannot be loaded, it leads to a page of times. */
export function MoveButton({ token, asked }: { token: string; asked?: string | null }) {
  const { t } = useTexts('managedBooking')
  const { startMoving } = useNews()
  const [isLoading, setLoading] = useState(false)

  function open(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isLoading) return
    setLoading(true)
    startMoving().catch(() => form.submit())
  }

  return (
    <form action={`/b/${token}/times`} onSubmit={open} className="grow">
      <AskedLanguage asked={asked} />
      <button id="move-booking" type="submit" aria-disabled={isLoading} className={`${outlineButton} w-full`}>
        {isLoading ? t.loading : t.move}
      </button>
    </form>
  )
}
