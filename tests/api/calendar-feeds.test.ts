import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { claimFeed, updateClaimedFeed } from '@/db/queries/calendar-feeds'
import { rowsOf } from '@/db/queries/rows'
import { calendarEvents, integrations } from '@/db/schema'
import { type ChangePage, ProviderError, type SeenEvent } from '@/lib/calendars/provider'
import { runDueWork } from '@/lib/housekeeping'
import type { MeetingPage } from '@/lib/meetings/schema'
import type { Answer, ApiClient } from '../support/api/client'
import { connectFake, type FakeAccount } from '../support/api/fake-calendars'
import { signInOwner } from '../support/api/owner'
import { createPage, dateOf, inDays } from '../support/api/pages'
import { seenEvent } from '../support/calendars/seen-event'

vi.mock('@/lib/calendars/connections', async () => (await import('../support/api/fake-calendars')).fakeConnections)

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const at = (iso: string) => Date.parse(iso)

function event(fields: Partial<SeenEvent> = {}): SeenEvent {
  const start = at(inDays(3))
  return seenEvent({ id: randomUUID(), start, end: start + 3_600_000, ...fields })
}

/** Answers these whole first, then what is put into `changes`. */
function holding(account: FakeAccount, events: ChangePage['events'], changes: ChangePage['events'] = []) {
  account.onChanges = (calendarId, cursor) => {
    if (calendarId !== '') return { events: [], cursor: 'other' }
    return { events: cursor ? changes : events, cursor: 'c1' }
  }
}

const list = async (owner: ApiClient, search = '') =>
  ((await owner.get(`/api/meetings/all?page=1${search}`)) as Answer<MeetingPage>).body
const titles = async (owner: ApiClient) => (await list(owner)).meetings.map(({ title }) => title).sort()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

async function ownerWithCalendar() {
  const owner = await signInOwner()
  return { owner, account: await connectFake(owner) }
}

