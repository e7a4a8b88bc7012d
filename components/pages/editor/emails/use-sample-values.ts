import { useWatch } from 'react-hook-form'
import { useSettings } from '@/lib/client/settings'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { addDays } from '@/lib/scheduling/calendar-date'
import { HOUR_MS } from '@/lib/scheduling/units'
import { startOfDate } from '@/lib/scheduling/zone'
import { isTimezone } from '@/lib/scheduling/zone-clock'
import type { MAIL_VARIABLES } from '@/lib/shared/booking-rules'
import { fillPattern } from '@/lib/shared/calendars/link-pattern'
import { locationLabel } from '@/lib/shared/calendars/location-label'
import { durationWords } from '@/lib/time/duration-words'
import { describeInstant } from '@/lib/time/event-time'
import { useTexts } from '@/messages/react/texts-provider'
import { usePageToday } from '../use-page-today'

const SAMPLE_HOUR = 10

const WATCHED = ['timezone', 'title', 'duration', 'location', 'locationData'] as const

/** A made-up booking of the page in the form: tomorrow morning, with its own title, length and place. */
export function useSampleValues(): Record<(typeof MAIL_VARIABLES)[number], string> {
  const { t } = useTexts('pageEmails')
  const details = useTexts('pageEditor').t.details
  const places = useTexts('locations')
  const [booking, eventMail] = [useTexts('booking'), useTexts('eventMail')]
  const { data: settings } = useSettings()
  const [chosen, title, duration, location, locationData] = useWatch<PageFormValues, typeof WATCHED>({ name: WATCHED })
  const linkPattern = locationData?.linkPattern
  const timezone = isTimezone(chosen) ? chosen : 'UTC'
  const start = startOfDate(timezone, addDays(usePageToday(), 1)) + SAMPLE_HOUR * HOUR_MS
  const clock = { timezone, timeFormat: settings?.timeFormat ?? '24h' }
  const owner = settings?.fullName || t.samples.owner
  const noPlace = places.say(places.t.toBeSent, { host: owner })
  return {
    attendee_name: t.samples.attendee,
    owner_name: owner,
    host_names: t.samples.host,
    page_title: title?.trim() || details.titleExample,
    start: describeInstant(new Date(start).toISOString(), clock, eventMail),
    duration: durationWords(booking, duration || 0),
    location: locationLabel(
      location ?? 'custom',
      locationData?.customLocation,
      location === 'link' && linkPattern ? fillPattern(linkPattern, 'ada') : noPlace,
    ),
    manage_url: t.samples.manageUrl,
  }
}
