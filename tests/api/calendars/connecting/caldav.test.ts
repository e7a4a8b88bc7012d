import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { database } from '@/db/client'
import { integrations } from '@/db/schema'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import type { Meeting } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import type { Calendar } from '@/lib/shared/calendars/calendar'
import type { Integration } from '@/lib/shared/calendars/integration'
import { book } from '@/tests/support/api/bookings'
import type { ApiClient } from '@/tests/support/api/client'
import { rowOf } from '@/tests/support/api/connect'
import { signInOwner } from '@/tests/support/api/owner'
import { getFile, putFile } from '@/tests/support/caldav/account'
import { CALDAV_SERVERS, PASSWORD } from '@/tests/support/caldav/servers'
import { calendarFile } from '@/tests/support/calendars/calendar-file'
import { startIcsServer } from '@/tests/support/calendars/ics-server'
import { query } from '@/tests/support/database/query'
import { bookBy } from '@/tests/support/factories/bookings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

vi.hoisted(() => {
  process.env.CALDAV_ALLOW_PRIVATE = '1'
})

const connect = (owner: ApiClient, body: object) => owner.post('/api/integrations/caldav', body)
const issuesOf = (answer: { body: unknown }) => (answer.body as { issues?: { path: string }[] }).issues
const stamp = (instant: string) => instant.replace(/[-:]|\.\d+/g, '')

describe('POST /api/integrations/caldav', () => {
  it.each([
    ['nothing', {}, 'username'],
    ['no password', { serverUrl: 'cloud.example.com', username: 'ada' }, 'password'],
    ['no address', { username: 'ada', password: 'x' }, 'serverUrl'],
    ['no address of a server', { serverUrl: 'ftp://x', username: 'ada', password: 'x' }, 'serverUrl'],
    ['a password in the address', { serverUrl: 'https://a:b@x.org', username: 'ada', password: 'x' }, 'serverUrl'],
    ['an unknown service', { service: 'yahoo', username: 'ada', password: 'x' }, 'service'],
    ['an address without TLS', { serverUrl: 'http://10.0.0.1', username: 'ada', password: 'x' }, 'serverUrl'],
    [
      'an address where nobody listens',
      { serverUrl: 'http://127.0.0.1:9', username: 'ada', password: 'x' },
      'serverUrl',
    ],
  ])('refuses %s, and says where', async (_, body, path) => {
    const owner = await signInOwner()
    const answer = await connect(owner, body)
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)).toContainEqual({ path, message: expect.any(String) })
    expect((await owner.get('/api/integrations')).body).toEqual([])
  })
})

describe('a server that answers too slowly', () => {
  it('is not connected, and the answer says so', async () => {
    const slow = await startIcsServer()
    slow.answerBy(() => {})
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const hurried = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100))
    onTestFinished(async () => {
      hurried.mockRestore()
      await slow.stop()
    })
    const answer = await connect(await signInOwner(), { serverUrl: slow.origin, username: 'ada', password: 'x' })
    expect(answer.status).toBe(400)
    const message = 'The server took too long to answer. Try again in a moment.'
    expect(issuesOf(answer)).toEqual([{ path: 'serverUrl', message }])
  })
})