describe('events of a connected calendar', () => {
  it('stand among the meetings, with all that is known of them and nothing of their UID', async () => {
    const { owner, account } = await ownerWithCalendar()
    const seen = event({
      icalUid: 'abc@google.com',
      description: 'Bring <b>X-rays</b><br>and &amp; a book',
      attendees: ['doc@example.com'],
      location: 'Room 5',
      joinUrl: 'https://meet.google.com/abc-defg-hij',
      webLink: 'https://www.google.com/calendar/event?eid=1',
    })
    holding(account, [seen])
    const { meetings, total } = await list(owner)
    expect(total).toBe(1)
    expect(meetings[0]).toMatchObject({
      title: 'Dentist',
      description: 'Bring X-rays\nand & a book',
      startTime: inDays(3),
      location: 'google_meet',
      attendees: ['doc@example.com'],
      primarySource: 'google',
      source: 'google',
      status: 'confirmed',
    })
    expect(meetings[0]?.locationData).toEqual({
      meetLink: 'https://meet.google.com/abc-defg-hij',
      customLocation: 'Room 5',
      googleEventId: seen.id,
      googleWebLink: 'https://www.google.com/calendar/event?eid=1',
    })
    expect((await list(owner, '&source=platform')).total).toBe(0)
    expect((await list(owner, '&source=google')).total).toBe(1)
  })

  it('can be read, and neither changed nor deleted', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [event()])
    const [meeting] = (await list(owner)).meetings
    const path = `/api/meetings/${meeting?.id}`
    expect((await owner.get(path)).status).toBe(200)
    const body = { title: 'Mine', location: 'custom', startTime: inDays(3), endTime: inDays(4) }
    expect((await owner.put(path, body)).status).toBe(403)
    expect((await owner.delete(path)).status).toBe(403)
    expect((await (await signInOwner()).get(path)).status).toBe(404)
  })

  it('do not block slots by themselves, and no visitor sees them', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [event({ title: 'Secret' })])
    await list(owner)
    const page = await createPage(owner)
    const date = dateOf(inDays(3))
    const slots = await owner.get(`/api/schedule/${page.slug}/slots?from=${date}&to=${date}&timezone=UTC`)
    expect(slots.text).toContain(inDays(3))
    expect((await owner.get(`/api/schedule/${page.slug}/conflicts?date=${date}`)).body).toEqual([])
  })

  it('without a title, of a moment, or with text that no database takes, are shown as well', async () => {
    const { owner, account } = await ownerWithCalendar()
    const moment = event({ title: ' ', description: 'a\0b\ud800', attendees: ['x\0'] })
    holding(account, [{ ...moment, end: moment.start }])
    expect((await list(owner)).meetings).toMatchObject([
      {
        title: '(No title)',
        description: 'ab\ufffd',
        attendees: ['x'],
        endTime: new Date(moment.start + 60_000).toISOString(),
      },
    ])
  })

  it('that were cancelled or declined are none', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [
      event({ isCancelled: true }),
      event({ isDeclined: true }),
      event({ title: 'Free', isFree: true }),
    ])
    expect(await titles(owner)).toEqual(['Free'])
  })

  it('last whole days where the owner is, whatever zone they were read in', async () => {
    const { owner, account } = await ownerWithCalendar()
    await owner.patch('/api/settings', { timezone: 'America/New_York' })
    const day = (iso: string) => ({ start: at(iso), end: at(iso) + 2 * 86_400_000, isAllDay: true })
    const year = new Date().getUTCFullYear() + 1
    pass(0)
    holding(account, [
      event({ title: 'UTC', ...day(`${year}-02-10T00:00:00Z`) }),
      event({ title: 'Berlin', ...day(`${year}-02-09T23:00:00Z`) }),
      event({ title: 'New York', ...day(`${year}-02-10T05:00:00Z`) }),
    ])
    const times = (await list(owner)).meetings.map(({ startTime, endTime }) => [startTime, endTime])
    expect(times).toEqual(Array(3).fill([`${year}-02-10T05:00:00.000Z`, `${year}-02-12T05:00:00.000Z`]))
    await owner.patch('/api/settings', { timezone: 'Europe/Berlin' })
    const moved = (await list(owner)).meetings.map(({ startTime }) => startTime)
    expect(new Set(moved)).toEqual(new Set([`${year}-02-09T23:00:00.000Z`]))
  })
})

