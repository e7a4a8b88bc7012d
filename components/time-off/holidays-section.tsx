import Link from 'next/link'
import { useState } from 'react'
import type { CalendarDate } from '@/lib/scheduling/calendar-date'
import type { Settings } from '@/lib/settings/schema'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { sayNodes } from '@/messages/react/say-nodes'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { Button } from '../ui/button'
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
  const { t, locale } = useTexts('timeOff')
  const [isChanging, setChanging] = useState(false)
  const region = settings?.holidays ?? null
  const timezone = settings && !settings.saved ? clock.timezone : undefined
  return (
    <FormSection title={t.holidays.heading} text={region ? t.holidays.hint : t.holidays.intro}>
      {(!region || isChanging) && (
        <HolidayRegionForm
          region={region}
          timezone={timezone}
          onDone={() => setChanging(false)}
          onCancel={region ? () => setChanging(false) : undefined}
        />
      )}
      {region && !isChanging && (
        <>
          <HolidayList holidays={holidays} clock={clock} today={today} />
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => setChanging(true)}>
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
