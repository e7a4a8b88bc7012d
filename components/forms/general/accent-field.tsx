import { useController, useFormContext } from 'react-hook-form'
import type { FormFields } from '@/lib/forms/form-fields'
import { isAccent } from '@/lib/vocabulary/accent'
import { useTexts } from '@/messages/react/texts-provider'
import { Field, FieldGroup } from '../../fields/field'
import { Input } from '../../ui/input'
import { AccentCheckNote } from './accent-check-note'
import { AccentSwatches, PRODUCT_ACCENT } from './accent-swatches'

/** The color of buttons and selected answers on the public form. */
export function AccentField() {
  const t = useTexts('forms').t.accent
  const { control } = useFormContext<FormFields>()
  const { field, fieldState } = useController({ control, name: 'accent' })
  const typed = field.value.trim().toLowerCase()
  const shown = isAccent(typed) ? typed : PRODUCT_ACCENT
  return (
    <FieldGroup label={t.label} hint={t.hint}>
      <AccentSwatches value={typed} onChange={field.onChange} />
      <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={t.hex} error={fieldState.error?.message} className="w-44">
          {(aria) => (
            <span className="flex gap-2">
              <Input
                {...aria}
                {...field}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={PRODUCT_ACCENT}
              />
              <input
                type="color"
                aria-label={t.pick}
                value={shown}
                onChange={(event) => field.onChange(event.target.value)}
                className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-input bg-card p-1"
              />
            </span>
          )}
        </Field>
        {(typed === '' || isAccent(typed)) && <AccentCheckNote accent={typed || null} />}
      </div>
    </FieldGroup>
  )
}
