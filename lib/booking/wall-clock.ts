import { offsetAt } from '@/lib/scheduling/zone'

/** The local date (`yyyy-MM-dd`) and time (`HH:mm`) of an instant in a zone. `RangeError` on an unknown zone. */
export function toWallClock(instantMs: number, timezone: string): { date: string; time: string } {
  const text = new Date(instantMs + offsetAt(timezone, instantMs)).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
