import { useId } from 'react'
import type { FormTemplate } from '@/lib/forms/form-templates'
import { FORM_TEMPLATE_NAMES } from '@/lib/forms/form-templates'
import { useTexts } from '@/messages/react/texts-provider'
import { pillStyles } from '../ui/pill-styles'

type TemplatePickerProps = { value: FormTemplate | null; onChange: (template: FormTemplate | null) => void }

/** The questions that a new form begins with. */
export function TemplatePicker({ value, onChange }: TemplatePickerProps) {
  const { t } = useTexts('formTemplates')
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t.heading}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...FORM_TEMPLATE_NAMES].map((template) => (
          <label key={template ?? 'blank'} className={pillStyles}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={name}
              checked={value === template}
              onChange={() => onChange(template)}
            />
            {template ? t.presets[template].title : t.blank}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
