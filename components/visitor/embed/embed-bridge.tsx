'use client'

import { useEffect } from 'react'

/** Fetches what talks to the page around only where there is one. */
export function EmbedBridge() {
  useEffect(() => {
    if (window.parent === window || document.documentElement.dataset.embed === undefined) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./connect-to-host').then(
      ({ connectToHost }) => {
        if (!isGone) stop = connectToHost(window.parent)
      },
      // Without it the frame keeps its size and scrolls.
      () => {},
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [])
  return null
}