describe.skipIf(CALDAV_SERVERS.length === 0).each(CALDAV_SERVERS.slice(0, 1))('an account at %s', async (_, start) => {
  const server = await start()
  afterAll(() => server.stop())
  const typed = { serverUrl: server.url, username: 'ada', password: PASSWORD }
  const connected = async (owner: ApiClient) => (await connect(owner, typed)).body as Integration

  it('is connected after the server was asked, and the password is nowhere to be read', async () => {
    const owner = await signInOwner()
    const answer = await connect(owner, { ...typed, serverUrl: `  ${server.url}/  ` })
    expect(answer).toMatchObject({
      status: 201,
      body: { type: 'caldav', account: 'ada (127.0.0.1)', status: 'connected', server: { username: 'ada' } },
    })
    const list = await owner.get('/api/integrations')
    expect(list.body).toHaveLength(1)
    const rows = await database().select().from(integrations)
    expect(JSON.stringify([answer.body, list.body, rows])).not.toContain(PASSWORD)
  })

  it('is renewed by connecting it again, also after it had expired', async () => {
    const owner = await signInOwner()
    const { id } = await connected(owner)
    await database().update(integrations).set({ expiredAt: new Date() })
    expect((await owner.get('/api/integrations')).body).toMatchObject([{ id, status: 'expired' }])
    expect(await connected(owner)).toMatchObject({ id, status: 'connected' })
    expect((await owner.get('/api/integrations')).body).toHaveLength(1)
  })

  it('is not stored with a wrong password, and the answer says which field that is', async () => {
    const owner = await signInOwner()
    const answer = await connect(owner, { ...typed, password: 'guessed' })
    expect(answer.status).toBe(400)
    expect(issuesOf(answer)?.map(({ path }) => path)).toEqual(['password'])
    expect(answer.text).not.toContain('guessed')
    expect((await owner.get('/api/integrations')).body).toEqual([])
  })

  it('expires when its password is refused later', async () => {
    const owner = await signInOwner()
    const { id } = await connected(owner)
    const { sealTokens } = await import('@/lib/calendars/accounts/sealed-tokens')
    await database()
      .update(integrations)
      .set(sealTokens(id, { accessToken: 'changed there', refreshToken: null }))
    expect((await owner.get('/api/calendars')).body).toMatchObject([
      { id: `caldav_${id}`, error: 'This account needs to be reconnected.' },
    ])
    expect((await rowOf(id)).expiredAt).not.toBeNull()
  })

  it('blocks the times of its events, by the owner’s own clock', async () => {
    const owner = await signInOwner()
    const { id } = await connected(owner)
    const [calendar] = (await owner.get('/api/calendars')).body as Calendar[]
    expect(calendar).toMatchObject({
      id: `caldav_${id}`,
      name: 'Ada',
      provider: 'caldav',
      primary: true,
      canWrite: true,
    })
    await saveSettings(owner, { timezone: 'Asia/Kathmandu' })
    expect((await rowOf(id)).config).toMatchObject({ timezone: 'Asia/Kathmandu' })
    const page = await createPage(owner, { conflictCheckCalendars: [calendar?.id] })
    const start = inDays(3)
    const end = new Date(Date.parse(start) + 1_800_000).toISOString()
    const [open] = [...(await openAccounts([id])).values()]
    const file = calendarFile([[`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`, 'SUMMARY:Dentist']])
    await putFile(server, `${server.url}/ada/home/dentist.ics`, file)
    expect((await open?.provider.busy?.(open.connection, [''], Date.parse(start), Date.parse(end)))?.failed).toEqual([])
    expect(await bookBy(owner, page.slug, visitor(start))).toMatchObject({ status: 409 })
  })

  it('holds what is booked, as the event that the mails are about, until that is cancelled', async () => {
    const owner = await signInOwner()
    const { id } = await connected(owner)
    const page = await createPage(owner, { targetCalendars: [`caldav_${id}`] })
    const start = inDays(4)
    const booked = await book(page.slug, visitor(start))
    expect(booked.status).toBe(201)
    const { meeting } = booked.body
    await deliverDue()
    const eventOf = async () => {
      const [open] = [...(await openAccounts([id])).values()]
      const range = { from: Date.parse(start) - 1000, to: Date.parse(start) + 1000 }
      return (await open?.provider.changes?.(open.connection, '', null, range))?.events ?? []
    }
    expect(await eventOf()).toEqual([
      expect.objectContaining({ icalUid: `${meeting.id}@localhost`, start: Date.parse(start), attendees: [] }),
    ])
    expect((await owner.post(`/api/meetings/${meeting.id}/cancel`)).status).toBe(200)
    await deliverDue()
    expect(await eventOf()).toEqual([])
  })

  it('moves a booking with its event, also into a day that is full', async () => {
    const owner = await signInOwner()
    const { id } = await connected(owner)
    const limits = [{ per: 'day', max: 1 }]
    const page = await createPage(owner, { targetCalendars: [`caldav_${id}`], limits })
    const booked = await book(page.slug, visitor(inDays(6, 9)))
    expect((await book(page.slug, visitor(inDays(7, 9)))).status).toBe(201)
    await deliverDue()
    const [event] = await query<{ url: string }>(sql`
      select external_id as url from calendar_events where meeting_id = ${booked.body.meeting.id}`)
    const url = new URL(event?.url ?? '', server.url).href
    const file = await getFile(server, url)
    await putFile(
      server,
      url,
      file.replaceAll(stamp(inDays(6, 9)).slice(0, 8), stamp(inDays(7, 9)).slice(0, 8)).replaceAll('T09', 'T15'),
    )
    await query(sql`update calendar_feeds set synced_at = null`)
    const meeting = async () => (await owner.get(`/api/meetings/${booked.body.meeting.id}`)).body
    await vi.waitFor(
      async () => {
        await owner.get('/api/meetings/all?page=1')
        expect(await meeting()).toMatchObject({ startTime: inDays(7, 15), status: 'confirmed' })
      },
      { timeout: 10_000, interval: 250 },
    )
    expect(await query(sql`select used from page_booking_counts where page_id = ${page.id} and used > 0`)).toEqual([
      { used: 2 },
    ])
    expect(await book(page.slug, visitor(inDays(7, 20)))).toMatchObject({ status: 409, body: { code: 'limit' } })
    expect((await book(page.slug, visitor(inDays(6, 9)))).status).toBe(201)
  })

  it('shows its events among the meetings, and loses them with the connection', async () => {
    const owner = await signInOwner()
    const { id } = await connected(owner)
    const lines = [`DTSTART:${stamp(inDays(5))}`, 'DURATION:PT45M', 'RRULE:FREQ=DAILY;COUNT=2', 'SUMMARY:Workshop']
    await putFile(server, `${server.url}/ada/home/workshop.ics`, calendarFile([lines]).replace('UID:one', 'UID:two'))
    const titles = async () => {
      const { body } = await owner.get('/api/meetings/all?page=1')
      return (body as { meetings: Meeting[] }).meetings.filter(({ title }) => title === 'Workshop')
    }
    await vi.waitFor(async () => expect(await titles()).toHaveLength(2), { timeout: 10_000, interval: 250 })
    expect((await titles())[0]).toMatchObject({ source: 'google' })
    expect((await owner.delete(`/api/integrations/${id}`)).status).toBe(204)
    expect(await titles()).toEqual([])
  })
})
