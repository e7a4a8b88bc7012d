import { useId } from 'react'
import { FORM_TEMPLATE_NAMES, FORM_TEMPLATES, type FormTemplate } from '@/lib/forms/form-templates'
import { useTexts } from '@/messages/react/texts-provider'

type TemplateChooserProps = {
  /** Null is the blank start. */
  value: FormTemplate | null
  onChange: (name: FormTemplate | null) => void
}

/** The templates that a new form can start from, each with a sentence about it. */
export function TemplateChooser({ value, onChange }: TemplateChooserProps) {
  const { t, say } = useTexts('formTemplates')
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-sm">{t.heading}</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {[null, ...FORM_TEMPLATE_NAMES].map((name) => {
          const id = `${group}${name ?? 'blank'}`
          return (
            <label
              key={name ?? 'blank'}
              className="relative flex min-w-0 cursor-pointer flex-col gap-0.5 rounded-xl border border-input p-3 text-sm transition-colors hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none rounded-xl outline-none"
                name={group}
                aria-labelledby={id}
                aria-describedby={`${id}-about`}
                checked={value === name}
                onChange={() => onChange(name)}
              />
              <span id={id} className="break-words font-medium">
                {name ? t.presets[name].title : t.blank}
              </span>
              <span id={`${id}-about`} className="text-muted-foreground in-[:has(>:checked)]:text-inherit">
                {name ? t.presets[name].about : t.blankAbout}
              </span>
              {name && (
                <span className="mt-auto pt-1 text-muted-foreground text-xs in-[:has(>:checked)]:text-inherit">
                  {say(t.size, {
                    questions: say(t.questions, { count: countOf(name, 'questions') }),
                    rules: say(t.rules, { count: countOf(name, 'rules') }),
                  })}
                </span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

function countOf(name: FormTemplate, part: 'questions' | 'rules'): number {
  return Object.keys(FORM_TEMPLATES[name][part]).length
}
