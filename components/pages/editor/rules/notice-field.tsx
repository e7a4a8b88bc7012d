import { useState } from 'react'
import { type FieldPathByValue, useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { useErrorAt } from '@/components/fields/field-errors'
import { NumberBox } from '@/components/fields/number-box'
import { NativeSelect } from '@/components/ui/native-select'
import { NOTICE_UNITS, type NoticeUnit, noticeUnitOf } from '@/lib/pages/notice-units'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { useTexts } from '@/messages/react/texts-provider'

type NoticeFieldProps = {
  name: FieldPathByValue<PageFormValues, number | undefined>
  label: string
  hint?: string
  unitLabel: string
  minMinutes?: number
  maxMinutes: number
}

/** A notice in minutes, hours or days. Another unit keeps the number. */
export function NoticeField({ name, label, hint, unitLabel, minMinutes = 0, maxMinutes }: NoticeFieldProps) {
  const t = useTexts('pageRules').t.notices
  const { control } = useFormContext<PageFormValues>()
  const { field } = useController({ control, name })
  const error = useErrorAt<PageFormValues>(name)
  const minutes = field.value ?? 0
  const [unit, setUnit] = useState<NoticeUnit>(() => noticeUnitOf(minutes))
  const number = minutes / NOTICE_UNITS[unit]

  function change(next: { number?: number; unit?: NoticeUnit }) {
    const length = NOTICE_UNITS[next.unit ?? unit]
    // Half an hour is 30 minutes; without rounding 1.1 hours would be no whole number of them.
    field.onChange(Math.round((next.number ?? number) * length * 1000) / 1000)
    if (next.unit) setUnit(next.unit)
  }

  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <NumberBox
            {...control}
            value={number}
            onChange={(next) => change({ number: next })}
            min={Math.ceil(minMinutes / NOTICE_UNITS[unit])}
            max={maxMinutes / NOTICE_UNITS[unit]}
          />
          <NativeSelect
            aria-label={unitLabel}
            className="min-w-28 max-w-36 flex-1"
            value={unit}
            onChange={(event) => change({ unit: event.target.value as NoticeUnit })}
          >
            {(Object.keys(NOTICE_UNITS) as NoticeUnit[]).map((one) => (
              <option key={one} value={one}>
                {t.units[one]}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
    </Field>
  )
}
