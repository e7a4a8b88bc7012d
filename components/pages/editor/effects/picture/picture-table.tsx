import { type KeyboardEvent, useMemo, useState } from 'react'
import { alongLine } from '@/components/ui/line-keys'
import type { ComparedDate } from '@/lib/pages/effects/compare-starts'
import { drawStarts } from '@/lib/pages/effects/starts-picture'
import type { Forecast } from '@/lib/pages/forecast'
import { dayOfWeek } from '@/lib/scheduling/calendar-date'
import { commaList } from '@/lib/shared/text/comma-list'
import { calendarLeaf } from '@/lib/time/calendar-leaf'
import { longDate, weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { DayCells, RefusedDots } from './day-cells'

const [WEEK, WEEKS] = [7, 4] as const
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK }

type PictureTableProps = {
  days: readonly ComparedDate[]
  timezone: string
  impossible: Forecast['impossible']
  /** False while another answer is awaited: then nothing is named new or gone. */
  isCurrent: boolean
  chosen: string | null
  /** The element that shows the times of the chosen date. */
  timesId: string
  onChoose: (date: string) => void
}

/** Four weeks from today on, a week in a row. Arrow keys lead from date to date. */
export function PictureTable({ days, timezone, impossible, isCurrent, chosen, timesId, onChoose }: PictureTableProps) {
  const { t, say, locale } = useTexts('ruleEffects')
  const [reached, setReached] = useState(0)
  const { bookings, total } = impossible
  const picture = useMemo(
    () => drawStarts({ days, timezone, refused: bookings.map(({ startTime }) => startTime) }),
    [days, timezone, bookings],
  )
  const names = weekdayNames(0, locale)
  const columns = days.slice(0, WEEK).map(({ date }) => names[dayOfWeek(date)] ?? { short: '', long: '' })

  function walk(event: KeyboardEvent<HTMLTableElement>) {
    const key = alongLine(event.key)
    const edge = key === 'Home' ? 0 : key === 'End' ? days.length - 1 : null
    const step = STEPS[key]
    if (edge === null && step === undefined) return
    event.preventDefault()
    const next = edge ?? reached + (step ?? 0)
    if (next < 0 || next >= days.length) return
    setReached(next)
    event.currentTarget.querySelectorAll<HTMLElement>('tbody button')[next]?.focus()
  }

  function labelOf({ date, kept, added, removed }: ComparedDate): string {
    const name = longDate(date, locale)
    if (!isCurrent) return name
    const parts = [say(t.picture.starts, { count: kept.length + added.length })]
    if (added.length > 0) parts.push(say(t.picture.added, { count: added.length }))
    if (removed.length > 0) parts.push(say(t.picture.removed, { count: removed.length }))
    return say(t.picture.day, { date: name, starts: commaList(parts, locale) })
  }

  return (
    <table className="w-full table-fixed border-separate border-spacing-x-1 border-spacing-y-1" onKeyDown={walk}>
      <caption className="sr-only">{t.picture.caption}</caption>
      <thead>
        <tr>
          {columns.map(({ short, long }) => (
            <th key={long} scope="col" className="truncate font-normal text-muted-foreground text-xs">
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: WEEKS }, (_, week) => (
          <tr key={days[week * WEEK]?.date}>
            {days.slice(week * WEEK, (week + 1) * WEEK).map((day, column) => {
              const place = week * WEEK + column
              const { day: number } = calendarLeaf(day.date, locale)
              return (
                <td key={day.date} className="p-0">
                  <button
                    type="button"
                    tabIndex={place === reached ? 0 : -1}
                    aria-label={labelOf(day)}
                    aria-expanded={day.date === chosen}
                    aria-controls={timesId}
                    onFocus={() => setReached(place)}
                    onClick={() => onChoose(day.date)}
                    className="block w-full rounded-md border border-transparent bg-muted p-0.5 hover:border-input focus-visible:outline-2 focus-visible:outline-ring aria-expanded:border-primary"
                  >
                    <span
                      aria-hidden="true"
                      className="block truncate text-[0.6875rem] text-muted-foreground leading-4"
                    >
                      {number}
                    </span>
                    <DayCells picture={picture} date={picture.dates[place]} />
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      {total > 0 && bookings.length > 0 && (
        <tfoot>
          <tr>
            <th scope="rowgroup" colSpan={WEEK} className="pt-1 text-start font-normal text-muted-foreground text-xs">
              {say(t.picture.past, { days: impossible.days })}
            </th>
          </tr>
          <tr>
            {columns.map(({ long }, column) => (
              <td key={long} className="rounded-md bg-muted p-0.5">
                <RefusedDots picture={picture} minutes={picture.refused[column] ?? []} />
                <span className="sr-only">
                  {isCurrent && say(t.picture.refusedCount, { count: picture.refused[column]?.length ?? 0 })}
                </span>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </table>
  )
}
