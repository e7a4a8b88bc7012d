import { localDate } from '@/lib/scheduling/zone-clock'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { describeMoment, weekOf } from '@/lib/time/moment'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'

type MomentPreviewProps = { now: number; clock: Omit<SettingsFormValues, 'fullName'> }

/** The current time and week in the chosen formats. */
export function MomentPreview({ now, clock }: MomentPreviewProps) {
  const { t, say, locale } = useTexts('settings')
  const words = useTexts('time')
  const today = localDate(clock.timezone, now)
  const names = weekdayNames(clock.weekStartDay, locale)
  return (
    <div className="rounded-xl bg-muted px-4 py-4">
      <p className="text-muted-foreground text-xs">{t.time.preview}</p>
      <p className="mt-1 font-medium text-sm">{describeMoment(now, clock, words)}</p>
      <p className="sr-only">{say(t.time.weeks, { first: names[0]?.long ?? '', last: names[6]?.long ?? '' })}</p>
      <ol aria-hidden="true" className="mt-3 grid max-w-sm grid-cols-7 text-center">
        {weekOf(today, clock.weekStartDay).map((date, place) => (
          <li key={date} className="grid justify-items-center gap-1 text-muted-foreground text-xs">
            {names[place]?.short}
            <span
              className={cn(
                'flex size-8 items-center justify-center rounded-lg text-foreground text-sm',
                date === today && 'bg-primary font-semibold text-primary-foreground',
              )}
            >
              {Number(date.slice(8))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
