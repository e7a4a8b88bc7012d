import { CURATED_TIMEZONES } from '@/lib/scheduling'
import { DAY_MS, HOUR_MS } from '@/lib/scheduling/units'

/** Half-hour changes, midnights that are missing or doubled, quarter hours, the ends of the Earth, Ramadan, a polar +2. */
export const AWKWARD_TIMEZONES = [
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Beirut',
  'Asia/Gaza',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'Europe/Dublin',
  'America/Asuncion',
  'Asia/Katmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Antarctica/Troll',
] as const

export const ALL_TIMEZONES: readonly string[] = [...CURATED_TIMEZONES, ...AWKWARD_TIMEZONES]

const changesByTimezone = new Map<string, number[]>()

/** The hours, from October 2029 to 2031, in which a zone's clock changed; noon of two ordinary days where it never does. */
export function changesOf(timezone: string): number[] {
  const changes = changesByTimezone.get(timezone) ?? readChanges(timezone)
  changesByTimezone.set(timezone, changes)
  return changes
}

function readChanges(timezone: string): number[] {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: timezone, timeZoneName: 'longOffset' })
  const offsetAt = (at: number) => formatter.format(at).split('GMT')[1]
  const changes: number[] = []
  for (let day = Date.UTC(2029, 9, 1); day < Date.UTC(2031, 0, 1); day += DAY_MS) {
    if (offsetAt(day) === offsetAt(day + DAY_MS)) continue
    for (let at = day + HOUR_MS; at <= day + DAY_MS; at += HOUR_MS) {
      if (offsetAt(at - HOUR_MS) !== offsetAt(at)) changes.push(at)
    }
  }
  return changes.length > 0 ? changes : [Date.UTC(2030, 0, 15, 12), Date.UTC(2030, 6, 15, 12)]
}
