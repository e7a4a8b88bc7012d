import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '@/lib/scheduling/units'

/** The minute it is, in epoch milliseconds, as long as the screen is open. `openedAt` is the server's now. */
export function useMinute(openedAt: number): number {
  return useSyncExternalStore(
    everySecond,
    () => startOfMinute(Date.now()),
    () => startOfMinute(openedAt),
  )
}

const startOfMinute = (instantMs: number) => Math.floor(instantMs / MINUTE_MS) * MINUTE_MS

/** Clocks on the wall do not wait a minute either; the screen is drawn anew only when the minute is another. */
function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
