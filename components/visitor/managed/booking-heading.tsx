'use client'

import { useEffect, useRef } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { useCancellation } from './cancellation-scope'

type Props = { title: string; host: string; isCancelled: boolean }

/** The title of the booking. Right after it is cancelled, that is the heading, and has the focus. */
export function BookingHeading({ title, host, isCancelled }: Props) {
  const { t, say } = useTexts('managedBooking')
  const { isJustCancelled } = useCancellation()
  const news = useRef<HTMLHeadingElement>(null)
  const isNews = isCancelled && isJustCancelled
  useEffect(() => {
    if (isNews) news.current?.focus()
  }, [isNews])

  if (!isNews) return <h1 className="mt-3 text-balance font-semibold text-2xl tracking-tight">{title}</h1>
  return (
    <>
      <h1
        ref={news}
        tabIndex={-1}
        aria-describedby="cancelled-mail"
        className="mt-3 text-balance font-semibold text-2xl tracking-tight outline-none"
      >
        {t.cancelled.heading}
      </h1>
      <p id="cancelled-mail" className="mt-1.5 text-muted-foreground">
        {say(t.cancelled.text, { host })}
      </p>
      <p className="mt-5 font-medium">{title}</p>
    </>
  )
}
