import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { dateOfYear } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'

/** Leads to the next day with times. */
export function NextDate({ date, onDate }: { date: CalendarDate; onDate: (date: CalendarDate) => void }) {
  const { t, say, locale } = useTexts('booking')
  return (
    <button type="button" className={`${outlineButton} px-4 py-1.5`} onClick={() => onDate(date)}>
      {say(t.times.next, { day: dateOfYear(date, locale) })}
    </button>
  )
}
