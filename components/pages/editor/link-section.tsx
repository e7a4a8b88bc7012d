import { useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { FormSection } from '@/components/fields/form-section'
import { Input } from '@/components/ui/input'
import type { PageFormOutput, PageFormValues } from '@/lib/pages/page-editor'

export function LinkSection({ isNew }: { isNew: boolean }) {
  const { register, formState } = useFormContext<PageFormValues, unknown, PageFormOutput>()
  const hint = isNew
    ? 'Optional. Small letters, digits and hyphens; left empty, you get five random characters.'
    : 'Small letters, digits and hyphens. Where you change it, the old link stops working.'
  return (
    <FormSection title="Your link">
      <Field label="Slug" hint={hint} error={formState.errors.slug?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="intro-call"
            className="sm:max-w-sm"
            {...register('slug')}
          />
        )}
      </Field>
    </FormSection>
  )
}
