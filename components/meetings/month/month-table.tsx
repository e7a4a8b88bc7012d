import { useMemo, useState } from 'react'
import { cn } from '@/components/ui/cn'
import { type CalendarGrid, isWithin } from '@/lib/meetings/calendar-grid'
import type { MeetingDay } from '@/lib/meetings/meeting-days'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { MonthCell } from './month-cell'
import { NarrowCell } from './narrow-cell'
import type { EntryDrag } from './use-entry-drag'

type MonthTableProps = {
  grid: CalendarGrid
  days: readonly MeetingDay<ListedMeeting>[]
  clock: Clock
  today: CalendarDate
  isNarrow: boolean
  isLoading: boolean
  /** The shown meetings belong to the previous search. */
  isStale: boolean
  chosenDate: CalendarDate | undefined
  drag: EntryDrag
  onChoose: (date: CalendarDate) => void
  onCreate: (date: CalendarDate) => void
  onOpenDay: (date: CalendarDate) => void
  onOpenMeeting: (id: string) => void
}

/** A row of cells for each week: a month of them, or one. */
export function MonthTable({ grid, days, clock, today, isNarrow, isLoading, isStale, ...props }: MonthTableProps) {
  const { t, locale } = useTexts('controls')
  const byDate = useMemo(() => new Map(days.map((day) => [day.date, day.meetings])), [days])
  const [cursor, setCursor] = useState<CalendarDate | null>(null)
  const cursorDate = [cursor, today].find((date) => date && isWithin(grid.shown, date)) ?? grid.shown.start
  return (
    <div
      aria-busy={isLoading || isStale || undefined}
      className={cn('overflow-hidden rounded-2xl border bg-card shadow-xs', isStale && 'opacity-60')}
    >
      {isLoading && (
        <p role="status" className="sr-only">
          {t.loading}
        </p>
      )}
      <table className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {weekdayNames(clock.weekStartDay, locale).map(({ short, long }) => (
              <th key={long} scope="col" className="py-2 font-medium text-muted-foreground text-xs">
                <abbr title={long} className="no-underline">
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.weeks.map((week) => (
            <tr key={week.find(Boolean)} className="border-t">
              {week.map((date, index) => {
                const shared = {
                  meetings: (date && byDate.get(date)) || NONE,
                  clock,
                  isToday: date === today,
                  isOutside: date !== null && !isWithin(grid.counted, date),
                  isLoading,
                }
                if (date === null) return <td key={BLANKS[index]} className="border-s bg-background first:border-s-0" />
                return isNarrow ? (
                  <NarrowCell
                    key={date}
                    date={date}
                    {...shared}
                    isChosen={date === props.chosenDate}
                    onChoose={props.onChoose}
                  />
                ) : (
                  <MonthCell
                    key={date}
                    date={date}
                    {...shared}
                    span={grid.span}
                    shown={grid.shown}
                    isCursor={date === cursorDate}
                    drag={props.drag}
                    onCreate={props.onCreate}
                    onCursor={setCursor}
                    onOpenDay={props.onOpenDay}
                    onOpenMeeting={props.onOpenMeeting}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NONE: readonly ListedMeeting[] = []
const BLANKS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
