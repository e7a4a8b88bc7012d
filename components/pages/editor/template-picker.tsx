import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { pillStyles } from '@/components/ui/pill-styles'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { PAGE_TEMPLATES, type PresetValues, TEMPLATE_NAMES, type TemplateName } from '@/lib/pages/page-templates'
import { useTexts } from '@/messages/react/texts-provider'

type TemplatePickerProps = {
  value: TemplateName | null
  onChange: (template: TemplateName | null) => void
  /** Values without a template. */
  blank: PageFormValues
}

/** Presets for a new page. A field that was changed by hand keeps its value. */
export function TemplatePicker({ value, onChange, blank }: TemplatePickerProps) {
  const { t } = useTexts('pageEditor')
  const form = useFormContext<PageFormValues>()
  const name = useId()

  function presetOf(template: TemplateName | null): PresetValues {
    if (template) {
      const { duration, availabilities } = PAGE_TEMPLATES[template]
      return { ...t.templates.presets[template], duration, availabilities: [...availabilities] }
    }
    const { title, description = '', duration = 0, availabilities = [] } = blank
    return { title, description, duration, availabilities }
  }

  function choose(template: TemplateName | null) {
    const [before, after] = [presetOf(value), presetOf(template)]
    for (const field of ['title', 'description', 'duration', 'availabilities'] as const) {
      const isUntouched = JSON.stringify(form.getValues(field)) === JSON.stringify(before[field])
      if (isUntouched)
        form.setValue(field, after[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
    onChange(template)
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t.templates.heading}</legend>
      <div className="flex flex-wrap gap-2">
        {[null, ...TEMPLATE_NAMES].map((template) => (
          <label key={template ?? 'blank'} className={pillStyles}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={name}
              checked={value === template}
              onChange={() => choose(template)}
            />
            {template ? t.templates.presets[template].title : t.templates.blank}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
