import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** A button for what is at the end of its list stays where it is, so that the others do. */
export function IconButton({
  label,
  icon,
  onClick,
  ...props
}: {
  label: string
  icon: ReactNode
  onClick: (() => void) | undefined
  'data-remove'?: boolean
}) {
  return (
    <Button
      {...props}
      variant="ghost"
      size="icon"
      aria-label={label}
      aria-disabled={onClick === undefined || undefined}
      className="shrink-0 text-muted-foreground aria-disabled:opacity-40 [&_svg]:size-4"
      onClick={() => onClick?.()}
    >
      {icon}
    </Button>
  )
}
