import { type PlainChoices, timesPath } from '@/lib/meetings/visitor/plain-links'
import { nextFreeDate, type SlotCalendar } from '@/lib/meetings/visitor/slot-calendar'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { dateOfYear } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { outlineButton } from '../shared/styles'
import { ClosedNotice } from '../times/closed-notice'

type Props = { calendar: SlotCalendar; date: CalendarDate; choices: PlainChoices }

/** Why a day is closed, with a link to the next one that has times. */
export function PlainClosed({ calendar, date, choices }: Props) {
  const { t, say, locale } = useTexts('booking')
  const next = nextFreeDate(calendar, date)
  return (
    <ClosedNotice label={calendar.closed.get(date) ?? ''}>
      {next && (
        <a href={`${timesPath(choices, next)}#day`} className={`${outlineButton} px-4 py-1.5`}>
          {say(t.times.next, { day: dateOfYear(next, locale) })}
        </a>
      )}
    </ClosedNotice>
  )
}
