import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { TimezoneField } from '@/components/fields/timezone-field'
import { Input } from '@/components/ui/input'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import type { FirstRunValues } from '@/lib/settings/first-run'
import type { Settings } from '@/lib/settings/schema'
import { useTexts } from '@/messages/react/texts-provider'

export function YouStep({ settings }: { settings: Settings }) {
  const { t, locale } = useTexts('firstRun')
  const profile = useTexts('settings').t.profile
  const { register, formState } = useFormContext<FirstRunValues>()
  const timezones = useMemo(() => timezoneOptions(Date.now(), [settings.timezone], locale), [settings.timezone, locale])
  return (
    <>
      <Field label={profile.fullName.person} hint={t.you.nameHint} error={formState.errors.fullName?.message}>
        {(control) => (
          <Input {...control} autoComplete="name" placeholder={profile.example.person} {...register('fullName')} />
        )}
      </Field>
      <TimezoneField timezones={timezones} timeFormat={settings.timeFormat} />
    </>
  )
}
