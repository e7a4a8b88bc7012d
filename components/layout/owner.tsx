'use client'

import { createContext, type ReactNode, use } from 'react'
import type { User } from '@/lib/client/user'
import type { Settings } from '@/lib/settings/schema'
import { mayUse } from '@/lib/shared/owner-screens'
import type { Scope } from '@/lib/shared/scopes'
import { isLeading } from '@/lib/shared/team-roles'
import { type ShownTeam, useTeam } from '../ui/team'

const OwnerContext = createContext<User | null>(null)
const FaceContext = createContext<OwnFace | null>(null)
const AdminContext = createContext(false)
const TeamsContext = createContext<readonly ShownTeam[]>([])

/**
 * The user that the server rendered the screen for. Signing out empties the cached user before the page is left, so parts
 * that hydrate later would differ from the server's HTML if they read it.
 */
export function OwnerProvider({ owner, face = null, teams = [], isAdmin = false, children }: OwnerProviderProps) {
  return (
    <OwnerContext value={owner}>
      <FaceContext value={face}>
        <AdminContext value={isAdmin}>
          <TeamsContext value={teams}>{children}</TeamsContext>
        </AdminContext>
      </FaceContext>
    </OwnerContext>
  )
}

/** The name and picture of a person. */
export type OwnFace = Pick<Settings, 'fullName' | 'face'>

type OwnerProviderProps = {
  owner: User
  /** The person's, on the screens of a team: the settings there are the team's. */
  face?: OwnFace | null
  /** All teams of the person. */
  teams?: readonly ShownTeam[]
  /** True for somebody who runs the server. */
  isAdmin?: boolean
  children: ReactNode
}

/** Throws without an `OwnerProvider`, which all signed-in screens have. */
export function useOwner(): User {
  const owner = use(OwnerContext)
  if (!owner) throw new Error('There is no owner around this.')
  return owner
}

/** The face of the person on the screens of a team; null on their own, where the settings have it. */
export function useOwnFace(): OwnFace | null {
  return use(FaceContext)
}

export function useIsAdmin(): boolean {
  return use(AdminContext)
}

/** The name in the address of the profile of the account that is shown. */
export function useProfileName(): string {
  const { username } = useOwner()
  return useTeam()?.slug ?? username
}

/** An account that gets something; `name`: null for the person's own. */
export type Receiver = { id: string; name: string | null }

/** The accounts to which the person may give what belongs to the account that is shown. */
export function useReceivers(scope: Scope): Receiver[] {
  const owner = use(OwnerContext)
  const shown = useTeam()
  const teams = use(TeamsContext)
  if (shown && !isLeading(shown.role)) return []
  const others = teams.filter((team) => team.id !== shown?.id && mayUse(team.role, scope))
  return [
    ...(shown && owner ? [{ id: owner.id, name: null }] : []),
    ...others.map((team) => ({ id: team.id, name: team.name })),
  ]
}
