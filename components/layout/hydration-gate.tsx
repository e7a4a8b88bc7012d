'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '../ui/use-hydrated'

/**
 * Disables the fields and buttons that the server has drawn until React listens to them, because React replays neither presses
 * nor typing. What hydrates by itself needs its own gate: the shell, and each screen, which may hydrate later.
 */
export function HydrationGate({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <fieldset
      role="presentation"
      disabled={!isHydrated}
      data-hydrating={isHydrated ? undefined : ''}
      className="contents"
    >
      {children}
    </fieldset>
  )
}
