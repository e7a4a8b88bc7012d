import { CalendarX2, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { type FormFields, UNREADABLE } from '@/lib/forms/form-fields'
import { addDays } from '@/lib/scheduling/calendar-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { Clock } from '@/lib/time/meeting-time'
import { toWallClock } from '@/lib/time/screen-time'
import { isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { DateControl } from '../../fields/date-control'
import { FieldGroup } from '../../fields/field'
import { useErrorAt } from '../../fields/field-errors'
import { TimeControl } from '../../fields/time-control'
import { Button } from '../../ui/button'

/** An optional date and time in the account's time zone. */
export function CloseDateField({ clock, now }: { clock: Clock; now: number }) {
  const t = useTexts('forms').t.closing
  const { control, trigger } = useFormContext<FormFields>()
  const { field } = useController({ control, name: 'closesAt' })
  const error = useErrorAt<FormFields>('closesAt')
  const [typed, setTyped] = useState<WallTime | null>(null)
  const today = localDate(clock.timezone, now)
  const wall = field.value === UNREADABLE ? typed : readWall(field.value, clock.timezone)
  const settle = () => trigger('closesAt')

  /** The pressed button is replaced by other controls, or they by it, so the focus moves along. */
  const isFocusWanted = useRef(false)
  function takeFocus(control: HTMLElement | null) {
    if (!control || !isFocusWanted.current) return
    isFocusWanted.current = false
    control.focus()
  }

  function remove() {
    isFocusWanted.current = true
    field.onChange('')
    if (error) void settle()
  }

  function change(next: WallTime) {
    setTyped(next)
    field.onChange(isWallTime(next) ? new Date(wallTimeToInstant(next, clock.timezone)).toISOString() : UNREADABLE)
    if (error) void settle()
  }

  if (!wall) {
    return (
      <FieldGroup label={t.date} hint={t.dateHint}>
        <Button
          variant="outline"
          className="justify-self-start max-sm:w-full sm:self-start"
          ref={takeFocus}
          onClick={() => {
            isFocusWanted.current = true
            change({ date: addDays(today, 7), time: '18:00' })
          }}
        >
          <CalendarX2 aria-hidden="true" className="size-4" />
          {t.setDate}
        </Button>
      </FieldGroup>
    )
  }
  return (
    <FieldGroup label={t.date} error={error}>
      {(describedBy) => (
        <div className="flex flex-wrap items-center gap-2 sm:max-w-md">
          <DateControl
            ref={(input) => {
              field.ref(input)
              takeFocus(input)
            }}
            value={wall.date}
            onChange={(date) => change({ ...wall, date })}
            onSettled={settle}
            dateFormat={clock.dateFormat}
            weekStartDay={clock.weekStartDay}
            today={today}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
          <div className="flex items-center gap-2 max-[22rem]:grow">
            <TimeControl
              ref={null}
              value={wall.time}
              onChange={(time) => change({ ...wall, time })}
              onSettled={settle}
              timeFormat={clock.timeFormat}
              className={clock.timeFormat === '12h' ? 'w-30 grow-0 max-[22rem]:grow' : 'w-25 grow-0'}
              aria-describedby={describedBy}
              aria-invalid={error ? true : undefined}
            />
            <Button variant="ghost" size="icon" aria-label={t.removeDate} onClick={remove}>
              <X aria-hidden="true" className="size-4" />
            </Button>
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

function readWall(closesAt: string, timezone: string): WallTime | null {
  return closesAt === '' ? null : toWallClock(Date.parse(closesAt), timezone)
}
