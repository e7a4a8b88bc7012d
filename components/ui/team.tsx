'use client'

import { createContext, type ReactNode, use, useCallback } from 'react'
import type { AccountKind } from '@/lib/shared/accounts'
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

/** Returns the kind of the account that the screens show. A team has no time of its own, so no calendar blocks it. */
export function useAccountKind(): AccountKind {
  const shown = use(TeamContext)
  if (shown === null) return 'person'
  return shown.role === 'room' ? 'room' : 'team'
}

/** A text for each kind of account that reads it in other words than a person. */
type ByKind<Text> = { readonly person: Text } & { readonly [Kind in AccountKind]?: Text }

/** Returns the text for the kind of the account whose screens are shown. */
export function useForKind(): <Text>(texts: ByKind<Text>) => Text {
  const kind = useAccountKind()
  return (texts) => texts[kind] ?? texts.person
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
