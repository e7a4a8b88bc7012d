import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../../ui/cn'

/** On a touch screen, dragging it moves the item and does not scroll the page. */
export function DragHandle({ className, ...props }: ComponentProps<'button'> & { 'aria-label': string }) {
  return (
    <button
      type="button"
      className={cn(
        'flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-lg text-muted-foreground transition-colors hover:bg-accent hover:text-foreground active:cursor-grabbing',
        className,
      )}
      {...props}
    >
      <GripVertical aria-hidden="true" className="size-4.5" />
    </button>
  )
}
