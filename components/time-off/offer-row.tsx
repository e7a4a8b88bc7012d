import { useId } from 'react'
import type { TimeOffer } from '@/lib/meetings/offer-schemas'
import { timezoneLabel } from '@/lib/scheduling/timezones'
import { isSameTimezone } from '@/lib/scheduling/zone-clock'
import type { Clock } from '@/lib/time/meeting-time'
import { dateTimeWords } from '@/lib/time/moment-words'
import { useTexts } from '@/messages/react/texts-provider'
import { Badge } from '../ui/badge'
import { Checkbox } from '../ui/checkbox'

type OfferRowProps = {
  offer: TimeOffer
  clock: Clock
  isTicked: boolean
  /** Undefined where nothing can be done about it any more. */
  onToggle: (() => void) | undefined
}

/** A guest with the time in the way by the owner's clock, and the offered times by their own. */
export function OfferRow({ offer, clock, isTicked, onToggle }: OfferRowProps) {
  const { t, say, locale } = useTexts('timeOff')
  const id = useId()
  const { attendeeName, title, startTime, state, times, timezone, newTime } = offer
  const write = (iso: string, zone: string) =>
    dateTimeWords(new Date(iso), { timezone: zone, timeFormat: clock.timeFormat, locale, now: new Date() })
  const isOver = state === 'moved' || state === 'ended'
  return (
    <li className="flex items-start gap-3 px-4 py-3 text-sm">
      {onToggle ? (
        <Checkbox id={id} className="mt-0.5" checked={isTicked} onCheckedChange={onToggle} />
      ) : (
        <span aria-hidden="true" className="size-5 shrink-0" />
      )}
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <label htmlFor={id} dir="auto" className="min-w-0 font-medium [overflow-wrap:anywhere]">
            {say(t.clear.row, { name: attendeeName, title })}
          </label>
          {state === 'moved' && <Badge>{t.clear.states.moved}</Badge>}
          {state === 'offered' && <Badge variant="warning">{t.clear.states.offered}</Badge>}
          {state === 'ended' && <Badge variant="outline">{t.clear.states.ended}</Badge>}
        </div>
        <p className={isOver ? 'text-muted-foreground line-through' : 'text-muted-foreground'}>
          {write(startTime, clock.timezone)}
        </p>
        {newTime && <p className="font-medium">{write(newTime, clock.timezone)}</p>}
        {!isOver && times.length === 0 && <p className="mt-1">{t.clear.noTimes}</p>}
        {!isOver && times.length > 0 && (
          <>
            <ul aria-label={t.clear.times} className="mt-1.5 flex flex-wrap gap-1.5">
              {times.map((time) => (
                <li key={time} className="rounded-md bg-muted px-2 py-0.5 tabular-nums">
                  {write(time, timezone)}
                </li>
              ))}
            </ul>
            {!isSameTimezone(timezone, clock.timezone) && (
              <p className="mt-1 text-muted-foreground text-xs">
                {say(t.clear.zone, { zone: timezoneLabel(timezone, Date.parse(startTime), locale) })}
              </p>
            )}
          </>
        )}
      </div>
    </li>
  )
}
