import { useEffect, useState } from 'react'
import { FRESH_MS, type Slots } from './use-slots'

/** True when the times may have changed: some time after they were read, and after a failure. */
export function useStale({ readAtMs, failure }: Slots): boolean {
  const [staleReading, setStaleReading] = useState<number | null>(null)
  useEffect(() => {
    if (readAtMs === 0) return
    const timer = setTimeout(() => setStaleReading(readAtMs), FRESH_MS - (Date.now() - readAtMs))
    return () => clearTimeout(timer)
  }, [readAtMs])
  return staleReading === readAtMs || failure !== null
}
