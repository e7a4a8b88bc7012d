import { useWatch } from 'react-hook-form'
import { useMinute } from '@/components/ui/use-minute'
import type { PageFormValues } from '@/lib/pages/page-editor'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { isTimezone, localDate } from '@/lib/scheduling/zone-clock'

/** Today in the zone that is chosen in the form. Only for what is shown after hydration. */
export function usePageToday(): CalendarDate {
  const timezone = useWatch<PageFormValues, 'timezone'>({ name: 'timezone' })
  const now = useMinute(0)
  return localDate(isTimezone(timezone) ? timezone : 'UTC', now)
}
