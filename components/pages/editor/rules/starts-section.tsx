import { useController, useFormContext } from 'react-hook-form'
import { useErrorAt } from '@/components/fields/field-errors'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_DURATION_MINUTES } from '@/lib/scheduling/units'
import { ALIGNMENTS } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { ChoicePills } from '../choice-pills'
import { RuleEffect, RuleSentence } from '../effects/rule-effects'
import { MinutesField } from '../minutes-field'
import { PresetSection } from '../preset-section'

const STEPS = ['same', 'own'] as const
const PRESET_STEP = 15

/** The distance between starts, and the place of the first one. */
export function StartsSection() {
  const t = useTexts('pageRules').t.starts
  const { control } = useFormContext<PageFormValues>()
  const { field: step } = useController({ control, name: 'step' })
  const error = useErrorAt<PageFormValues>('step')
  const { field: align } = useController({ control, name: 'align' })
  const minutes = step.value ?? null
  return (
    <PresetSection title={t.heading} fields={['step', 'align']} note={<RuleSentence of="starts" />}>
      <ChoicePills
        label={t.step}
        options={STEPS.map((value) => ({ value, label: t.steps[value] }))}
        value={minutes === null ? 'same' : 'own'}
        onChange={(kind) => step.onChange(kind === 'same' ? null : PRESET_STEP)}
      />
      {minutes === null ? (
        <p className="-mt-3 text-muted-foreground text-sm">{t.stepSame}</p>
      ) : (
        <MinutesField
          label={t.stepMinutes}
          error={error}
          value={minutes}
          onChange={step.onChange}
          usual={[5, 10, 15, 20, 30, 60]}
          min={1}
          max={MAX_DURATION_MINUTES}
        />
      )}
      <ChoicePills
        label={t.align}
        options={ALIGNMENTS.map((value) => ({ value, label: t.aligns[value] }))}
        value={align.value ?? 'window'}
        onChange={align.onChange}
      />
      {align.value === 'clock' && <p className="-mt-3 text-muted-foreground text-sm">{t.clockHint}</p>}
      <RuleEffect of="starts" />
    </PresetSection>
  )
}
