import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { Input } from '@/components/ui/input'
import type { FirstRunValues } from '@/lib/settings/first-run'
import { useTexts } from '@/messages/react/texts-provider'
import { SlugField } from '../editor/slug-field'

export function LinkStep() {
  const { t } = useTexts('firstRun')
  const { register, formState } = useFormContext<FirstRunValues>()
  return (
    <>
      <SlugField isNew />
      <Field label={t.link.title} hint={t.link.later} error={formState.errors.title?.message}>
        {(control) => <Input {...control} autoComplete="off" {...register('title')} />}
      </Field>
    </>
  )
}
