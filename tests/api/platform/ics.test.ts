import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { calendarFeeds, integrations } from '@/db/schema'
import { forgetCalendarBusy } from '@/lib/calendars/busy/busy'
import type { Integration } from '@/lib/shared/calendars/integration'
import { book, slotsOn } from '@/tests/support/api/bookings'
import type { Answer, ApiClient } from '@/tests/support/api/client'
import { rowOf } from '@/tests/support/api/connect'
import { list, titles } from '@/tests/support/api/feeds'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'
import { feedOf, startIcsServer } from '@/tests/support/calendars/ics-server'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays, visitor } from '@/tests/support/factories/pages'

vi.hoisted(() => {
  process.env.OUTBOUND_ALLOW_PRIVATE = '1'
})

const server = await startIcsServer()
afterAll(() => server.stop())
let calendars = 0
/** An address that no other test has read. */
function newAddress(): string {
  calendars += 1
  return `${server.url}?${calendars}`
}

const stamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
const dentist = (start: string) =>
  feedOf([['UID:dentist', `DTSTART:${stamp(start)}`, 'DURATION:PT30M', 'SUMMARY:Dentist']], ['X-WR-CALNAME:Team'])
const add = (owner: ApiClient, body: object) => owner.post('/api/integrations/ics', body)
const issuesOf = ({ body }: Answer) => (body as { issues?: { path: string; message: string }[] }).issues
const bookOn = (slug: string, start: string) => book(slug, visitor(start))

/** A page that checks a calendar with the dentist at `start`. */
async function pageThatChecks(start = inDays(3, 10)) {
  const owner = await signInOwner()
  const url = newAddress()
  server.publish(dentist(start))
  const { id } = (await add(owner, { url })).body as Integration
  const page = await createPage(owner, { conflictCheckCalendars: [`ics_${id}`] })
  const slots = async () => {
    await forgetCalendarBusy(id)
    return slotsOn(page.slug, dateOf(start))
  }
  return { owner, id, url, page, start, slots }
}

describe('POST /api/integrations/ics', () => {
  it.each([
    ['nothing', {}],
    ['no address', { url: 'team' }],
    ['another kind of address', { url: 'ftp://example.com/team.ics' }],
    ['a password in the address', { url: 'https://ada:secret@example.com/team.ics' }],
    ['an address where nobody listens', { url: 'https://127.0.0.1:9/team.ics' }],
  ])('refuses %s, and says where', async (_, body) => {
    const owner = await signInOwner()
    const answer = await add(owner, body)
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)).toContainEqual({ path: 'url', message: expect.any(String) })
    expect((await owner.get('/api/integrations')).body).toEqual([])
  })

  it.each([
    ['a web page', '<html></html>', /calendar file/],
    ['a file that was cut off', dentist(inDays(3)).slice(0, -30), /calendar file/],
    ['11 MB', 'x'.repeat(11 * 1024 * 1024), /10 MB/],
  ])('refuses %s with a sentence about it, and stores nothing', async (_, text, sentence) => {
    const owner = await signInOwner()
    server.publish(text)
    const answer = await add(owner, { url: newAddress() })
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)?.[0]?.message).toMatch(sentence)
    expect((await owner.get('/api/integrations')).body).toEqual([])
  })

  it('takes the name of the calendar, and shows its address to nobody', async () => {
    const owner = await signInOwner()
    server.publish(dentist(inDays(3)))
    const url = newAddress()
    const answer = await add(owner, { url })
    expect(answer).toMatchObject({ status: 201, body: { type: 'ics', account: 'Team', status: 'connected' } })
    const rows = await database().select().from(integrations)
    const listed = await Promise.all(['/api/integrations', '/api/calendars'].map((path) => owner.get(path)))
    expect(JSON.stringify([answer.body, rows, listed.map(({ body }) => body)])).not.toContain('private-3f9a')
    const { id } = answer.body as Integration
    expect(listed[1]?.body).toEqual([
      { id: `ics_${id}`, name: 'Team', provider: 'ics', primary: true, canWrite: false },
    ])
    expect((await add(owner, { url, name: 'Ours' })).body).toMatchObject({ id, account: 'Ours' })
    const moved = await add(owner, { url: newAddress(), renew: id })
    expect(moved.body).toMatchObject({ id, account: 'Team' })
    expect((await add(await signInOwner(), { url: newAddress(), renew: id })).status).toBe(404)
    expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
    expect((await owner.get('/api/calendars')).body).toEqual([])
  })

  it('reads webcal: as https:', async () => {
    const answer = await add(await signInOwner(), { url: 'webcal://127.0.0.1:9/team.ics' })
    expect(issuesOf(answer)?.[0]?.message).toMatch(/reach/)
  })
})

