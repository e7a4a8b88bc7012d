import * as Radix from 'radix-ui/switch'
import type { ComponentProps } from 'react'
import { cn } from './cn'

/** The pseudo-element widens the target to 44 px without moving anything. */
export function Switch({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'relative inline-flex h-6 w-11 shrink-0 items-center rounded-full border border-input bg-muted p-0.5 transition-colors after:absolute after:-inset-y-2.5 after:inset-x-0 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-primary data-[state=checked]:bg-primary',
        className,
      )}
      {...props}
    >
      <Radix.Thumb className="pointer-events-none block size-4.5 rounded-full bg-input transition-transform ltr:data-[state=checked]:translate-x-5 rtl:data-[state=checked]:-translate-x-5 data-[state=checked]:bg-primary-foreground" />
    </Radix.Root>
  )
}
