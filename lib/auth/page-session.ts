import { cookies, headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookieName } from '@/lib/request/cookies'
import { mayOpen, readScreenPath } from '@/lib/shared/owner-screens'
import type { ShownRole } from '@/lib/shared/team-roles'
import { redirectFor } from './route-policy'
import { findScreenTeam, type ScreenTeam } from './screen-team'
import { type Actor, asThemselves, findSession, type Person, type Session } from './session'

/** The session where the page is rendered, read once per request. */
const findPageSession = cache(async (): Promise<Session | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value ?? null
  return findSession(token, new Date())
})

export async function findPagePerson(): Promise<Person | null> {
  return (await findPageSession())?.person ?? null
}

/** True where somebody who runs the server is signed in. */
export async function isPageAdmin(): Promise<boolean> {
  return (await findPageSession())?.isAdmin === true
}

/** For the screens of those who run the server; the middleware has asked already. */
export async function requireAdmin(): Promise<void> {
  if (!(await isPageAdmin())) notFound()
}

/** Who acts on an owner's page, and for which team; null for themselves. */
export type PageOwner = Omit<Actor, 'role'> & { person: Person; role: ShownRole | null; team: ScreenTeam | null }

/**
 * For owner pages, whose address names the account. The middleware has redirected already, and drawn another screen where the
 * role does not show this one, but every page checks again.
 */
export const requireOwner = cache(async (): Promise<PageOwner> => {
  const person = await findPagePerson()
  const address = (await headers()).get('x-slotform-path') ?? '/'
  const elsewhere = redirectFor(address, person)
  if (elsewhere || !person) redirect(elsewhere ?? '/auth')
  const { team: slug, path } = readScreenPath(address)
  if (slug === null) return { ...asThemselves(person), person, team: null }
  const team = await findScreenTeam(person.id, slug)
  if (!team || !mayOpen(team.role, path)) notFound()
  return { id: team.id, person, role: team.role, team }
})
