import { MINUTE_MS } from '@/lib/scheduling/units'
import type { ManagedBooking } from './managed-booking'

/** A reload after so long tells no news. */
const NEWS_MS = 10 * MINUTE_MS

/** The address after a change without scripts says what was done; the history decides if that is still news. */
export function arrivedNews({ history }: ManagedBooking, asked: unknown, now: Date): 'cancelled' | 'moved' | null {
  const last = history.at(-1)
  if (last?.by !== 'attendee' || now.getTime() - Date.parse(last.at) > NEWS_MS) return null
  if (asked === 'moved' && last.what === 'move_requested') return asked
  return (asked === 'moved' || asked === 'cancelled') && last.what === asked ? asked : null
}
