import { useFormContext, useFormState } from 'react-hook-form'
import { TemplatePicker } from '@/components/fields/template-picker'
import type { PageFormValues } from '@/lib/pages/page-editor'
import { PAGE_TEMPLATES, type PresetValues, TEMPLATE_NAMES, type TemplateName } from '@/lib/pages/page-templates'
import { useTexts } from '@/messages/react/texts-provider'

type PageTemplateProps = {
  value: TemplateName | null
  onChange: (template: TemplateName | null) => void
  /** Values without a template. */
  blank: PageFormValues
}

/** Presets for a new page. A field that was changed by hand keeps its value. */
export function PageTemplate({ value, onChange, blank }: PageTemplateProps) {
  const texts = useTexts('pageEditor').t.templates
  const form = useFormContext<PageFormValues>()
  const { isSubmitted } = useFormState({ control: form.control })

  function presetOf(template: TemplateName | null): PresetValues {
    if (template) {
      const { duration, availabilities } = PAGE_TEMPLATES[template]
      return { ...texts.presets[template], duration, availabilities: [...availabilities] }
    }
    const { title, description = '', duration = 0, availabilities = [] } = blank
    return { title, description, duration, availabilities }
  }

  function choose(template: TemplateName | null) {
    const [before, after] = [presetOf(value), presetOf(template)]
    for (const field of ['title', 'description', 'duration', 'availabilities'] as const) {
      // Several lengths were chosen by hand; a preset that is none of them would be refused.
      if (field === 'duration' && (form.getValues('durations') ?? []).length > 1) continue
      const isUntouched = JSON.stringify(form.getValues(field)) === JSON.stringify(before[field])
      if (isUntouched) form.setValue(field, after[field], { shouldDirty: true, shouldValidate: isSubmitted })
    }
    onChange(template)
  }

  return <TemplatePicker texts={texts} names={TEMPLATE_NAMES} value={value} onChange={choose} />
}
