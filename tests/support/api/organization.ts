import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type FakeProviders, startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { query } from '../database/query'
import type { ApiClient } from './client'

type Member = Partial<FakeProviders['organization']['members'][number]>

/** The organization's provider, for each test as if new. */
export function startOrganization(): { current: FakeProviders } {
  const fakes = {} as { current: FakeProviders }
  beforeAll(async () => {
    fakes.current = await startFakeProviders({ port: Number(process.env.FAKE_PORT), isValidated: false })
  })
  beforeEach(() => fakes.current.organization.reset())
  afterAll(() => fakes.current.stop())
  return fakes
}

let counter = 0

/** Somebody new at the organization. */
export function addMember(fakes: { current: FakeProviders }, member: Member = {}) {
  counter += 1
  const id = `member-${process.pid}-${counter}`
  const made = { id, email: `${id}@organization.example`, name: 'Somebody', isVerified: true, groups: [], ...member }
  fakes.current.organization.members.push(made)
  return made
}

/** Where the provider sends the browser back to, once this person has agreed. */
export async function agree(
  fakes: { current: FakeProviders },
  client: ApiClient,
  { account, next, denies }: { account: string; next?: string; denies?: boolean },
): Promise<string> {
  const begun = await client.get(`/api/auth/oidc${next ? `?next=${encodeURIComponent(next)}` : ''}`)
  const back = await fakes.current.consent(begun.headers.get('location') ?? '', { account, denies })
  const { pathname, search } = new URL(back)
  return pathname + search
}

/** The whole way; answers where the browser ends, without the origin. */
export async function signInAt(
  fakes: { current: FakeProviders },
  client: ApiClient,
  account: string,
  next?: string,
): Promise<string> {
  return placeOf(await client.get(await agree(fakes, client, { account, next })))
}

export function placeOf({ headers }: { headers: Headers }): string {
  return (headers.get('location') ?? '').replace('http://localhost:3000', '')
}

/** How many rows a sign-in could have written. */
export async function countRows(): Promise<Record<string, number>> {
  const [row] = await query<Record<string, number>>(sql`
    select (select count(*)::int from users) as users, (select count(*)::int from identities) as identities,
      (select count(*)::int from sessions) as sessions, (select count(*)::int from magic_links) as links`)
  return row ?? {}
}
