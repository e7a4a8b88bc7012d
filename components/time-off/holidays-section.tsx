import { useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { useHolidayCountries } from '@/lib/client/time-off'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Settings } from '@/lib/settings/schema'
import type { HolidayRegion } from '@/lib/shared/time-off'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
import { catchFocus } from '../ui/move-focus'
import { useForKind } from '../ui/team'
import { HolidayList } from './holiday-list'
import { HolidayRegionForm } from './holiday-region-form'
import { RemoveHolidays } from './remove-holidays'

type HolidaysSectionProps = {
  holidays: readonly TimeOff[]
  clock: Clock
  today: CalendarDate
  settings: Settings | undefined
}

/** The region whose holidays are days off, and each of them to untick. */
export function HolidaysSection({ holidays, clock, today, settings }: HolidaysSectionProps) {
  const { t, say, locale } = useTexts('timeOff')
  const forKind = useForKind()
  const [isChanging, setChanging] = useState(false)
  const region = settings?.holidays ?? null
  const place = usePlace(region)
  const change = useRef<HTMLButtonElement>(null)
  const hint = place ? say(t.holidays.hintOf, { place }) : t.holidays.hint
  const timezone = settings && !settings.saved ? clock.timezone : undefined

  /** The focused button went with the form. */
  function leaveForm() {
    setChanging(false)
    catchFocus(() => change.current)
  }

  return (
    <FormSection title={t.holidays.heading} text={region && !isChanging ? hint : forKind(t.holidays.intro)}>
      {(!region || isChanging) && (
        <HolidayRegionForm
          region={region}
          zone={clock.timezone}
          timezone={timezone}
          onDone={leaveForm}
          onCancel={region ? leaveForm : undefined}
        />
      )}
      {region && !isChanging && (
        <>
          <HolidayList holidays={holidays} clock={clock} today={today} />
          <div className="flex flex-wrap gap-3">
            <Button ref={change} variant="outline" onClick={() => setChanging(true)}>
              {t.holidays.change}
            </Button>
            <RemoveHolidays />
          </div>
        </>
      )}
      <p className="text-muted-foreground text-sm">
        {sayNodes(locale, t.holidays.source, {
          link: (words) => (
            <Link href="/legal/acknowledgements" className="font-medium text-link underline underline-offset-4">
              {words}
            </Link>
          ),
        })}
      </p>
    </FormSection>
  )
}

/** `Baden-Württemberg, Germany`, or the country alone; undefined until the names are known. */
function usePlace(chosen: HolidayRegion | null): string | undefined {
  const { t, say, language } = useTexts('timeOff')
  const { data: countries } = useHolidayCountries(chosen !== null, language)
  const country = countries?.find((one) => one.country === chosen?.country)
  const region = country?.regions.find(({ code }) => code === chosen?.region)
  return country && region ? say(t.holidays.place, { region: region.name, country: country.name }) : country?.name
}
