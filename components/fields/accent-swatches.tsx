import { Check } from 'lucide-react'
import { useId } from 'react'
import { checkAccent } from '@/lib/shared/accent'
import { useTexts } from '@/messages/react/texts-provider'

/** The product's own color on a light page. */
export const PRODUCT_ACCENT = '#0b6a50'

/** All have enough contrast on light and on dark pages. The empty one stands for another color. */
const SWATCHES = [
  { name: 'standard', color: '' },
  { name: 'blue', color: '#2563eb' },
  { name: 'violet', color: '#7d4be8' },
  { name: 'pink', color: '#c42f7b' },
  { name: 'red', color: '#cb3a36' },
  { name: 'orange', color: '#b9520e' },
  { name: 'teal', color: '#0c7f80' },
] as const

type AccentSwatchesProps = {
  value: string
  onChange: (value: string) => void
  /** The color that the empty swatch stands for; empty for the product's own. */
  standard: string
}

export function AccentSwatches({ value, onChange, standard }: AccentSwatchesProps) {
  const t = useTexts('forms').t.accent.swatches
  const group = useId()
  return (
    <div className="flex flex-wrap gap-2">
      {SWATCHES.map((swatch) => {
        const isBrand = swatch.color === '' && standard !== ''
        const [name, color] = isBrand ? [t.brand, standard] : [t[swatch.name], swatch.color]
        return (
          <label key={swatch.name} title={name} className="relative size-11">
            <input
              type="radio"
              name={group}
              aria-label={name}
              checked={value === swatch.color}
              onChange={() => onChange(swatch.color)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              style={{ backgroundColor: color || 'var(--primary)' }}
              className="pointer-events-none absolute inset-1 flex items-center justify-center rounded-full outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-checked:[&_svg]:visible"
            >
              <Check
                className="invisible size-4.5"
                strokeWidth={3}
                style={{ color: color ? checkAccent(color).text : 'var(--primary-foreground)' }}
              />
            </span>
          </label>
        )
      })}
    </div>
  )
}
