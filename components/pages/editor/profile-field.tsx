import { Controller, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { Switch } from '@/components/ui/switch'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

/** Lists the page on the owner's public profile. */
export function ProfileField() {
  const t = useTexts('pageEditor').t.link
  const { control } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  return (
    <Controller
      control={control}
      name="showOnProfile"
      render={({ field }) => (
        <Field inline label={t.onProfile} hint={t.onProfileHint}>
          {(aria) => <Switch {...aria} checked={field.value} onCheckedChange={field.onChange} />}
        </Field>
      )}
    />
  )
}
