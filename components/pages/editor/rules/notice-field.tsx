import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '@/components/fields/field'
import { NativeSelect } from '@/components/ui/native-select'
import { NOTICE_UNITS, type NoticeUnit, noticeUnitOf } from '@/lib/pages/notice-units'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { MAX_NOTICE_MINUTES } from '@/lib/scheduling/vocabulary'
import { useTexts } from '@/messages/react/texts-provider'
import { NumberBox } from '../number-box'

/** The minimum notice in minutes, hours or days. Another unit keeps the number. */
export function NoticeField() {
  const t = useTexts('pageRules').t.ahead
  const { control } = useFormContext<PageFormValues>()
  const { field, fieldState } = useController({ control, name: 'minimumNotice' })
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
    <Field label={t.notice} hint={t.noticeHint} error={fieldState.error?.message}>
      {(control) => (
        <div className="flex flex-wrap gap-2">
          <NumberBox
            {...control}
            value={number}
            onChange={(next) => change({ number: next })}
            min={0}
            max={MAX_NOTICE_MINUTES / NOTICE_UNITS[unit]}
          />
          <NativeSelect
            aria-label={t.noticeUnit}
            className="min-w-28 max-w-36 flex-1"
            value={unit}
            onChange={(event) => change({ unit: event.target.value as NoticeUnit })}
          >
            {(Object.keys(NOTICE_UNITS) as NoticeUnit[]).map((name) => (
              <option key={name} value={name}>
                {t.units[name]}
              </option>
            ))}
          </NativeSelect>
        </div>
      )}
    </Field>
  )
}
