'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** After a navigation the focus goes to the new screen's heading, as it would to the top of a newly loaded page. */
export function HeadingFocus() {
  const pathname = usePathname()
  const seen = useRef(pathname)

  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (focusHeading()) return
    // The screen still waits for its data: the heading comes later.
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])

  return null
}

/** Where the screen begins. False while there is no heading yet. */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
  heading?.focus()
  return heading !== null
}
