import { CalendarClock } from 'lucide-react'
import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FormSection } from '@/components/fields/form-section'
import { TimezoneField } from '@/components/fields/timezone-field'
import { Button } from '@/components/ui/button'
import { useSettings } from '@/lib/client/settings'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { WORKING_WEEK, weekFrom } from '@/lib/pages/week-hours'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { DayRow } from './day-row'

/** When the page can be booked, day by day. */
export function AvailabilitySection({ timezones }: { timezones: readonly TimezoneOption[] }) {
  const { control } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const { field, fieldState } = useController({ control, name: 'availabilities' })
  const { data: settings } = useSettings()
  const hours = field.value ?? []
  const week = useRef<HTMLDivElement>(null)
  const error = fieldState.error?.root?.message ?? fieldState.error?.message

  /** The button goes away, and the focus would with it. */
  function startWithWeek() {
    field.onChange(WORKING_WEEK)
    requestAnimationFrame(() => week.current?.querySelector('select')?.focus())
  }

  return (
    <FormSection title="Weekly availability" text="Add the hours in which you can be booked.">
      <TimezoneField
        timezones={timezones}
        hint="The hours below are on this zone's clock. Visitors see them on their own."
      />
      {error && (
        <p role="alert" className="font-medium text-destructive text-sm">
          {error}
        </p>
      )}
      {hours.length === 0 && (
        <Button variant="outline" className="justify-self-start" onClick={startWithWeek}>
          <CalendarClock aria-hidden="true" className="size-4" />
          Start with Monday to Friday, 9 to 5
        </Button>
      )}
      <div ref={week} className="divide-y border-y">
        {weekFrom(settings?.weekStartDay ?? 1).map((day) => (
          <DayRow
            key={day}
            dayOfWeek={day}
            hours={hours}
            timeFormat={settings?.timeFormat ?? '24h'}
            onChange={field.onChange}
          />
        ))}
      </div>
    </FormSection>
  )
}
