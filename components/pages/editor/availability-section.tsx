import { CalendarClock } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { CheckSentence } from '@/components/fields/check-sentence'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import { Button } from '@/components/ui/button'
import { useSettings } from '@/lib/client/settings'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { type WeekHours, WORKING_WEEK, weekFrom } from '@/lib/pages/week-hours'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { weekdayNames } from '@/lib/time/screen-time'
import { useTexts } from '@/messages/react/texts-provider'
import { DayRow } from './day-row'
import { WeekPreview } from './week-preview'
import { ZoneFields } from './zone-fields'

/** The weekly hours, day by day. */
export function AvailabilitySection({ timezones }: { timezones: readonly TimezoneOption[] }) {
  const { t, locale } = useTexts('pageEditor')
  const { control } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { defaultValues } = useFormState({ control })
  const { field } = useController({ control, name: 'availabilities' })
  const { data: settings } = useSettings()
  const timeFormat = settings?.timeFormat ?? '24h'
  const hours = field.value ?? []
  const stored = (defaultValues?.availabilities ?? []) as WeekHours
  const names = weekdayNames(0, locale)
  const days = weekFrom(settings?.weekStartDay ?? 1).map((dayOfWeek) => {
    const { long: name = '', short = '' } = names[dayOfWeek] ?? {}
    return { dayOfWeek, name, short }
  })
  const week = useRef<HTMLDivElement>(null)
  const error = useErrorAt<PageFormValues>('availabilities')

  /** The button disappears, so the focus moves to the first new slot. */
  function startWithWeek() {
    field.onChange(WORKING_WEEK)
    requestAnimationFrame(() => week.current?.querySelector('select')?.focus())
  }

  return (
    <FormSection title={t.hours.heading} text={t.hours.intro}>
      <ZoneFields timezones={timezones} timeFormat={timeFormat} />
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          <CheckSentence of={error} />
        </p>
      )}
      {hours.length === 0 && (
        <Button variant="outline" className="justify-self-start" onClick={startWithWeek}>
          <CalendarClock aria-hidden="true" className="size-4" />
          {t.hours.workingWeek}
        </Button>
      )}
      {hours.length > 0 && <WeekPreview hours={hours} stored={stored} days={days} />}
      <div ref={week} className="divide-y border-y">
        {days.map(({ dayOfWeek }) => (
          <DayRow
            key={dayOfWeek}
            dayOfWeek={dayOfWeek}
            days={days}
            hours={hours}
            stored={stored}
            timeFormat={timeFormat}
            onChange={field.onChange}
          />
        ))}
      </div>
    </FormSection>
  )
}
