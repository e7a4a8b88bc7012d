import { EllipsisVertical } from 'lucide-react'
import { useTexts } from '@/messages/react/texts-provider'
import { Button } from './button'
import { cn } from './cn'
import { DropdownMenuTrigger } from './dropdown-menu'

/** Three dots at the end of a row or card. They open its menu. */
export function MoreMenuTrigger({ of, pending, className }: { of: string; pending?: boolean; className?: string }) {
  const { t, say } = useTexts('controls')
  return (
    <DropdownMenuTrigger asChild>
      <Button
        variant="ghost"
        size="icon"
        pending={pending}
        aria-label={say(t.moreActions, { name: of })}
        className={cn('-me-2 shrink-0 text-muted-foreground', className)}
      >
        {!pending && <EllipsisVertical aria-hidden="true" className="size-5" />}
      </Button>
    </DropdownMenuTrigger>
  )
}
