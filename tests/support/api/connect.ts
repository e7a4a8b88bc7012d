import { eq } from 'drizzle-orm'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import type { FakeProviders } from '@/dev/fake-providers/fake-providers'
import type { Integration } from '@/lib/shared/calendars/integration'
import type { Answer, ApiClient } from './client'

type Decision = Parameters<FakeProviders['consent']>[1]

/** The address of the consent screen that an owner is sent to. */
export async function consentAddress(
  owner: ApiClient,
  provider: 'google' | 'microsoft' | 'zoom',
  query = '',
): Promise<string> {
  const answer = await owner.get(`/api/auth/${provider}${query}`)
  if (answer.status !== 303) throw new Error(`No redirect: ${answer.status} ${answer.text}`)
  return answer.headers.get('location') ?? ''
}

/** Comes back from the provider's screen; answers where the owner ends, without the origin. */
export async function comeBack(owner: ApiClient, address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const answer = await owner.get(pathname + search)
  return (answer.headers.get('location') ?? '').replace('http://localhost:3000', '')
}

/** Connects the provider through its fake consent page. */
export async function connectBy(
  fakes: FakeProviders,
  owner: ApiClient,
  provider: 'google' | 'microsoft' | 'zoom',
  decision?: Decision,
): Promise<string> {
  return comeBack(owner, await fakes.consent(await consentAddress(owner, provider), decision))
}

export async function integrationsOf(owner: ApiClient): Promise<Integration[]> {
  return ((await owner.get('/api/integrations')) as Answer<Integration[]>).body
}

export async function rowOf(id: string) {
  const [row] = await database().select().from(integrations).where(eq(integrations.id, id))
  if (!row) throw new Error('There is no such connection')
  return row
}

/** Sets the expiry of its access token to so many milliseconds from now. */
export async function endIn(id: string, ms: number): Promise<void> {
  await database()
    .update(integrations)
    .set({ expiresAt: new Date(Date.now() + ms) })
    .where(eq(integrations.id, id))
}

/** A connection without tokens, as if it had been made. */
export async function createIntegration(owner: ApiClient, fields: Partial<typeof integrations.$inferInsert> = {}) {
  const { id: userId } = ((await owner.get('/api/user')) as Answer<{ id: string }>).body
  const [row] = await database()
    .insert(integrations)
    .values({ userId, type: 'google_calendar', config: { account: 'ada@example.com' }, ...fields })
    .returning({ id: integrations.id })
  return row?.id ?? ''
}
