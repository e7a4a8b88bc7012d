import type { LookedDays } from '@/lib/meetings/visitor/slot-calendar'
import { addDays } from '@/lib/scheduling/calendar-date'

/** What a page answers that looks 90 days ahead from today on, and takes bookings for 400. */
export function lookedDays(today: string, fields: Partial<LookedDays> = {}): LookedDays {
  const [to, last] = [addDays(today, 90), addDays(today, 400)]
  return { timezone: 'UTC', duration: 30, days: [], unchecked: [], today, from: today, to, last, ...fields }
}
