import { useEffect, useState } from 'react'

/** Moves the focus to what a selector finds after the next render: the successor of a focused element that goes. */
export function useKeptFocus(): (selector: string | null) => void {
  const [kept, keep] = useState<{ selector: string | null }>()
  useEffect(() => {
    if (kept?.selector) document.querySelector<HTMLElement>(kept.selector)?.focus()
  }, [kept])
  return (selector) => keep({ selector })
}
