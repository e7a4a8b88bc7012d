import { offsetAt } from '@/lib/scheduling'
import { MINUTE_MS } from '@/lib/scheduling/units'

/** An instant as a zone's clock shows it, `2027-03-01T09:00:00+01:00`. In UTC where the offset has seconds. */
export function inZone(instant: number | string | Date, timezone: string): string {
  const instantMs = new Date(instant).getTime()
  const offset = offsetAt(timezone, instantMs)
  if (offset === 0 || offset % MINUTE_MS !== 0) return `${new Date(instantMs).toISOString().slice(0, 19)}Z`
  const wall = new Date(instantMs + offset).toISOString().slice(0, 19)
  const minutes = Math.abs(offset) / MINUTE_MS
  return `${wall}${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
