import { isSameTimezone } from './zone-clock'
import { ZONES_BY_COUNTRY } from './zones-by-country'

/** The country (ISO 3166) of a time zone; null for one of none, such as UTC. */
export function countryOfZone(timezone: string): string | null {
  const countries = Object.entries(ZONES_BY_COUNTRY).map(([country, zones]) => ({ country, zones: zones.split(' ') }))
  const own = countries.find(({ zones }) => zones.includes(timezone))
  // An older name of a zone, such as Asia/Calcutta.
  const same = own ?? countries.find(({ zones }) => zones.some((zone) => isSameTimezone(zone, timezone)))
  return same?.country ?? null
}
