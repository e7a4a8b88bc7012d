import { memo } from 'react'
import { cn } from '@/components/ui/cn'
import type { ListedMeeting } from '@/lib/meetings/schema'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { PlainDot } from '../meeting/source-dot'

const DOTS = 3

type NarrowCellProps = {
  date: CalendarDate
  meetings: readonly ListedMeeting[]
  clock: Clock
  isToday: boolean
  isChosen: boolean
  /** A day of the next month. */
  isOutside: boolean
  isLoading: boolean
  onChoose: (date: CalendarDate) => void
}

/** A day on a narrow screen: dots and a number. A tap lists the day below the grid. */
export const NarrowCell = memo(function NarrowCell({ date, meetings, clock, isToday, ...props }: NarrowCellProps) {
  const { t, say, locale } = useTexts('meetings')
  const life = useTexts('bookingLife')
  const count = meetings.length
  const dateText = formatDate(date, clock.timezone, clock.dateFormat, locale)
  const day = say(t.month.day, { date: dateText, count })
  const waiting = meetings.filter(({ status }) => status === 'pending').length
  return (
    <td aria-current={isToday ? 'date' : undefined} className="border-s p-0 align-top first:border-s-0">
      <button
        type="button"
        aria-pressed={props.isChosen}
        aria-label={waiting ? life.say(life.t.waitingOn, { day, waiting }) : day}
        onClick={() => props.onChoose(date)}
        className={cn(
          'flex h-16 w-full flex-col items-center gap-1 pt-1.5 -outline-offset-2',
          props.isChosen && 'bg-primary-soft text-primary-soft-foreground',
        )}
      >
        <span
          className={cn(
            'flex size-6 items-center justify-center rounded-full text-sm',
            isToday && 'bg-primary font-semibold text-primary-foreground',
            props.isOutside && 'text-muted-foreground',
          )}
        >
          {Number(date.slice(-2))}
        </span>
        <span className="flex gap-0.5">
          {meetings.slice(0, DOTS).map(({ id, source, status }) => (
            // A square for a request, so that it differs without its color too.
            <PlainDot
              key={id}
              source={source}
              className={cn('size-1.5', status === 'pending' && 'rounded-none border-0 bg-warning-foreground')}
            />
          ))}
        </span>
        {count > DOTS && <span className="text-[0.6875rem] leading-none">+{count - DOTS}</span>}
      </button>
    </td>
  )
})
