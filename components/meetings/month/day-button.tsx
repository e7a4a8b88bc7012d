import { Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { cn } from '@/components/ui/cn'
import { alongLine } from '@/components/ui/line-keys'
import type { DayRange } from '@/lib/meetings/day-range'
import { dayByKey } from '@/lib/meetings/month-keys'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { useTexts } from '@/messages/react/texts-provider'

type DayButtonProps = {
  date: CalendarDate
  dateText: string
  isToday: boolean
  /** One day is in the tab order; arrow keys go to the others. */
  isCursor: boolean
  isOutside: boolean
  shown: DayRange
  weekStartDay: number
  onCreate: (date: CalendarDate) => void
  onCursor: (date: CalendarDate) => void
}

/** The number of a day. It covers the empty part of the cell, where a press creates a meeting on that day. */
export function DayButton({ date, dateText, isToday, isCursor, ...props }: DayButtonProps) {
  const { t, say } = useTexts('meetings')

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const target = dayByKey(date, alongLine(event.key), props.weekStartDay, props.shown)
    if (!target) return
    event.preventDefault()
    event.currentTarget.closest('table')?.querySelector<HTMLElement>(`[data-day="${target}"]`)?.focus()
  }

  return (
    <button
      type="button"
      data-day={date}
      tabIndex={isCursor ? 0 : -1}
      aria-label={say(t.month.createOn, { date: dateText })}
      onClick={() => props.onCreate(date)}
      onFocus={() => props.onCursor(date)}
      onKeyDown={onKeyDown}
      className="flex w-full items-center justify-between -outline-offset-2 after:absolute after:inset-0"
    >
      <span
        className={cn(
          'flex size-6 items-center justify-center rounded-full text-xs',
          isToday && 'bg-primary font-semibold text-primary-foreground',
          props.isOutside && 'text-muted-foreground',
        )}
      >
        {Number(date.slice(-2))}
      </span>
      <Plus
        aria-hidden="true"
        className="me-1 size-3.5 text-muted-foreground opacity-0 group-focus-within/day:opacity-100 group-hover/day:opacity-100"
      />
    </button>
  )
}
