import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Settings } from '@/lib/settings/schema'
import type { Integration } from '@/lib/shared/calendars/integration'
import { slotsOn } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { connectBy, createIntegration, integrationsOf } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'
import { calendlyFiles } from '@/tests/support/arrivals/calendly'
import { feedOf, startIcsServer } from '@/tests/support/calendars/ics-server'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'
import { bring } from '@/tests/support/portability/arrivals'

vi.hoisted(() => {
  process.env.OUTBOUND_ALLOW_PRIVATE = '1'
})

const fakes = await startFakeProviders()
const server = await startIcsServer()
Object.assign(process.env, fakes.env)

afterEach(() => fakes.reset())
afterAll(() => Promise.all([fakes.stop(), server.stop()]))

const NOTHING = { conflictCheckCalendars: [], targetCalendars: [] }
const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
const choose = (owner: ApiClient, id: string, body: object = {}) => owner.put(`/api/integrations/${id}/calendars`, body)

async function pageOf(owner: ApiClient, { id }: { id: string }) {
  const { body } = (await owner.get(`/api/time-slot-pages/${id}`)) as Answer<TimeSlotPage>
  return { conflictCheckCalendars: body.conflictCheckCalendars, targetCalendars: body.targetCalendars }
}

async function defaultsOf(owner: ApiClient) {
  const { body } = (await owner.get('/api/settings')) as Answer<Settings>
  return { conflictCheckCalendars: body.defaultConflictCalendars, targetCalendars: body.defaultCalendars }
}

async function connect(owner: ApiClient, provider: 'google' | 'microsoft'): Promise<Integration> {
  await connectBy(fakes, owner, provider)
  const found = (await integrationsOf(owner)).at(-1)
  if (!found) throw new Error('There is no connection')
  return found
}

describe('connecting a calendar', () => {
  it.each([
    ['google', 'google'],
    ['microsoft', 'teams'],
  ] as const)('of %s blocks time on all pages and gets their bookings at once, and asks', async (provider, prefix) => {
    const owner = await signInOwner()
    const [one, other] = [await createPage(owner), await createPage(owner)]
    const { id, calendarsChosen } = await connect(owner, provider)
    const preset = { conflictCheckCalendars: [`${prefix}_${id}`], targetCalendars: [`${prefix}_${id}`] }
    expect(calendarsChosen).toBe(false)
    expect([await pageOf(owner, one), await pageOf(owner, other)]).toEqual([preset, preset])
    expect(await createPage(owner)).toMatchObject(preset)
    expect(await createPage(owner, NOTHING)).toMatchObject(NOTHING)
    expect((await owner.get('/api/settings')).body).toMatchObject({ saved: false })
  })

  it('holds for pages that are brought along afterwards', async () => {
    const owner = await signInOwner()
    const { id } = await connect(owner, 'google')
    const preset = { conflictCheckCalendars: [`google_${id}`], targetCalendars: [`google_${id}`] }
    expect((await bring(owner, 'calendly', calendlyFiles())).status).toBe(201)
    expect((await owner.get('/api/time-slot-pages')).body).toMatchObject([preset])
  })

  it('by its address blocks time at once, and is not written to', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const start = inDays(3, 10)
    server.publish(feedOf([['UID:dentist', `DTSTART:${stamp(start)}`, 'DURATION:PT30M', 'SUMMARY:Dentist']]))
    expect((await slotsOn(page.slug, dateOf(start))).days[0]?.slots.includes(start)).toBe(true)
    const { body } = (await owner.post('/api/integrations/ics', { url: `${server.url}?use` })) as Answer<Integration>
    expect((await slotsOn(page.slug, dateOf(start))).days[0]?.slots.includes(start)).toBe(false)
    expect(await pageOf(owner, page)).toEqual({ conflictCheckCalendars: [`ics_${body.id}`], targetCalendars: [] })
  })

  it('leaves the bookings with the calendar that gets them, and what was unticked as it is', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const google = await connect(owner, 'google')
    const outlook = await connect(owner, 'microsoft')
    expect(await pageOf(owner, page)).toEqual({
      conflictCheckCalendars: [`google_${google.id}`, `teams_${outlook.id}`],
      targetCalendars: [`google_${google.id}`],
    })
    await choose(owner, outlook.id, NOTHING)
    await connectBy(fakes, owner, 'microsoft')
    expect(await pageOf(owner, page)).toMatchObject({ conflictCheckCalendars: [`google_${google.id}`] })
  })

  it('of Zoom asks nothing', async () => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    await connectBy(fakes, owner, 'zoom')
    expect(await integrationsOf(owner)).toMatchObject([{ calendarsChosen: true }])
    expect(await pageOf(owner, page)).toEqual(NOTHING)
  })
})

