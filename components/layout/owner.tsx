'use client'

import { createContext, type ReactNode, use } from 'react'
import type { User } from '@/lib/client/user'
import { useTeam } from '../ui/team'

const OwnerContext = createContext<User | null>(null)

/**
 * The user that the server rendered the screen for. Signing out empties the cached user before the page is left, so parts
 * that hydrate later would differ from the server's HTML if they read it.
 */
export function OwnerProvider({ owner, children }: { owner: User; children: ReactNode }) {
  return <OwnerContext value={owner}>{children}</OwnerContext>
}

/** Throws without an `OwnerProvider`, which all signed-in screens have. */
export function useOwner(): User {
  const owner = use(OwnerContext)
  if (!owner) throw new Error('There is no owner around this.')
  return owner
}

/** The name in the address of the profile of the account that is shown. */
export function useProfileName(): string {
  const { username } = useOwner()
  return useTeam()?.slug ?? username
}
