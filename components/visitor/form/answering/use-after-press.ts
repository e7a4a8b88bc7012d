import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs what moves the page only once no button is pressed. A box is left while the mouse goes down on something else: were
 * that moved at once, the press would be released beside it and do nothing. A tap does all of it in one turn.
 */
export function useAfterPress(): (run: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  const flush = useCallback(() => {
    if (isPressed.current) return
    for (const run of waiting.current.splice(0)) run()
  }, [])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      setTimeout(flush)
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [flush])

  return useCallback(
    (run) => {
      waiting.current.push(run)
      setTimeout(flush)
    },
    [flush],
  )
}
