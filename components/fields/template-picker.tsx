import { useId } from 'react'
import { pillStyles } from '../ui/pill-styles'

type TemplatePickerProps<Name extends string> = {
  texts: { heading: string; blank: string; presets: Record<Name, { title: string }> }
  names: readonly Name[]
  /** Null is the blank start. */
  value: Name | null
  onChange: (name: Name | null) => void
}

/** The presets that a new page or form can start from. */
export function TemplatePicker<Name extends string>({ texts, names, value, onChange }: TemplatePickerProps<Name>) {
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{texts.heading}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...names].map((name) => (
          <label key={name ?? 'blank'} className={pillStyles}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={group}
              checked={value === name}
              onChange={() => onChange(name)}
            />
            {name ? texts.presets[name].title : texts.blank}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
