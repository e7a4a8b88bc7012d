import { Plus } from 'lucide-react'
import { cn } from '../../ui/cn'

type InsertLineProps = { label: string; disabled: boolean; onClick: () => void }

/** A line between two questions at which one is inserted. It is faint until it is pointed at or has the focus. */
export function InsertLine({ label, disabled, onClick }: InsertLineProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className={cn(
        'group/line relative my-0.5 flex h-6 w-full items-center justify-center rounded-lg text-muted-foreground pointer-coarse:h-11',
        'before:absolute before:inset-x-2 before:h-px before:bg-border before:opacity-0 hover:before:opacity-100 focus-visible:before:opacity-100 disabled:opacity-0',
      )}
    >
      <span className="relative flex size-6 items-center justify-center rounded-full border bg-background opacity-50 transition-opacity group-hover/line:opacity-100 group-focus-visible/line:opacity-100">
        <Plus aria-hidden="true" className="size-3.5" />
      </span>
    </button>
  )
}
