import type { ComponentProps, ReactNode } from 'react'
import { isAccent } from '@/lib/shared/accent'
import { useTexts } from '@/messages/react/texts-provider'
import { Input } from '../ui/input'
import { AccentCheckNote } from './accent-check-note'
import { AccentSwatches, PRODUCT_ACCENT } from './accent-swatches'
import { Field, FieldGroup } from './field'

type AccentInputProps = {
  label: string
  hint: ReactNode
  error?: string
  value: string
  onChange: (value: string) => void
  /** For the text field: what `register` or a controller gives, besides the value. */
  field?: Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'>
  /** The color that an empty value stands for; empty for the product's own. */
  standard?: string
}

/** A color from the swatches, from the browser's picker or as typed, with a note about its contrast. */
export function AccentInput({ label, hint, error, value, onChange, field, standard = '' }: AccentInputProps) {
  const t = useTexts('forms').t.accent
  const typed = value.trim().toLowerCase()
  const fallback = standard || PRODUCT_ACCENT
  return (
    <FieldGroup label={label} hint={hint}>
      <AccentSwatches value={typed} onChange={onChange} standard={standard} />
      <div className="mt-2 flex flex-wrap items-end gap-x-4 gap-y-3">
        <Field label={t.hex} error={error} className="w-44">
          {(aria) => (
            <span className="flex gap-2">
              <Input
                {...aria}
                {...field}
                value={value}
                onChange={(event) => onChange(event.target.value)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={fallback}
              />
              <input
                type="color"
                aria-label={t.pick}
                value={isAccent(typed) ? typed : fallback}
                onChange={(event) => onChange(event.target.value)}
                className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-input bg-card p-1"
              />
            </span>
          )}
        </Field>
        {(typed === '' || isAccent(typed)) && <AccentCheckNote accent={typed || standard || null} />}
      </div>
    </FieldGroup>
  )
}
