import { useMemo } from 'react'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useMinute } from '@/components/ui/use-minute'
import { useSettings } from '@/lib/client/settings'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import { type Clock, FALLBACK_CLOCK, toClock } from '@/lib/time/meeting-time'

/** The account's time settings; null while they load. An account without saved settings uses the browser's zone. */
export function useClock(): Clock | null {
  const { data: settings, isError } = useSettings()
  const detectedTimezone = useDetectedTimezone()
  const isHydrated = useHydrated()
  return useMemo(() => {
    if (!settings) return isError ? FALLBACK_CLOCK : null
    return settings.saved || isHydrated ? toClock(settings, detectedTimezone) : null
  }, [settings, isError, isHydrated, detectedTimezone])
}

/** Today's date in the zone, which changes at midnight. `openedAt` is the server's now in epoch milliseconds. */
export function useToday(timezone: string, openedAt: number): CalendarDate {
  return localDate(timezone, useMinute(openedAt))
}
