'use client'

import { useEffect, useRef } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { useNews } from './booking-news'

type Props = { title: string; lang: string; host: string; isRequest?: boolean; isAsked?: boolean }

/** The title of the booking. Right after it is cancelled or moved, that is the heading, and has the focus. */
export function BookingHeading({ title, lang, host, isRequest = false, isAsked = false }: Props) {
  const { t, say } = useTexts('managedBooking')
  const { news, isFresh } = useNews()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news && isFresh) heading.current?.focus()
  }, [news, isFresh])

  if (!news) {
    return (
      <h1 dir="auto" lang={lang} className="mt-3 text-balance text-along font-semibold text-2xl tracking-tight">
        {title}
      </h1>
    )
  }
  const words = news === 'cancelled' && isRequest ? t.withdrawn : t[news]
  return (
    <>
      <h1
        ref={heading}
        tabIndex={-1}
        aria-describedby="booking-news"
        className="mt-3 text-balance font-semibold text-2xl tracking-tight outline-none"
      >
        {news === 'moved' && isAsked ? t.askedMove : news === 'moved' && isRequest ? t.movedRequest : words.heading}
      </h1>
      <p id="booking-news" className="mt-1.5 text-muted-foreground">
        {say(words.text, { host })}
      </p>
      <p dir="auto" lang={lang} className="mt-5 text-along font-medium">
        {title}
      </p>
    </>
  )
}
