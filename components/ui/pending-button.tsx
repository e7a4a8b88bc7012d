import { Children, type ComponentProps, type ReactNode } from 'react'
import { Spinner } from './spinner'
import { useKeptFocus } from './use-kept-focus'

type PendingButtonProps = ComponentProps<'button'> & {
  /** Shows a spinner and ignores clicks. */
  pending?: boolean
}

/** A button without a look, for pages that do without what `Button` merges classes by. */
export function PendingButton({ pending, disabled, children, ...props }: PendingButtonProps) {
  const rememberPress = useKeptFocus(Boolean(pending))
  return (
    <button
      type="button"
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
