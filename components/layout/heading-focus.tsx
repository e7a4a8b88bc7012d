'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Moves the focus to the new screen's heading after a navigation, or to the heading that the address names. */
export function HeadingFocus() {
  const pathname = usePathname()
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (focusHeading() && !lacksNamedHeading()) return
    // The screen may still be loading, without a heading.
    const observer = new MutationObserver(() => {
      if (!lacksNamedHeading() && focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])

  return null
}

/** True while the part of the screen that the address names is still loading. */
function lacksNamedHeading(): boolean {
  const name = window.location.hash.slice(1)
  return name !== '' && document.getElementById(name) === null
}

/** Focuses the heading of the screen; false if there is none yet. */
export function focusHeading(): boolean {
  const named = document.getElementById(window.location.hash.slice(1))
  const heading = named?.matches('h2[tabindex]') ? named : document.querySelector<HTMLElement>('main h1[tabindex]')
  heading?.focus()
  return heading !== null
}
