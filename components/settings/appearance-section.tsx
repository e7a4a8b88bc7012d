import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '@/messages/react/texts-provider'
import { FormSection } from '../fields/form-section'
import { type Appearance, useAppearance } from '../layout/appearance'

const CHOICES: readonly { value: Appearance; icon: LucideIcon }[] = [
  { value: 'system', icon: Monitor },
  { value: 'light', icon: Sun },
  { value: 'dark', icon: Moon },
]

/** Takes effect at once and stays in this browser. */
export function AppearanceSection() {
  const { t } = useTexts('settings')
  const [appearance, choose] = useAppearance()
  const name = useId()
  return (
    <FormSection anchor="appearance" title={t.appearance.heading} text={t.appearance.intro}>
      <div role="radiogroup" aria-label={t.appearance.heading} className="grid gap-2 sm:grid-cols-3">
        {CHOICES.map(({ value, icon: Icon }) => (
          <label key={value} className={choiceStyles}>
            <input
              type="radio"
              // Covers the whole choice, for exploration by touch.
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={name}
              value={value}
              checked={appearance === value}
              onChange={() => choose(value)}
            />
            <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {t.appearance.choices[value]}
          </label>
        ))}
      </div>
    </FormSection>
  )
}

const choiceStyles =
  'relative flex min-h-11 items-center gap-3 rounded-lg border border-input px-4 py-2.5 font-medium text-sm transition-colors hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2'