describe('reading a calendar again', () => {
  it('asks for changes since the last time, at most once a minute', async () => {
    const { owner, account } = await ownerWithCalendar()
    const [stays, moves, goes] = [event({ title: 'Stays' }), event({ title: 'Moves' }), event({ title: 'Goes' })]
    holding(
      account,
      [stays, moves, goes],
      [
        { ...moves, title: 'Moved' },
        { id: goes.id, isCancelled: true },
        event({ title: 'New' }),
        event({ title: 'In two years', start: at(inDays(800)), end: at(inDays(801)) }),
      ],
    )
    expect(await titles(owner)).toEqual(['Goes', 'Moves', 'Stays'])
    const before = (await list(owner)).meetings.find(({ title }) => title === 'Moves')
    expect(await titles(owner)).toEqual(['Goes', 'Moves', 'Stays'])
    expect(account.changeCalls).toEqual([{ calendarId: '', cursor: null }])
    pass(61_000)
    const after = (await list(owner)).meetings
    expect(after.map(({ title }) => title).sort()).toEqual(['Moved', 'New', 'Stays'])
    expect(after.find(({ title }) => title === 'Moved')?.id).toBe(before?.id)
    expect(account.changeCalls.at(-1)?.cursor).toBe('c1')
  })

  it('begins anew with a stale cursor, and when the window has moved on by a day', async () => {
    const { owner, account } = await ownerWithCalendar()
    const [stays, goes] = [event({ title: 'Stays' }), event({ title: 'Goes' })]
    holding(account, [stays, goes])
    await list(owner)
    pass(61_000)
    account.onChanges = (_, cursor) => {
      if (cursor) throw new ProviderError('stale-cursor', 'Old')
      return { events: [stays], cursor: 'c2' }
    }
    expect(await titles(owner)).toEqual(['Stays'])
    pass(25 * 3_600_000)
    await list(owner)
    expect(account.changeCalls.map(({ cursor }) => cursor)).toEqual([null, 'c1', null, null])
  })

  it('is whole each time where there are no cursors, and what is gone goes', async () => {
    const { owner, account } = await ownerWithCalendar()
    const stays = event({ title: 'Stays' })
    account.onChanges = () => ({ events: [stays, event({ title: 'Goes' })], cursor: null })
    expect(await titles(owner)).toEqual(['Goes', 'Stays'])
    pass(61_000)
    account.onChanges = () => ({ events: [stays], cursor: null })
    expect(await titles(owner)).toEqual(['Stays'])
  })

  it('is done by one of many who ask at a time', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [event()])
    account.before = () => new Promise((resolve) => setTimeout(resolve, 50))
    const answers = await Promise.all(Array.from({ length: 5 }, () => list(owner)))
    expect(answers.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1])
    expect(account.changeCalls).toHaveLength(1)
  })

  it('is done by one process at a time, and one that took too long writes nothing any more', async () => {
    const { owner, account } = await ownerWithCalendar()
    await list(owner)
    const key = { integrationId: account.id, calendarId: '' }
    pass(61_000)
    const first = new Date()
    const claim = (now: Date) => claimFeed(database(), key, now, new Date(now.getTime() - 60_000))
    expect(await claim(first)).toMatchObject({ cursor: 'c1' })
    expect(await claim(new Date(first.getTime() + 59_000))).toBeNull()
    const second = new Date(first.getTime() + 61_000)
    expect(await claim(second)).toMatchObject({ cursor: 'c1' })
    expect(await updateClaimedFeed(database(), key, first, { cursor: 'late' })).toBe(false)
    expect(await updateClaimedFeed(database(), key, second, { cursor: 'c2' })).toBe(true)
  })

  it('keeps the list waiting four seconds at most, and goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const { owner, account } = await ownerWithCalendar()
    holding(account, [event()])
    let answer = () => {}
    account.before = () => new Promise<void>((resolve) => (answer = resolve))
    const waiting = list(owner)
    await vi.waitFor(() => expect(account.changeCalls).toHaveLength(1))
    await vi.advanceTimersByTimeAsync(4_000)
    expect(await waiting).toEqual({ meetings: [], nextPage: null, total: 0 })
    account.before = async () => {}
    answer()
    vi.useRealTimers()
    await vi.waitFor(async () => expect((await list(owner)).total).toBe(1))
    expect(account.changeCalls).toHaveLength(1)
  })

  it('happens in the background for owners who were here lately', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [])
    await list(owner)
    pass(11 * 60_000)
    await runDueWork(new Date())
    expect(account.changeCalls).toHaveLength(2)
    await database().execute(sql`update sessions set expires = expires - interval '4 days'`)
    pass(11 * 60_000)
    await runDueWork(new Date())
    expect(account.changeCalls).toHaveLength(2)
  })

  it('costs an owner without calendars one query', async () => {
    const owner = await signInOwner()
    const prepare = vi.spyOn(database()._.session, 'prepareQuery')
    await list(owner, '&q=nothing')
    const first = prepare.mock.calls.length
    await owner.get('/api/meetings/all?page=2&q=nothing')
    expect(first - (prepare.mock.calls.length - first)).toBe(1)
    prepare.mockRestore()
  })
})

