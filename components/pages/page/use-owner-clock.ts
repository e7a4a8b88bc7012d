import { useState } from 'react'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import type { Visitor } from '@/components/visitor/shared/use-visitor'
import type { Settings } from '@/lib/settings/schema'

type Choice = Partial<Pick<Visitor, 'timezone' | 'timeFormat'>>

/**
 * The time zone and formats of the owner's view: those of the account, or the browser's zone until the settings are saved.
 * Changes made on the screen last for this visit.
 */
export function useOwnerClock(settings: Settings | undefined, pageTimezone: string) {
  const [choice, setChoice] = useState<Choice>({})
  const detectedTimezone = useDetectedTimezone() ?? pageTimezone
  const visitor: Visitor = {
    timezone: settings?.saved ? settings.timezone : detectedTimezone,
    detectedTimezone,
    timeFormat: settings?.timeFormat ?? '24h',
    weekStartDay: settings?.weekStartDay ?? 1,
    ...choice,
  }
  return { visitor, prefer: (next: Choice) => setChoice((known) => ({ ...known, ...next })) }
}
