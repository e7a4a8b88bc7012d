import { useMemo } from 'react'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useMinute } from '@/components/ui/use-minute'
import { useSettings } from '@/lib/client/settings'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone'
import { type Clock, FALLBACK_CLOCK, toClock } from '@/lib/time/meeting-time'

/** How the account reads time; null until that is known. An account that never saved lives in the browser's zone. */
export function useClock(): Clock | null {
  const { data: settings, isError } = useSettings()
  const detectedTimezone = useDetectedTimezone()
  const isHydrated = useHydrated()
  return useMemo(() => {
    if (!settings) return isError ? FALLBACK_CLOCK : null
    return settings.saved || isHydrated ? toClock(settings, detectedTimezone) : null
  }, [settings, isError, isHydrated, detectedTimezone])
}

/** Today in the zone, also when a screen is left open over midnight. `openedAt` is the server's now. */
export function useToday(timezone: string, openedAt: number): CalendarDate {
  return localDate(timezone, useMinute(openedAt))
}
