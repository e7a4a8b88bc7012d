import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionCookieName } from '@/lib/request/cookies'
import { redirectFor } from './route-policy'
import { findSession, type SessionUser } from './session'

/** The signed-in user of the page being rendered, read once per request. */
export const findPageUser = cache(async (): Promise<SessionUser | null> => {
  const token = (await cookies()).get(sessionCookieName())?.value ?? null
  const session = await findSession(token, new Date())
  return session?.user ?? null
})

/** For owner pages. The middleware has redirected already, but every page checks again. */
export async function requireOwner(): Promise<SessionUser> {
  const user = await findPageUser()
  const path = (await headers()).get('x-slotform-path') ?? '/'
  const elsewhere = redirectFor(path, user)
  if (elsewhere || !user) redirect(elsewhere ?? '/auth')
  return user
}
