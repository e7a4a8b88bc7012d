import { useState } from 'react'
import { useDetectedTimezone } from '@/components/fields/use-detected-timezone'
import type { Visitor } from '@/components/visitor/shared/use-visitor'
import type { Settings } from '@/lib/settings/schema'

type Choice = Partial<Pick<Visitor, 'timezone' | 'timeFormat'>>

/**
 * The clock times are shown on: the account's, the browser's where the account was never asked; what is chosen on the
 * screen holds for this visit only.
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
