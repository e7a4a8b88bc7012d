import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { errorAt, useErrors } from '@/components/fields/field-errors'
import { NumberBox } from '@/components/fields/number-box'
import { Switch } from '@/components/ui/switch'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { type BookingLimit, LIMIT_PERIODS, type LimitPeriod, MAX_LIMIT } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { RuleEffect, RuleSentence } from '../effects/rule-effects'
import { PresetSection } from '../preset-section'

const PRESETS: Record<LimitPeriod, number> = { day: 4, week: 10, month: 30 }

/** The most bookings that can start in a day, a week and a month. */
export function LimitsSection() {
  const t = useTexts('pageRules').t.limits
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name: 'limits' })
  const limits = field.value ?? []

  /** In the order of the periods, as the schema sorts them: errors name a limit by its place. */
  function put(per: LimitPeriod, max: number | null) {
    const maxima = new Map(limits.map((limit) => [limit.per, limit.max]))
    if (max === null) maxima.delete(per)
    else maxima.set(per, max)
    field.onChange(
      LIMIT_PERIODS.flatMap((one): BookingLimit[] => {
        const value = maxima.get(one)
        return value === undefined ? [] : [{ per: one, max: value }]
      }),
    )
  }

  return (
    <PresetSection title={t.heading} text={t.intro} fields={['limits']} note={<RuleSentence of="limits" />}>
      <div className="grid gap-3">
        {LIMIT_PERIODS.map((per) => (
          <LimitRow
            key={per}
            per={per}
            place={limits.findIndex((limit) => limit.per === per)}
            max={limits.find((limit) => limit.per === per)?.max ?? null}
            onChange={(max) => put(per, max)}
          />
        ))}
      </div>
      <RuleEffect of="limits" />
    </PresetSection>
  )
}

type LimitRowProps = {
  per: LimitPeriod
  /** Its index in the list. */
  place: number
  max: number | null
  onChange: (max: number | null) => void
}

function LimitRow({ per, place, max, onChange }: LimitRowProps) {
  const t = useTexts('pageRules').t.limits
  const error = useErrors((errors) => errorAt(errors, `limits.${place}.max`) ?? errorAt(errors, `limits.${place}`))
  return (
    <div className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <Field inline label={t.per[per]}>
        {(aria) => (
          <Switch {...aria} checked={max !== null} onCheckedChange={(isOn) => onChange(isOn ? PRESETS[per] : null)} />
        )}
      </Field>
      {max !== null && (
        <Field label={t.max[per]} error={error}>
          {(box) => <NumberBox {...box} value={max} onChange={onChange} min={1} max={MAX_LIMIT} />}
        </Field>
      )}
    </div>
  )
}
