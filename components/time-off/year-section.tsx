import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import { DAY_LOOKS, listDaysOff } from '@/lib/time-off/days-off'
import type { TimeOff } from '@/lib/time-off/schema'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { cn } from '../ui/cn'
import { LOOK_STYLES } from './look-styles'
import { YearMonth } from './year-month'

type YearSectionProps = { entries: readonly TimeOff[]; clock: Clock; today: CalendarDate }

/** Twelve small months with the days off. The list and the holidays say the same in words. */
export function YearSection({ entries, clock, today }: YearSectionProps) {
  const { t, say } = useTexts('timeOff')
  const [year, setYear] = useState(() => Number(today.slice(0, 4)))
  const days = useMemo(() => listDaysOff(entries, year), [entries, year])
  const count = [...days.values()].filter(({ look }) => look !== 'part').length
  return (
    <FormSection title={t.year.heading}>
      <div className="flex items-center justify-between gap-2">
        <Button variant="outline" size="icon" aria-label={t.year.previous} onClick={() => setYear(year - 1)}>
          <ChevronLeft aria-hidden="true" className="size-4" />
        </Button>
        <p role="status" className="text-center">
          <span className="block font-semibold text-lg tabular-nums">{year}</span>
          <span className="text-muted-foreground text-sm">{say(t.year.count, { count, year: String(year) })}</span>
        </p>
        <Button variant="outline" size="icon" aria-label={t.year.next} onClick={() => setYear(year + 1)}>
          <ChevronRight aria-hidden="true" className="size-4" />
        </Button>
      </div>
      <div className="grid items-start gap-x-4 gap-y-5 min-[22.5rem]:grid-cols-2 sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4">
        {Array.from({ length: 12 }, (_, index) => {
          const month = `${year}-${String(index + 1).padStart(2, '0')}`
          return <YearMonth key={month} month={month} days={days} weekStartDay={clock.weekStartDay} today={today} />
        })}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {DAY_LOOKS.toReversed().map((look) => (
          <li key={look} className="flex items-center gap-2">
            <span aria-hidden="true" className={cn('size-4 rounded', LOOK_STYLES[look])} />
            {t.year.legend[look]}
          </li>
        ))}
      </ul>
    </FormSection>
  )
}
