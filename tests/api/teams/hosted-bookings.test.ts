import { beforeAll, describe, expect, it } from 'vitest'
import { drawBooking } from '@/app/_plain/booking'
import { drawTimes } from '@/app/_plain/times'
import type { BookingView, TimesView } from '@/components/visitor/plain/views'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail } from '@/tests/support/api/owner'
import { visitPlain } from '@/tests/support/api/plain'
import { createHostedPage, makePractice } from '@/tests/support/factories/practice'
import { actingFor, addMember, type Member, type makeTeam } from '@/tests/support/factories/teams'
import { addTimeOff } from '@/tests/support/factories/time-off'

let ada: Member
let ben: Member
let team: Awaited<ReturnType<typeof makeTeam>>
let acting: ApiClient
let room: string
beforeAll(async () => {
  ;({ ada, ben, team, acting, room } = await makePractice())
})

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) => ({ dayOfWeek, startTime: '09:00', endTime: '17:00' }))
type Page = { id: string; slug: string }

/** A page of a length that has all of the hours to itself, whose hosts have agreed. */
const hostedPage = (groups: object[], fields: object = {}): Promise<Page> =>
  createHostedPage(acting, { groups, agreed: [ben] }, { availabilities: EVERY_DAY, duration: 60, ...fields })
const both = (fields: object = {}) => [
  { name: 'Therapists', need: 1, hosts: [{ account: ada.id }, { account: ben.id }], ...fields },
]

