import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { ApiClient } from '@/tests/support/api/client'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { signInOwner } from '@/tests/support/api/owner'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage } from '@/tests/support/factories/pages'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

async function connectRow(owner: ApiClient, type: 'zoom' | 'teams' | 'caldav', account: string): Promise<string> {
  const userId = ((await owner.get('/api/user')).body as { id: string }).id
  const id = randomUUID()
  await database().insert(integrations).values({ id, userId, type, config: { account } })
  return id
}

describe('GET /api/calendars', () => {
  it('names the calendars of every connection that has some, the primary one first', async () => {
    const owner = await signInOwner()
    const account = await connectFake(owner)
    account.calendars = [
      { id: 'team', name: 'Team', isPrimary: false, canWrite: true },
      { id: 'holidays', name: 'Holidays', isPrimary: false, canWrite: false },
      { id: 'ada@example.com', name: 'Ada', isPrimary: true, canWrite: true },
    ]
    await connectRow(owner, 'zoom', 'ada@zoom.example')
    const shared = { provider: 'google', primary: false, canWrite: true }
    expect((await owner.get('/api/calendars')).body).toEqual([
      { ...shared, id: account.choice, name: 'Ada', primary: true },
      { ...shared, id: `${account.choice}:team`, name: 'Team' },
      { ...shared, id: `${account.choice}:holidays`, name: 'Holidays', canWrite: false },
    ])
    expect((await (await signInOwner()).get('/api/calendars')).body).toEqual([])
  })

  it.each([
    ['needs-reauth', 'This account needs to be reconnected.'],
    ['forbidden', "Google Calendar doesn't let Slotform read this account."],
    ['rate-limited', 'Google Calendar is limiting our requests. Please try again in a moment.'],
    ['transient', "Google Calendar isn't responding right now."],
  ] as const)('names an account that cannot be read, and why: %s', async (kind, error) => {
    const owner = await signInOwner()
    const broken = await connectFake(owner, 'broken@example.com')
    broken.before = () => Promise.reject(new ProviderError(kind, 'secret words of the provider'))
    const whole = await connectFake(owner, 'whole@example.com')
    const answer = await owner.get('/api/calendars')
    expect(answer.body).toMatchObject([
      { id: broken.choice, name: 'broken@example.com', primary: true, error },
      { id: whole.choice, name: 'Me' },
    ])
    expect(answer.text).not.toContain('secret words')
  })

  it('names an account that no adapter of this server speaks to', async () => {
    const owner = await signInOwner()
    const id = await connectRow(owner, 'caldav', 'ada@dav.example')
    expect((await owner.get('/api/calendars')).body).toMatchObject([
      { id: `caldav_${id}`, name: 'ada@dav.example', error: "This server can't read CalDAV." },
    ])
  })
})

describe('chosen calendars', () => {
  describe('a chosen calendar', () => {
    it('must be of a connection of the owner that has calendars: pages, settings', async () => {
      const owner = await signInOwner()
      const [account, foreign] = [await connectFake(owner), await connectFake(await signInOwner())]
      const zoom = await connectRow(owner, 'zoom', 'ada@zoom.example')
      const page = await createPage(owner)
      const refused = [foreign.choice, `google_${zoom}`, `teams_${account.id}`, `zoom_${zoom}`, 'google_x', account.id]
      for (const choice of refused) {
        for (const field of ['conflictCheckCalendars', 'targetCalendars']) {
          const answer = await owner.patch(`/api/time-slot-pages/${page.id}`, { [field]: [choice] })
          const issues = [{ path: `${field}.0`, message: 'Unknown calendar' }]
          expect(answer).toMatchObject({ status: 400, body: { message: 'Unknown calendar', issues } })
        }
        const defaultCalendars = [account.choice, choice]
        const answer = await owner.patch('/api/settings', { defaultCalendars })
        expect(answer).toMatchObject({ status: 400, body: { issues: [{ path: 'defaultCalendars.1' }] } })
      }
      const chosen = [`${account.choice}:team`, account.choice]
      expect(await owner.patch('/api/settings', { defaultCalendars: chosen })).toMatchObject({
        status: 200,
        body: { defaultCalendars: chosen },
      })
      expect(await owner.patch(`/api/time-slot-pages/${page.id}`, { targetCalendars: chosen })).toMatchObject({
        status: 200,
        body: { targetCalendars: chosen },
      })
    })

    it('that is stored may be sent back when its connection is gone, and be given up', async () => {
      const owner = await signInOwner()
      const account = await connectFake(owner)
      const defaultCalendars = [account.choice]
      await saveSettings(owner, { defaultCalendars })
      await database().delete(integrations)
      expect((await owner.patch('/api/settings', { defaultCalendars, fullName: 'Ada' })).status).toBe(200)
      expect((await owner.patch('/api/settings', { defaultCalendars: [] })).status).toBe(200)
      expect((await owner.patch('/api/settings', { defaultCalendars })).status).toBe(400)
    })
  })
})
