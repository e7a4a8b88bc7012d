import type { Method } from './http-methods'
import { type DeclaredScope, hasScope, neededScopes, SCOPES, type Scope } from './scopes'

/** What a member may do for a team, from most to least. */
export const ROLES = ['owner', 'admin', 'editor', 'host', 'viewer'] as const
export type Role = (typeof ROLES)[number]

const SCOPES_OF: Record<Role, readonly Scope[]> = {
  owner: SCOPES,
  admin: SCOPES,
  editor: ['meetings:write', 'pages:write', 'forms:write', 'responses:write'],
  host: ['pages:read', 'forms:read'],
  viewer: ['meetings:read', 'pages:read', 'forms:read', 'responses:read'],
}

/** Owners and admins of a team act for its rooms, whose other parts nobody uses. */
const SCOPES_FOR_ROOMS: readonly Scope[] = ['meetings:write', 'settings:write']

/** Who acts on the screens of an account that is not their own: by their role in a team, or for a room that they look after. */
export type ShownRole = Role | 'room'

/** Only they make calls that no scope covers: keys, export, import, erasing a person, transfer. */
export function isLeading(role: ShownRole): boolean {
  return role === 'owner' || role === 'admin'
}

/** Why a role may not make a call; `scope`: the first that it lacks, null for a call that no scope covers. */
export type Refusal = { scope: Scope | null }

/** Null for a call that a member with the role may make for the team, or with `isRoom` for a room of it. */
export function refusalOf(
  role: Role,
  { scope: declared, method, isRoom }: { scope: DeclaredScope; method: Method | 'HEAD'; isRoom: boolean },
): Refusal | null {
  if (isRoom && !isLeading(role)) return { scope: null }
  const needed = neededScopes(declared, method)
  if (needed === null) return isLeading(role) && !isRoom ? null : { scope: null }
  const granted = isRoom ? SCOPES_FOR_ROOMS : SCOPES_OF[role]
  const missing = needed.find((scope) => !hasScope(granted, scope))
  return missing && missing !== 'any' ? { scope: missing } : null
}
