import { timezoneLabel } from '@/components/booking/timezone-label'
export function listTimezones(extra: string[], now: number) {
  return [...new Set([...extra, 'UTC', 'Europe/Paris', 'America/New_York'])].map((value) => ({
    value,
    label: timezoneLabel(value, now),
  }))
}