describe('one event', () => {
  it('that this product wrote is not shown again, whatever tells so', async () => {
    const { owner, account } = await ownerWithCalendar()
    const body = { title: 'Ours', location: 'custom', startTime: inDays(3), endTime: inDays(3, 13) }
    const meetingId = ((await owner.post('/api/meetings', body)).body as { id: string }).id
    const shared = { userId: account.userId, meetingId, integrationId: account.id, role: 'main' } as const
    const rows = await database()
      .insert(calendarEvents)
      .values([
        { ...shared, externalId: 'written' },
        { ...shared, calendarId: 'b', state: 'creating' },
        { ...shared, calendarId: 'c', icalUid: 'uid@google.com' },
      ])
      .returning()
    const facts = JSON.stringify({ outlookEventId: 'known' })
    await database().execute(sql`update meetings set location_data = ${facts}::jsonb where id = ${meetingId}`)
    holding(account, [
      event({ title: 'By id', id: 'written' }),
      event({ title: 'By key', id: rows[1]?.id.replaceAll('-', '') ?? '' }),
      event({ title: 'By UID', icalUid: 'uid@google.com' }),
      event({ title: 'By what its meeting knows', id: 'known' }),
      event({ title: 'By file', icalUid: `${meetingId}@localhost` }),
      event({ title: "Somebody else's file", icalUid: `${randomUUID()}@localhost` }),
    ])
    expect(await titles(owner)).toEqual(['Ours', "Somebody else's file"])
  })

  it('in two calendars of an owner is shown once, as long as it is in one of them', async () => {
    const { owner, account } = await ownerWithCalendar()
    const other = await connectFake(owner, 'other@example.com')
    const shared = { icalUid: 'same@google.com', title: 'Both' }
    const weekLater = { start: at(inDays(10)), end: at(inDays(11)) }
    const [one, two] = [event(shared), event(shared)]
    holding(account, [one, event({ ...shared, ...weekLater })], [{ id: one.id, isCancelled: true }])
    holding(other, [two], [])
    expect((await list(owner)).total).toBe(2)
    pass(61_000)
    expect((await list(owner)).total).toBe(2)
    holding(account, [], [])
    holding(other, [], [{ id: two.id, isCancelled: true }])
    pass(61_000)
    expect((await list(owner)).total).toBe(1)
  })
})

describe('calendars other than the primary one', () => {
  it('are read once they are chosen for anything, and their meetings go when they are chosen no more', async () => {
    const { owner, account } = await ownerWithCalendar()
    account.onChanges = (calendarId) => ({ events: [event({ title: calendarId || 'primary' })], cursor: null })
    const page = await createPage(owner, {
      conflictCheckCalendars: [`${account.choice}:checked`],
      targetCalendars: [`${account.choice}:target`],
    })
    await owner.patch('/api/settings', { defaultCalendars: [`${account.choice}:default`] })
    expect(await titles(owner)).toEqual(['checked', 'default', 'primary', 'target'])
    await owner.patch(`/api/time-slot-pages/${page.id}`, { targetCalendars: [] })
    expect(await titles(owner)).toEqual(['checked', 'default', 'primary'])
  })

  it('that show nothing but busy times are left out quietly', async () => {
    const { owner, account } = await ownerWithCalendar()
    await createPage(owner, { conflictCheckCalendars: [`${account.choice}:team`] })
    account.onChanges = (calendarId) => {
      if (calendarId === 'team') throw new ProviderError('forbidden', 'No')
      return { events: [event()], cursor: null }
    }
    expect(await list(owner)).toMatchObject({ total: 1 })
    expect(Object.keys(await list(owner))).not.toContain('unreadCalendars')
  })
})

describe('a calendar that cannot be read', () => {
  it('is named with the reason, and the list stands', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [event()])
    await list(owner)
    pass(61_000)
    account.before = () => Promise.reject(new ProviderError('needs-reauth', 'token abc'))
    const answer = await list(owner)
    expect(answer.total).toBe(1)
    expect(answer.unreadCalendars).toEqual([
      {
        account: 'ada@example.com',
        service: 'Google Calendar',
        reason: 'This account has to be connected again.',
      },
    ])
    pass(61_000)
    account.before = async () => {}
    expect(Object.keys(await list(owner))).not.toContain('unreadCalendars')
  })

  it('takes its meetings along when it is disconnected', async () => {
    const { owner, account } = await ownerWithCalendar()
    holding(account, [event()])
    expect((await list(owner)).total).toBe(1)
    await database().delete(integrations).where(sql`id = ${account.id}`)
    expect((await list(owner)).total).toBe(0)
    expect(
      rowsOf(await database().execute(sql`select 1 from calendar_feeds where integration_id = ${account.id}`)),
    ).toEqual([])
  })
})
