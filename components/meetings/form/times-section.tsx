import Link from 'next/link'
import { useFormContext } from 'react-hook-form'
import { type MeetingFormOutput, type MeetingFormValues, moveEndDate } from '@/lib/meetings/meeting-form'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import type { Clock } from '@/lib/time/meeting-time'
import { isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import { WallTimeField } from './wall-time-field'

type TimesSectionProps = { clock: Clock; today: CalendarDate; isStored: boolean }

/** Start and end, and the clock they are read on. */
export function TimesSection({ clock, today, isStored }: TimesSectionProps) {
  const { watch, getValues, setValue } = useFormContext<MeetingFormValues, unknown, MeetingFormOutput>()
  const start = watch('start')

  function takeEndAlong(changed: WallTime) {
    const { date } = moveEndDate(changed, getValues('end'))
    setValue('end.date', date, { shouldDirty: true })
  }

  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <WallTimeField name="start" label="Start Time" {...{ clock, today, isStored }} onChanged={takeEndAlong} />
        <WallTimeField name="end" label="End Time" {...{ clock, today, isStored }} minDate={start.date || undefined} />
      </div>
      <p className="text-muted-foreground text-sm">
        On the clock of {zoneName(start, clock.timezone, today)}.{' '}
        <Link href="/settings" className="underline underline-offset-4 hover:text-foreground">
          Change
        </Link>
      </p>
    </div>
  )
}

/** The zone as it is on the day of the meeting: with daylight saving or without. */
function zoneName(start: WallTime, timezone: string, today: CalendarDate): string {
  const wall = isWallTime(start) ? start : { date: today, time: '12:00' }
  return timezoneLabel(timezone, wallTimeToInstant(wall, timezone))
}
