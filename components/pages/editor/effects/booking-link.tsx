import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-styles'
import { useSettings } from '@/lib/client/settings'
import type { ImpossibleBooking, StandingBooking } from '@/lib/pages/forecast'
import { formatTime } from '@/lib/scheduling/format'
import { formatDate } from '@/lib/scheduling/format-date'
import { useTexts } from '@/messages/react/texts-provider'

/** When and whose a booking is, as a link to its meeting if that exists. */
export function BookingLink({ booking }: { booking: StandingBooking | ImpossibleBooking }) {
  const { t, say, locale } = useTexts('ruleEffects')
  const { data: settings } = useSettings()
  const { timezone = 'UTC', timeFormat = '24h', dateFormat = 'MMM D YYYY' } = settings ?? {}
  const start = Date.parse(booking.startTime)
  const text = say(t.forecast.booking, {
    date: formatDate(start, timezone, dateFormat, locale),
    time: formatTime(start, timezone, timeFormat, locale),
    name: booking.attendeeName,
  })
  if (!booking.meetingId) return text
  return (
    <Link href={`/meetings/${booking.meetingId}/edit`} className={textLink}>
      {text}
    </Link>
  )
}
