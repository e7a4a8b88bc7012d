import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '@/tests/support/api/client'
import { mailsTo } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createPage } from '@/tests/support/factories/pages'
import { actingFor, addMember, type Member, makeTeam, signInMember } from '@/tests/support/factories/teams'

let ada: Member
let ben: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
let room: string
beforeAll(async () => {
  ada = await signInMember()
  team = await makeTeam(ada)
  ben = await addMember(ada, team, 'host')
  acting = actingFor(ada, team.id)
  room = ((await acting.post('/api/rooms', { name: 'Red room' })).body as { id: string }).id
})

type Group = { name: string; hosts: object[]; need?: number | 'all'; choose?: string }
const THERAPISTS = 'Therapists'
const groups = (...hosts: Member[]): Group[] => [
  { name: THERAPISTS, need: 1, hosts: hosts.map(({ id }) => ({ account: id })) },
]
const hostedPage = async (hostGroups: Group[]) =>
  (await acting.post('/api/time-slot-pages', { title: 'Intro', timezone: 'UTC', hostGroups })).body as { id: string }

describe('hostGroups of a page', () => {
  it('asks a member by mail, and takes rooms and whoever adds themselves at once', async () => {
    const made = await acting.post('/api/time-slot-pages', {
      title: 'Intro call',
      timezone: 'UTC',
      hostGroups: [
        {
          name: THERAPISTS,
          need: 2,
          hosts: [
            { account: ada.id, maxPerDay: 4 },
            { account: ben.id, weight: 50 },
          ],
        },
        { name: 'Room', choose: 'order', hosts: [{ account: room, priority: 3 }] },
      ],
    })
    const [preset, named] = [{ weight: 100, priority: 1, maxPerDay: null }, { name: expect.any(String) }]
    expect(made).toMatchObject({
      status: 201,
      body: {
        moveHosts: 'same',
        hostGroups: [
          {
            name: THERAPISTS,
            need: 2,
            choose: 'fair',
            hosts: [
              { ...preset, ...named, account: ada.id, kind: 'person', state: 'agreed', maxPerDay: 4 },
              { ...preset, ...named, account: ben.id, kind: 'person', state: 'asked', weight: 50 },
            ],
          },
          {
            name: 'Room',
            need: 1,
            choose: 'order',
            hosts: [{ ...preset, name: 'Red room', account: room, kind: 'room', state: 'agreed', priority: 3 }],
          },
        ],
      },
    })
    const [mail] = (await mailsTo(ben.email)).slice(-1)
    expect(mail?.subject).toBe('Practice Lovelace asks you to host Intro call')
    expect(mail?.text).toMatch(/\/hosting\b/)
    expect((await acting.delete(`/api/rooms/${room}`)).body).toMatchObject({ code: 'in_use' })
  })

  it('keeps answers of those who stay, and asks nobody a second time', async () => {
    const { id } = await hostedPage(groups(ben))
    const asked = (await mailsTo(ben.email)).length
    expect((await ben.patch(`/api/hosting/${id}`, { state: 'agreed' })).status).toBe(200)
    const saved = await acting.patch(`/api/time-slot-pages/${id}`, { hostGroups: groups(ada, ben), moveHosts: 'any' })
    expect(saved.body).toMatchObject({
      moveHosts: 'any',
      hostGroups: [{ hosts: [{ account: ada.id }, { account: ben.id, state: 'agreed' }] }],
    })
    expect(await mailsTo(ben.email)).toHaveLength(asked)
    const titled = await acting.patch(`/api/time-slot-pages/${id}`, { title: 'Renamed' })
    expect(titled.body).toMatchObject({ title: 'Renamed', hostGroups: [{ hosts: [{}, { state: 'agreed' }] }] })
    expect((await acting.get('/api/time-slot-pages')).body).toContainEqual(titled.body)
  })

  it.each([
    ['hostGroups.0.name', [{ name: ' ', hosts: [{ account: 'ada' }] }]],
    ['hostGroups.0.need', [{ name: 'A', need: 2, hosts: [{ account: 'ada' }] }]],
    ['hostGroups.0.need', [{ name: 'A', need: 'all', choose: 'visitor', hosts: [{ account: 'ada' }] }]],
    ['hostGroups.0.choose', [{ name: 'A', choose: 'lottery', hosts: [{ account: 'ada' }] }]],
    ['hostGroups.0.hosts', [{ name: 'A', need: 'all', hosts: [] }]],
    ['hostGroups.0.hosts.0.weight', [{ name: 'A', hosts: [{ account: 'ada', weight: 0 }] }]],
    ['hostGroups.0.hosts.0.priority', [{ name: 'A', hosts: [{ account: 'ada', priority: 10 }] }]],
    ['hostGroups.0.hosts.0.maxPerDay', [{ name: 'A', hosts: [{ account: 'ada', maxPerDay: 101 }] }]],
    ['hostGroups.0.hosts.1.account', [{ name: 'A', hosts: [{ account: 'ada' }, { account: 'stranger' }] }]],
    ['hostGroups.0.hosts.1.account', [{ name: 'A', hosts: [{ account: 'ada' }, { account: 'team' }] }]],
    [
      'hostGroups.1.hosts.0.account',
      [
        { name: 'A', hosts: [{ account: 'ada' }] },
        { name: 'B', hosts: [{ account: 'ada' }] },
      ],
    ],
    [
      'hostGroups.1.name',
      [
        { name: 'A', hosts: [{ account: 'ada' }] },
        { name: 'A', hosts: [{ account: 'ben' }] },
      ],
    ],
    [
      'hostGroups.1.choose',
      [
        { name: 'A', choose: 'visitor', hosts: [{ account: 'ada' }] },
        { name: 'B', choose: 'visitor', hosts: [{ account: 'ben' }] },
      ],
    ],
  ] as [string, Group[]][])('refuses %s', async (path, sent) => {
    const stranger = await signInMember()
    const ids: Record<string, string> = { ada: ada.id, ben: ben.id, team: team.id, stranger: stranger.id }
    const hostGroups = sent.map((group) => ({
      ...group,
      hosts: group.hosts.map((host) => ({ ...host, account: ids[(host as { account: string }).account] })),
    }))
    const before = (await acting.get('/api/time-slot-pages')).body
    const refused = await acting.post('/api/time-slot-pages', { title: 'Intro', timezone: 'UTC', hostGroups })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path }] } })
    expect((await acting.get('/api/time-slot-pages')).body).toEqual(before)
  })

  it('is of teams alone: a page of a person has no such field', async () => {
    const page = await createPage(ada)
    expect(page).not.toHaveProperty('hostGroups')
    expect(page).not.toHaveProperty('moveHosts')
    const refused = await ada.patch(`/api/time-slot-pages/${page.id}`, { hostGroups: groups(ada) })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'hostGroups' }] } })
    const emptied = await ada.patch(`/api/time-slot-pages/${page.id}`, { hostGroups: [] })
    expect(emptied.body).not.toHaveProperty('hostGroups')
  })

  it('goes along with a copy, and loses a former member', async () => {
    const cem = await addMember(ada, team, 'host')
    const { id } = await hostedPage(groups(ada, cem))
    const { body } = await acting.post(`/api/time-slot-pages/${id}/duplicate`)
    const copied = { hostGroups: [{ name: THERAPISTS, hosts: [{ state: 'agreed' }, { state: 'asked' }] }] }
    expect(body).toMatchObject(copied)
    expect((await cem.delete(`/api/teams/${team.id}/members/${cem.id}`)).status).toBe(204)
    expect((await acting.get(`/api/time-slot-pages/${id}`)).body).toMatchObject({
      hostGroups: [{ hosts: [{ account: ada.id }] }],
    })
    expect((await cem.get('/api/hosting')).body).toEqual([])
  })
})

