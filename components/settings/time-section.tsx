import { useWatch } from 'react-hook-form'
import { formatDate, formatTime } from '@/lib/scheduling/format'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { isTimezone } from '@/lib/scheduling/zone'
import { DATE_FORMATS, TIME_FORMATS } from '@/lib/settings/schema'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { weekdayNames } from '@/lib/time/screen-time'
import { FormSection } from '../fields/form-section'
import { TimezoneField } from '../fields/timezone-field'
import { useDetectedTimezone } from '../fields/use-detected-timezone'
import { useHydrated } from '../ui/use-hydrated'
import { useMinute } from '../ui/use-minute'
import { ChoiceField } from './choice-field'
import { MomentPreview } from './moment-preview'

type TimeSectionProps = {
  timezones: readonly TimezoneOption[]
  openedAt: number
  /** What the zone was preset to; null once the owner has saved one. */
  presetTimezone: string | null
}

/** How the account reads time, with what each choice comes to right now. */
export function TimeSection({ timezones, openedAt, presetTimezone }: TimeSectionProps) {
  const clock = useWatch<SettingsFormValues>() as SettingsFormValues
  const now = useMinute(openedAt)
  const hint = useTimezoneHint(clock.timezone === presetTimezone)
  // A browser can be older than the server's list of zones.
  const timezone = isTimezone(clock.timezone) ? clock.timezone : 'UTC'
  return (
    <FormSection title="Date and time">
      <div className="grid gap-5 sm:grid-cols-2">
        <TimezoneField timezones={timezones} hint={hint} />
        <ChoiceField name="weekStartDay" label="Week start day" options={WEEKDAYS} />
        <ChoiceField
          name="timeFormat"
          label="Time format"
          options={TIME_FORMATS.map((value) => ({ value, label: `${value} (${formatTime(now, timezone, value)})` }))}
        />
        <ChoiceField
          name="dateFormat"
          label="Date format"
          options={DATE_FORMATS.map((value) => ({ value, label: `${value} (${formatDate(now, timezone, value)})` }))}
        />
      </div>
      <MomentPreview now={now} clock={{ ...clock, timezone }} />
    </FormSection>
  )
}

const WEEKDAYS = weekdayNames(0).map(({ long }, value) => ({ value, label: long }))

function useTimezoneHint(isPreset: boolean): string {
  const detected = useDetectedTimezone()
  const isHydrated = useHydrated()
  if (!isPreset || !isHydrated) return 'Your screens and mails tell times on this clock.'
  return detected === null
    ? 'Preset, as your browser tells no zone. Save to keep it.'
    : 'Preset from your browser. Save to keep it.'
}
