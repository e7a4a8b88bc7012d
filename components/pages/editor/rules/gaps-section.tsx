import { useController, useFormContext } from 'react-hook-form'
import { useErrorAt } from '@/components/fields/field-errors'
import { FormSection } from '@/components/fields/form-section'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_BUFFER_MINUTES } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { GapEffect, RuleEffect } from '../effects/rule-effects'
import { MinutesField } from '../minutes-field'

const USUAL_MINUTES = [0, 5, 10, 15, 30]

/** Minutes that stay free before and after a booking. */
export function GapsSection() {
  const t = useTexts('pageRules').t.gaps
  return (
    <FormSection title={t.heading} text={t.intro}>
      <GapField name="bufferBefore" label={t.before} />
      <GapField name="bufferAfter" label={t.after} />
      <RuleEffect of="day" />
      <GapEffect />
    </FormSection>
  )
}

function GapField({ name, label }: { name: 'bufferBefore' | 'bufferAfter'; label: string }) {
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name })
  const error = useErrorAt<PageFormValues>(name)
  return (
    <MinutesField
      label={label}
      error={error}
      value={field.value ?? 0}
      onChange={field.onChange}
      usual={USUAL_MINUTES}
      min={0}
      max={MAX_BUFFER_MINUTES}
    />
  )
}
