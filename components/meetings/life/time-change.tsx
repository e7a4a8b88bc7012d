import { ArrowDown } from 'lucide-react'
import { formatTime } from '@/lib/scheduling/format'
import type { Clock } from '@/lib/time/meeting-time'
import { longDate, toWallClock } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'

/** Start and end as ISO instants. */
export type Times = { startTime: string; endTime: string }

type TimeChangeProps = { present: Times; times: Times | null; clock: Clock }

/** The old time, and below it the new one, once there is one. */
export function TimeChange({ present, times, clock }: TimeChangeProps) {
  const {
    t: { moving: t },
  } = useTexts('bookingLife')
  return (
    <dl className="grid gap-1 rounded-xl border bg-background px-4 py-3 text-sm">
      <dt className="text-muted-foreground text-xs">{t.old}</dt>
      <dd className={times ? 'text-muted-foreground line-through' : 'font-medium'}>
        <TimeWords times={present} clock={clock} />
      </dd>
      {times && (
        <>
          <dt className="mt-1 flex items-center gap-1 text-muted-foreground text-xs">
            <ArrowDown aria-hidden="true" className="size-3" />
            {t.new}
          </dt>
          <dd className="font-medium">
            <TimeWords times={times} clock={clock} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** `Thursday, June 4, 2026`, and below it `14:30 – 15:00`. */
function TimeWords({ times, clock: { timezone, timeFormat } }: { times: Times; clock: Clock }) {
  const { t, say, locale } = useTexts('time')
  const [startMs, endMs] = [Date.parse(times.startTime), Date.parse(times.endTime)]
  const write = (instantMs: number) => formatTime(instantMs, timezone, timeFormat, locale)
  return (
    <>
      <span className="block">{longDate(toWallClock(startMs, timezone).date, locale)}</span>
      <span className="block tabular-nums">{say(t.range, { start: write(startMs), end: write(endMs) })}</span>
    </>
  )
}
