import { useController, useFormContext } from 'react-hook-form'
import { DateControl } from '@/components/fields/date-control'
import { FieldGroup } from '@/components/fields/field'
import { TimeControl } from '@/components/fields/time-control'
import type { MeetingFormOutput, MeetingFormValues } from '@/lib/meetings/meeting-form'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import { formatWallTime } from '@/lib/time/screen-time'
import { findClockChange, isWallTime, type WallTime } from '@/lib/time/wall-time'

type WallTimeFieldProps = {
  name: 'start' | 'end'
  label: string
  clock: Clock
  today: CalendarDate
  minDate?: CalendarDate
  /** What is shown at first is stored, and stays the instant it is while nobody touches it. */
  isStored: boolean
  onChanged?: (value: WallTime) => void
}

const CONTROLS = ['start.date', 'start.time', 'end.date', 'end.time'] as const

/** A date and a time on the account's clock. What is wrong with start and end shows as soon as one of them is left. */
export function WallTimeField({ name, label, clock, today, minDate, isStored, onChanged }: WallTimeFieldProps) {
  const { control, trigger, getValues, formState } = useFormContext<MeetingFormValues, unknown, MeetingFormOutput>()
  const date = useController({ control, name: `${name}.date` })
  const time = useController({ control, name: `${name}.time` })
  const value = { date: date.field.value, time: time.field.value }
  const isKept = isStored && !date.fieldState.isDirty && !time.fieldState.isDirty
  const error = date.fieldState.error?.message ?? time.fieldState.error?.message

  const settle = () => trigger(CONTROLS)
  function change(part: keyof WallTime, text: string) {
    ;(part === 'date' ? date : time).field.onChange(text)
    onChanged?.({ ...getValues(name), [part]: text })
    // An error goes as soon as its reason does: a button that moves when the field is left would be missed.
    if (formState.errors.start || formState.errors.end) settle()
  }

  return (
    <FieldGroup label={label} hint={isKept ? undefined : changeNote(value, clock)} error={error}>
      {(describedBy) => (
        <div className="flex flex-wrap gap-2">
          <DateControl
            ref={date.field.ref}
            value={value.date}
            onChange={(next) => change('date', next)}
            onSettled={settle}
            dateFormat={clock.dateFormat}
            weekStartDay={clock.weekStartDay}
            today={today}
            min={minDate}
            aria-describedby={describedBy}
            aria-invalid={date.fieldState.error && true}
          />
          <TimeControl
            ref={time.field.ref}
            value={value.time}
            onChange={(next) => change('time', next)}
            onSettled={settle}
            timeFormat={clock.timeFormat}
            className={clock.timeFormat === '12h' ? 'w-30 grow-0 max-[22rem]:grow' : 'w-25 grow-0'}
            aria-describedby={describedBy}
            aria-invalid={time.fieldState.error && true}
          />
        </div>
      )}
    </FieldGroup>
  )
}

/** What the clocks of that day make of the time. */
function changeNote(value: WallTime, { timezone, timeFormat, dateFormat }: Clock): string | undefined {
  const change = isWallTime(value) ? findClockChange(value, timezone) : null
  if (!change) return undefined
  if (change.kind === 'twice') return 'That time comes twice on this day; the first is used.'
  const time = formatWallTime(change.used.time, timeFormat)
  const used = change.used.date === value.date ? time : `${formatDate(change.used.date, timezone, dateFormat)}, ${time}`
  return `That time does not exist on this day; ${used} is used.`
}
