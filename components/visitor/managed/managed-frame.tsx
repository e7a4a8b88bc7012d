'use client'

import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { accentStyle } from '../shared/accent-style'
import { card } from '../shared/styles'
import { useKeptFocus } from '../times/use-kept-focus'
import { type News, NewsProvider } from './booking-news'
import type { Movable } from './movable'

type Props = {
  status: string
  accent: string | undefined
  booking: Movable
  /** News of a page without scripts. */
  arrived: News | null
  foot?: ReactNode
  children: ReactNode
}

/** `from` is the start at that moment, `to` the one that a move leads to. */
type Told = { news: News; from: string; to?: string }

type Mover = typeof import('./mover')['Mover']

/** The card around a booking. While its attendee chooses another time, the picker takes the place of the booking. */
export function ManagedFrame({ status, accent, booking, arrived, foot, children }: Props) {
  const { startTime, wanted } = booking
  const [told, setTold] = useState<Told | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [Mover, setMover] = useState<Mover | null>(null)
  const keepFocus = useKeptFocus()

  // The page says so once it shows the booking as it is then: nothing contradicts it in between.
  const fresh = told && isShown(told, status, { startTime, wanted }) ? told.news : null
  const hasMoved = fresh === 'moved'
  useEffect(() => {
    if (hasMoved) setMoving(false)
  }, [hasMoved])

  const startMoving = useCallback(async () => {
    const { Mover } = await import('./mover')
    setMover(() => Mover)
    setTold(null)
    setMoving(true)
  }, [])

  const tellCancelled = useCallback(() => setTold({ news: 'cancelled', from: startTime }), [startTime])

  function stop() {
    setMoving(false)
    keepFocus('#move-booking')
  }

  const isPicking = isMoving && !hasMoved && Mover !== null
  return (
    <div
      className={`mx-auto flex min-h-dvh flex-col bg-card sm:justify-center sm:bg-transparent sm:px-6 sm:py-10 ${isPicking ? 'max-w-5xl' : 'max-w-2xl'}`}
    >
      <main style={accentStyle(accent)} className={`${card} ${isPicking ? '' : 'px-4 py-7 sm:px-8 sm:py-10'}`}>
        <NewsProvider
          scope={{ news: fresh ?? (told ? null : arrived), isFresh: fresh !== null, tellCancelled, startMoving }}
        >
          {isPicking ? (
            <Mover booking={booking} onMoved={(to) => setTold({ news: 'moved', from: startTime, to })} onStop={stop} />
          ) : (
            children
          )}
        </NewsProvider>
      </main>
      {foot}
    </div>
  )
}

type Times = Pick<Movable, 'startTime' | 'wanted'>

function isShown({ news, from, to }: Told, status: string, { startTime, wanted }: Times): boolean {
  return news === 'cancelled' ? status === 'cancelled' : startTime !== from || startTime === to || wanted === to
}
