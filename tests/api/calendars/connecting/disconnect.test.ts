import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Settings } from '@/lib/settings/schema'
import type { Answer } from '@/tests/support/api/client'
import { connectBy, createIntegration, integrationsOf } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'
import { logged } from '@/tests/support/log'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

afterEach(() => fakes.reset())
afterAll(() => fakes.stop())

const revocations = () => fakes.requests.filter(({ path }) => path.includes('revoke'))

describe('DELETE /api/integrations/{id}', () => {
  it.each(['google', 'zoom'] as const)('gives the access to %s back and forgets the account', async (provider) => {
    const owner = await signInOwner()
    await connectBy(fakes, owner, provider)
    const [integration] = await integrationsOf(owner)
    expect((await owner.delete(`/api/integrations/${integration?.id}`)).status).toBe(204)
    expect(await integrationsOf(owner)).toEqual([])
    expect(revocations().map(({ status }) => status)).toContain(200)
    expect((await owner.delete(`/api/integrations/${integration?.id}`)).status).toBe(404)
  })

  it('leaves the access of another owner of the same account alone', async () => {
    const [one, other] = [await signInOwner(), await signInOwner()]
    await connectBy(fakes, one, 'google')
    await connectBy(fakes, other, 'google')
    const [mine] = await integrationsOf(one)
    expect((await one.delete(`/api/integrations/${mine?.id}`)).status).toBe(204)
    expect(revocations()).toEqual([])
    const [theirs] = await integrationsOf(other)
    await other.delete(`/api/integrations/${theirs?.id}`)
    expect(revocations()).not.toEqual([])
  })

  it.each(['server-error', 'hang'] as const)(
    'is done within seconds when the provider answers with %s',
    async (kind) => {
      const owner = await signInOwner()
      await connectBy(fakes, owner, 'zoom')
      const [integration] = await integrationsOf(owner)
      fakes.fail({ provider: 'zoom', call: 'oauth.revoke', kind, times: 2 })
      const begin = Date.now()
      expect((await owner.delete(`/api/integrations/${integration?.id}`)).status).toBe(204)
      expect(Date.now() - begin).toBeLessThan(12_000)
      expect(await integrationsOf(owner)).toEqual([])
    },
  )

  it('asks once more where the provider fails, and tells the operator where it fails again', async () => {
    for (const times of [2, 4]) {
      const owner = await signInOwner()
      await connectBy(fakes, owner, 'google')
      const [integration] = await integrationsOf(owner)
      fakes.fail({ provider: 'google', call: 'oauth.revoke', kind: 'server-error', times })
      expect((await owner.delete(`/api/integrations/${integration?.id}`)).status).toBe(204)
      expect(revocations()).toHaveLength(4)
      const told = { level: 'warn', target: integration?.id, provider: 'google' }
      expect(logged('grant_not_revoked')).toMatchObject(times === 4 ? [told] : [])
      fakes.reset()
    }
  })

  it('takes an access for given back that the provider does not know any more', async () => {
    const owner = await signInOwner()
    await connectBy(fakes, owner, 'google')
    fakes.google.authority.revokeAll()
    const [integration] = await integrationsOf(owner)
    expect((await owner.delete(`/api/integrations/${integration?.id}`)).status).toBe(204)
    expect(revocations().map(({ status }) => status)).toEqual([400, 400])
    expect(logged('grant_not_revoked')).toEqual([])
  })

  it('takes its calendars out of pages and settings, and leaves all others', async () => {
    const owner = await signInOwner()
    const [gone, kept] = [await createIntegration(owner), await createIntegration(owner)]
    const choices = [`google_${kept}`, `google_${gone}`, `google_${gone}:team@example.com`, `google_${kept}:x`]
    const left = [`google_${kept}`, `google_${kept}:x`]
    const page = await createPage(owner, { conflictCheckCalendars: choices, targetCalendars: [`google_${gone}`] })
    const untouched = await createPage(owner, { conflictCheckCalendars: left })
    await saveSettings(owner, { defaultCalendars: choices })
    expect((await owner.delete(`/api/integrations/${gone}`)).status).toBe(204)
    const read = async (id: string) => ((await owner.get(`/api/time-slot-pages/${id}`)) as Answer<TimeSlotPage>).body
    expect(await read(page.id)).toMatchObject({ conflictCheckCalendars: left, targetCalendars: [] })
    expect(await read(untouched.id)).toEqual(untouched)
    expect(((await owner.get('/api/settings')) as Answer<Settings>).body.defaultCalendars).toEqual(left)
  })

  it('works for one whose tokens nobody can open', async () => {
    const owner = await signInOwner()
    const id = await createIntegration(owner, { type: 'zoom', accessToken: 'not.ours.at.all', refreshToken: 'x' })
    expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
    expect(await database().select().from(integrations).where(eq(integrations.id, id))).toEqual([])
  })
})
