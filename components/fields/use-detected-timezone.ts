import { useSyncExternalStore } from 'react'
import { toListedTimezone } from '@/lib/scheduling/timezones'
import { isTimezone } from '@/lib/scheduling/zone-clock'

/** The browser's zone, spelled as in our list; null on the server and if the browser reports none. */
export function useDetectedTimezone(): string | null {
  return useSyncExternalStore(neverChanges, detect, () => null)
}

const neverChanges = () => () => undefined

function detect(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return timeZone && isTimezone(timeZone) ? toListedTimezone(timeZone) : null
}
