'use client'

import { Check } from 'lucide-react'
import * as Radix from 'radix-ui/dropdown-menu'
import { type ComponentProps, createContext, type RefObject, use, useRef } from 'react'
import { cn } from './cn'
import { popoverStyles } from './popover-styles'

/** Not modal, since an item may open a dialog and two scroll locks would conflict. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />
}

export const DropdownMenuTrigger = Radix.Trigger

/** Delays an item's action until the menu has closed and returned the focus, so that a dialog can return it as well. */
const NextContext = createContext<RefObject<(() => void) | null> | null>(null)

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  const next = useRef<(() => void) | null>(null)

  function runNext() {
    if (next.current) queueMicrotask(next.current)
    next.current = null
  }

  return (
    <NextContext value={next}>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={runNext}
          className={cn(popoverStyles, 'min-w-44 p-1', className)}
          {...props}
        />
      </Radix.Portal>
    </NextContext>
  )
}

const itemStyles =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm outline-none select-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-accent data-[disabled]:opacity-50 [&_svg]:size-4'

type ItemProps = Omit<ComponentProps<typeof Radix.Item>, 'onSelect'> & { destructive?: boolean; onSelect?: () => void }

export function DropdownMenuItem({ destructive, className, onSelect, ...props }: ItemProps) {
  const next = use(NextContext)
  return (
    <Radix.Item
      onSelect={() => {
        if (next) next.current = onSelect ?? null
      }}
      className={cn(itemStyles, destructive && 'text-destructive data-[highlighted]:bg-destructive-soft', className)}
      {...props}
    />
  )
}

/** Loads another document. */
export function DropdownMenuLink({ className, children, ...props }: ComponentProps<'a'>) {
  return (
    <Radix.Item asChild>
      <a className={cn(itemStyles, className)} {...props}>
        {children}
      </a>
    </Radix.Item>
  )
}

/** Ticked or not; the menu stays open, so that several can be changed. */
export function DropdownMenuCheckboxItem({ children, className, ...props }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
      onSelect={(event) => event.preventDefault()}
      className={cn(
        'group flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-3 text-sm outline-none select-none data-[highlighted]:bg-accent',
        className,
      )}
      {...props}
    >
      <span
        aria-hidden="true"
        className="flex size-4.5 shrink-0 items-center justify-center rounded-sm border border-input bg-card text-primary-foreground group-data-[state=checked]:border-primary group-data-[state=checked]:bg-primary"
      >
        <Radix.ItemIndicator>
          <Check className="size-3.5" strokeWidth={3} />
        </Radix.ItemIndicator>
      </span>
      {children}
    </Radix.CheckboxItem>
  )
}
