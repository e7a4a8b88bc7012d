import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Skeleton } from '@/components/ui/skeleton'
import { useForecast } from '@/lib/client/time-slot-pages'
import { MAX_LISTED_STARTS } from '@/lib/pages/effects/compare-starts'
import { countChanges } from '@/lib/pages/effects/starts-picture'
import type { Forecast } from '@/lib/pages/forecast'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingLink } from '../booking-link'
import { GapEffect } from '../rule-effects'
import { useAskedRules } from '../use-asked-rules'
import { DayTimes } from './day-times'
import { PictureLegend } from './picture-legend'
import { PictureTable } from './picture-table'

export type ForecastPictureProps = {
  pageId: string
  stored: PageFormValues
  /** Nothing is asked while nobody can see it. */
  isShown: boolean
}

/** The starts of the next four weeks under the rules in the form, beside those that are stored. */
export function ForecastPicture({ pageId, stored, isShown }: ForecastPictureProps) {
  const { t } = useTexts('ruleEffects')
  const { asked, isSettled } = useAskedRules(stored)
  const { data, isPlaceholderData, isError, refetch } = useForecast(pageId, isShown ? asked : null)
  const isCurrent = isSettled && asked !== null && !isPlaceholderData
  if (isError && isCurrent) {
    return (
      <div role="status" className="grid justify-items-start gap-2 text-sm">
        <p>{t.picture.failed}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {t.picture.retry}
        </Button>
      </div>
    )
  }
  if (!data) return <Skeleton className="h-72" />
  return <Picture forecast={data} isCurrent={isCurrent} isValid={asked !== null} />
}

type Shown = { forecast: Forecast; isCurrent: boolean; isValid: boolean }

function Picture({ forecast: { starts, impossible }, isCurrent, isValid }: Shown) {
  const { t, say } = useTexts('ruleEffects')
  const timesId = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const { days, before, after } = starts
  const day = days?.find(({ date }) => date === chosen) ?? null
  const summary = () => {
    if (!isValid) return t.picture.invalid
    if (!isCurrent) return t.picture.computing
    if (before === null || after === null) return t.forecast.startsUnknown
    if (!days) return say(t.picture.tooMany, { count: MAX_LISTED_STARTS })
    const changes = countChanges(days)
    if (changes.added + changes.removed === 0) return say(t.picture.unchanged, { count: after })
    return say(t.picture.changed, changes)
  }
  return (
    <div className="grid gap-3 text-sm">
      <p role="status">{summary()}</p>
      {days && (
        <div aria-busy={!isCurrent} className="grid gap-3 aria-busy:opacity-40 aria-busy:grayscale">
          <PictureTable
            days={days}
            timezone={starts.timezone}
            impossible={impossible}
            isCurrent={isCurrent}
            chosen={chosen}
            timesId={timesId}
            onChoose={(date) => setChosen(date === chosen ? null : date)}
          />
          <PictureLegend days={days} isRefusing={impossible.total > 0} />
          <div id={timesId} className="empty:hidden">
            {day && <DayTimes day={day} timezone={starts.timezone} isCurrent={isCurrent} />}
          </div>
        </div>
      )}
      <GapEffect isBrief />
      {isCurrent && impossible.bookings.length > 0 && <Refused impossible={impossible} />}
    </div>
  )
}

function Refused({ impossible }: Pick<Forecast, 'impossible'>) {
  const { t, say } = useTexts('ruleEffects')
  const { total, days, bookings } = impossible
  return (
    <Fold title={say(t.picture.refused, { count: total, days })}>
      <ul className="grid max-h-48 gap-1.5 overflow-y-auto">
        {bookings.map((booking) => (
          <li key={`${booking.startTime} ${booking.attendeeName}`}>
            <BookingLink booking={booking} />{' '}
            <span className="text-muted-foreground">({t.picture.reasons[booking.reason]})</span>
          </li>
        ))}
        {total > bookings.length && (
          <li className="text-muted-foreground">{say(t.forecast.more, { count: total - bookings.length })}</li>
        )}
      </ul>
    </Fold>
  )
}
