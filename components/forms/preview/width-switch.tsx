import { Monitor, Smartphone } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../../ui/cn'

type WidthSwitchProps = { isPhone: boolean; onChange: (isPhone: boolean) => void }

const WIDTHS = [
  { name: 'phone', isNarrow: true, icon: Smartphone },
  { name: 'desktop', isNarrow: false, icon: Monitor },
] as const

/** Hidden on phones. */
export function WidthSwitch({ isPhone, onChange }: WidthSwitchProps) {
  const t = useTexts('forms').t.preview
  return (
    <fieldset className="flex rounded-lg border border-input bg-card max-sm:hidden">
      <legend className="sr-only">{t.width}</legend>
      {WIDTHS.map(({ name, isNarrow, icon: Icon }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isPhone === isNarrow}
          onClick={() => onChange(isNarrow)}
          className={cn(
            'flex h-10.5 items-center gap-2 rounded-[0.55rem] px-3 font-medium text-sm transition-colors',
            isPhone === isNarrow
              ? 'bg-primary-soft text-primary-soft-foreground'
              : 'text-muted-foreground hover:bg-accent',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {t[name]}
        </button>
      ))}
    </fieldset>
  )
}
