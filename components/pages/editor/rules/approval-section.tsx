import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { NumberBox } from '@/components/fields/number-box'
import { Switch } from '@/components/ui/switch'
import { useForKind } from '@/components/ui/team'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { DEFAULT_APPROVAL_HOURS, MAX_APPROVAL_HOURS } from '@/lib/shared/booking-rules'
import { useTexts } from '@/messages/react/texts-provider'
import { EffectNote } from '../effects/effect-note'
import { PresetSection } from '../preset-section'

/** Bookings at once, or requests that the owner approves. */
export function ApprovalSection() {
  const { t, say } = useTexts('pageRules')
  const forKind = useForKind()
  const { control } = useFormContext<PageFormValues>()
  const approval = useController({ control, name: 'approval' }).field
  const { field } = useController({ control, name: 'approvalHours' })
  const error = useErrorAt<PageFormValues>('approvalHours')
  const hours = field.value ?? DEFAULT_APPROVAL_HOURS
  const isAsked = approval.value === 'always'
  const isValid = Number.isInteger(hours) && hours >= 1 && hours <= MAX_APPROVAL_HOURS

  function choose(isOn: boolean) {
    approval.onChange(isOn ? 'always' : 'off')
    // A number that could not be saved must not stay behind a switch that hides it.
    if (!isOn && !isValid) field.onChange(DEFAULT_APPROVAL_HOURS)
  }

  return (
    <PresetSection
      title={t.approval.heading}
      text={forKind(t.approval.intro)}
      fields={['approval', 'approvalHours']}
      note={isAsked ? null : t.approval.off}
    >
      <Field inline label={t.approval.isOn}>
        {(aria) => <Switch {...aria} checked={isAsked} onCheckedChange={choose} />}
      </Field>
      {isAsked && (
        <>
          <Field label={t.approval.hours} hint={t.approval.hoursHint} error={error}>
            {(box) => <NumberBox {...box} value={hours} onChange={field.onChange} min={1} max={MAX_APPROVAL_HOURS} />}
          </Field>
          <EffectNote isHidden={!isValid}>{isValid && say(t.approval.effect, { count: hours })}</EffectNote>
        </>
      )}
    </PresetSection>
  )
}
