'use client'

import { useDirection } from 'radix-ui/direction'
import * as Radix from 'radix-ui/tooltip'
import type { ReactElement } from 'react'

type TooltipProps = { text: string; disabled?: boolean; children: ReactElement }

/** Shows the name of an icon button. The child has the same accessible name, so the bubble is hidden from screen readers. */
export function Tooltip({ text, disabled, children }: TooltipProps) {
  const direction = useDirection()
  if (disabled) return children
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild aria-describedby={undefined}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={direction === 'rtl' ? 'left' : 'right'}
            sideOffset={8}
            className="z-50 rounded-md bg-foreground px-2.5 py-1.5 font-medium text-background text-xs"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
