import { useController, useFormContext } from 'react-hook-form'
import { DateControl } from '@/components/fields/date-control'
import { FieldGroup } from '@/components/fields/field'
import { TimeControl } from '@/components/fields/time-control'
import type { MeetingFormOutput, MeetingFormValues } from '@/lib/meetings/meeting-form'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { WallTime } from '@/lib/time/wall-time'
import { useTexts } from '@/messages/react/texts-provider'
import { changeNote } from '../life/clock-change-note'

type WallTimeFieldProps = {
  name: 'start' | 'end'
  label: string
  clock: Clock
  today: CalendarDate
  minDate?: CalendarDate
  /** The initial value is stored: untouched, it keeps its exact instant. */
  isStored: boolean
  onChanged?: (value: WallTime) => void
}

const CONTROLS = ['start.date', 'start.time', 'end.date', 'end.time'] as const

/** A date and a time in the account's zone. Errors of start and end show as soon as one of them loses focus. */
export function WallTimeField({ name, label, clock, today, minDate, isStored, onChanged }: WallTimeFieldProps) {
  const words = useTexts('meetingForm')
  const times = useTexts('time')
  const { control, trigger, getValues, getErrors } = useFormContext<MeetingFormValues, unknown, MeetingFormOutput>()
  const date = useController({ control, name: `${name}.date` })
  const time = useController({ control, name: `${name}.time` })
  const value = { date: date.field.value, time: time.field.value }
  const isKept = isStored && !date.fieldState.isDirty && !time.fieldState.isDirty
  const error = date.fieldState.error?.message ?? time.fieldState.error?.message

  const settle = () => trigger(CONTROLS)
  function change(part: keyof WallTime, text: string) {
    ;(part === 'date' ? date : time).field.onChange(text)
    onChanged?.({ ...getValues(name), [part]: text })
    // Clears an error while typing: if it went on blur, the button below would move away under a click.
    if (getErrors('start') || getErrors('end')) settle()
  }

  return (
    <FieldGroup label={label} hint={isKept ? undefined : changeNote(value, clock, words, times)} error={error}>
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
