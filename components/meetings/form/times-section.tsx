import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import {
  atNextHalfHour,
  type MeetingFormOutput,
  type MeetingFormValues,
  moveEndDate,
} from '@/lib/meetings/meeting-form'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { cityOf } from '@/lib/scheduling/zone-city'
import { offsetLabel } from '@/lib/scheduling/zone-words'
import type { Clock } from '@/lib/time/meeting-time'
import { formatWallTime } from '@/lib/time/period'
import { isWallTime, type WallTime, wallTimeToInstant } from '@/lib/time/wall-time'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { WallTimeField } from './wall-time-field'

type TimesSectionProps = { clock: Clock; today: CalendarDate; isStored: boolean }

/** Start and end, and the time zone that they are in. */
export function TimesSection({ clock, today, isStored }: TimesSectionProps) {
  const { t, locale } = useTexts('meetingForm')
  const { control, getValues, setValue } = useFormContext<MeetingFormValues, unknown, MeetingFormOutput>()
  const start = useWatch({ control, name: 'start' })

  function takeEndAlong(changed: WallTime) {
    const { date } = moveEndDate(changed, getValues('end'))
    setValue('end.date', date, { shouldDirty: true })
  }

  return (
    <div className="grid gap-2">
      <div className="grid gap-5 sm:grid-cols-2">
        <WallTimeField name="start" label={t.start} {...{ clock, today, isStored }} onChanged={takeEndAlong} />
        <WallTimeField name="end" label={t.end} {...{ clock, today, isStored }} minDate={start.date || undefined} />
      </div>
      {!isStored && <AtNextHalfHour clock={clock} />}
      <p className="text-muted-foreground text-sm">
        {sayNodes(locale, t.clock, {
          city: cityOf(clock.timezone, locale),
          offset: offsetOn(start, clock.timezone, today),
          link: (words) => (
            <Link href="/settings" className="underline underline-offset-4 hover:text-foreground">
              {words}
            </Link>
          ),
        })}
      </p>
    </div>
  )
}

/** A new meeting begins now, which is seldom meant to the minute. */
function AtNextHalfHour({ clock }: { clock: Clock }) {
  const { t, say, locale } = useTexts('meetingForm')
  const { control, setValue, clearErrors } = useFormContext<MeetingFormValues, unknown, MeetingFormOutput>()
  const [start, end] = useWatch({ control, name: ['start', 'end'] })
  const next = atNextHalfHour({ start, end }, clock.timezone)
  if (!next) return null

  function take(times: NonNullable<typeof next>) {
    setValue('start', times.start, { shouldDirty: true })
    setValue('end', times.end, { shouldDirty: true })
    clearErrors(['start', 'end'])
  }

  return (
    <Button variant="outline" size="sm" className="justify-self-start" onClick={() => take(next)}>
      {say(t.startAt, { time: formatWallTime(next.start.time, clock.timeFormat, locale) })}
    </Button>
  )
}

/** The zone's offset at the start, which may differ from today's by daylight saving. */
function offsetOn(start: WallTime, timezone: string, today: CalendarDate): string {
  const wall = isWallTime(start) ? start : { date: today, time: '12:00' }
  return offsetLabel(timezone, wallTimeToInstant(wall, timezone))
}
