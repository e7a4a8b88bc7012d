import { useEffect, useRef, useState } from 'react'
import { DateControl } from '@/components/fields/date-control'
import { FieldGroup } from '@/components/fields/field'
import { TimeControl } from '@/components/fields/time-control'
import { cn } from '@/components/ui/cn'
import { localDate } from '@/lib/scheduling'
import { isCalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import { toWallClock } from '@/lib/time/screen-time'
import type { WallTime } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { changeNote } from './clock-change-note'
import { DayBeside } from './day-beside'
import { FreeTimes } from './free-times'
import { TimeChange, type Times } from './time-change'

type MoveTimesProps = {
  meetingId: string
  present: Times
  /** Null while the typed time is unfinished. */
  times: Times | null
  wall: WallTime
  clock: Clock
  failure: string
  /** Names the event at the new time, or says that the calendars could not be read. */
  warning: string
  onChange: (wall: WallTime) => void
}

/** The fields of the new time, with the old and the new one in words, and why a move was refused or could be a mistake. */
export function MoveTimes({ meetingId, present, times, wall, clock, failure, warning, onChange }: MoveTimesProps) {
  const {
    t: { moving: t },
  } = useTexts('bookingLife')
  const form = useTexts('meetingForm')
  const time = useTexts('time')
  const alert = useRef<HTMLParagraphElement>(null)
  const [today] = useState(() => localDate(clock.timezone, Date.now()))
  const isUnchanged = times?.startTime === present.startTime

  useEffect(() => {
    if (failure || warning) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure, warning])

  return (
    <>
      <FieldGroup label={t.new} hint={isUnchanged ? undefined : changeNote(wall, clock, form, time)}>
        {(describedBy) => (
          <div className="flex flex-wrap gap-2">
            <DateControl
              ref={null}
              value={wall.date}
              onChange={(date) => onChange({ ...wall, date })}
              onSettled={() => undefined}
              dateFormat={clock.dateFormat}
              weekStartDay={clock.weekStartDay}
              today={today}
              min={today}
              aria-describedby={describedBy}
            />
            <TimeControl
              ref={null}
              value={wall.time}
              onChange={(next) => onChange({ ...wall, time: next })}
              onSettled={() => undefined}
              timeFormat={clock.timeFormat}
              className={clock.timeFormat === '12h' ? 'w-30 grow-0 max-[22rem]:grow' : 'w-25 grow-0'}
              aria-describedby={describedBy}
            />
          </div>
        )}
      </FieldGroup>
      {isCalendarDate(wall.date) && (
        <>
          <FreeTimes
            meetingId={meetingId}
            date={wall.date}
            wanted={times?.startTime ?? present.startTime}
            clock={clock}
            onChoose={(start) => onChange(toWallClock(Date.parse(start), clock.timezone))}
          />
          <DayBeside meetingId={meetingId} date={wall.date} clock={clock} />
        </>
      )}
      <TimeChange present={present} times={isUnchanged ? null : times} clock={clock} />
      {(failure || warning) && (
        <p
          ref={alert}
          role="alert"
          className={cn(
            'rounded-lg p-3 text-sm [overflow-wrap:anywhere]',
            failure ? 'bg-destructive-soft text-destructive' : 'bg-warning-soft text-warning-foreground',
          )}
        >
          {failure || warning}
        </p>
      )}
    </>
  )
}
