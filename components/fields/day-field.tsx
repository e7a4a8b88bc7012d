import { useState } from 'react'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatDate } from '@/lib/scheduling/format-date'
import { localDate } from '@/lib/scheduling/zone-clock'
import type { Clock } from '@/lib/time/meeting-time'
import { useTexts } from '@/messages/react/texts-provider'
import { useMinute } from '../ui/use-minute'
import { DateControl } from './date-control'
import { FieldGroup } from './field'

type DayFieldProps = {
  label: string
  value: CalendarDate | ''
  clock: Pick<Clock, 'timezone' | 'dateFormat' | 'weekStartDay'>
  openedAt: number
  error?: string | undefined
  className?: string
  onChange: (day: CalendarDate | '') => void
}

/** A date that narrows a list; empty for no bound. */
export function DayField({ label, value, clock, openedAt, error: given, className, onChange }: DayFieldProps) {
  const { t, say, locale } = useTexts('fields')
  const today = localDate(clock.timezone, useMinute(openedAt))
  const [isUnreadable, setUnreadable] = useState(false)
  const example = formatDate(today, 'UTC', clock.dateFormat, locale)
  const error = isUnreadable ? say(t.date.notADate, { example }) : given
  return (
    <FieldGroup label={label} {...(error && { error })} {...(className && { className })}>
      {(describedBy) => (
        <div className="flex">
          <DateControl
            ref={null}
            value={value}
            onChange={onChange}
            onSettled={() => {}}
            onUnreadable={setUnreadable}
            dateFormat={clock.dateFormat}
            weekStartDay={clock.weekStartDay}
            today={today}
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
          />
        </div>
      )}
    </FieldGroup>
  )
}
