import { useId } from 'react'
import { useSwitchHoliday } from '@/lib/client/time-off'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { spanText } from '@/lib/time-off/time-off-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Checkbox } from '../ui/checkbox'
import { Fold } from '../ui/fold'
import { useToastFailure } from '../ui/toast-failure'

type HolidayListProps = { holidays: readonly TimeOff[]; clock: Clock; today: CalendarDate }

/** Holidays from today on, by year. Only the first year is unfolded. */
export function HolidayList({ holidays, clock, today }: HolidayListProps) {
  const { t, say } = useTexts('timeOff')
  const coming = holidays.filter(({ to }) => to >= today)
  const years = [...new Set(coming.map(({ from }) => from.slice(0, 4)))]
  return (
    <div>
      {years.map((year, index) => (
        <Fold key={year} title={say(t.holidays.years, { year })} isOpen={index === 0}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {coming
              .filter(({ from }) => from.startsWith(year))
              .map((holiday) => (
                <HolidayRow key={holiday.id} holiday={holiday} clock={clock} />
              ))}
          </ul>
        </Fold>
      ))}
    </div>
  )
}

function HolidayRow({ holiday, clock }: { holiday: TimeOff; clock: Clock }) {
  const words = useTexts('timeOff')
  const id = useId()
  const toastFailure = useToastFailure()
  const change = useSwitchHoliday()

  function set(isActive: boolean) {
    change.mutate(
      { id: holiday.id, isActive },
      { onError: (error) => toastFailure(error, words.t.holidays.changeFailed) },
    )
  }

  return (
    <li className="flex min-h-11 items-start gap-3 py-2">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={holiday.isActive}
        onCheckedChange={(checked) => set(checked === true)}
      />
      <label htmlFor={id} className="min-w-0 flex-1 text-sm">
        <span className="break-words font-medium" dir="auto">
          {holiday.title}
        </span>
        <span className="block text-muted-foreground">{spanText(holiday, clock, words)}</span>
      </label>
    </li>
  )
}
