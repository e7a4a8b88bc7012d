import { useController, useFormContext, useWatch } from 'react-hook-form'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOffOutput, TimeOffValues } from '@/lib/time-off/time-off-form'
import { useTexts } from '@/messages/react/texts-provider'
import { DateControl } from '../fields/date-control'
import { Field, FieldGroup } from '../fields/field'
import { TimeControl } from '../fields/time-control'
import { Checkbox } from '../ui/checkbox'

/** The first and last day, or a day with times. */
export function SpanFields({ clock, today }: { clock: Clock; today: CalendarDate }) {
  const { t } = useTexts('timeOff')
  const { control, setValue, getValues } = useFormContext<TimeOffValues, unknown, TimeOffOutput>()
  const isPart = useWatch({ control, name: 'isPart' })
  const from = useWatch({ control, name: 'from' })

  /** A later first day takes the last one along. */
  function follow(date: string) {
    if (date > getValues('to')) setValue('to', date, { shouldDirty: true })
  }

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField
          name="from"
          label={isPart ? t.form.day : t.form.firstDay}
          clock={clock}
          today={today}
          onChanged={follow}
        />
        {!isPart && <DateField name="to" label={t.form.lastDay} clock={clock} today={today} min={from || undefined} />}
      </div>
      <PartSwitch />
      {isPart && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TimeField name="startTime" label={t.form.from} clock={clock} />
          <TimeField name="endTime" label={t.form.until} hint={t.form.untilHint} clock={clock} />
        </div>
      )}
    </>
  )
}

function PartSwitch() {
  const { t } = useTexts('timeOff')
  const { field } = useController<TimeOffValues, 'isPart'>({ name: 'isPart' })
  return (
    <Field label={t.form.part} inline>
      {(control) => (
        <Checkbox {...control} checked={field.value} onCheckedChange={(checked) => field.onChange(checked === true)} />
      )}
    </Field>
  )
}

type DateFieldProps = {
  name: 'from' | 'to'
  label: string
  clock: Clock
  today: CalendarDate
  min?: CalendarDate | undefined
  onChanged?: (date: string) => void
}

function DateField({ name, label, clock, today, min, onChanged }: DateFieldProps) {
  const { trigger, formState } = useFormContext<TimeOffValues, unknown, TimeOffOutput>()
  const { field, fieldState } = useController<TimeOffValues, 'from' | 'to'>({ name })

  function change(date: string) {
    field.onChange(date)
    if (date) onChanged?.(date)
    if (formState.isSubmitted) void trigger(['from', 'to'])
  }

  return (
    <FieldGroup label={label} error={fieldState.error?.message}>
      {(describedBy) => (
        <div className="flex">
          <DateControl
            ref={field.ref}
            value={field.value}
            onChange={change}
            onSettled={field.onBlur}
            dateFormat={clock.dateFormat}
            weekStartDay={clock.weekStartDay}
            today={today}
            min={min}
            aria-describedby={describedBy}
            aria-invalid={fieldState.error && true}
          />
        </div>
      )}
    </FieldGroup>
  )
}

type TimeFieldProps = { name: 'startTime' | 'endTime'; label: string; hint?: string; clock: Clock }

function TimeField({ name, label, hint, clock }: TimeFieldProps) {
  const { field, fieldState } = useController<TimeOffValues, 'startTime' | 'endTime'>({ name })
  return (
    <FieldGroup label={label} hint={hint} error={fieldState.error?.message}>
      {(describedBy) => (
        <TimeControl
          ref={field.ref}
          value={field.value}
          onChange={field.onChange}
          onSettled={field.onBlur}
          timeFormat={clock.timeFormat}
          aria-describedby={describedBy}
          aria-invalid={fieldState.error && true}
        />
      )}
    </FieldGroup>
  )
}
