import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control-styles'

/** The browser's own list, which is best on a phone and for long lists. */
export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block w-full', className)}>
      <select className={cn(controlStyles, 'h-11 appearance-none truncate pe-9 [&>option]:bg-popover')} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 inset-e-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
    </span>
  )
}