describe('a calendar by its address', () => {
  it('blocks the times of its events, and follows them', async () => {
    const { page, start, slots } = await pageThatChecks()
    expect((await slots()).days[0]?.slots).not.toContain(start)
    expect((await bookOn(page.slug, start)).status).toBe(409)
    server.publish(dentist(inDays(4, 10)))
    expect((await slots()).days[0]?.slots).toContain(start)
    expect((await bookOn(page.slug, start)).status).toBe(201)
  })

  it('closes whole days by the owner’s own clock', async () => {
    const { owner, id, page, slots } = await pageThatChecks()
    const date = dateOf(inDays(3)).replaceAll('-', '')
    server.publish(feedOf([['UID:day', `DTSTART;VALUE=DATE:${date}`]]))
    expect((await slots()).days[0]?.slots ?? []).toEqual([])
    await saveSettings(owner, { timezone: 'Pacific/Kiritimati' })
    expect((await rowOf(id)).config).toMatchObject({ timezone: 'Pacific/Kiritimati' })
    await forgetCalendarBusy(id)
    // Its day begins and ends fourteen hours before that of UTC.
    expect((await bookOn(page.slug, inDays(3, 11))).status).toBe(201)
  })

  it.each([404, 410, 500])('offers nothing while its server answers %d, and the owner sees why', async (status) => {
    const { owner, id, page, start, slots } = await pageThatChecks()
    server.fail(status)
    const read = await slots()
    expect(read.days.flatMap((day) => day.slots)).toEqual([])
    expect(read.unchecked).not.toEqual([])
    expect((await bookOn(page.slug, start)).status).toBe(503)
    expect((await owner.get('/api/calendars')).body).toMatchObject([{ id: `ics_${id}`, error: expect.any(String) }])
    const [shown] = (await owner.get('/api/integrations')).body as Integration[]
    expect(shown?.status).toBe(status === 410 ? 'expired' : 'connected')
    const mails = (await mailsTo(owner.email)).filter(({ subject }) => /ICS/.test(subject))
    expect(mails).toHaveLength(status === 410 ? 1 : 0)
  })

  it('is listed among the meetings, and its failure beside them', async () => {
    const { owner, id } = await pageThatChecks()
    expect(await titles(owner)).toEqual(['Dentist'])
    server.fail(404)
    await database()
      .update(calendarFeeds)
      .set({ syncedAt: new Date(Date.now() - 120_000) })
      .where(eq(calendarFeeds.integrationId, id))
    expect(await list(owner)).toMatchObject({
      total: 1,
      unreadCalendars: [{ account: 'Team', service: 'ICS', reason: expect.any(String) }],
    })
  })

  it('takes no events: neither of a page nor of a meeting, nor as a default', async () => {
    const { owner, id, page } = await pageThatChecks()
    const targetCalendars = [`ics_${id}`]
    const refused = { status: 400, body: { code: 'read_only_calendar' } }
    expect(await owner.patch(`/api/time-slot-pages/${page.id}`, { targetCalendars })).toMatchObject(refused)
    expect(await owner.post('/api/time-slot-pages', { title: 'New', timezone: 'UTC', targetCalendars })).toMatchObject(
      refused,
    )
    expect(await owner.patch('/api/settings', { defaultCalendars: targetCalendars })).toMatchObject(refused)
    const meeting = { title: 'M', location: 'custom', startTime: inDays(5, 9), endTime: inDays(5, 10) }
    expect(await owner.post('/api/meetings', { ...meeting, defaultCalendars: targetCalendars })).toMatchObject(refused)
  })

  it('works again once its address is given anew', async () => {
    const { owner, id, url, start, slots } = await pageThatChecks()
    await database().update(integrations).set({ expiredAt: new Date() }).where(eq(integrations.id, id))
    expect((await slots()).days.flatMap((day) => day.slots)).toEqual([])
    expect((await add(owner, { url })).body).toMatchObject({ id, status: 'connected' })
    expect((await slots()).days[0]?.slots).not.toContain(start)
  })
})
