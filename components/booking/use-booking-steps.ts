import { useState } from 'react'

type BookingSteps = typeof import('./booking-steps')

const load = () => import('./booking-steps')

/** Dialog and confirmation, loaded when a time is about to be chosen: most visitors look at the calendar first. */
export function useBookingSteps() {
  const [steps, setSteps] = useState<BookingSteps | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  function need() {
    if (steps) return
    setHasFailed(false)
    load().then(setSteps, () => setHasFailed(true))
  }

  return { steps, hasFailed, need, warmUp: () => void load().catch(() => undefined) }
}
