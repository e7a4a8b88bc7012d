import { Check, Minus } from 'lucide-react'
import * as Radix from 'radix-ui/checkbox'
import type { ComponentProps } from 'react'
import { cn } from './cn'

export function Checkbox({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  const Icon = props.checked === 'indeterminate' ? Minus : Check
  return (
    <Radix.Root
      className={cn(
        'relative inline-flex size-5 shrink-0 items-center justify-center rounded-sm border border-input bg-card text-primary-foreground transition-colors after:absolute after:-inset-3 disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive data-[state=checked]:border-primary data-[state=indeterminate]:border-primary data-[state=checked]:bg-primary data-[state=indeterminate]:bg-primary',
        className,
      )}
      {...props}
    >
      <Radix.Indicator>
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  )
}
