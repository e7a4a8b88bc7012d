import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type SuccessFacts, toSuccessQuery } from '@/lib/meetings/visitor/success-facts'
import { withLanguage } from '@/lib/meetings/visitor/with-language'
import { withLink } from '@/lib/meetings/visitor/with-link'
import { isFramed } from '../shared/is-framed'
import { languageToCarry } from '../shared/language-to-carry'
import type { RememberedBooking } from '../shared/remembered-booking'
import { remember } from '../shared/visitor-storage'
import type { HostedPage } from './bookable-page'

export type Confirmed = { facts: SuccessFacts; booked: RememberedBooking }

/** Leads to the confirmation of a booking: at /success in a window of its own, in place inside a frame. */
export function useArrival(page: HostedPage, onConfirmed: (confirmed: Confirmed) => void) {
  const router = useRouter()
  const [isArriving, setIsArriving] = useState(false)

  function arrive(facts: SuccessFacts, booked: RememberedBooking) {
    setIsArriving(true)
    if (isFramed()) return onConfirmed({ facts, booked })
    remember('sessionStorage', 'page', withLink(`/${page.slug}`, page.k))
    // In place of the entry that the dialog had.
    router.replace(withLanguage(`/success?${toSuccessQuery(facts)}`, languageToCarry()))
  }

  return { isArriving, arrive }
}
