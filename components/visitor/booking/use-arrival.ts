import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type SuccessFacts, toSuccessQuery } from '@/lib/meetings/visitor/success-facts'
import { isFramed } from '../shared/is-framed'
import type { RememberedBooking } from '../shared/remembered-booking'
import { remember } from '../shared/visitor-storage'
import type { HostedPage } from './bookable-page'

/** Shows the confirmation of a booking: at /success in a window of its own, in place inside a frame. */
export function useArrival(page: HostedPage) {
  const router = useRouter()
  const [isArriving, setIsArriving] = useState(false)
  const [confirmed, setConfirmed] = useState<{ facts: SuccessFacts; booked: RememberedBooking } | null>(null)

  function arrive(facts: SuccessFacts, booked: RememberedBooking) {
    setIsArriving(true)
    if (isFramed()) {
      setConfirmed({ facts, booked })
      return
    }
    remember('sessionStorage', 'page', `/${page.slug}`)
    // In place of the entry that the dialog had.
    router.replace(`/success?${toSuccessQuery(facts)}`)
  }

  function leave() {
    setIsArriving(false)
    setConfirmed(null)
  }

  return { isArriving, confirmed, arrive, leave }
}