describe('words of a page that name its hosts', () => {
  const text = (name: string) => `You meet {{${name}}}.`
  const places: [string, (words: string) => object][] = [
    ['mailTexts.confirmation', (words) => ({ mailTexts: { confirmation: words } })],
    ['mailWords.moved.text', (words) => ({ mailWords: { moved: { text: words } } })],
    [
      'mailWords.moved.translations.de.text',
      (words) => ({ mailWords: { moved: { text: '', translations: { de: { text: words } } } } }),
    ],
    ['reminders.0.text', (words) => ({ reminders: [{ minutesBefore: 60, to: 'both', text: words }] })],
    ['followUp.text', (words) => ({ followUp: { minutesAfter: 5, text: words } })],
  ]

  it.each(places)(
    'are refused at %s of a person like any unknown variable, and taken of a team',
    async (path, make) => {
      const page = await createPage(ada)
      const refusedBy = async (method: 'POST' | 'PATCH', url: string, more = {}) => {
        const [unknown, hosts] = await Promise.all(
          ['host_namez', 'host_names'].map((name) => ada.send(method, url, { body: { ...more, ...make(text(name)) } })),
        )
        expect(hosts).toMatchObject({ status: 400, body: { issues: [{ path }] } })
        expect(hosts?.text).toBe(unknown?.text.replaceAll('host_namez', 'host_names'))
      }
      await refusedBy('PATCH', `/api/time-slot-pages/${page.id}`)
      await refusedBy('POST', '/api/time-slot-pages', { title: 'Intro', timezone: 'UTC' })
      await refusedBy('POST', `/api/time-slot-pages/${page.id}/forecast`)
      const { id } = await hostedPage(groups(ada))
      const taken = await acting.patch(`/api/time-slot-pages/${id}`, make(text('host_names')))
      expect(taken).toMatchObject({ status: 200, body: make(text('host_names')) })
    },
  )

  it('stay where a page goes to a person, who may not add others', async () => {
    const { id } = await hostedPage(groups(ada))
    const mailTexts = { confirmation: text('host_names') }
    await acting.patch(`/api/time-slot-pages/${id}`, { mailTexts })
    expect((await acting.post(`/api/time-slot-pages/${id}/transfer`, { account: ada.id })).status).toBe(200)
    const saved = await ada.patch(`/api/time-slot-pages/${id}`, { title: 'Mine', mailTexts })
    expect(saved).toMatchObject({ status: 200, body: { title: 'Mine', mailTexts } })
    const added = await ada.patch(`/api/time-slot-pages/${id}`, { mailTexts: { reminder: 'With {{host_names}}' } })
    expect(added).toMatchObject({ status: 400, body: { issues: [{ path: 'mailTexts.reminder' }] } })
  })
})

