import { DateControl } from '@/components/fields/date-control'
import { useSettings } from '@/lib/client/settings'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { usePageToday } from './use-page-today'

type PageDateProps = {
  /** Empty while the typed text is not a date. */
  value: CalendarDate | ''
  onChange: (date: CalendarDate | '') => void
  min?: CalendarDate
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** A date of the page's zone, in the formats of the account. */
export function PageDate(props: PageDateProps) {
  const { data: settings } = useSettings()
  const today = usePageToday()
  return (
    <div className="flex">
      <DateControl
        {...props}
        ref={null}
        onSettled={() => {}}
        dateFormat={settings?.dateFormat ?? 'MMM D YYYY'}
        weekStartDay={settings?.weekStartDay ?? 1}
        today={today}
        min={props.min || undefined}
      />
    </div>
  )
}
