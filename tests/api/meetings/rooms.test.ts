import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { Meeting } from '@/lib/meetings/schema'
import type { Integration } from '@/lib/shared/calendars/integration'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'
import { actingFor, addMember, makeTeam, signInMember } from '@/tests/support/factories/teams'
import { logged } from '@/tests/support/log'
import { exportOf } from '@/tests/support/portability/account'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env, { OUTBOUND_ALLOW_PRIVATE: '1' })

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const guest = new ApiClient()
const SERVER = `${fakes.url}/bigbluebutton/`
const { secret } = fakes.bigbluebutton
const calls = () => fakes.requests.filter(({ provider }) => provider === 'bigbluebutton').map(({ name }) => name)
const at = (iso: string, minutes: number) => vi.setSystemTime(new Date(Date.parse(iso) + minutes * 60_000))

async function connected() {
  const owner = await signInOwner()
  const answer = await owner.post('/api/integrations/bigbluebutton', { serverUrl: SERVER, secret })
  expect(answer.status).toBe(201)
  return { owner, integration: answer.body as Integration }
}

describe('POST /api/integrations/bigbluebutton', () => {
  it('tries the secret and keeps it encrypted, once for each server', async () => {
    const { owner, integration } = await connected()
    const host = new URL(fakes.url).host
    expect(integration).toMatchObject({ type: 'bigbluebutton', account: host, status: 'connected', expiresAt: null })
    const again = await owner.post('/api/integrations/bigbluebutton', { serverUrl: `${SERVER}api/`, secret })
    expect(again).toMatchObject({ status: 201, body: { id: integration.id } })
    const listed = await owner.get('/api/integrations')
    const rows = await query(sql`select * from integrations where id = ${integration.id}`)
    expect(listed.body).toHaveLength(1)
    expect(JSON.stringify([integration, again.body, listed.body, rows])).not.toContain(secret)
    expect(calls()).toEqual(['getMeetings', 'getMeetings'])
  })

  it('says which of the two is wrong', async () => {
    const owner = await signInOwner()
    const tried = (body: object) => owner.post('/api/integrations/bigbluebutton', body)
    expect(await tried({ serverUrl: SERVER, secret: 'wrong' })).toMatchObject({
      status: 400,
      body: { code: 'bbb_refused', issues: [{ path: 'secret' }] },
    })
    for (const serverUrl of [`${fakes.url}/elsewhere`, 'https://bbb.invalid']) {
      expect(await tried({ serverUrl, secret })).toMatchObject({ status: 400, body: { code: 'bbb_unreachable' } })
    }
    expect(await tried({ serverUrl: 'ftp://x', secret })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'serverUrl' }] },
    })
    expect((await owner.get('/api/integrations')).body).toEqual([])
  })
})

