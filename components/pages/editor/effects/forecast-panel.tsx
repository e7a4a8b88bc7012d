import { useEffect, useId, useRef, useState } from 'react'
import { Skeleton } from '@/components/ui/skeleton'
import { useNarrow } from '@/components/ui/use-narrow'
import { useForecast } from '@/lib/client/time-slot-pages'
import { forecastSentences } from '@/lib/pages/effects/forecast-sentences'
import type { Forecast } from '@/lib/pages/forecast'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'
import { BookingLink } from './booking-link'
import { useAskedRules } from './use-asked-rules'

const CLEARANCE_PX = 16

/** Tells what saving the rules in the form would change; nothing while they are as stored, or cannot be saved. */
export function ForecastPanel({ pageId, stored }: { pageId: string; stored: PageFormValues }) {
  const { asked, isChange } = useAskedRules(stored)
  return asked !== null && isChange ? <Changes pageId={pageId} asked={asked} /> : null
}

function Changes({ pageId, asked }: { pageId: string; asked: string }) {
  const words = useTexts('ruleEffects')
  const t = words.t.forecast
  const { data, isError } = useForecast(pageId, asked)
  const titleId = useId()
  // On a phone it would take half of the screen: its first sentence says the result.
  const isNarrow = useNarrow()
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null)
  const isOpen = isUnfolded ?? !isNarrow
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (data) uncoverFocus(element.current)
  }, [data])
  if (isError) return null
  const sentences = data && forecastSentences(data, words)
  return (
    <section ref={element} data-forecast aria-labelledby={titleId} className="w-full text-sm">
      <details open={isOpen} onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary className="cursor-pointer truncate py-0.5">
          <span id={titleId} className="font-medium">
            {t.heading}
          </span>
          {!isOpen && (
            <span aria-live="polite" className="ms-2 text-muted-foreground">
              {sentences?.[0]}
            </span>
          )}
        </summary>
        {isOpen && (
          <div aria-live="polite" className="mt-1 grid gap-1">
            {sentences ? (
              sentences.map((sentence) => <p key={sentence}>{sentence}</p>)
            ) : (
              <Skeleton className="h-5 w-3/4" />
            )}
          </div>
        )}
        {data && data.standing.total > 0 && <Standing standing={data.standing} />}
      </details>
    </section>
  )
}

/** The bar grows while a field is typed in, which it must not cover. */
function uncoverFocus(panel: HTMLElement | null): void {
  const bar = panel?.closest('[data-save-bar]')
  const field = document.activeElement
  if (!bar || !field?.closest('form') || bar.contains(field)) return
  const { top, bottom } = field.getBoundingClientRect()
  const covered = bottom - bar.getBoundingClientRect().top
  if (covered > 0 && top < window.innerHeight) window.scrollBy({ top: covered + CLEARANCE_PX })
}

function Standing({ standing }: Pick<Forecast, 'standing'>) {
  const { t, say } = useTexts('ruleEffects')
  const more = standing.total - standing.bookings.length
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-0.5 text-muted-foreground">{t.forecast.show}</summary>
      <ul className="mt-1 grid max-h-40 gap-1 overflow-y-auto">
        {standing.bookings.map((booking) => (
          <li key={`${booking.startTime} ${booking.attendeeName}`}>
            <BookingLink booking={booking} />{' '}
            <span className="text-muted-foreground">({t.forecast.standing[booking.reason]})</span>
          </li>
        ))}
        {more > 0 && <li className="text-muted-foreground">{say(t.forecast.more, { count: more })}</li>}
      </ul>
    </details>
  )
}
