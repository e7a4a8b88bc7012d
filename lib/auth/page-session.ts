import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookieName } from '@/lib/request/cookies'
import { redirectFor } from './route-policy'
import { type Actor, asThemselves, findSession, type Person } from './session'

/** Who is signed in where the page is rendered, read once per request. */
export const findPagePerson = cache(async (): Promise<Person | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value ?? null
  const session = await findSession(token, new Date())
  return session?.person ?? null
})

/** For owner pages. The middleware has redirected already, but every page checks again. */
export async function requireOwner(): Promise<Actor & { person: Person }> {
  const person = await findPagePerson()
  const path = (await headers()).get('x-slotform-path') ?? '/'
  const elsewhere = redirectFor(path, person)
  if (elsewhere || !person) redirect(elsewhere ?? '/auth')
  return { ...asThemselves(person), person }
}
