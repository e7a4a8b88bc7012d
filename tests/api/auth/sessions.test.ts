import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { sha256 } from '@/lib/platform/sha256'
import type { SignedIn } from '@/lib/shared/api-shapes'
import { ApiClient } from '@/tests/support/api/client'
import { loginLink, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createKey } from '@/tests/support/factories/keys'

const COOKIE = 'authjs.session-token'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const listOf = async (client: ApiClient) => (await client.get('/api/sessions')).body as SignedIn[]

/** Two browsers of one account: the one asked, and another that was used a minute later, not in the same millisecond. */
async function signInTwice() {
  const email = newEmail()
  const here = await signInOwner(email)
  await query(sql`update sessions set last_used_at = last_used_at - interval '1 minute'
    where user_id = (select id from users where email = ${email})`)
  return { here, there: await signInOwner(email) }
}

describe('GET /api/sessions', () => {
  it('lists each browser, the one used last first, and marks the one that asks', async () => {
    const { here, there } = await signInTwice()
    const [newest, older, ...none] = await listOf(here)
    expect([newest?.current, older?.current, none]).toEqual([false, true, []])
    const ids = (await listOf(there)).map(({ id, current }) => ({ id, current }))
    expect(ids).toEqual([
      { id: newest?.id, current: true },
      { id: older?.id, current: false },
    ])
  })

  it('names a browser in words of ours, and nothing that opens a session', async () => {
    const client = new ApiClient()
    const email = newEmail()
    const headers = { 'user-agent': `${FIREFOX} planted-words` }
    await client.post('/api/auth/send-magic-link', { email })
    await client.get(await loginLink(email), { headers })
    await client.post('/api/auth/accept-terms')
    const { text, body } = await client.get('/api/sessions')
    const now = Date.now()
    const [session] = body as SignedIn[]
    expect(session).toMatchObject({ browser: 'Firefox', system: 'Linux', current: true })
    expect(Math.abs(Date.parse(session?.createdAt ?? '') - now)).toBeLessThan(60_000)
    const token = client.cookies.get(COOKIE) ?? ''
    expect(token.length).toBeGreaterThan(30)
    for (const secret of [token, sha256(token), 'planted-words', '127.0.0.1']) expect(text).not.toContain(secret)
  })

  it('leaves out what has ended, and the browsers of others', async () => {
    const { here } = await signInTwice()
    await signInOwner()
    const [other, current] = await listOf(here)
    await query(sql`update sessions set expires = now() - interval '1 second' where id = ${other?.id}::uuid`)
    expect((await listOf(here)).map(({ id }) => id)).toEqual([current?.id])
    await query(sql`update sessions set expires = now() + interval '9 days', created_at = now() - interval '91 days'
      where id = ${other?.id}::uuid`)
    expect((await listOf(here)).map(({ id }) => id)).toEqual([current?.id])
  })

  it('is for browsers: a key is told that there is no such call', async () => {
    const owner = await signInOwner()
    const { key } = await createKey(owner)
    const headers = { authorization: `Bearer ${key}` }
    expect((await new ApiClient().get('/api/v1/sessions', { headers })).status).toBe(404)
    expect((await new ApiClient().get('/api/sessions', { headers })).status).toBe(401)
  })

  it('notes a use that is an hour after the last, and a session of an older release', async () => {
    const owner = await signInOwner()
    const usedAgo = async (hours: string | null) => {
      await query(
        sql`update sessions set last_used_at = now() - ${hours}::interval where user_id =
          (select id from users where email = ${owner.email})`,
      )
      const lastUse = async () => (await listOf(owner))[0]?.lastUsedAt ?? ''
      const before = await lastUse()
      return { before, after: lastUse }
    }
    const recent = await usedAgo('30 minutes')
    expect(await recent.after()).toBe(recent.before)
    for (const hours of ['2 hours', null]) {
      const { after } = await usedAgo(hours)
      await vi.waitFor(async () => expect(Date.now() - Date.parse(await after())).toBeLessThan(60_000))
    }
  })
})

describe('DELETE /api/sessions/{id}', () => {
  it('signs that browser out at once, and no other', async () => {
    const { here, there } = await signInTwice()
    const [other] = await listOf(here)
    expect((await here.delete(`/api/sessions/${other?.id}`)).status).toBe(204)
    expect((await there.get('/api/user')).status).toBe(401)
    expect((await here.get('/api/user')).status).toBe(200)
    expect(await listOf(here)).toHaveLength(1)
  })

  it('answers 404 to an id that is unknown, ended, malformed or of another owner', async () => {
    const [owner, stranger] = [await signInOwner(), await signInOwner()]
    const [theirs] = await listOf(owner)
    for (const id of [randomUUID(), theirs?.id, 'no-id'])
      expect((await stranger.delete(`/api/sessions/${id}`)).status).toBe(404)
    expect(await stranger.delete(`/api/sessions/${theirs?.id}`)).toMatchObject({ body: { code: 'session_not_found' } })
    expect((await owner.get('/api/user')).status).toBe(200)
  })
})

describe('DELETE /api/sessions', () => {
  it('signs out all others of the account, and nobody else', async () => {
    const { here, there } = await signInTwice()
    const stranger = await signInOwner()
    expect((await here.delete('/api/sessions')).status).toBe(204)
    expect((await there.get('/api/user')).status).toBe(401)
    expect((await listOf(here)).map(({ current }) => current)).toEqual([true])
    expect((await stranger.get('/api/user')).status).toBe(200)
    expect((await here.delete('/api/sessions')).status).toBe(204)
  })
})
