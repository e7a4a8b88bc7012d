'use client'

import { Check, ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/select'
import type { ComponentProps } from 'react'
import { cn } from './cn'
import { controlStyles } from './control-styles'
import { useNonce } from './nonce'
import { popoverStyles } from './popover-styles'

type SelectProps = Omit<ComponentProps<typeof Radix.Root>, 'children'> &
  Pick<ComponentProps<'button'>, 'id' | 'className' | 'aria-describedby' | 'aria-invalid' | 'aria-label' | 'onBlur'> & {
    options: readonly SelectOption[]
    placeholder?: string
  }

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** A choice of a few options. Use NativeSelect for long lists (time zones, times of day). */
export function Select({ options, placeholder, className, id, onBlur, ...props }: SelectProps) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-label': label, ...root } = props
  const nonce = useNonce()
  return (
    <Radix.Root {...root}>
      <Radix.Trigger
        id={id}
        onBlur={onBlur}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-label={label}
        className={cn(controlStyles, 'flex h-11 items-center justify-between gap-2 text-start', className)}
      >
        <span className="min-w-0 truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          className={cn(
            popoverStyles,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport nonce={nonce} className="p-1">
            {options.map((option) => (
              <SelectItem key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function SelectItem({ value, label, disabled }: SelectOption) {
  return (
    <Radix.Item
      value={value}
      disabled={disabled}
      className="flex min-h-11 items-center justify-between gap-3 rounded-md px-3 text-sm outline-none select-none data-[disabled]:text-muted-foreground data-[disabled]:opacity-70 data-[highlighted]:bg-accent"
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" className="size-4 text-primary" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
