import { useEffect, useState } from 'react'

/** Moves the focus to what a selector finds after the next render: the successor of a focused element that goes. */
export function useKeptFocus(): (selector: string | null) => void {
  const [selector, keep] = useState<string | null>(null)
  useEffect(() => {
    if (selector) document.querySelector<HTMLElement>(selector)?.focus()
  }, [selector])
  return keep
}
