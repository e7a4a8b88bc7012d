import { Skeleton } from '@/components/ui/skeleton'
import { useMoveSlots } from '@/lib/client/meeting-life'
import { ApiError } from '@/lib/client/request'
import { datesAround, offeredTimes } from '@/lib/meetings/move-form'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import { formatTime } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'

type FreeTimesProps = {
  meetingId: string
  date: CalendarDate
  /** The typed start, or the present one while none is typed. ISO instants. */
  wanted: string
  clock: Clock
  onChoose: (start: string) => void
}

/** The times that the booking's page offers on a day, or the nearest ones if it offers none. A press fills the fields. */
export function FreeTimes({ meetingId, date, wanted, clock, onChoose }: FreeTimesProps) {
  const {
    t: { moving: t },
    locale,
  } = useTexts('bookingLife')
  const { timezone, timeFormat } = clock
  const { data, error, isPending } = useMoveSlots(meetingId, { ...datesAround(date), timezone })
  if (isPending) return <Skeleton className="h-11 w-full" />
  if (!data) {
    const isClosed = error instanceof ApiError && error.code === 'closed'
    return <p className="text-muted-foreground text-sm">{isClosed ? t.unpublished : t.unknown}</p>
  }
  const { isOnDay, starts } = offeredTimes(data.days, date, wanted)
  if (starts.length === 0) return <p className="text-muted-foreground text-sm">{t.noneNear}</p>
  const words = { timezone, timeFormat, locale, now: new Date() }
  const write = (start: string) =>
    isOnDay ? formatTime(Date.parse(start), timezone, timeFormat, locale) : dateTimeWords(new Date(start), words)
  return (
    <section aria-label={t.free}>
      <h3 className="mb-1.5 font-medium text-sm">{isOnDay ? t.free : t.noneFree}</h3>
      <ul className="flex max-h-36 flex-wrap gap-1.5 overflow-y-auto p-0.5">
        {starts.map((start) => (
          <li key={start}>
            <button
              type="button"
              aria-pressed={start === wanted}
              onClick={() => onChoose(start)}
              className="min-h-9 rounded-lg border border-input bg-card px-2.5 text-sm tabular-nums hover:bg-accent aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-foreground pointer-coarse:min-h-11"
            >
              {write(start)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
