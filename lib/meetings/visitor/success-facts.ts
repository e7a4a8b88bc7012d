import { MINUTE_MS } from '@/lib/scheduling/units'

/** The facts that /success shows. Parameters that are missing or malformed are null. */
export type SuccessFacts = {
  /** An ISO instant; then the date and the wall time are derived from it in `timezone`. */
  start: string | null
  date: string | null
  time: string | null
  timezone: string | null
  durationMinutes: number | null
  location: string | null
  customLocation: string | null
  joinUrl: string | null
  password: string | null
  /** Until then the host decides about a request, an ISO instant; absent for a booking that is confirmed. */
  until?: string
}

/** False without an instant: a link with a date and a wall time only is shown as it was made. */
export function isOver({ start, durationMinutes }: SuccessFacts, nowMs: number): boolean {
  return start !== null && Date.parse(start) + (durationMinutes ?? 0) * MINUTE_MS <= nowMs
}

/** The address of /success for a booking. Other sites may link there, so its parameters keep their names. */
export function toSuccessQuery(facts: SuccessFacts): string {
  const { durationMinutes, ...others } = facts
  const entries = Object.entries({ ...others, duration: durationMinutes }).filter(([, value]) => value !== null)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}
