import { formatTime } from '@/lib/scheduling/format'
import { dateAndTime } from '@/lib/time/joined-words'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { useClock } from '../layout/use-clock'

/** Writes an instant of an answer as the reader's date, and with its time. */
export function useDay(): { day: (instant: string) => string; moment: (instant: string) => string } {
  const { locale } = useTexts('admin')
  const clock = useClock()
  const timezone = clock?.timezone ?? 'UTC'
  const day = (instant: string) => longDate(toWallClock(Date.parse(instant), timezone).date, locale)
  return {
    day,
    moment: (instant) =>
      dateAndTime(day(instant), formatTime(Date.parse(instant), timezone, clock?.timeFormat ?? '24h', locale), locale),
  }
}
