import { toListedTimezone } from '@/lib/scheduling/timezones'
import type { Settings } from './schema'

const FALLBACK_TIMEZONE = 'Europe/Istanbul'

/** The time zone that a new page starts with: the account's, or the browser's until the owner saves one. */
export function presetTimezone(
  settings: Pick<Settings, 'saved' | 'timezone'> | undefined,
  detected: string | null,
): string {
  return settings?.saved ? toListedTimezone(settings.timezone) : (detected ?? FALLBACK_TIMEZONE)
}