let days = 30
/** A date that no other test uses. */
function nextDate(): string {
  days += 1
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
const at = (date: string, time: string) => `${date}T${time}:00.000Z`
const visitor = new ApiClient()
const book = (page: Page, startTime: string, fields: object = {}) =>
  visitor.post(`/api/schedule/${page.slug}/book`, {
    attendeeName: 'Vera Rubin',
    attendeeEmail: newEmail(),
    userTimezone: 'UTC',
    startTime,
    ...fields,
  })
async function slotsOf(page: Page, date: string): Promise<string[]> {
  const { body } = await visitor.get(`/api/schedule/${page.slug}/slots?from=${date}&to=${date}&timezone=UTC`)
  return (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
}
type Listed = { id: string; title: string; startTime: string; status: string; team?: object; hosts?: object[] }
async function meetingsOf(client: ApiClient, date: string): Promise<Listed[]> {
  const { body } = await client.get(`/api/meetings/all?page=1&from=${date}T00:00:00Z&to=${date}T23:59:00Z`)
  return (body as { meetings: Listed[] }).meetings
}

describe('POST /api/schedule/{slug}/book of a team’s page', () => {
  it('gives the booking to a host, and the next one to the other: both hold their time everywhere', async () => {
    const [page, date] = [await hostedPage(both()), nextDate()]
    const start = at(date, '09:00')
    expect(await slotsOf(page, date)).toContain(start)
    const first = await book(page, start)
    expect(first).toMatchObject({
      status: 201,
      body: { booking: { hosts: [{ kind: 'person', group: 'Therapists' }] } },
    })
    expect(JSON.stringify(first.body)).not.toContain(ada.id)
    expect(await slotsOf(page, date)).toContain(start)
    expect((await book(page, start)).status).toBe(201)
    expect(await slotsOf(page, date)).not.toContain(start)
    const conflicts = await visitor.get(`/api/schedule/${page.slug}/conflicts?date=${date}`)
    expect(conflicts.body).toEqual([{ start, end: at(date, '10:00') }])
    expect(await book(page, start)).toMatchObject({ status: 409, body: { code: 'taken' } })
    const named = { team: { id: team.id, name: team.name, slug: team.slug } }
    for (const host of [ada, ben]) expect(await meetingsOf(host, date)).toMatchObject([{ startTime: start, ...named }])
    const ofTeam = await meetingsOf(acting, date)
    const heldBy = async (account: string) => {
      const { body, status } = await acting.get(
        `/api/meetings/all?host=${account}&from=${date}T00:00:00Z&to=${date}T23:00:00Z`,
      )
      return status === 200 ? (body as { meetings: Listed[] }).meetings.map(({ hosts }) => hosts) : body
    }
    for (const host of [ada, ben]) expect(await heldBy(host.id)).toMatchObject([[{ account: host.id }]])
    expect(await heldBy(team.id)).toEqual([])
    expect(await heldBy('x')).toMatchObject({ issues: [{ path: 'host' }] })
    expect(ofTeam.flatMap(({ hosts }) => hosts ?? [])).toHaveLength(2)
    expect(ofTeam[0]).not.toHaveProperty('team')
    // The other page of the team knows, and so does a page of the host's own.
    expect(await slotsOf(await hostedPage(both({ need: 'all' })), date)).not.toContain(start)
    const own = (await ada.post('/api/time-slot-pages', {
      title: 'Own',
      timezone: 'UTC',
      availabilities: EVERY_DAY,
      duration: 60,
    })) as { body: Page }
    expect(await slotsOf(own.body, date)).not.toContain(start)
    expect(await book(own.body, start)).toMatchObject({ status: 409, body: { code: 'taken' } })
  })

  it('takes all hosts and the room, or writes nothing', async () => {
    const groups = [...both({ need: 'all' }), { name: 'Room', choose: 'order', hosts: [{ account: room }] }]
    const [page, date] = [await hostedPage(groups), nextDate()]
    const { body } = await book(page, at(date, '10:00'))
    expect(body).toMatchObject({
      booking: {
        hosts: [
          { kind: 'person', group: 'Therapists' },
          { kind: 'person', group: 'Therapists' },
          { name: 'Red room', kind: 'room', group: 'Room' },
        ],
      },
    })
    expect(await meetingsOf(actingFor(ada, room), date)).toHaveLength(1)
    expect((await acting.delete(`/api/rooms/${room}`)).body).toMatchObject({ code: 'in_use' })
    const alone = await hostedPage([{ name: 'Room', hosts: [{ account: room }] }])
    expect((await book(alone, at(date, '12:00'))).status).toBe(201)
    expect(await book(page, at(date, '12:00'))).toMatchObject({ status: 409, body: { code: 'taken' } })
    for (const host of [ada, ben]) expect(await meetingsOf(host, date)).toHaveLength(1)
  })

  it('offers nobody who has not agreed, is away, outside their own hours or at their daily limit', async () => {
    const cem = await addMember(ada, team, 'viewer')
    const page = await hostedPage([{ name: 'Cem', hosts: [{ account: cem.id, maxPerDay: 1 }] }])
    const [date, other] = [nextDate(), nextDate()]
    expect(await slotsOf(page, date)).toEqual([])
    const hours = { availabilities: EVERY_DAY.map((day) => ({ ...day, endTime: '11:30' })), timezone: 'UTC' }
    await cem.patch(`/api/hosting/${page.id}`, { state: 'agreed', ...hours })
    const offered = [at(date, '09:00'), at(date, '10:00')]
    expect(await slotsOf(page, date)).toEqual(offered)
    expect(await book(page, at(date, '11:00'))).toMatchObject({ status: 409, body: { code: 'taken' } })
    await addTimeOff(cem, { from: other })
    expect(await slotsOf(page, other)).toEqual([])
    const away = await acting.get(`/api/time-slot-pages/${page.id}/explain?at=${at(other, '09:00')}`)
    expect(away.body).toMatchObject({
      hosts: [{ account: cem.id, group: 'Cem', state: 'away' }],
      reasons: [{ kind: 'hosts', code: 'taken', group: 'Cem', free: 0, need: 1, change: null }],
    })
    expect((await book(page, at(date, '09:00'))).status).toBe(201)
    expect(await slotsOf(page, date)).toEqual([])
    const full = await acting.get(`/api/time-slot-pages/${page.id}/explain?at=${at(date, '10:00')}`)
    expect(full.body).toMatchObject({ hosts: [{ state: 'limit' }] })
    expect(await cem.delete(`/api/teams/${team.id}/members/${cem.id}`)).toMatchObject({
      status: 409,
      body: { code: 'holds_bookings', count: 1 },
    })
    expect(await book(page, at(date, '10:00'))).toMatchObject({ status: 409, body: { code: 'taken' } })
  })

  it('offers nothing where a group has lost all of its hosts', async () => {
    const dan = await addMember(ada, team, 'host')
    const [page, date] = [
      await hostedPage([...both(), { name: 'Dan', need: 'all', hosts: [{ account: dan.id }] }]),
      nextDate(),
    ]
    await dan.patch(`/api/hosting/${page.id}`, { state: 'agreed' })
    expect(await slotsOf(page, date)).toContain(at(date, '09:00'))
    await dan.delete(`/api/teams/${team.id}/members/${dan.id}`)
    expect(await slotsOf(page, date)).toEqual([])
    expect(await book(page, at(date, '09:00'))).toMatchObject({ status: 409, body: { code: 'taken' } })
  })

  it('admits as many of a crowd as there are hosts, and no page of a team without groups', async () => {
    const [page, date] = [await hostedPage(both()), nextDate()]
    const answers = await Promise.all(Array.from({ length: 6 }, () => book(page, at(date, '15:00'))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409])
    for (const host of [ada, ben]) expect(await meetingsOf(host, date)).toHaveLength(1)
    const bare = await hostedPage([])
    expect(await slotsOf(bare, date)).toEqual([])
    expect(await book(bare, at(date, '09:00'))).toMatchObject({ status: 409 })
  })

  it('mails each host in place of the team, with their own meeting and the names of all', async () => {
    const [page, date] = [await hostedPage(both({ need: 'all' })), nextDate()]
    const attendeeEmail = newEmail()
    await book(page, at(date, '11:00'), { attendeeEmail })
    const [meeting] = await meetingsOf(ben, date)
    const texts = (await mailsTo(ben.email)).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringContaining(`meeting=${meeting?.id}`))
    const confirmation = (await mailsTo(attendeeEmail)).at(-1)
    expect(confirmation?.text).toContain(team.name)
    expect(JSON.stringify(confirmation)).not.toContain(ben.email)
  })
})

describe('changes of a hosted booking', () => {
  const booked = async (groups: object[], date: string, time: string, fields: object = {}) => {
    const page = await hostedPage(groups, fields)
    const { body } = await book(page, at(date, time))
    const { manageUrl } = (body as { booking: { manageUrl: string } }).booking
    return { page, token: manageUrl.split('/').at(-1) ?? '' }
  }

  it('frees all hosts when the attendee cancels, and takes places and shares back', async () => {
    const date = nextDate()
    const { page, token } = await booked(both({ need: 'all' }), date, '09:00')
    expect(await slotsOf(page, date)).not.toContain(at(date, '09:00'))
    expect((await visitor.post(`/api/bookings/${token}/cancel`)).status).toBe(204)
    expect(await slotsOf(page, date)).toContain(at(date, '09:00'))
    for (const host of [ada, ben]) expect(await meetingsOf(host, date)).toMatchObject([{ status: 'cancelled' }])
  })

  it('moves for the attendee only to times of the same hosts', async () => {
    const date = nextDate()
    const { page, token } = await booked(both({ need: 'all' }), date, '09:00')
    await book(page, at(date, '13:00'))
    const { body } = await visitor.get(`/api/bookings/${token}/slots?from=${date}&to=${date}&timezone=UTC`)
    const offered = (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
    expect(offered).toContain(at(date, '15:00'))
    expect(offered).not.toContain(at(date, '13:00'))
    expect(await visitor.post(`/api/bookings/${token}/move`, { startTime: at(date, '13:00') })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    expect((await visitor.post(`/api/bookings/${token}/move`, { startTime: at(date, '15:00') })).status).toBe(200)
    for (const host of [ada, ben]) {
      expect((await meetingsOf(host, date)).map(({ startTime }) => startTime).sort()).toEqual([
        at(date, '13:00'),
        at(date, '15:00'),
      ])
    }
    expect(await slotsOf(page, date)).toContain(at(date, '09:00'))
  })

  it('is decided, moved and cancelled by a host from a meeting of their own', async () => {
    const date = nextDate()
    const { page } = await booked(both({ need: 'all' }), date, '09:00', { approval: 'always' })
    const [mine] = await meetingsOf(ben, date)
    expect(mine).toMatchObject({ status: 'pending' })
    expect((await ben.post(`/api/meetings/${mine?.id}/approve`)).body).toMatchObject({
      booking: { status: 'confirmed' },
      meeting: { id: mine?.id, status: 'confirmed' },
    })
    const detail = await ben.get(`/api/meetings/${mine?.id}`)
    expect(detail.body).toMatchObject({
      team: { slug: team.slug },
      hosts: [{ group: 'Therapists' }, { group: 'Therapists' }],
      assignment: [{ group: 'Therapists', chose: 'all' }],
      booking: { page: { id: page.id } },
    })
    const moved = await ben.post(`/api/meetings/${mine?.id}/move`, { startTime: at(date, '16:00') })
    expect(moved).toMatchObject({ status: 200, body: { meeting: { id: mine?.id, startTime: at(date, '16:00') } } })
    expect(await meetingsOf(ada, date)).toMatchObject([{ startTime: at(date, '16:00') }])
    const [adas] = await meetingsOf(ada, date)
    expect((await ada.post(`/api/meetings/${adas?.id}/cancel`)).body).toMatchObject({ status: 'cancelled' })
    expect(await meetingsOf(ben, date)).toMatchObject([{ status: 'cancelled' }])
    const [ofTeam] = await meetingsOf(acting, date)
    expect(ofTeam).toMatchObject({ status: 'cancelled' })
    const { body } = await acting.get(`/api/meetings/${ofTeam?.id}`)
    const { history } = (body as { booking: { history: { what: string; person?: { name: string } }[] } }).booking
    const names = new Map(history.map(({ what, person }) => [what, person?.name]))
    expect([...names.keys()]).toEqual(['requested', 'approved', 'moved', 'cancelled'])
    expect(names.get('requested')).toBeUndefined()
    expect(names.get('approved')).toBe(names.get('moved'))
    expect(names.get('cancelled')).toMatch(/^owner-/)
    expect(names.get('cancelled')).not.toBe(names.get('approved'))
  })
})

describe('moveHosts', () => {
  const movable = async (fields: object = {}, groups: object[] = both({ choose: 'order' })) => {
    const page = await hostedPage(groups, { moveHosts: 'any', ...fields })
    const alone = await hostedPage([{ name: 'Ada', hosts: [{ account: ada.id }] }])
    return { page, alone, date: nextDate() }
  }
  const booked = async (page: Page, start: string) => {
    const attendeeEmail = newEmail()
    const { body } = await book(page, start, { attendeeEmail })
    const { booking, meeting } = body as { booking: { manageUrl: string }; meeting: { id: string } }
    return { attendeeEmail, meetingId: meeting.id, token: booking.manageUrl.split('/').at(-1) ?? '' }
  }
  const slotsTo = async (token: string, date: string) => {
    const { body } = await visitor.get(`/api/bookings/${token}/slots?from=${date}&to=${date}&timezone=UTC`)
    return (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
  }
  const move = (token: string, startTime: string) => visitor.post(`/api/bookings/${token}/move`, { startTime })
  const gotOn = async (page: Page) => {
    const { body } = await acting.get(`/api/time-slot-pages/${page.id}/fairness`)
    return (body as Fairness).groups[0]?.hosts.map(({ got, due }) => [got, due])
  }

  it('any: gives a place to another host where the present one is not free, and only there', async () => {
    const { page, alone, date } = await movable()
    const [start, later, free] = [at(date, '09:00'), at(date, '13:00'), at(date, '15:30')]
    const { attendeeEmail, meetingId, token } = await booked(page, start)
    await book(alone, later)
    expect(await gotOn(page)).toEqual([
      [1, 0.5],
      [0, 0.5],
    ])
    expect(await slotsTo(token, date)).toContain(later)
    // The team keeps its hosts.
    expect(await acting.post(`/api/meetings/${meetingId}/move`, { startTime: later })).toMatchObject({
      status: 409,
      body: { code: 'taken' },
    })
    const moved = await move(token, later)
    expect(moved).toMatchObject({ status: 200, body: { booking: { hosts: [{ group: 'Therapists' }] } } })
    expect(await meetingsOf(ben, date)).toMatchObject([{ startTime: later, status: 'confirmed' }])
    const adas = await meetingsOf(ada, date)
    expect(adas.map(({ startTime, status }) => [startTime, status])).toContainEqual([start, 'cancelled'])
    expect(await gotOn(page)).toEqual([
      [0, 0.5],
      [1, 0.5],
    ])
    const { hosts } = (moved.body as { booking: { hosts: { name: string }[] } }).booking
    expect((await mailsTo(attendeeEmail)).at(-1)?.text).toContain(hosts[0]?.name)
    const [bens] = await meetingsOf(ben, date)
    expect((await mailsTo(ben.email)).map(({ text }) => text)).toContainEqual(
      expect.stringContaining(`meeting=${bens?.id}`),
    )
    expect((await slotsOf(page, date)).includes(start)).toBe(true)
    await book(alone, free)
    expect((await move(token, at(date, '16:00'))).status).toBe(200)
    expect(await meetingsOf(ben, date)).toMatchObject([{ startTime: at(date, '16:00') }])
  })

  it('any: refuses a start at which nobody of the group is free', async () => {
    const { page, alone, date } = await movable()
    const later = at(date, '13:00')
    const { token } = await booked(page, at(date, '09:00'))
    await book(alone, later)
    await book(await hostedPage([{ name: 'Ben', hosts: [{ account: ben.id }] }]), later)
    expect(await slotsTo(token, date)).not.toContain(later)
    expect(await move(token, later)).toMatchObject({ status: 409, body: { code: 'taken' } })
    expect(await gotOn(page)).toEqual([
      [1, 0.5],
      [0, 0.5],
    ])
  })

  it('any: holds the time of a request for the host who would take it, and approving gives it to them', async () => {
    const { page, alone, date } = await movable({ approval: 'always' })
    const [start, later] = [at(date, '09:00'), at(date, '13:00')]
    const { meetingId, token } = await booked(page, start)
    await acting.post(`/api/meetings/${meetingId}/approve`)
    await book(alone, later)
    expect(await move(token, later)).toMatchObject({
      status: 200,
      body: { booking: { moveRequest: { startTime: later } } },
    })
    expect(await meetingsOf(ada, date)).toHaveLength(2)
    expect(await meetingsOf(ben, date)).toEqual([])
    const bens = await hostedPage([{ name: 'Ben', hosts: [{ account: ben.id }] }])
    expect(await slotsOf(bens, date)).not.toContain(later)
    expect((await acting.post(`/api/meetings/${meetingId}/approve`)).status).toBe(200)
    expect(await meetingsOf(ben, date)).toMatchObject([{ startTime: later, status: 'confirmed' }])
  })

  it('keeps a host’s daily limit when two bookings are moved to one date at once', async () => {
    const limited = [{ name: 'Ada', hosts: [{ account: ada.id, maxPerDay: 1 }] }]
    for (const moveHosts of ['same', 'any']) {
      const page = await hostedPage(limited, { moveHosts })
      const tokens = [
        (await booked(page, at(nextDate(), '09:00'))).token,
        (await booked(page, at(nextDate(), '09:00'))).token,
      ]
      const date = nextDate()
      const times = ['10:00', '14:00']
      const answers = await Promise.all(tokens.map((token, index) => move(token, at(date, times[index] ?? ''))))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      // On the same date it counts once.
      const kept = tokens[answers.findIndex(({ status }) => status === 200)] ?? ''
      expect((await move(kept, at(date, '16:00'))).status).toBe(200)
    }
  })
})

describe('a host whom the visitor chooses', () => {
  const choice = (fields: object = {}) => both({ choose: 'visitor', ...fields })
  type Offered = { id: string; name: string }
  const hostsOf = async (page: Page) => {
    const { body } = await visitor.get(`/api/schedule/${page.slug}`)
    return (body as { hosts?: Offered[] }).hosts
  }
  const slotsWith = async (page: Page, date: string, host: string) => {
    const path = `/api/schedule/${page.slug}/slots?from=${date}&to=${date}&timezone=UTC&host=${host}`
    const { body } = await visitor.get(path)
    return (body as { days: { slots: string[] }[] }).days.flatMap(({ slots }) => slots)
  }
  const idsOf = async (page: Page) => {
    const [first, second] = (await hostsOf(page)) ?? []
    return [first?.id ?? '', second?.id ?? ''] as const
  }

  it('is named by an id of the page alone, once they have agreed', async () => {
    const page = await hostedPage(choice())
    const offered = (await hostsOf(page)) ?? []
    expect(offered).toHaveLength(2)
    expect(JSON.stringify(offered)).not.toMatch(new RegExp(`${ada.id}|${ben.id}|@`))
    const others = (await hostsOf(await hostedPage(choice()))) ?? []
    expect(others.map(({ name }) => name)).toEqual(offered.map(({ name }) => name))
    expect(others.map(({ id }) => id)).not.toContain(offered[0]?.id)
    await ben.patch(`/api/hosting/${page.id}`, { state: 'declined' })
    expect(await hostsOf(page)).toEqual([offered[0]])
    expect(await hostsOf(await hostedPage(both()))).toBeUndefined()
  })

  it('gets the booking at a start of theirs; without one fairness decides', async () => {
    const [page, date] = [await hostedPage(choice()), nextDate()]
    const [start, later] = [at(date, '09:00'), at(date, '10:00')]
    const [first, second] = await idsOf(page)
    expect(await book(page, start, { host: second })).toMatchObject({ status: 201 })
    expect(await slotsOf(page, date)).toContain(start)
    expect(await slotsWith(page, date, first)).toContain(start)
    expect(await slotsWith(page, date, second)).not.toContain(start)
    const [booked] = await meetingsOf(ben, date)
    const { body } = await ben.get(`/api/meetings/${booked?.id}`)
    expect(body).toMatchObject({ assignment: [{ chose: 'visitor', chosen: [ben.id] }] })
    expect((await book(page, later)).status).toBe(201)
    const [left] = await meetingsOf(ada, date)
    expect((await ada.get(`/api/meetings/${left?.id}`)).body).toMatchObject({
      assignment: [{ chose: 'fair', chosen: [ada.id] }],
    })
  })

  it('is refused when they are taken, with other times of theirs and who else is free', async () => {
    const room = await acting.post('/api/rooms', { name: 'Blue room' })
    const account = (room.body as { id: string }).id
    const [page, date] = [await hostedPage([...choice(), { name: 'Room', hosts: [{ account }] }]), nextDate()]
    const alone = await hostedPage([{ name: 'Ben', hosts: [{ account: ben.id }] }])
    const [first, second] = await idsOf(page)
    const start = at(date, '12:00')
    await book(alone, start)
    // Those right before and after are in the gap of the other page.
    expect(await book(page, start, { host: second })).toMatchObject({
      status: 409,
      body: { code: 'taken', nearest: ['09:00', '10:00', '14:00'].map((time) => at(date, time)), hosts: [first] },
    })
    // Another host is no help where the room is taken.
    await book(page, start, { host: first })
    expect(await book(page, start, { host: second })).toMatchObject({ status: 409, body: { code: 'taken', hosts: [] } })
  })

  it('is refused as unknown where the page does not offer them', async () => {
    const [page, other, date] = [await hostedPage(choice()), await hostedPage(choice()), nextDate()]
    const [elsewhere] = await idsOf(other)
    const unknown = { status: 400, body: { code: 'invalid_input', issues: [{ path: 'host' }] } }
    for (const host of [elsewhere, ada.id, 'nobody']) {
      expect(await book(page, at(date, '09:00'), { host })).toMatchObject(unknown)
      const path = `/api/schedule/${page.slug}/slots?from=${date}&to=${date}&host=${host}`
      expect(await visitor.get(path)).toMatchObject(unknown)
    }
    expect(await meetingsOf(ada, date)).toEqual([])
    const [late] = await idsOf(page)
    const fair = await hostedPage(both())
    expect(await book(fair, at(date, '09:00'), { host: late })).toMatchObject(unknown)
  })

  it('is chosen without scripts, too', async () => {
    const [page, date] = [await hostedPage(choice()), nextDate()]
    const [first, second] = await idsOf(page)
    const start = at(date, '09:00')
    await book(page, start, { host: first })
    const timesOf = async (host: string) => {
      const { props } = await visitPlain<TimesView>(drawTimes, { slug: page.slug }, { query: { host, date } })
      return { chosen: props.choices.host, days: props.slots?.days.flatMap(({ slots }) => slots) }
    }
    expect(await timesOf(second)).toEqual({ chosen: second, days: expect.arrayContaining([start]) })
    expect((await timesOf(first)).days).not.toContain(start)
    expect((await timesOf('nobody')).chosen).toBeUndefined()
    const send = (host: string) =>
      visitPlain<BookingView>(
        drawBooking,
        { slug: page.slug, start },
        { query: { host }, fields: { attendeeName: 'Vera Rubin', attendeeEmail: newEmail(), timezone: 'UTC' } },
      )
    expect((await send(first)).props.nearest).not.toContain(start)
    expect((await send(second)).location).toMatch(/^\/success/)
    expect(await meetingsOf(ben, date)).toHaveLength(1)
  })

  it('gives one of two visitors the host whom both chose', async () => {
    const [page, date] = [await hostedPage(choice()), nextDate()]
    const [, second] = await idsOf(page)
    const start = at(date, '09:00')
    const answers = await Promise.all([1, 2].map(() => book(page, start, { host: second })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const [first] = await idsOf(page)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ hosts: [first] })
    expect(await meetingsOf(ada, date)).toEqual([])
  })
})

type Fairness = {
  groups: { group: string; bookings: number; hosts: { name: string; state: string; got: number; due: number }[] }[]
}

describe('GET /api/time-slot-pages/{id}/fairness', () => {
  const figures = async (page: Page, query = '') => {
    const { body } = await acting.get(`/api/time-slot-pages/${page.id}/fairness${query}`)
    return (body as Fairness).groups.map(({ group, bookings, hosts }) => [
      group,
      bookings,
      ...hosts.map(({ got, due }) => [got, due]),
    ])
  }

  it('sums what each host got and was due, without what an attendee took back', async () => {
    const hosts = [
      { account: ada.id, weight: 100 },
      { account: ben.id, weight: 50 },
    ]
    const page = await hostedPage([...both({ hosts }), { name: 'Room', need: 'all', hosts: [{ account: room }] }])
    const [date, other] = [nextDate(), nextDate()]
    for (const time of ['09:00', '11:00', '13:00']) expect((await book(page, at(date, time))).status).toBe(201)
    const last = await book(page, at(other, '09:00'))
    expect(await figures(page)).toEqual([['Therapists', 4, [3, 2.666667], [1, 1.333333]]])
    expect(await figures(page, `?from=${date}&to=${date}`)).toEqual([['Therapists', 3, [2, 2], [1, 1]]])
    const reversed = await acting.get(`/api/time-slot-pages/${page.id}/fairness?from=${other}&to=${date}`)
    expect(reversed).toMatchObject({ status: 400, body: { issues: [{ path: 'to' }] } })
    const { manageUrl } = (last.body as { booking: { manageUrl: string } }).booking
    await visitor.post(`/api/bookings/${manageUrl.split('/').at(-1)}/cancel`)
    expect(await figures(page)).toEqual([['Therapists', 3, [2, 2], [1, 1]]])
    // The next one is chosen as if it had never been.
    await book(page, at(other, '09:00'))
    expect(await figures(page)).toEqual([['Therapists', 4, [3, 2.666667], [1, 1.333333]]])
  })

  it('is no matter of a person’s page', async () => {
    const { body } = await ada.post('/api/time-slot-pages', { title: 'Own', timezone: 'UTC' })
    const refused = await ada.get(`/api/time-slot-pages/${(body as Page).id}/fairness`)
    expect(refused).toMatchObject({ status: 404, body: { code: 'page_not_found' } })
  })
})
