import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * A button that is disabled while its work is under way loses the focus, and whoever works by keyboard their place. It gets it
 * back afterwards, unless something else has taken it. Goes to `onClickCapture`.
 */
export function useKeptFocus(isPending: boolean) {
  const pressed = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // Before the browser takes the focus away, which it does when it draws.
  useLayoutEffect(() => {
    const isElsewhere = document.activeElement !== document.body
    if (isPending) hadFocus.current = pressed.current !== null && pressed.current === document.activeElement
    else if (hadFocus.current) {
      hadFocus.current = false
      if (!isElsewhere) pressed.current?.focus({ preventScroll: true })
    }
  }, [isPending])
  return (event: MouseEvent<HTMLButtonElement>) => {
    pressed.current = event.currentTarget
  }
}
