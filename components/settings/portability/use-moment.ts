import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { useTexts } from '@/messages/react/texts-provider'
import { useClock } from '../../layout/use-clock'

/** Words for an instant, in the way that the owner writes dates and times. */
export function useMoment(): (instant: string) => string {
  const { t, say, locale } = useTexts('dataTransfer')
  const { timezone = 'UTC', dateFormat = 'MMM D YYYY', timeFormat = '24h' } = useClock() ?? {}
  return (instant) => {
    const at = Date.parse(instant)
    return say(t.plan.moment, {
      date: formatDate(at, timezone, dateFormat, locale),
      time: formatTime(at, timezone, timeFormat, locale),
    })
  }
}