describe('calendars of a team’s page', () => {
  it('never block its time: they are the hosts’, and the defaults of the team are left out', async () => {
    const [integration] = await query<{ id: string }>(sql`
      insert into integrations (user_id, type, config) values (${team.id}, 'ics', '{"name": "Ours"}') returning id`)
    const calendar = `ics_${integration?.id}`
    await acting.patch('/api/settings', { defaultConflictCalendars: [calendar] })
    const { id } = await hostedPage(groups(ada))
    expect((await acting.get(`/api/time-slot-pages/${id}`)).body).toMatchObject({ conflictCheckCalendars: [] })
    const refused = await acting.patch(`/api/time-slot-pages/${id}`, { conflictCheckCalendars: [calendar] })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'conflictCheckCalendars.0' }] } })
    expect((await acting.patch(`/api/time-slot-pages/${id}`, { conflictCheckCalendars: [] })).status).toBe(200)
    const path = `/api/integrations/${integration?.id}/calendars`
    expect(await acting.put(path, { conflictCheckCalendars: [calendar] })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'conflictCheckCalendars.0' }] },
    })
    expect((await acting.put(path, { conflictCheckCalendars: [] })).status).toBe(200)
  })
})

describe('/api/hosting', () => {
  it('lists the pages that name somebody, who alone chooses calendars and hours', async () => {
    const cem = await addMember(ada, team, 'host')
    const { id } = await hostedPage(groups(cem))
    const entry = {
      page: { id, title: 'Intro', timezone: 'UTC' },
      team: { id: team.id, name: team.name },
      group: THERAPISTS,
      state: 'asked',
      conflictCheckCalendars: [],
      targetCalendars: [],
      availabilities: null,
      timezone: null,
    }
    expect((await cem.get('/api/hosting')).body).toMatchObject([entry])
    const hours = { availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '12:00' }], timezone: 'Asia/Tokyo' }
    const changed = await cem.patch(`/api/hosting/${id}`, { state: 'declined', ...hours })
    expect(changed.body).toMatchObject({ ...entry, state: 'declined', ...hours })
    expect((await acting.get(`/api/time-slot-pages/${id}`)).body).toMatchObject({
      hostGroups: [{ hosts: [{ account: cem.id, state: 'declined' }] }],
    })
    const back = await cem.patch(`/api/hosting/${id}`, { availabilities: null, timezone: null })
    expect(back.body).toMatchObject({ ...entry, state: 'declined' })
  })

  it('refuses calendars that are not the host’s, and pages that do not name them', async () => {
    const { id } = await hostedPage(groups(ben))
    const strange = await ben.patch(`/api/hosting/${id}`, { conflictCheckCalendars: ['google_nobody'] })
    expect(strange).toMatchObject({ status: 400, body: { issues: [{ path: 'conflictCheckCalendars.0' }] } })
    expect((await ben.patch(`/api/hosting/${id}`, { state: 'asked' })).body).toMatchObject({
      issues: [{ path: 'state' }],
    })
    expect(await ada.patch(`/api/hosting/${id}`, { state: 'agreed' })).toMatchObject({
      status: 404,
      body: { code: 'page_not_found' },
    })
  })

  it('is a matter of owners and admins for a room', async () => {
    const { id } = await hostedPage([{ name: 'Room', hosts: [{ account: room }] }])
    const forRoom = actingFor(ada, room)
    expect((await forRoom.get('/api/hosting')).body).toContainEqual(
      expect.objectContaining({ page: expect.objectContaining({ id }), state: 'agreed' }),
    )
    expect((await forRoom.patch(`/api/hosting/${id}`, { timezone: 'Europe/Berlin' })).body).toMatchObject({
      timezone: 'Europe/Berlin',
    })
    expect((await actingFor(ben, room).get('/api/hosting')).body).toMatchObject({ code: 'role' })
  })
})

