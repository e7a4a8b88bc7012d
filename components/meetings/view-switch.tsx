import { CalendarDays, List, type LucideIcon } from 'lucide-react'
import { cn } from '../ui/cn'
import type { View } from './list/list-choices'

type ViewSwitchProps = { view: View; onChange: (view: View) => void }

const VIEWS: { view: View; name: string; icon: LucideIcon }[] = [
  { view: 'list', name: 'List view', icon: List },
  { view: 'calendar', name: 'Calendar view', icon: CalendarDays },
]

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <fieldset className="flex rounded-lg border border-input bg-card">
      <legend className="sr-only">View</legend>
      {VIEWS.map(({ view: offered, name, icon: Icon }) => (
        <button
          key={offered}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={view === offered}
          onClick={() => onChange(offered)}
          className={cn(
            'flex h-10.5 w-11 items-center justify-center rounded-[0.55rem] transition-colors',
            view === offered ? 'bg-primary-soft text-primary-soft-foreground' : 'text-muted-foreground hover:bg-accent',
          )}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </button>
      ))}
    </fieldset>
  )
}
