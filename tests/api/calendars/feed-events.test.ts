import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { calendarEvents } from '@/db/schema'
import type { Integration } from '@/lib/shared/calendars/integration'
import type { UnreadEvent } from '@/lib/shared/calendars/unread-event'
import { connectFake } from '@/tests/support/api/fake-calendars'
import { event, holding, list, ownerWithCalendar, titles } from '@/tests/support/api/feeds'
import { signInOwner } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, dateOf, inDays } from '@/tests/support/factories/pages'

vi.mock(
  '@/lib/calendars/accounts/open-accounts',
  async () => (await import('@/tests/support/api/fake-calendars')).fakeConnections,
)

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)
const at = (iso: string) => Date.parse(iso)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('GET /api/meetings', () => {
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
      await saveSettings(owner, { timezone: 'America/New_York' })
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
      await saveSettings(owner, { timezone: 'Europe/Berlin' })
      const moved = (await list(owner)).meetings.map(({ startTime }) => startTime)
      expect(new Set(moved)).toEqual(new Set([`${year}-02-09T23:00:00.000Z`]))
    })
  })

  describe('events that cannot be read', () => {
    it('are named with their connection, with the line, until they can be read', async () => {
      const { owner, account } = await ownerWithCalendar()
      const lunch = {
        title: 'Lunch\0',
        start: at('2030-03-01T11:00:00Z'),
        part: 'rule',
        line: 'RRULE:\ud800',
        number: 12,
      }
      const never = { title: '', start: Number.MAX_SAFE_INTEGER, part: 'end', line: 'DTEND:', number: 30 }
      const unreadBy = { first: [never, lunch, lunch], c1: undefined, c2: [] } as Record<
        string,
        UnreadEvent[] | undefined
      >
      account.onChanges = (calendarId, cursor) => {
        const next = { first: 'c1', c1: 'c2', c2: 'c3' }[cursor ?? 'first'] ?? 'c3'
        const unread = calendarId === '' ? unreadBy[cursor ?? 'first'] : undefined
        return { events: [], cursor: next, ...(unread && { unread }) }
      }
      const named = async () => {
        await list(owner)
        return ((await owner.get('/api/integrations')).body as Integration[])[0]?.unread
      }
      const known = [
        { ...lunch, title: 'Lunch', start: '2030-03-01T11:00:00.000Z', line: 'RRULE:\ufffd' },
        { ...never, start: expect.stringMatching(/Z$/) },
      ]
      expect(await named()).toEqual(known)
      pass(61_000)
      expect(await named()).toEqual(known)
      pass(61_000)
      expect(await named()).toBeUndefined()
    })
  })

  describe('one event', () => {
    it('that this product wrote is not shown again, whatever tells so', async () => {
      const { owner, account } = await ownerWithCalendar()
      const { id: meetingId } = await createMeeting(owner, { title: 'Ours' })
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
})
