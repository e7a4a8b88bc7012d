'use client'

import { createContext, type ReactNode, use, useState } from 'react'

type Scope = { isJustCancelled: boolean; markCancelled: () => void }

const ScopeContext = createContext<Scope>({ isJustCancelled: false, markCancelled: () => undefined })

/** Around a booking: the button that cancels it tells the heading. */
export function CancellationScope({ children }: { children: ReactNode }) {
  const [isJustCancelled, setCancelled] = useState(false)
  return <ScopeContext value={{ isJustCancelled, markCancelled: () => setCancelled(true) }}>{children}</ScopeContext>
}

export function useCancellation(): Scope {
  return use(ScopeContext)
}
