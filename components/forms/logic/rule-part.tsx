import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button'
import { cn } from '../../ui/cn'

type RulePartProps = {
  /** The name of the group, as in “Condition 2”. */
  label: string
  removeLabel: string
  /** Null for the only one of its kind. */
  onRemove: (() => void) | null
  children: ReactNode
}

/** A condition or an action of a rule, in a frame as soon as there are several. */
export function RulePart({ label, removeLabel, onRemove, children }: RulePartProps) {
  return (
    <fieldset
      aria-label={label}
      className={cn(
        'relative grid min-w-0 gap-4 sm:grid-cols-2',
        onRemove && 'rounded-lg border p-3 pt-2 sm:p-4 sm:pt-3',
      )}
    >
      {onRemove && (
        <div className="flex items-center justify-between gap-2 sm:col-span-2">
          <span aria-hidden="true" className="text-muted-foreground text-sm">
            {label}
          </span>
          <Button
            variant="ghost"
            size="icon"
            aria-label={removeLabel}
            className="-me-2 -my-1 shrink-0 text-muted-foreground"
            onClick={onRemove}
          >
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
      {children}
    </fieldset>
  )
}
