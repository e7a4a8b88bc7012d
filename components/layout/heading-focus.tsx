'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { cancelMove, findHeading, moveFocus } from '@/components/ui/move-focus'

/** Moves the focus to the new screen's heading after a navigation, or to the heading that the address names. */
export function HeadingFocus() {
  const pathname = usePathname()
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    // A tab with an address of its own.
    if (document.activeElement?.role === 'tab') return
    return followHeading()
  }, [pathname])

  return null
}

/**
 * Keeps the focus on the heading until the user moves it: the heading comes late, or replaces the one of the loading screen, or
 * the part of the screen that the address names comes after it. Returns a function that stops.
 */
function followHeading(): () => void {
  const stopping = new AbortController()
  const observer = new MutationObserver(follow)

  function stop() {
    stopping.abort()
    observer.disconnect()
    cancelMove(findHeading)
  }
  function follow() {
    // Also before there is a heading, so that a closing dialog does not return the focus to its opener.
    if (findHeading() !== document.activeElement) moveFocus(findHeading)
  }
  function stopIfMoved({ target }: FocusEvent) {
    if (target !== findHeading()) stop()
  }

  follow()
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', stopIfMoved, { signal: stopping.signal })
  document.addEventListener('pointerdown', stop, { signal: stopping.signal })
  return stop
}
