import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'
import { addMember, type Member, type makeTeam } from '@/tests/support/factories/teams'
import { addTimeOff } from '@/tests/support/factories/time-off'
import { createEndpoint } from '@/tests/support/webhooks/endpoints'
import { startReceiver } from '@/tests/support/webhooks/receiver'

process.env.OUTBOUND_ALLOW_PRIVATE = '1'

let ada: Member
let ben: Member
let cem: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
let room: string
beforeAll(async () => {
  ;({ ada, ben, team, acting, room } = await makePractice())
  cem = await addMember(ada, team, 'viewer')
})

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
type Page = { id: string; slug: string }
const people = () => [{ account: ada.id }, { account: ben.id }, { account: cem.id }]
const therapists = (fields: object = {}) => ({ name: 'Therapists', choose: 'order', hosts: people(), ...fields })

const hostedPage = (groups: object[] = [therapists()], fields: object = {}): Promise<Page> =>
  createHostedPage(acting, { groups, agreed: [ben, cem] }, { availabilities: EVERY_DAY, duration: 60, ...fields })

let days = 30
/** A date that no other test uses. */
function nextDate(): string {
  days += 1
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
const at = (date: string, time: string) => `${date}T${time}:00.000Z`
const visitor = new ApiClient()
async function book(page: Page, startTime: string, fields: object = {}) {
  const answer = await visitor.post(`/api/schedule/${page.slug}/book`, {
    attendeeName: 'Vera Rubin',
    attendeeEmail: newEmail(),
    userTimezone: 'UTC',
    startTime,
    ...fields,
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  const { id, manageUrl } = (answer.body as { booking: { id: string; manageUrl: string } }).booking
  return { id, token: manageUrl.split('/').at(-1) ?? '', manageUrl }
}
type Listed = { id: string; startTime: string; status: string; attendees: string[]; hosts?: { account: string }[] }
async function meetingsOf(client: ApiClient, date: string): Promise<Listed[]> {
  const { body } = await client.get(`/api/meetings/all?page=1&from=${date}T00:00:00Z&to=${date}T23:59:00Z`)
  return (body as { meetings: Listed[] }).meetings
}
async function meetingOf(client: ApiClient, date: string): Promise<string> {
  const [meeting] = await meetingsOf(client, date)
  if (!meeting) throw new Error('No meeting')
  return meeting.id
}
const handOver = (client: ApiClient, id: string, body: object) => client.post(`/api/meetings/${id}/hand-over`, body)
const hostsAt = async (date: string) => (await meetingsOf(acting, date))[0]?.hosts?.map(({ account }) => account)
const refusal = (status: number, path: string) => ({ status, body: { issues: [{ path }] } })

describe('POST /api/meetings/{id}/hand-over', () => {
  it('gives a booking to another host, who holds its time from then on, and keeps all else of it', async () => {
    const [page, date] = [await hostedPage(), nextDate()]
    const start = at(date, '09:00')
    const { id, token, manageUrl } = await book(page, start)
    expect(await hostsAt(date)).toEqual([ada.id])
    const meeting = await meetingOf(acting, date)
    expect((await acting.get(`/api/meetings/${meeting}/hand-over`)).body).toEqual([
      { account: ben.id, name: expect.any(String), group: 'Therapists', state: 'free' },
      { account: cem.id, name: expect.any(String), group: 'Therapists', state: 'free' },
    ])
    expect(await handOver(acting, meeting, { to: ben.id })).toMatchObject({
      status: 200,
      body: { booking: { id, manageUrl, startTime: start, status: 'confirmed' }, meeting: { id: meeting } },
    })
    expect(await hostsAt(date)).toEqual([ben.id])
    expect(await meetingsOf(ben, date)).toMatchObject([{ startTime: start, status: 'confirmed' }])
    expect(await meetingsOf(ada, date)).toMatchObject([{ status: 'cancelled', attendees: [] }])
    expect((await visitor.get(`/api/bookings/${token}`)).body).toMatchObject({
      booking: { hosts: [{ group: 'Therapists' }] },
    })
    // The old host is free for another booking, and the new one is not.
    const other = await book(page, start)
    expect(other.id).not.toBe(id)
    expect(await meetingsOf(ada, date)).toHaveLength(2)
    expect(await meetingsOf(ben, date)).toHaveLength(1)
    // It can go back.
    const free = nextDate()
    await book(page, at(free, '09:00'))
    const there = await meetingOf(acting, free)
    for (const to of [ben.id, ada.id]) expect((await handOver(acting, there, { to })).status).toBe(200)
    expect(await hostsAt(free)).toEqual([ada.id])
  })

  it('is for the host from their own meeting, to the next by the rule of the group', async () => {
    const [page, date] = [await hostedPage(), nextDate()]
    await book(page, at(date, '10:00'))
    const own = await meetingOf(ada, date)
    expect((await ada.get(`/api/meetings/${own}/hand-over`)).body).toHaveLength(2)
    expect(await handOver(ada, own, { to: 'next', reason: 'Ill' })).toMatchObject({
      status: 200,
      body: { meeting: { id: own, status: 'cancelled' } },
    })
    expect(await hostsAt(date)).toEqual([ben.id])
    expect((await handOver(ada, own, { to: 'next' })).body).toMatchObject({ code: 'changed' })
    const detail = await acting.get(`/api/meetings/${await meetingOf(acting, date)}/history`)
    expect(detail.body).toMatchObject([
      { what: 'booked' },
      { what: 'handed_over', person: { name: expect.any(String) }, fromHost: expect.any(String) },
    ])
    expect(JSON.stringify(detail.body)).not.toContain('Ill')
  })

  it('changes nothing for its present holder, and refuses others with what they are', async () => {
    const [page, date] = [await hostedPage([therapists({ choose: 'fair' })]), nextDate()]
    await book(page, at(date, '09:00'))
    await book(page, at(date, '09:00'))
    const [first, second] = await meetingsOf(acting, date)
    const holder = (meeting: Listed | undefined) => meeting?.hosts?.[0]?.account ?? ''
    const meeting = first?.id ?? ''
    expect((await handOver(acting, meeting, { to: holder(first) })).status).toBe(200)
    expect((await acting.get(`/api/meetings/${meeting}/history`)).body).toHaveLength(1)
    expect(await handOver(acting, meeting, { to: holder(second) })).toMatchObject({
      status: 409,
      body: { code: 'taken', state: 'busy' },
    })
    expect(await handOver(acting, meeting, { to: team.id })).toMatchObject(refusal(400, 'to'))
    expect(await handOver(acting, meeting, { to: 'somebody' })).toMatchObject(refusal(400, 'to'))
    expect(await handOver(acting, meeting, { to: 'next', from: holder(second) })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    })
    await acting.post(`/api/meetings/${meeting}/cancel`)
    expect((await handOver(acting, meeting, { to: 'next' })).body).toMatchObject({ code: 'already_cancelled' })
    const { body } = await ada.post('/api/meetings', {
      title: 'Own',
      startTime: at(date, '16:00'),
      endTime: at(date, '16:30'),
      location: 'custom',
    })
    expect((await handOver(ada, (body as Listed).id, { to: 'next' })).body).toMatchObject({ code: 'not_a_booking' })
  })

  it('asks who gives it where several could, and keeps the order of the hosts', async () => {
    const groups = [therapists({ need: 2 }), { name: 'Room', hosts: [{ account: room }] }]
    const [page, date] = [await hostedPage(groups), nextDate()]
    await book(page, at(date, '09:00'))
    const meeting = await meetingOf(acting, date)
    expect(await handOver(acting, meeting, { to: cem.id })).toMatchObject(refusal(400, 'from'))
    expect(await handOver(acting, meeting, { to: ben.id, from: ada.id })).toMatchObject({
      status: 409,
      body: { code: 'taken', state: 'busy' },
    })
    expect((await handOver(acting, meeting, { to: cem.id, from: ada.id })).status).toBe(200)
    expect(await hostsAt(date)).toEqual([cem.id, ben.id, room])
    expect(await handOver(ben, await meetingOf(ben, date), { to: room })).toMatchObject(refusal(400, 'to'))
  })

  it('knows who is away, and takes no one who has not agreed', async () => {
    const [page, date] = [await hostedPage(), nextDate()]
    await book(page, at(date, '09:00'))
    await cem.patch(`/api/hosting/${page.id}`, { state: 'declined' })
    await addTimeOff(ben, { from: date })
    const meeting = await meetingOf(acting, date)
    expect((await acting.get(`/api/meetings/${meeting}/hand-over`)).body).toMatchObject([
      { account: ben.id, state: 'away' },
    ])
    expect((await handOver(acting, meeting, { to: ben.id })).body).toMatchObject({ code: 'taken', state: 'away' })
    expect(await handOver(acting, meeting, { to: cem.id })).toMatchObject(refusal(400, 'to'))
    expect((await handOver(acting, meeting, { to: 'next' })).body).toMatchObject({ code: 'taken' })
    expect(await hostsAt(date)).toEqual([ada.id])
  })

  it('moves 1 of got, and no share', async () => {
    const [page, date] = [await hostedPage([therapists({ choose: 'fair' })]), nextDate()]
    await book(page, at(date, '09:00'))
    const [holder = ''] = (await hostsAt(date)) ?? []
    const meeting = await meetingOf(acting, date)
    expect((await handOver(acting, meeting, { to: 'next' })).status).toBe(200)
    const [next = ''] = (await hostsAt(date)) ?? []
    const { body } = await acting.get(`/api/time-slot-pages/${page.id}/fairness`)
    const [group] = (body as { groups: { hosts: { account: string; got: number; due: number }[] }[] }).groups
    const figures = new Map(group?.hosts.map(({ account, got, due }) => [account, { got, due }]))
    expect(figures.get(holder)).toEqual({ got: 0, due: 0.333333 })
    expect(figures.get(next)).toEqual({ got: 1, due: 0.333333 })
    // The next booking goes to the one who has neither got nor given one.
    await book(page, at(date, '12:00'))
    const hosts = (await meetingsOf(acting, date)).flatMap((one) => one.hosts ?? [])
    expect(hosts.filter(({ account }) => account === next)).toHaveLength(1)
  })

  it('hands over a request, which the new host decides', async () => {
    const [page, date] = [await hostedPage([therapists()], { approval: 'always' }), nextDate()]
    await book(page, at(date, '09:00'))
    expect((await handOver(ada, await meetingOf(ada, date), { to: ben.id })).body).toMatchObject({
      booking: { status: 'pending' },
    })
    expect((await ben.post(`/api/meetings/${await meetingOf(ben, date)}/approve`)).body).toMatchObject({
      booking: { status: 'confirmed' },
    })
  })

  it('passes on the time that is held for a move', async () => {
    const [page, date] = [await hostedPage([therapists()], { approval: 'always' }), nextDate()]
    const { token } = await book(page, at(date, '09:00'))
    await acting.post(`/api/meetings/${await meetingOf(acting, date)}/approve`)
    expect((await visitor.post(`/api/bookings/${token}/move`, { startTime: at(date, '14:00') })).status).toBe(200)
    const own = await meetingOf(ada, date)
    const away = { from: date, startTime: '14:00', endTime: '15:00' }
    await addTimeOff(cem, away)
    expect((await handOver(ada, own, { to: cem.id })).body).toMatchObject({ code: 'taken', state: 'away' })
    expect((await handOver(ada, own, { to: ben.id })).status).toBe(200)
    // The old host is free at both times, the new one holds both.
    for (const time of ['09:00', '14:00']) await book(page, at(date, time))
    expect((await meetingsOf(ada, date)).filter(({ status }) => status === 'pending')).toHaveLength(2)
    await ben.post(`/api/meetings/${await meetingOf(ben, date)}/approve`)
    expect(await meetingsOf(ben, date)).toMatchObject([{ startTime: at(date, '14:00'), status: 'confirmed' }])
  })

  it('is done once of two at the same moment, and takes no time that a booking takes', async () => {
    const [page, date] = [await hostedPage(), nextDate()]
    await book(page, at(date, '09:00'))
    const meeting = await meetingOf(acting, date)
    const both = await Promise.all([
      handOver(acting, meeting, { to: ben.id, from: ada.id }),
      handOver(acting, meeting, { to: cem.id, from: ada.id }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'changed' })
    expect(await hostsAt(date)).toHaveLength(1)
    // A booking of a page of Ben’s own, and a hand-over to Ben, of one time.
    const other = nextDate()
    const own = (await ben.post('/api/time-slot-pages', {
      title: 'Own',
      timezone: 'UTC',
      availabilities: EVERY_DAY,
      duration: 60,
    })) as { body: Page }
    for (const time of ['09:00', '11:00', '13:00']) {
      await book(page, at(other, time))
      const handed = (await meetingsOf(acting, other)).find(({ startTime }) => startTime === at(other, time))?.id ?? ''
      const [given, taken] = await Promise.all([
        handOver(acting, handed, { to: ben.id }),
        book(own.body, at(other, time)).then(
          () => 201,
          () => 409,
        ),
      ])
      expect([given.status, taken].sort()).toEqual(given.status === 200 ? [200, 409] : [201, 409])
      const there = (await meetingsOf(ben, other)).filter(({ startTime }) => startTime === at(other, time))
      expect(there).toHaveLength(1)
    }
  })
})

describe('the people of a booking that is handed over', () => {
  /** The mails to an address since so many. */
  const since = async (address: string, count: number) => (await mailsTo(address)).slice(count)
  const unfolded = (file: string | null | undefined) => file?.replace(/\r\n[ \t]/g, '') ?? ''

  it('read of it in one mail each, with a calendar file, and the new host alone the reason', async () => {
    const [page, date, attendeeEmail] = [await hostedPage(), nextDate(), newEmail()]
    await book(page, at(date, '09:00'), { attendeeEmail })
    const meeting = await meetingOf(acting, date)
    const readers = [attendeeEmail, ada.email, ben.email]
    const before = await Promise.all(readers.map(async (address) => (await mailsTo(address)).length))
    await handOver(acting, meeting, { to: ben.id, reason: 'Ill today' })
    const after = await Promise.all(readers.map((address, index) => since(address, before[index] ?? 0)))
    expect(after.map((mails) => mails.length)).toEqual([1, 1, 1])
    const [attendee, old, next] = after.map(([mail]) => mail)
    expect(attendee?.subject).toMatch(/^New host: Intro call/)
    expect(old?.subject).toMatch(/^No longer yours: Intro call/)
    expect(next?.subject).toMatch(/^Handed over to you: Intro call/)
    expect([attendee, old, next].map((mail) => mail?.text.includes('Ill today'))).toEqual([false, false, true])
    const files = [attendee, old, next].map((mail) => unfolded(mail?.calendarFile))
    expect(files.map((file) => /METHOD:(\w+)/.exec(file)?.[1])).toEqual(['REQUEST', 'CANCEL', 'REQUEST'])
    expect(new Set(files.map((file) => /UID:(.+)/.exec(file)?.[1])).size).toBe(1)
    for (const file of files) expect(file).toContain('SEQUENCE:1')
    expect(files[2]).toContain(ben.email)
    expect(JSON.stringify(attendee)).not.toContain(ada.email)
    // Replies of the attendee reach the new host.
    expect(attendee?.replyTo).toContain(ben.email)
  })

  it('read of a request without a file, and the new host gets links that decide', async () => {
    const [page, date] = [await hostedPage([therapists()], { approval: 'always' }), nextDate()]
    await book(page, at(date, '09:00'))
    const count = (await mailsTo(ben.email)).length
    await handOver(ada, await meetingOf(ada, date), { to: ben.id })
    const [mail] = await since(ben.email, count)
    expect(mail?.calendarFile).toBeNull()
    const link = /\/(api\/requests\/[^\s?]+)/.exec(mail?.text ?? '')?.[1]
    expect((await visitor.get(`/${link}`)).status).toBe(200)
  })
})

describe('booking.reassigned', () => {
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  beforeAll(async () => {
    receiver = await startReceiver()
  })
  afterAll(() => receiver.stop())

  it('goes to the endpoints of the team with both hosts, and to none of a host', async () => {
    await createEndpoint(acting, receiver.url('/team'))
    await createEndpoint(ben, receiver.url('/ben'))
    const [page, date] = [await hostedPage(), nextDate()]
    await book(page, at(date, '09:00'))
    await handOver(acting, await meetingOf(acting, date), { to: ben.id })
    await receiver.wait('/team', 2)
    const host = (account: string) => ({ account, name: expect.any(String), kind: 'person', group: 'Therapists' })
    expect(receiver.of('/team', 'booking.created')[0]?.body.data).toMatchObject({ booking: { hosts: [host(ada.id)] } })
    expect(receiver.of('/team', 'booking.reassigned')[0]?.body.data).toMatchObject({
      version: 2,
      booking: { hosts: [host(ben.id)] },
      from: { account: ada.id, name: expect.any(String) },
      to: { account: ben.id, name: expect.any(String) },
    })
    expect(receiver.of('/ben')).toEqual([])
  })
})

describe('all that a member holds', () => {
  it('is handed over by them, or by who leads the team, before they leave', async () => {
    const dan = await addMember(ada, team, 'host')
    const hosts = [{ account: dan.id }, { account: room }]
    const page = await hostedPage([{ name: 'Desk', choose: 'order', hosts }])
    await dan.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
    const [date, other] = [nextDate(), nextDate()]
    for (const start of [at(date, '09:00'), at(other, '09:00'), at(other, '09:00')]) await book(page, start)
    const path = `/api/teams/${team.id}/members/${dan.id}`
    expect((await dan.delete(path)).body).toMatchObject({ code: 'holds_bookings', count: 2 })
    expect(await cem.post(`${path}/hand-over`)).toMatchObject({ status: 403, body: { code: 'role' } })
    const own = await meetingOf(dan, other)
    expect((await dan.post(`${path}/hand-over`, { reason: 'Moving away' })).body).toEqual({
      handedOver: 1,
      left: [{ meetingId: own, startTime: at(other, '09:00'), code: 'taken' }],
    })
    expect(await hostsAt(date)).toEqual([room])
    // The room is free again.
    const ofTeam = await meetingsOf(acting, other)
    const inRoom = ofTeam.find((meeting) => meeting.hosts?.some(({ account }) => account === room))
    await acting.post(`/api/meetings/${inRoom?.id}/cancel`)
    expect((await ada.post(`${path}/hand-over`)).body).toEqual({ handedOver: 1, left: [] })
    expect((await dan.delete(path)).status).toBe(204)
    expect((await ada.post(`${path}/hand-over`)).body).toMatchObject({ code: 'member_not_found' })
  })

  it('is handed over for a time off, whose list names the team', async () => {
    const [page, date, other] = [await hostedPage(), nextDate(), nextDate()]
    for (const start of [at(date, '09:00'), at(other, '09:00')]) await book(page, start)
    const off = await addTimeOff(ada, { from: date })
    expect((await ada.get(`/api/time-off/affected?from=${date}&to=${date}`)).body).toMatchObject({
      total: 1,
      affected: [{ attendeeName: 'Vera Rubin', team: { id: team.id, name: team.name, slug: team.slug } }],
    })
    const found = await ada.get(`/api/meetings/all?q=vera%20r&from=${at(date, '00:00')}&to=${at(date, '23:00')}`)
    expect(found.body).toMatchObject({ meetings: [{ attendeeName: 'Vera Rubin' }] })
    const path = `/api/time-off/${off.id}/hand-over`
    expect((await ben.post(path)).body).toMatchObject({ code: 'time_off_not_found' })
    expect((await ada.post(path)).body).toEqual({ handedOver: 1, left: [] })
    expect([await hostsAt(date), await hostsAt(other)]).toEqual([[ben.id], [ada.id]])
    expect((await ada.post(path)).body).toEqual({ handedOver: 0, left: [] })
  })

  it('goes to who is free when they delete their account, and is cancelled elsewhere', async () => {
    const eve = await addMember(ada, team, 'host')
    const hosts = [{ account: eve.id }, { account: room }]
    const page = await hostedPage([{ name: 'Desk', choose: 'order', hosts }])
    await eve.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
    const [date, other, attendeeEmail] = [nextDate(), nextDate(), newEmail()]
    const token = (await book(page, at(date, '09:00'), { attendeeEmail })).token
    for (let count = 0; count < 2; count += 1) await book(page, at(other, '09:00'))
    const before = (await mailsTo(eve.email)).length
    expect((await eve.delete('/api/account', { body: { confirm: eve.email } })).status).toBe(200)
    expect(await hostsAt(date)).toEqual([room])
    expect((await visitor.get(`/api/bookings/${token}`)).body).toMatchObject({ booking: { status: 'confirmed' } })
    expect((await meetingsOf(acting, other)).map(({ status }) => status).sort()).toEqual(['cancelled', 'confirmed'])
    const told = (await mailsTo(eve.email)).slice(before).map(({ subject }) => subject)
    expect(told.filter((subject) => subject.startsWith('No longer yours'))).toEqual([])
    // Nobody is booked who is about to go.
    const free = nextDate()
    await book(page, at(free, '09:00'))
    expect(await hostsAt(free)).toEqual([room])
  })
})
