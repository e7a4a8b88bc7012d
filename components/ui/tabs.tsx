import * as Radix from 'radix-ui/tabs'
import type { ComponentProps, SyntheticEvent } from 'react'
import { cn } from './cn'

export const Tabs = Radix.Root

/** On a narrow screen the row of tabs scrolls instead of the page. One underline slides from tab to tab (`tab-underline`). */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return (
    <Radix.List
      className={cn('tab-underline flex overflow-x-auto border-b [scrollbar-width:none]', className)}
      {...props}
    />
  )
}

/** Radix focuses a pressed tab by script, for which browsers draw the ring of the keyboard: `data-pointer` takes it away. */
export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      className={cn(
        '-outline-offset-2 data-pointer:outline-none min-h-12 shrink-0 rounded-t-lg border-transparent border-b-2 px-3.5 font-medium text-muted-foreground text-sm transition-colors hover:text-foreground data-[state=active]:border-primary data-[state=active]:text-foreground max-[22.5rem]:px-1 sm:px-4',
        className,
      )}
      onPointerDown={({ currentTarget }) => currentTarget.toggleAttribute('data-pointer', true)}
      onKeyDown={leavePointer}
      onBlur={leavePointer}
      {...props}
    />
  )
}

function leavePointer({ currentTarget }: SyntheticEvent): void {
  currentTarget.removeAttribute('data-pointer')
}

/** With `forceMount` a hidden panel keeps its typed values. */
export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content className={cn('rounded-lg data-[state=inactive]:hidden', className)} {...props} />
}
