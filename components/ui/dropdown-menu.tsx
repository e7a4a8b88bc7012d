'use client'

import * as Radix from 'radix-ui/dropdown-menu'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { popoverStyles } from './popover-styles'

/** Not modal: an item may open a dialog, and two scroll locks would fight over the page. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Radix.Trigger

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Content
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className={cn(popoverStyles, 'min-w-44 p-1', className)}
        {...props}
      />
    </Radix.Portal>
  )
}

type ItemProps = ComponentProps<typeof Radix.Item> & { destructive?: boolean }

export function DropdownMenuItem({ destructive, className, ...props }: ItemProps) {
  return (
    <Radix.Item
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm outline-none select-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-accent data-[disabled]:opacity-50 [&_svg]:size-4',
        destructive && 'text-destructive data-[highlighted]:bg-destructive-soft',
        className,
      )}
      {...props}
    />
  )
}
