import { useId } from 'react'
import { cn } from '@/components/ui/cn'
import { pillStyles } from '@/components/ui/pill-styles'

type ChoicePillsProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, as radio buttons in a row. */
export function ChoicePills<Value extends string>({ label, options, value, onChange }: ChoicePillsProps<Value>) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-sm leading-snug">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={cn(pillStyles, 'whitespace-normal py-1.5 text-center')}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={group}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
