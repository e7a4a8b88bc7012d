import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { findGrantRow } from '@/db/queries/calendars/grants'
import { integrations } from '@/db/schema'
import { grantsOf } from '@/lib/calendars/accounts/grants'
import type { Grant, OAuthGrant } from '@/lib/calendars/providers/provider'
import type { ApiClient } from '@/tests/support/api/client'
import { comeBack, consentAddress, endIn, integrationsOf, rowOf } from '@/tests/support/api/connect'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'
import { startStrictOAuth } from '@/tests/support/api/strict-oauth'

const strict = await startStrictOAuth()
Object.assign(process.env, strict.env)

beforeEach(() => Object.assign(strict.refreshes, { asked: 0, refused: 0 }))
afterAll(() => strict.stop())

async function connected(): Promise<{ owner: ApiClient & { email: string }; id: string }> {
  const owner = await signInOwner()
  const end = await comeBack(owner, await strict.consent(await consentAddress(owner, 'zoom')))
  expect(end).toBe('/integrations?success=zoom_connected')
  const [integration] = await integrationsOf(owner)
  return { owner, id: integration?.id ?? '' }
}

/** The grants of a connection, as a process that reads it now sees them. */
async function grantsAt(id: string) {
  const row = await findGrantRow(database(), id)
  if (!row) throw new Error('There is no row')
  return grantsOf(row)
}

const tokenOf = (grant: Grant) => (grant as OAuthGrant).accessToken

