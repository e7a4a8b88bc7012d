import type { VariantProps } from 'class-variance-authority'
import { Root as Slot } from 'radix-ui/slot'
import type { ComponentProps } from 'react'
import { buttonStyles } from './button-styles'
import { cn } from './cn'
import { PendingButton } from './pending-button'

type ButtonProps = ComponentProps<typeof PendingButton> &
  VariantProps<typeof buttonStyles> & {
    /** Applies the styles to the only child instead, usually a link. */
    asChild?: boolean
  }

export function Button({ asChild, pending, variant, size, className, disabled, ...props }: ButtonProps) {
  const classes = cn(buttonStyles({ variant, size }), className)
  if (asChild) return <Slot className={classes} {...props} />
  return <PendingButton className={classes} pending={pending} disabled={disabled} {...props} />
}
