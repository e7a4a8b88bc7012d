import { CURATED_TIMEZONES } from '@/lib/scheduling'

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
  const changes: number[] = []
  let before: string | undefined
  for (let at = Date.UTC(2029, 9, 1); at < Date.UTC(2031, 0, 1); at += 3_600_000) {
    const offset = formatter.format(at).split('GMT')[1]
    if (before !== undefined && offset !== before) changes.push(at)
    before = offset
  }
  return changes.length > 0 ? changes : [Date.UTC(2030, 0, 15, 12), Date.UTC(2030, 6, 15, 12)]
}
