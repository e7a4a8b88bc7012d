import { formatterOf } from '@/lib/scheduling/format'
import { DAY_MS } from '@/lib/scheduling/units'

/** The letter of a weekday (0 = Sunday), where there is no room for more. */
export function weekdayLetter(dayOfWeek: number, locale: string): string {
  // 1970-01-04, the third day after the epoch, was a Sunday.
  return formatterOf({ weekday: 'narrow' }, locale).format((3 + dayOfWeek) * DAY_MS)
}
