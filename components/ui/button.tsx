import type { VariantProps } from 'class-variance-authority'
import { Root as Slot } from 'radix-ui/slot'
import { Children, type ComponentProps, type ReactNode } from 'react'
import { buttonStyles } from './button-styles'
import { cn } from './cn'
import { Spinner } from './spinner'
import { useKeptFocus } from './use-kept-focus'

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonStyles> & {
    /** Applies the styles to the only child instead, usually a link. */
    asChild?: boolean
    /** Shows a spinner and ignores clicks. */
    pending?: boolean
  }

export function Button({ asChild, pending, variant, size, className, disabled, children, ...props }: ButtonProps) {
  const rememberPress = useKeptFocus(Boolean(pending))
  const classes = cn(buttonStyles({ variant, size }), className)
  if (asChild) {
    return (
      <Slot className={classes} {...props}>
        {children}
      </Slot>
    )
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      onClickCapture={rememberPress}
      {...props}
    >
      {pending && <Spinner />}
      {Children.map(children, inElement)}
    </button>
  )
}

/** A text beside icons that come and go: translators in browsers replace its node, and React would look for it. */
function inElement(child: ReactNode): ReactNode {
  return typeof child === 'string' ? <span>{child}</span> : child
}