describe('PUT /api/integrations/{id}/calendars', () => {
  it('holds for the named pages and for new ones, and leaves other accounts alone', async () => {
    const owner = await signInOwner()
    const [one, other] = [await createPage(owner), await createPage(owner)]
    const google = await connect(owner, 'google')
    const outlook = await connect(owner, 'microsoft')
    const [first, second] = [`google_${google.id}`, `teams_${outlook.id}`]
    const chosen = { conflictCheckCalendars: [first, `${first}:team`], targetCalendars: [`${first}:team`] }
    expect(await choose(owner, google.id, { ...chosen, pageIds: [one.id, one.id] })).toMatchObject({
      status: 200,
      body: { id: google.id, calendarsChosen: true },
    })
    const both = { ...chosen, conflictCheckCalendars: [...chosen.conflictCheckCalendars, second] }
    expect(await pageOf(owner, one)).toEqual(both)
    expect(await pageOf(owner, other)).toEqual({ conflictCheckCalendars: [second], targetCalendars: [] })
    expect(await defaultsOf(owner)).toEqual(both)
    expect(await createPage(owner)).toMatchObject(both)
  })

  it('keeps the invitations with the account that sends them', async () => {
    const owner = await signInOwner()
    const [one, two] = [await createIntegration(owner), await createIntegration(owner)]
    const page = await createPage(owner, { targetCalendars: [`google_${one}`, `google_${two}`] })
    await choose(owner, one, { targetCalendars: [`google_${one}:team`] })
    expect((await pageOf(owner, page)).targetCalendars).toEqual([`google_${one}:team`, `google_${two}`])
  })

  it('mends with nothing sent what nothing uses: connections from before are not touched until then', async () => {
    const owner = await signInOwner()
    const id = await createIntegration(owner)
    const page = await createPage(owner)
    expect(await integrationsOf(owner)).toMatchObject([{ calendarsChosen: true }])
    expect(await pageOf(owner, page)).toEqual(NOTHING)
    expect((await choose(owner, id)).status).toBe(200)
    const preset = { conflictCheckCalendars: [`google_${id}`], targetCalendars: [`google_${id}`] }
    expect(await pageOf(owner, page)).toEqual(preset)
    expect((await choose(owner, id)).status).toBe(200)
    expect(await pageOf(owner, page)).toEqual(preset)
  })

  it('takes only calendars of that account, and pages of the owner', async () => {
    const [owner, stranger] = [await signInOwner(), await signInOwner()]
    const [id, another] = [await createIntegration(owner), await createIntegration(owner)]
    const page = await createPage(owner)
    const foreign = await createPage(stranger)
    for (const choice of [`google_${another}`, `teams_${id}`, 'google_x']) {
      expect(await choose(owner, id, { conflictCheckCalendars: [choice] })).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'conflictCheckCalendars.0', message: 'Unknown calendar' }] },
      })
    }
    const ics = await createIntegration(owner, { type: 'ics' })
    expect((await choose(owner, ics, { targetCalendars: [`ics_${ics}`] })).status).toBe(400)
    expect((await choose(owner, id, { pageIds: [page.id, foreign.id] })).status).toBe(404)
    expect((await choose(stranger, id)).status).toBe(404)
    expect(await pageOf(owner, page)).toEqual(NOTHING)
  })

  it('refuses a list that would become too long, with nothing written', async () => {
    const owner = await signInOwner()
    const [id, another] = [await createIntegration(owner), await createIntegration(owner)]
    const many = Array.from({ length: 50 }, (_, number) => `google_${another}:${number}`)
    const page = await createPage(owner, { conflictCheckCalendars: many })
    expect((await choose(owner, id)).status).toBe(400)
    expect(await pageOf(owner, page)).toMatchObject({ conflictCheckCalendars: many })
    expect(await defaultsOf(owner)).toEqual(NOTHING)
  })

  it('is taken back by disconnecting, also from the defaults', async () => {
    const owner = await signInOwner()
    const { id } = await connect(owner, 'google')
    await saveSettings(owner, { fullName: 'Ada' })
    expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
    expect(await defaultsOf(owner)).toEqual(NOTHING)
    expect(await createPage(owner)).toMatchObject(NOTHING)
  })
})
