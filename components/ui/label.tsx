import * as Radix from 'radix-ui/label'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('font-medium text-foreground text-sm leading-snug', className)} {...props} />
}