describe('POST /api/time-slot-pages/{id}/forecast of a team’s page', () => {
  const daily = (startTime: string, endTime: string) =>
    [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime, endTime }))
  type Hosted = { date: string; bookable: Period[]; everyone: { hosts: number; times: Period[] } | null } | null
  type Period = { start: string; end: string }
  const between = (periods: Period[] = []) =>
    periods.map(({ start, end }) => `${start.slice(11, 16)}–${end.slice(11, 16)}`)
  async function forecast(id: string, change: object) {
    const { body, status } = await acting.post(`/api/time-slot-pages/${id}/forecast`, change)
    const { hosted, starts } = body as { hosted: Hosted; starts: { before: number; after: number } }
    return { status, body, starts, day: hosted && between(hosted.bookable), everyone: hosted?.everyone, hosted }
  }

  it('counts hosts who are not saved as a save would, and tells what they leave of a day', async () => {
    const cem = await addMember(ada, team, 'host')
    const fields = { title: 'Intro', timezone: 'UTC', duration: 60, availabilities: daily('08:00', '18:00') }
    const { id } = (await acting.post('/api/time-slot-pages', { ...fields, hostGroups: groups(ada, cem) })).body as {
      id: string
    }
    await cem.patch(`/api/hosting/${id}`, { state: 'agreed', availabilities: daily('09:00', '12:00') })
    await ada.patch(`/api/hosting/${id}`, { availabilities: daily('11:00', '14:00') })
    const stored = await forecast(id, {})
    expect(stored.day).toEqual(['09:00–14:00'])
    expect({ ...stored.everyone, times: between(stored.everyone?.times) }).toEqual({ hosts: 2, times: ['11:00–12:00'] })
    const all = await forecast(id, { hostGroups: groups(ada, cem).map((group) => ({ ...group, need: 'all' })) })
    expect(all).toMatchObject({ day: ['11:00–12:00'], everyone: null })
    expect(all.starts.after).toBeLessThan(all.starts.before)
    // Ben would be asked first; the room has no hours of its own.
    expect(await forecast(id, { hostGroups: groups(cem, ben) })).toMatchObject({ day: ['09:00–12:00'], everyone: null })
    expect(await forecast(id, { hostGroups: groups(ben) })).toMatchObject({ hosted: null, starts: { after: 0 } })
    const inRoom = [{ name: 'Room', need: 1, hosts: [{ account: room }] }]
    expect((await forecast(id, { hostGroups: inRoom })).day).toEqual(['08:00–18:00'])
    expect((await forecast(id, { hostGroups: [] })).hosted).toBeNull()
    expect((await acting.get(`/api/time-slot-pages/${id}`)).body).toMatchObject({ hostGroups: [{ hosts: [{}, {}] }] })
  })

  it('refuses hosts that a save would refuse, and says nothing of hosts for a person', async () => {
    const { id } = await hostedPage(groups(ada))
    const stranger = await signInMember()
    const refused = await forecast(id, { hostGroups: groups(ada, stranger) })
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'hostGroups.0.hosts.1.account' }] } })
    const page = await createPage(ada)
    const own = await ada.post(`/api/time-slot-pages/${page.id}/forecast`, {})
    expect(own.body).not.toHaveProperty('hosted')
    const named = await ada.post(`/api/time-slot-pages/${page.id}/forecast`, { hostGroups: groups(ada) })
    expect(named).toMatchObject({ status: 400, body: { issues: [{ path: 'hostGroups' }] } })
  })
})
