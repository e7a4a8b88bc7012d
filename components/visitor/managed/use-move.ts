import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { ChangedMeanwhile, postMove } from '@/lib/client/visitor/manage'
import { nearestSlots } from '@/lib/meetings/visitor/nearest-slots'
import type { SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'
import type { Movable } from './movable'
import { type MoveFailureWords, toMoveFailure } from './move-failure-words'

type Options = {
  timezone: string
  onBusy: (isBusy: boolean) => void
  /** Reads the times again. */
  onRefused: () => Promise<SlotCalendar | null>
  onMoved: (start: string) => void
}

type Attempt = { isPending: boolean; failure: MoveFailureWords | null; nearest: string[] | null }

const IDLE: Attempt = { isPending: false, failure: null, nearest: null }

/** One move at a time. It stays pending until the page shows the booking at its new time. */
export function useMove(booking: Movable, { timezone, onBusy, onRefused, onMoved }: Options) {
  const [attempt, setAttempt] = useState(IDLE)
  const isSending = useRef(false)
  const router = useRouter()
  const texts = { move: useTexts('moveBooking'), tryAgain: useTexts('tryAgain') }

  function setBusy(isBusy: boolean) {
    isSending.current = isBusy
    onBusy(isBusy)
  }

  async function submit(start: string, reason: string) {
    if (isSending.current) return
    setBusy(true)
    setAttempt({ ...IDLE, isPending: true })
    try {
      const { token, startTime: from } = booking
      await postMove(token, { startTime: start, from, userTimezone: timezone, ...(reason && { reason }) })
      onMoved(start)
      router.refresh()
    } catch (error) {
      setBusy(false)
      await handle(error, start)
    }
  }

  async function handle(error: unknown, start: string) {
    const present = error instanceof ChangedMeanwhile ? presentTime(error) : undefined
    const failure = toMoveFailure(error, present, texts)
    setAttempt({ ...IDLE, failure })
    if (failure.isOutdated) router.refresh()
    if (!failure.isOutdated && !failure.isTaken) return
    const calendar = await onRefused()
    if (calendar && failure.isTaken) setAttempt({ ...IDLE, failure, nearest: othersNear(calendar, start) })
  }

  /** Its own time is offered too. */
  function othersNear(calendar: SlotCalendar, start: string): string[] {
    return nearestSlots(calendar, start).filter((other) => other !== booking.startTime)
  }

  function presentTime({ facts }: ChangedMeanwhile): string | undefined {
    const { timeFormat } = booking
    const { locale } = texts.move
    return (
      facts.startTime && dateTimeWords(new Date(facts.startTime), { timezone, timeFormat, locale, now: new Date() })
    )
  }

  return { ...attempt, submit, forget: () => setAttempt(IDLE) }
}