describe('grants', () => {
  describe('a grant', () => {
    it('is used as it is while it lives', async () => {
      const { id } = await connected()
      const grants = await grantsAt(id)
      expect(await grants.current()).toEqual(await grants.current())
      expect(strict.refreshes.asked).toBe(0)
    })

    it('is renewed two minutes before its end, and what comes is stored', async () => {
      const { id } = await connected()
      const before = await rowOf(id)
      await endIn(id, 115_000)
      const token = tokenOf(await (await grantsAt(id)).current())
      expect(await strict.knows(token)).toBe(true)
      const after = await rowOf(id)
      expect(after.refreshToken).not.toBe(before.refreshToken)
      expect(after.expiresAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000)
      expect(after.config).toEqual(before.config)
      expect(strict.refreshes).toEqual({ asked: 1, refused: 0 })
    })

    it('is not renewed three minutes before its end', async () => {
      const { id } = await connected()
      await endIn(id, 180_000)
      await (await grantsAt(id)).current()
      expect(strict.refreshes.asked).toBe(0)
    })

    it('is renewed again and again with the newest refresh token', async () => {
      const { id } = await connected()
      for (let round = 0; round < 3; round += 1) {
        await endIn(id, -1)
        expect(await strict.knows(tokenOf(await (await grantsAt(id)).current()))).toBe(true)
      }
      expect(strict.refreshes).toEqual({ asked: 3, refused: 0 })
    })

    it('is renewed once for ten callers, and all of them get the same', async () => {
      const { id } = await connected()
      await endIn(id, -1)
      const sources = await Promise.all(Array.from({ length: 10 }, () => grantsAt(id)))
      const tokens = await Promise.all(sources.map(async (grants) => tokenOf(await grants.current())))
      expect(new Set(tokens).size).toBe(1)
      expect(strict.refreshes).toEqual({ asked: 1, refused: 0 })
    })

    it('is renewed once for callers of two copies of the code, as in two processes', async () => {
      const { id } = await connected()
      await endIn(id, -1)
      vi.resetModules()
      const other = await import('@/lib/calendars/accounts/grants')
      expect(other.grantsOf).not.toBe(grantsOf)
      const row = await findGrantRow(database(), id)
      if (!row) throw new Error('There is no row')
      const sources = [1, 2, 3, 4, 5].flatMap(() => [grantsOf({ ...row }), other.grantsOf({ ...row })])
      const tokens = await Promise.all(sources.map(async (grants) => tokenOf(await grants.current())))
      expect(new Set(tokens).size).toBe(1)
      expect(strict.refreshes).toEqual({ asked: 1, refused: 0 })
    })

    it('that was refused is renewed, unless somebody else has done that already', async () => {
      const { id } = await connected()
      const [mine, theirs] = [await grantsAt(id), await grantsAt(id)]
      const refused = await mine.current()
      const renewed = await mine.renew(refused)
      expect(tokenOf(renewed)).not.toBe(tokenOf(refused))
      expect(await theirs.renew(refused)).toEqual(renewed)
      expect(strict.refreshes.asked).toBe(1)
    })

    it('waits for whoever renews it, and goes on when that one died', async () => {
      const { id } = await connected()
      await endIn(id, -1)
      const until = Date.now() + 700
      await database()
        .update(integrations)
        .set({ config: { renewing: { by: 'a dead process', until } } })
        .where(eq(integrations.id, id))
      expect(await strict.knows(tokenOf(await (await grantsAt(id)).current()))).toBe(true)
      expect(Date.now()).toBeGreaterThanOrEqual(until - 50)
    })

    it('is sealed with the newest key when it is used', async () => {
      const { id } = await connected()
      const { accessToken } = await rowOf(id)
      vi.resetModules()
      const oldKey = process.env.ENCRYPTION_KEY
      process.env.ENCRYPTION_KEY = `${Buffer.alloc(32, 2).toString('base64')},${oldKey}`
      try {
        const rotated = await import('@/lib/calendars/accounts/grants')
        const row = await findGrantRow(database(), id)
        if (!row) throw new Error('There is no row')
        const token = tokenOf(await rotated.grantsOf(row).current())
        const resealed = await rowOf(id)
        expect(resealed.accessToken?.split('.')[0]).not.toBe(accessToken?.split('.')[0])
        process.env.ENCRYPTION_KEY = Buffer.alloc(32, 2).toString('base64')
        vi.resetModules()
        const later = await import('@/lib/calendars/accounts/grants')
        expect(tokenOf(await later.grantsOf({ ...row, ...resealed }).current())).toBe(token)
      } finally {
        process.env.ENCRYPTION_KEY = oldKey
        vi.resetModules()
      }
    })
  })

  describe('tokens that nobody uses', () => {
    it('are sealed with the newest key by and by, and those that nobody can open are left', async () => {
      const [{ id }, lost] = [await connected(), await connected()]
      await database().update(integrations).set({ accessToken: 'lost' }).where(eq(integrations.id, lost.id))
      const oldKey = process.env.ENCRYPTION_KEY
      process.env.ENCRYPTION_KEY = `${Buffer.alloc(32, 3).toString('base64')},${oldKey}`
      vi.resetModules()
      try {
        const { resealAllTokens, openTokens } = await import('@/lib/calendars/accounts/sealed-tokens')
        const before = await rowOf(id)
        const plain = openTokens(before)
        await resealAllTokens()
        const after = await rowOf(id)
        expect(after.refreshToken?.slice(0, 8)).not.toBe(before.refreshToken?.slice(0, 8))
        expect(openTokens(after)).toEqual(plain)
        expect((await rowOf(lost.id)).accessToken).toBe('lost')
      } finally {
        process.env.ENCRYPTION_KEY = oldKey
        vi.resetModules()
      }
      await database().delete(integrations)
    })

    it('are found behind more lost ones than are read at once, also where only one of two is old', async () => {
      const { id } = await connected()
      const before = await rowOf(id)
      const oldKey = process.env.ENCRYPTION_KEY
      process.env.ENCRYPTION_KEY = `${Buffer.alloc(32, 3).toString('base64')},${oldKey}`
      vi.resetModules()
      try {
        const { resealAllTokens, openTokens, sealTokens } = await import('@/lib/calendars/accounts/sealed-tokens')
        const { firstKeyId } = await import('@/lib/platform/encryption')
        const plain = openTokens(before)
        const { accessToken } = sealTokens(id, plain)
        await database().update(integrations).set({ accessToken }).where(eq(integrations.id, id))
        await database().insert(integrations).values(lostBefore(before, 150))
        await resealAllTokens()
        const after = await rowOf(id)
        expect(after.refreshToken?.split('.')[0]).toBe(firstKeyId())
        expect(openTokens(after)).toEqual(plain)
      } finally {
        process.env.ENCRYPTION_KEY = oldKey
        vi.resetModules()
      }
      await database().delete(integrations)
    })
  })

  /** Connections whose tokens carry the id of the key but cannot be decrypted. Their ids sort first. */
  function lostBefore({ userId, accessToken }: { userId: string; accessToken: string | null }, count: number) {
    return Array.from({ length: count }, (_, number) => ({
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      ...{ userId, accessToken, type: 'zoom' as const, accountId: `lost-${number}` },
    }))
  }

  describe('a connection that its provider no longer accepts', () => {
    async function dead() {
      const { owner, id } = await connected()
      const { refreshToken } = (await (await grantsAt(id)).current()) as OAuthGrant
      const body = new URLSearchParams({ token: refreshToken ?? '' })
      const authorization = `Basic ${Buffer.from(['slotform', 'a secret: with/signs'].map(encodeURIComponent).join(':')).toString('base64')}`
      const url = strict.env.ZOOM_REVOKE_URL ?? ''
      expect((await fetch(url, { method: 'POST', body, headers: { authorization } })).status).toBe(200)
      await endIn(id, -1)
      return { owner, id }
    }

    it('expires, keeps its row, and its owner is written to once', async () => {
      const { owner, id } = await dead()
      const sources = await Promise.all(Array.from({ length: 5 }, () => grantsAt(id)))
      for (const grants of sources) await expect(grants.current()).rejects.toMatchObject({ kind: 'needs-reauth' })
      await expect((await grantsAt(id)).current()).rejects.toMatchObject({ kind: 'needs-reauth' })
      expect(strict.refreshes.asked).toBe(1)
      expect(await integrationsOf(owner)).toMatchObject([{ id, status: 'expired' }])
      const mails = (await mailsTo(owner.email)).filter(({ subject }) => subject.includes('Zoom'))
      expect(mails).toHaveLength(1)
      expect(mails[0]?.text).toContain('http://localhost:3000/integrations')
      expect(mails[0]?.text).toContain('zoe@zoom.example')
    })

    it('lives again when its owner connects it anew, and they are told again the next time', async () => {
      const { owner, id } = await dead()
      await expect((await grantsAt(id)).current()).rejects.toMatchObject({ kind: 'needs-reauth' })
      await comeBack(owner, await strict.consent(await consentAddress(owner, 'zoom')))
      expect(await integrationsOf(owner)).toMatchObject([{ id, status: 'connected' }])
      expect((await rowOf(id)).expiryToldAt).toBeNull()
      expect(await strict.knows(tokenOf(await (await grantsAt(id)).current()))).toBe(true)
    })

    it('uses what another process stored meanwhile instead', async () => {
      const { id } = await dead()
      const grants = await grantsAt(id)
      const other = await connected()
      const fresh = await findGrantRow(database(), other.id)
      const { sealTokens, openTokens } = await import('@/lib/calendars/accounts/sealed-tokens')
      if (!fresh) throw new Error('There is no row')
      await database()
        .update(integrations)
        .set({ ...sealTokens(id, openTokens(fresh)), expiresAt: fresh.expiresAt })
        .where(eq(integrations.id, id))
      expect(tokenOf(await grants.current())).toBe(openTokens(fresh).accessToken)
      expect((await rowOf(id)).expiredAt).toBeNull()
    })
  })

  describe('a provider that is away', () => {
    it('ends nothing: a lost answer is tried again, and only its refusal counts', async () => {
      const { owner, id } = await connected()
      await endIn(id, -1)
      strict.loseNextAnswer()
      await expect((await grantsAt(id)).current()).rejects.toMatchObject({ kind: 'transient' })
      expect(await integrationsOf(owner)).toMatchObject([{ status: 'connected' }])
      expect((await rowOf(id)).config).not.toHaveProperty('renewing')
      // The provider has thrown the old refresh token away with the answer that was lost.
      await expect((await grantsAt(id)).current()).rejects.toMatchObject({ kind: 'needs-reauth' })
      expect(await integrationsOf(owner)).toMatchObject([{ status: 'expired' }])
    })

    it('is not asked while the token still lives', async () => {
      const { id } = await connected()
      await endIn(id, 90_000)
      strict.loseNextAnswer()
      expect(tokenOf(await (await grantsAt(id)).current())).toMatch(/./)
      expect((await rowOf(id)).expiredAt).toBeNull()
    })
  })

  describe('a Zoom connection more than a day past its end', () => {
    const TWO_DAYS = 2 * 86_400_000

    it('is renewed when it is seen', async () => {
      const { owner, id } = await connected()
      await endIn(id, -TWO_DAYS)
      expect(await integrationsOf(owner)).toMatchObject([{ status: 'connected' }])
      expect(strict.refreshes).toEqual({ asked: 1, refused: 0 })
      expect((await rowOf(id)).lastUsedAt).toBeNull()
    })

    it.each(['no-token-of-ours', null])('with the token %j is expired at once', async (token) => {
      const { owner, id } = await connected()
      await database()
        .update(integrations)
        .set({ accessToken: token, refreshToken: token })
        .where(eq(integrations.id, id))
      await endIn(id, -TWO_DAYS)
      expect(await integrationsOf(owner)).toMatchObject([{ status: 'expired' }])
      expect(strict.refreshes.asked).toBe(0)
    })

    it('is asked for once in a while only, while its provider is away', async () => {
      const { owner, id } = await connected()
      await endIn(id, -TWO_DAYS)
      strict.loseNextAnswer()
      expect(await integrationsOf(owner)).toMatchObject([{ id, status: 'connected' }])
      await integrationsOf(owner)
      expect(strict.refreshes.asked).toBe(1)
    })
  })
})
