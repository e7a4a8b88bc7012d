import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { Input } from '@/components/ui/input'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

export function LinkSection({ isNew }: { isNew: boolean }) {
  const { t } = useTexts('pageEditor')
  const { register, formState } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  return (
    <FormSection title={t.link.heading}>
      <Field label={t.link.label} hint={isNew ? t.link.hintNew : t.link.hint} error={formState.errors.slug?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={t.link.example}
            className="sm:max-w-sm"
            {...register('slug')}
          />
        )}
      </Field>
    </FormSection>
  )
}
