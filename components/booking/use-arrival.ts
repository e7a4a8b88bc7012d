import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { readJoinUrl } from '@/lib/booking/join-url'
import { toWallClock } from '@/lib/booking/screen-time'
import { type SuccessFacts, toSuccessQuery } from '@/lib/booking/success-params'
import type { BookingAnswer } from '@/lib/client/schedule'
import type { BookablePage } from './booker'
import type { Visitor } from './use-visitor'
import { remember } from './visitor-storage'

/** What follows a booking: /success in a window of our own, the same words in place inside somebody's frame. */
export function useArrival(page: BookablePage) {
  const router = useRouter()
  const [isArriving, setIsArriving] = useState(false)
  const [confirmed, setConfirmed] = useState<SuccessFacts | null>(null)

  function arrive(answer: BookingAnswer, start: string, visitor: Visitor) {
    const facts = toFacts(page, answer, start, visitor.timezone)
    remember('sessionStorage', 'page', `/${page.slug}`)
    remember('sessionStorage', 'title', page.title)
    remember('sessionStorage', 'timeFormat', visitor.timeFormat)
    setIsArriving(true)
    if (window.self !== window.top) setConfirmed(facts)
    else router.push(`/success?${toSuccessQuery(facts)}`)
  }

  function leave() {
    setIsArriving(false)
    setConfirmed(null)
  }

  return { isArriving, confirmed, arrive, leave }
}

function toFacts(page: BookablePage, answer: BookingAnswer, start: string, timezone: string): SuccessFacts {
  const { meetLink, password, customLocation } = answer.meeting.locationData
  return {
    start,
    ...toWallClock(Date.parse(start), timezone),
    timezone,
    durationMinutes: page.duration,
    location: page.location,
    customLocation: customLocation ?? page.customLocation,
    joinUrl: readJoinUrl(meetLink)?.href ?? null,
    password: password ?? null,
  }
}
