import { cn } from '@/components/ui/cn'
import { useTexts } from '@/messages/react/texts-provider'
import type { Entry, Group } from './entry'

type PaletteGroupProps = {
  group: Group
  entries: readonly Entry[]
  activeId: string | undefined
  optionId: (entry: Entry) => string
  onPoint: (id: string) => void
  onChoose: (entry: Entry) => void
}

export function PaletteGroup({ group, entries, activeId, optionId, onPoint, onChoose }: PaletteGroupProps) {
  const { t } = useTexts('palette')
  return (
    <fieldset className="min-w-0 pb-1">
      <legend className="px-3 pt-2 pb-1 font-medium text-muted-foreground text-xs">{t.groups[group]}</legend>
      {entries.map((entry) => {
        const { id, label, note, icon: Icon } = entry
        const isActive = id === activeId
        return (
          <button
            key={id}
            ref={isActive ? showOption : undefined}
            id={optionId(entry)}
            type="button"
            role="option"
            aria-selected={isActive}
            tabIndex={-1}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(id)}
            onClick={() => onChoose(entry)}
            className={cn(
              'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 py-1.5 text-start text-sm',
              isActive && 'bg-primary-soft text-primary-soft-foreground',
            )}
          >
            <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted-foreground" strokeWidth={1.75} />
            {/* A note without room beside the label is below it. */}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 [overflow-wrap:anywhere]">
              <span>{label}</span>
              {note && <span className="text-muted-foreground text-xs">{note}</span>}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}

function showOption(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
