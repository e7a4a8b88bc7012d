import { EllipsisVertical } from 'lucide-react'
import { Button } from './button'
import { cn } from './cn'
import { DropdownMenuTrigger } from './dropdown-menu'

/** Three dots at the end of a row or card: they lead to what is done seldom. */
export function MoreMenuTrigger({ of, pending, className }: { of: string; pending?: boolean; className?: string }) {
  return (
    <DropdownMenuTrigger asChild>
      <Button
        variant="ghost"
        size="icon"
        pending={pending}
        aria-label={`More actions for ${of}`}
        className={cn('-mr-2 shrink-0 text-muted-foreground', className)}
      >
        {!pending && <EllipsisVertical aria-hidden="true" className="size-5" />}
      </Button>
    </DropdownMenuTrigger>
  )
}
