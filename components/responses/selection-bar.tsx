import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/button'
import { Checkbox } from '../ui/checkbox'
import { Label } from '../ui/label'

type SelectionBarProps = {
  chosenCount: number
  shownCount: number
  onAll: () => void
  onNone: () => void
  onDelete: () => void
}

/** Stays in sight while the rows scroll, so that nobody forgets what is ticked. */
export function SelectionBar({ chosenCount, shownCount, onAll, onNone, onDelete }: SelectionBarProps) {
  const id = useId()
  const isAll = chosenCount === shownCount
  return (
    <div className="sticky top-14 z-10 flex min-h-14 items-center gap-3.5 rounded-t-2xl border-b bg-card px-4 sm:px-5 md:top-0">
      <Checkbox
        id={id}
        checked={isAll || (chosenCount > 0 && 'indeterminate')}
        onCheckedChange={isAll ? onNone : onAll}
      />
      <Label htmlFor={id} className="py-3">
        Select all<span className="sr-only"> that are shown</span>
      </Label>
      <div className="ml-auto flex items-center gap-3">
        <p role="status" className="text-muted-foreground text-sm">
          {chosenCount > 0 && `${chosenCount.toLocaleString('en-US')} selected`}
        </p>
        {chosenCount > 0 && (
          <Button variant="outline" className="px-4 text-destructive" onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" />
            Delete
          </Button>
        )}
      </div>
    </div>
  )
}
