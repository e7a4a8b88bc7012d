'use client'

import { createContext, type ReactNode, use, useCallback } from 'react'
import { mayUse, toTeamAddress } from '@/lib/shared/owner-screens'
import type { DeclaredScope } from '@/lib/shared/scopes'
import type { ShownRole } from '@/lib/shared/team-roles'

/** The team whose screens are shown, or a room of one, and what the person who is signed in is there. */
export type ShownTeam = { id: string; slug: string; name: string; role: ShownRole }

const TeamContext = createContext<ShownTeam | null>(null)

export function TeamProvider({ team, children }: { team: ShownTeam | null; children: ReactNode }) {
  return <TeamContext value={team}>{children}</TeamContext>
}

/** Null on the screens of the person. */
export function useTeam(): ShownTeam | null {
  return use(TeamContext)
}

/** Whether a team is shown. It has no time of its own, so no calendar blocks it. */
export function useIsTeams(): boolean {
  const shown = use(TeamContext)
  return shown !== null && shown.role !== 'room'
}

/** The name of the room whose screens are shown; null on those of a person or a team. */
export function useRoomName(): string | null {
  const shown = use(TeamContext)
  return shown?.role === 'room' ? shown.name : null
}

/** Returns the address that a screen has for the account that is shown. */
export function useScreenAddress(): (address: string) => string {
  const team = use(TeamContext)?.slug ?? null
  return useCallback((address) => toTeamAddress(team, address), [team])
}

/** Returns the address of a GET of the API for the account that is shown: no header comes with a link. */
export function useCallAddress(): (path: string) => string {
  const team = use(TeamContext)
  return (path) => (team ? `${path}${path.includes('?') ? '&' : '?'}account=${team.id}` : path)
}

/** Whether the role of the person allows calls with the scope; for their own account it always does. */
export function useMay(): (scope: DeclaredScope) => boolean {
  const role = use(TeamContext)?.role ?? null
  return (scope) => mayUse(role, scope)
}
