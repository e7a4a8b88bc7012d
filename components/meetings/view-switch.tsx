import { CalendarDays, CalendarRange, List, type LucideIcon } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { cn } from '../ui/cn'
import type { View } from './list/list-choices'

type ViewSwitchProps = { view: View; onChange: (view: View) => void }

const VIEWS: { view: View; icon: LucideIcon }[] = [
  { view: 'list', icon: List },
  { view: 'week', icon: CalendarRange },
  { view: 'calendar', icon: CalendarDays },
]

export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const { t } = useTexts('meetings')
  return (
    <fieldset className="flex rounded-lg border border-input bg-card">
      <legend className="sr-only">{t.board.view}</legend>
      {VIEWS.map(({ view: offered, icon: Icon }) => (
        <button
          key={offered}
          type="button"
          aria-label={t.board.views[offered]}
          title={t.board.views[offered]}
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
