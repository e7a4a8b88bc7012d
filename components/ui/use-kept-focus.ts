import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/**
 * Returns the focus to a button that was disabled while pending, unless another element has taken it. Pass the result to
 * `onClickCapture`.
 */
export function useKeptFocus(isPending: boolean) {
  const pressed = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // In a layout effect, before the browser paints and drops the focus of the disabled button.
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
