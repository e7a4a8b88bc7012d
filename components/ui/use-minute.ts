import { useSyncExternalStore } from 'react'
import { MINUTE_MS } from '@/lib/scheduling/units'

/** The start of the current minute in epoch milliseconds. `openedAt` is the server's now. */
export function useMinute(openedAt: number): number {
  return useSyncExternalStore(
    everySecond,
    () => startOfMinute(Date.now()),
    () => startOfMinute(openedAt),
  )
}

const startOfMinute = (instantMs: number) => Math.floor(instantMs / MINUTE_MS) * MINUTE_MS

/** Checks every second so that the minute changes on time. The screen re-renders only when it does. */
function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000)
  return () => clearInterval(timer)
}
