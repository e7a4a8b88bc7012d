import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type SuccessFacts, toSuccessQuery } from '@/lib/meetings/visitor/success-facts'
import { isFramed } from '../shared/is-framed'
import { rememberHost } from '../shared/remembered-host'
import { remember } from '../shared/visitor-storage'
import type { HostedPage } from './bookable-page'

/** Shows the confirmation of a booking: at /success in a window of its own, in place inside a frame. */
export function useArrival(page: HostedPage) {
  const router = useRouter()
  const [isArriving, setIsArriving] = useState(false)
  const [confirmed, setConfirmed] = useState<SuccessFacts | null>(null)

  function arrive(facts: SuccessFacts) {
    setIsArriving(true)
    if (isFramed()) {
      setConfirmed(facts)
      return
    }
    remember('sessionStorage', 'page', `/${page.slug}`)
    remember('sessionStorage', 'title', page.title)
    rememberHost(facts.start, { name: page.ownerName, brand: page.brand })
    // In place of the entry that the dialog had.
    router.replace(`/success?${toSuccessQuery(facts)}`)
  }

  function leave() {
    setIsArriving(false)
    setConfirmed(null)
  }

  return { isArriving, confirmed, arrive, leave }
}
