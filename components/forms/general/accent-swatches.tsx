import { Check } from 'lucide-react'
import { useId } from 'react'
import { checkAccent } from '@/lib/forms/accent'

/** The product's own colour on a light page, for what has to show some colour. */
export const PRODUCT_ACCENT = '#0b6a50'

/** Each stands out on a light page and on a dark one. */
const SWATCHES = [
  { name: 'Blue', colour: '#2563eb' },
  { name: 'Violet', colour: '#7d4be8' },
  { name: 'Pink', colour: '#c42f7b' },
  { name: 'Red', colour: '#cb3a36' },
  { name: 'Orange', colour: '#b9520e' },
  { name: 'Teal', colour: '#0c7f80' },
]

type AccentSwatchesProps = { value: string; onChange: (value: string) => void }

export function AccentSwatches({ value, onChange }: AccentSwatchesProps) {
  const name = useId()
  return (
    <div className="flex flex-wrap gap-2">
      {[{ name: 'Green (standard)', colour: '' }, ...SWATCHES].map((swatch) => (
        <label key={swatch.name} title={swatch.name} className="relative size-11">
          <input
            type="radio"
            name={name}
            aria-label={swatch.name}
            checked={value === swatch.colour}
            onChange={() => onChange(swatch.colour)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            style={{ backgroundColor: swatch.colour || 'var(--primary)' }}
            className="pointer-events-none absolute inset-1 flex items-center justify-center rounded-full outline-offset-2 peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-checked:[&_svg]:visible"
          >
            <Check
              className="invisible size-4.5"
              strokeWidth={3}
              style={{ color: swatch.colour ? checkAccent(swatch.colour).text : 'var(--primary-foreground)' }}
            />
          </span>
        </label>
      ))}
    </div>
  )
}
