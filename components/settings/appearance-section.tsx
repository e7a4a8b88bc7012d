import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { FormSection } from '../fields/form-section'
import { type Appearance, useAppearance } from '../layout/appearance'
import { useHydrated } from '../ui/use-hydrated'

const CHOICES: readonly { value: Appearance; label: string; icon: LucideIcon }[] = [
  { value: 'system', label: 'System', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
]

/** Holds at once: nothing of it is sent. */
export function AppearanceSection() {
  const [appearance, choose] = useAppearance()
  const isHydrated = useHydrated()
  const name = useId()
  return (
    <FormSection
      title="Appearance"
      text="Kept in this browser. Visitors of your pages see what their system is set to."
    >
      <div role="radiogroup" aria-label="Appearance" className="grid gap-2 sm:grid-cols-3">
        {CHOICES.map(({ value, label, icon: Icon }) => (
          <label key={value} className={choiceStyles}>
            <input
              type="radio"
              // Over the whole choice, for fingers that explore by touch.
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
              name={name}
              value={value}
              checked={appearance === value}
              disabled={!isHydrated}
              onChange={() => choose(value)}
            />
            <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
            {label}
          </label>
        ))}
      </div>
    </FormSection>
  )
}

const choiceStyles =
  'relative flex min-h-11 items-center gap-3 rounded-lg border border-input px-4 py-2.5 font-medium text-sm transition-colors hover:bg-accent has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2'
