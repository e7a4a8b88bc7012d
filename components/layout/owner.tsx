'use client'

import { createContext, type ReactNode, use } from 'react'
import type { User } from '@/lib/client/user'

const OwnerContext = createContext<User | null>(null)

/**
 * Whom a screen was drawn for. Signing out empties the cached user before the page is left: what is drawn from that would
 * differ from the server's HTML in a part that React takes over later.
 */
export function OwnerProvider({ owner, children }: { owner: User; children: ReactNode }) {
  return <OwnerContext value={owner}>{children}</OwnerContext>
}

/** Only below an `OwnerProvider`: on the screens of somebody who is signed in. */
export function useOwner(): User {
  const owner = use(OwnerContext)
  if (!owner) throw new Error('There is no owner around this.')
  return owner
}
