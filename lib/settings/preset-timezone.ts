import { toListedTimezone } from '@/lib/scheduling/timezones'
import type { Settings } from './schema'

const FALLBACK_TIMEZONE = 'Europe/Istanbul'

/** The zone a form starts with: the account's, or the browser's while the owner never saved one (spec §9). */
export function presetTimezone(
  settings: Pick<Settings, 'saved' | 'timezone'> | undefined,
  detected: string | null,
): string {
  return settings?.saved ? toListedTimezone(settings.timezone) : (detected ?? FALLBACK_TIMEZONE)
}
