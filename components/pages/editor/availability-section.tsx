import { FormSection } from '@/components/fields/form-section'
import { useForKind } from '@/components/ui/team'
import { useSettings } from '@/lib/client/settings'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'
import { HoursFields } from './hours-fields'
import { ZoneFields } from './zone-fields'

/** The weekly hours, and the zone in which they are. */
export function AvailabilitySection({ timezones }: { timezones: readonly TimezoneOption[] }) {
  const { t } = useTexts('pageEditor')
  const forKind = useForKind()
  const { data: settings } = useSettings()
  return (
    <FormSection title={t.hours.heading} text={forKind(t.hours.intro)}>
      <ZoneFields timezones={timezones} timeFormat={settings?.timeFormat ?? '24h'} />
      <HoursFields />
    </FormSection>
  )
}