describe('a page that meets on BigBlueButton', () => {
  it('is saved while its owner has a connection, and takes bookings without it', async () => {
    const lonely = await signInOwner()
    const body = { title: 'Intro', timezone: 'UTC', location: 'bigbluebutton' }
    const refused = { status: 400, body: { issues: [expect.objectContaining({ path: 'location' })] } }
    expect(await lonely.post('/api/time-slot-pages', body)).toMatchObject(refused)
    const times = { startTime: inDays(2, 9), endTime: inDays(2, 10) }
    expect(await lonely.post('/api/meetings', { ...body, ...times })).toMatchObject(refused)
    const { owner, integration } = await connected()
    const page = await createPage(owner, { location: 'bigbluebutton' })
    await owner.delete(`/api/integrations/${integration.id}`)
    expect(await owner.patch(`/api/time-slot-pages/${page.id}`, { location: 'bigbluebutton' })).toMatchObject(refused)
    expect((await owner.patch(`/api/time-slot-pages/${page.id}`, { title: 'Call' })).status).toBe(200)
    const start = inDays(3)
    const { body: booked, status } = await book(page.slug, visitor(start))
    expect(status).toBe(201)
    const { pathname } = new URL(booked.meeting.locationData.meetLink ?? '')
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      at(start, 0)
      expect(await guest.post(pathname)).toMatchObject({ status: 503, body: { code: 'video_unavailable' } })
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('/join/{token}', () => {
  it('shows the meeting and calls nothing, and makes the room for who joins: the same one after a move', async () => {
    const { owner } = await connected()
    const page = await createPage(owner, { location: 'bigbluebutton', title: 'Ada & Vera' })
    const start = inDays(3)
    const attendee = newEmail('vera')
    const { body } = await book(page.slug, visitor(start, { attendeeEmail: attendee }))
    const link = body.meeting.locationData.meetLink ?? ''
    expect(link).toMatch(/^http:\/\/localhost:3000\/join\/[\w-]{40,}$/)
    expect((await mailsTo(attendee))[0]?.text).toContain(link)
    const { pathname } = new URL(link)
    fakes.requests.length = 0
    const shown = await guest.get(pathname)
    expect(shown.status).toBe(200)
    const html = String(shown.text)
    expect(html).toContain('Ada &#38; Vera')
    expect(html).toContain(`<form method="post" action="${pathname}">`)
    expect(html.match(/<button/g)).toHaveLength(1)
    expect(html).toMatch(/opens on .*6:45/)
    expect(html.length).toBeLessThan(6000)
    expect(await guest.post(pathname)).toMatchObject({ status: 409, body: { code: 'not_open' } })
    const pressed = await guest.post(pathname, undefined, { headers: { accept: 'text/html' } })
    expect(pressed.status).toBe(409)
    expect(String(pressed.text)).toMatch(/opens on/)
    expect(calls()).toEqual([])

    const own = `/api/meetings/${body.meeting.id}`
    const later = inDays(4)
    await owner.post(`${own}/move`, { startTime: later })
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      at(start, 0)
      expect((await guest.post(pathname)).status).toBe(409)
      at(later, -15)
      const joined = await guest.post(pathname)
      expect(joined.status).toBe(303)
      const entered = new URL(joined.headers.get('location') ?? '')
      const { checksum, ...params } = Object.fromEntries(entered.searchParams)
      expect(params).toEqual({ meetingID: body.meeting.id, fullName: 'Vera Visitor', role: 'VIEWER' })
      const signed = entered.search.slice(1).replace(/&checksum=.*/, '')
      expect(checksum).toBe(createHash('sha256').update(`join${signed}${secret}`).digest('hex'))
      const { url } = (await owner.post(`${own}/join`)).body as { url: string }
      await fetch(entered)
      await fetch(url)
      expect(fakes.bigbluebutton.all()).toMatchObject([
        {
          id: body.meeting.id,
          name: 'Ada & Vera',
          created: { record: 'false' },
          people: [{ name: 'Vera Visitor', role: 'VIEWER' }, { role: 'MODERATOR' }],
        },
      ])
      at(later, 90)
      expect((await guest.post(pathname)).status).toBe(303)
      at(later, 91)
      expect((await owner.post(`${own}/join`)).body).toMatchObject({ code: 'not_open' })
    } finally {
      vi.useRealTimers()
    }
    await owner.post(`${own}/cancel`, {})
    expect((await guest.get(pathname)).status).toBe(404)
    expect((await guest.post(pathname)).status).toBe(404)
    expect((await owner.post(`${own}/join`)).status).toBe(404)
  })

  it('is 404 for other tokens and other meetings, and says 503 while the server is away', async () => {
    const { owner } = await connected()
    expect((await guest.get('/join/no-such-token')).status).toBe(404)
    const plain = await createMeeting(owner)
    expect((await owner.post(`/api/meetings/${plain.id}/join`)).status).toBe(404)
    const made = await createMeeting(owner, { location: 'bigbluebutton' })
    const { pathname } = new URL(made.locationData.meetLink ?? '')
    const soon = sql`update meetings set start_time = now(), end_time = now() + interval '1 hour' where id = ${made.id}`
    await database().execute(soon)
    fakes.fail({ provider: 'bigbluebutton', call: 'create', kind: 'server-error' })
    expect((await guest.post(pathname, undefined, { headers: { accept: 'text/html' } })).status).toBe(503)
    expect((await guest.post(pathname)).status).toBe(303)
    const stranger = await signInOwner()
    expect((await stranger.post(`/api/meetings/${made.id}/join`)).status).toBe(404)
  })
})

describe('POST /api/meetings/{id}/join', () => {
  it('lets each host of a team in as a moderator, from the meeting of their own, into the room of the attendee', async () => {
    const ada = await signInMember()
    const team = await makeTeam(ada)
    const ben = await addMember(ada, team, 'host')
    const acting = actingFor(ada, team.id)
    expect((await acting.post('/api/integrations/bigbluebutton', { serverUrl: SERVER, secret })).status).toBe(201)
    const page = await createPage(acting, {
      location: 'bigbluebutton',
      hostGroups: [{ name: 'Hosts', need: 'all', choose: 'order', hosts: [{ account: ada.id }, { account: ben.id }] }],
    })
    await ben.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
    const start = inDays(3)
    const { body } = await book(page.slug, visitor(start))
    const room = body.meeting.id
    const hosted = []
    for (const host of [ada, ben]) hosted.push({ host, meeting: await firstMeeting(host) })
    expect(new Set([room, ...hosted.map(({ meeting }) => meeting.id)]).size).toBe(3)
    const { location, locationData } = body.meeting
    for (const { meeting } of hosted) expect(meeting).toMatchObject({ location, locationData })
    expect((await ben.post(`/api/meetings/${hosted[1]?.meeting.id}/join`)).body).toMatchObject({ code: 'not_open' })
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      at(start, 0)
      const entered = [acting.post(`/api/meetings/${room}/join`)]
      for (const { host, meeting } of hosted) entered.push(host.post(`/api/meetings/${meeting.id}/join`))
      for (const { body: one } of await Promise.all(entered)) await fetch((one as { url: string }).url)
      await fetch(
        (await guest.post(new URL(body.meeting.locationData.meetLink ?? '').pathname)).headers.get('location') ?? '',
      )
      const roles = ['MODERATOR', 'MODERATOR', 'MODERATOR', 'VIEWER'].map((role) => expect.objectContaining({ role }))
      expect(fakes.bigbluebutton.all()).toMatchObject([{ id: room, creates: 4, people: roles }])
      expect((await ben.post(`/api/meetings/${hosted[0]?.meeting.id}/join`)).status).toBe(404)
    } finally {
      vi.useRealTimers()
    }
  })

  it('answers 503 while the server is away, and keeps the secret out of answers, lines and exports', async () => {
    const { owner } = await connected()
    const page = await createPage(owner, { location: 'bigbluebutton' })
    const start = inDays(3)
    const { body } = await book(page.slug, visitor(start))
    const own = `/api/meetings/${body.meeting.id}/join`
    vi.useFakeTimers({ toFake: ['Date'] })
    const answers: unknown[] = []
    try {
      at(start, 0)
      for (const kind of ['server-error', 'cut-after-success'] as const) {
        fakes.fail({ provider: 'bigbluebutton', call: 'create', kind })
        const away = await owner.post(own)
        expect(away).toMatchObject({ status: 503, body: { code: 'video_unavailable' } })
        answers.push(away.body)
      }
      answers.push((await owner.post(own)).body)
    } finally {
      vi.useRealTimers()
    }
    const told = [answers, (await owner.get('/api/integrations')).body, logged()]
    expect(JSON.stringify(told)).not.toContain(secret)
    for (const content of (await exportOf(owner)).values()) expect(content.includes(secret)).toBe(false)
  })
})

describe('openRoom', () => {
  it('passes over a server that is away, and goes on to lead where the room is', async () => {
    const owner = await signInOwner()
    const first = await startFakeProviders({ isValidated: false })
    for (const serverUrl of [`${first.url}/bigbluebutton`, SERVER]) {
      expect((await owner.post('/api/integrations/bigbluebutton', { serverUrl, secret })).status).toBe(201)
    }
    const meetingNow = async () => {
      const { id } = await createMeeting(owner, { location: 'bigbluebutton' })
      await query(sql`update meetings set start_time = now(), end_time = now() + interval '1 hour' where id = ${id}`)
      return async () => new URL(((await owner.post(`/api/meetings/${id}/join`)).body as { url: string }).url).origin
    }
    const [known, refused, lost, usual] = [
      await meetingNow(),
      await meetingNow(),
      await meetingNow(),
      await meetingNow(),
    ]
    expect(await usual()).toBe(first.url)
    first.fail({ provider: 'bigbluebutton', call: 'getMeetingInfo', kind: 'server-error' })
    expect(await known()).toBe(fakes.url)
    first.fail({ provider: 'bigbluebutton', call: 'create', kind: 'server-error' })
    expect(await refused()).toBe(fakes.url)
    expect([await known(), await refused()]).toEqual([fakes.url, fakes.url])
    expect(first.bigbluebutton.all()).toHaveLength(1)
    await first.stop()
    expect(await lost()).toBe(fakes.url)
  })
})

async function firstMeeting(client: ApiClient): Promise<Meeting> {
  const { body } = await client.get('/api/meetings/all?page=1')
  const [first] = (body as { meetings: Meeting[] }).meetings
  if (!first) throw new Error('There is no meeting')
  return first
}
