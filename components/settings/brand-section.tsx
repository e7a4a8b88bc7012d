import { useController, useFormContext } from 'react-hook-form'
import { MAX_BIO } from '@/lib/settings/schema'
import type { SettingsFormValues } from '@/lib/settings/settings-form'
import { useTexts } from '@/messages/react/texts-provider'
import { AccentInput } from '../fields/accent-input'
import { Field } from '../fields/field'
import { useErrorAt } from '../fields/field-errors'
import { FormSection } from '../fields/form-section'
import { useForKind } from '../ui/team'
import { Textarea } from '../ui/textarea'
import { BrandPreview } from './brand-preview'
import { PictureField } from './picture-field'

/** Edits how visitors see the owner. Pictures take effect at once, the rest when it is saved. */
export function BrandSection() {
  const t = useTexts('settings').t.brand
  const forKind = useForKind()
  const { register } = useFormContext<SettingsFormValues>()
  const bioError = useErrorAt<SettingsFormValues>('bio')
  const accentError = useErrorAt<SettingsFormValues>('accent')
  const { field } = useController<SettingsFormValues, 'accent'>({ name: 'accent' })
  const { value, onChange, name, onBlur, ref } = field
  return (
    <FormSection title={t.heading} isTitled={false}>
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="grid min-w-0 content-start gap-5">
          <PictureField kind="face" />
          <PictureField kind="logo" />
          <Field label={t.bio} hint={t.bioHint} error={bioError}>
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={MAX_BIO}
                placeholder={forKind(t.bioExample)}
                {...register('bio')}
              />
            )}
          </Field>
        </div>
        <BrandPreview />
      </div>
      <AccentInput
        label={t.accent}
        hint={t.accentHint}
        error={accentError}
        value={value}
        onChange={onChange}
        field={{ name, onBlur, ref }}
      />
    </FormSection>
  )
}
