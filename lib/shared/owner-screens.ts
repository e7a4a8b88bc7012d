import type { DeclaredScope } from './scopes'
import { refusalOf, type ShownRole } from './team-roles'

/** What a member needs for a screen of a team; `person`: a screen that is about the person, which a team does not have. */
type Needed = DeclaredScope | 'person'

/** The paths of the pages below app/(owner), for a person as they are and for a team below `/team/{slug}`. */
const SCREENS: readonly [path: RegExp, needs: Needed][] = [
  [/^\/(meetings)?$/, 'meetings:read'],
  [/^\/meetings\/[^/]+\/edit$/, 'meetings:write'],
  [/^\/time-slot-pages\/(create|[^/]+\/edit)$/, 'pages:write'],
  [/^\/time-slot-pages(\/[^/]+)?$/, 'pages:read'],
  [/^\/forms\/(new|[^/]+\/edit)$/, 'forms:write'],
  [/^\/forms\/[^/]+\/responses(\/print)?$/, ['forms:read', 'responses:read']],
  [/^\/forms$/, 'forms:read'],
  [/^\/response\/[^/]+$/, 'responses:read'],
  [/^\/(availability|integrations|settings(\/(brand|public-profile))?)$/, 'settings:read'],
  [/^\/settings\/(developers|your-data|move-in)$/, null],
  [/^\/admin(\/(accounts|invitations|queue|instance|audit))?$/, 'person'],
  [/^\/(hosting|settings\/(language|devices|create-team))$/, 'person'],
]

/** The screens that only a team has. Each role reads its pages. */
const TEAM_SCREENS = /^\/(members|rooms|time-slot-pages\/[^/]+\/fairness)$/
/** The screens that a room has below its own address. */
const ROOM_SCREENS = /^\/(meetings(\/[^/]+\/edit)?|availability|hosting|integrations)$/
/** In place of a screen that the member's role does not show. */
const REFUSED_SCREEN = '/refused'

/**
 * What the address of an owner's screen names: the slug of a team, with `/rooms/` and the id of one of its rooms for a room, null for
 * the person; and the path of the screen.
 */
export type ScreenAddress = { team: string | null; path: string }

/** Reads the path of an address, with or without its query and fragment. */
export function readScreenPath(address: string): ScreenAddress {
  const [whole = ''] = address.split(/[?#]/)
  const [, team, rest] = /^\/team\/([^/]+(?:\/rooms\/[^/]+)?)(\/.*)?$/.exec(whole) ?? []
  const path = (rest ?? (team ? '/' : whole)).replace(/(.)\/$/, '$1')
  return { team: team ?? null, path }
}

/** False for a path that passes the middleware and has no screen. */
export function isOwnerScreen({ team, path }: ScreenAddress): boolean {
  if (team !== null && readAccount(team).room !== null) return path === '/' || ROOM_SCREENS.test(path)
  const needs = neededFor(path)
  if (team === null) return needs !== undefined
  return isTeamsOnly(path) || (needs !== undefined && needs !== 'person')
}

/** True for what the app has under its team's own address; the other screens of a team are those of a person. */
export function isTeamsOnly(path: string): boolean {
  return TEAM_SCREENS.test(path) || path === REFUSED_SCREEN
}

/** True for the screens of those who run the server. To everybody else they are unknown paths. */
export function isAdmins(path: string): boolean {
  return /^\/admin(\/|$)/.test(path)
}

/** Whether a member with the role sees the screen. `role`: null for a person's own account. */
export function mayOpen(role: ShownRole | null, path: string): boolean {
  if (role === 'room') return ROOM_SCREENS.test(path)
  const needs = neededFor(path)
  return role === null || isTeamsOnly(path) || (needs !== undefined && needs !== 'person' && mayUse(role, needs))
}

/** Whether somebody may make calls that need the scope. */
export function mayUse(role: ShownRole | null, scope: DeclaredScope): boolean {
  if (role === null) return true
  const isRoom = role === 'room'
  return refusalOf(isRoom ? 'admin' : role, { scope, method: 'GET', isRoom }) === null
}

/** The screen that a team's own address shows first. */
export function firstScreen(role: ShownRole): string {
  if (role === 'room') return '/availability'
  return mayOpen(role, '/') ? '/' : '/time-slot-pages'
}

/**
 * The address that a screen of a person has for the team; for null the same one. Addresses of other things, and of screens about
 * the person, are as they were.
 */
export function toTeamAddress(team: string | null, address: string): string {
  if (team === null || !address.startsWith('/')) return address
  const { team: named, path } = readScreenPath(address)
  if (named !== null) return address
  // What a room has no screen for, its team has.
  const account = [team, readAccount(team).team].find((one) => isOwnerScreen({ team: one, path }))
  return account === undefined ? address : teamAddress(account) + (path === '/' ? address.slice(1) : address)
}

/** True for an address of ours that is no screen of the account whose screens are shown. */
export function leadsElsewhere(team: string | null, address: string): boolean {
  return address.startsWith('/') && readScreenPath(address).team !== team
}

/** The slug of a team, and the id of its room, of an account as addresses name it. */
export function readAccount(account: string): { team: string; room: string | null } {
  const [team = '', , room = null] = account.split('/')
  return { team, room }
}

/** The account of a room of a team, as addresses name it. */
export function roomAccount(team: string, room: string): string {
  return `${team}/rooms/${room}`
}

export function teamAddress(slug: string): string {
  return `/team/${slug}`
}

export function refusedAddress(slug: string): string {
  return teamAddress(slug) + REFUSED_SCREEN
}

function neededFor(path: string): Needed | undefined {
  return SCREENS.find(([pattern]) => pattern.test(path))?.[1]
}
