'use client'

import * as Radix from 'radix-ui/tabs'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export const Tabs = Radix.Root

/** Scrolls sideways inside itself on a narrow screen; the page never does. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List className={cn('flex gap-1 overflow-x-auto border-b', className)} {...props} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-mb-px min-h-11 shrink-0 border-transparent border-b-2 px-4 font-medium text-muted-foreground text-sm transition-colors hover:text-foreground focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-foreground',
        className,
      )}
      {...props}
    />
  )
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('pt-6', className)} {...props} />
}
