import { useFormContext, useWatch } from 'react-hook-form'
import { SwitchField } from '@/components/fields/switch-field'
import { TimezoneField } from '@/components/fields/timezone-field'
import type { PageFormValues } from '@/lib/pages/page-editor'
import type { TimeFormat } from '@/lib/scheduling/clock-formats'
import type { TimezoneOption } from '@/lib/scheduling/timezones'
import { useTexts } from '@/messages/react/texts-provider'

type ZoneFieldsProps = { timezones: readonly TimezoneOption[]; timeFormat: TimeFormat }

/** The zone of the hours, and if visitors see times in no other one. */
export function ZoneFields({ timezones, timeFormat }: ZoneFieldsProps) {
  const { t } = useTexts('pageEditor')
  const { control } = useFormContext<PageFormValues>()
  const isLocked = useWatch({ control, name: 'lockTimezone' })
  return (
    <>
      <TimezoneField
        timezones={timezones}
        timeFormat={timeFormat}
        hint={isLocked ? t.hours.timezoneHintLocked : t.hours.timezoneHint}
      />
      <SwitchField control={control} name="lockTimezone" label={t.hours.lock} hint={t.hours.lockHint} />
    </>
  )
}
