import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import { calendarEvents, calendarFeeds } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { followOwnerEdits } from '@/lib/calendars/feeds/follow-owner-edits'
import { syncDueFeeds } from '@/lib/calendars/feeds/scheduler'
import type { SeenEvent } from '@/lib/calendars/providers/provider'
import type { Meeting } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner, eventsOf, type Owner } from '@/tests/support/api/events'
import { createBooking } from '@/tests/support/factories/bookings'
import { inDays, visitor } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)
const FAMILY = 'family@group.calendar.google.com'
const [start, end] = [inDays(380, 15), inDays(380, 16)]

beforeEach(() => {
  fakes.reset()
  fakes.google.state.deliver = async () => undefined
})
afterAll(() => fakes.stop())

const meetingOf = async (owner: Owner, id: string) => ((await owner.get(`/api/meetings/${id}`)) as Answer<Meeting>).body
const MADE = [{ state: 'made', error: null }]

async function sync(owner: Owner) {
  await database().update(calendarFeeds).set({ syncedAt: null })
  await owner.get('/api/meetings/all?page=1')
  await deliverDue()
}

async function booked(provider: 'google' | 'microsoft') {
  const { owner, ...ids } = await connectedOwner(fakes, provider)
  const choice = provider === 'google' ? `google_${ids.google}` : `teams_${ids.microsoft}`
  const { answer, page } = await bookOn(owner, { targetCalendars: [choice] })
  await deliverDue()
  await sync(owner)
  const [row] = await database().select().from(calendarEvents).where(eq(calendarEvents.integrationId, ids[provider]))
  return { owner, page, id: answer.body.meeting.id, eventId: row?.externalId ?? '' }
}

/** Simulates dragging an event to another calendar: its id stays, and the old calendar lists it as cancelled. */
function moveToFamily(eventId: string, organizer = { self: true }) {
  const event = fakes.google.events().find(({ id }) => id === eventId)
  const family = fakes.google.state.find('ada@accounts.example', FAMILY)
  if (!event || !family) throw new Error('There is nothing to move')
  fakes.google.removeEvent(eventId)
  fakes.google.state.put(family, { ...event, status: 'confirmed', organizer })
}

describe('followOwnerEdits', () => {
  describe('an event of ours that is missing in Google’s calendar', () => {
    it('takes its meeting along to a day that is not read any more', async () => {
      const { owner, id, eventId } = await booked('google')
      fakes.google.moveEvent(eventId, start, end)
      fakes.google.expireSyncTokens()
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: start, endTime: end, status: 'confirmed' })
      expect(await eventsOf(id)).toMatchObject(MADE)
    })

    it.each([false, true])(
      'is still there in another calendar, and goes from it (all read anew: %s)',
      async (isAnew) => {
        const { owner, id, eventId } = await booked('google')
        moveToFamily(eventId)
        if (isAnew) fakes.google.expireSyncTokens()
        await sync(owner)
        expect(await eventsOf(id)).toMatchObject(MADE)
        await owner.post(`/api/meetings/${id}/cancel`)
        await deliverDue()
        expect(fakes.google.events({ calendarId: FAMILY })).toEqual([])
        expect(await eventsOf(id)).toMatchObject([{ state: 'cancelled' }])
      },
    )

    it('is gone when only a guest still has it', async () => {
      const { owner, id, eventId } = await booked('google')
      moveToFamily(eventId, { self: false })
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'failed', ownerEdit: 'deleted' }])
    })

    it('is left alone when it repeats now', async () => {
      const { owner, id, eventId } = await booked('google')
      fakes.google.editEvent(eventId, {
        recurrence: ['RRULE:FREQ=WEEKLY'],
        start: { dateTime: start },
        end: { dateTime: end },
      })
      fakes.google.expireSyncTokens()
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: inDays(3) })
      expect(await eventsOf(id)).toMatchObject(MADE)
    })

    it('is asked about only when Google has said that it is gone', async () => {
      const { owner, id, eventId } = await booked('google')
      fakes.google.removeEvent(eventId)
      fakes.fail({ provider: 'google', call: 'events.get', kind: 'server-error' })
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject(MADE)
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ ownerEdit: 'deleted' }])
    })
  })

  describe('an event of ours that is missing in Outlook’s calendar', () => {
    const time = (at: string) => ({ dateTime: at.replace('Z', '0000'), timeZone: 'UTC' })

    it('takes its meeting along to a day that is not read any more', async () => {
      const { owner, id } = await booked('microsoft')
      const [event] = fakes.microsoft.events()
      if (!event) throw new Error('There is no event')
      fakes.microsoft.state.put(fakes.microsoft.calendar(), { ...event, start: time(start), end: time(end) })
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: start, endTime: end })
      expect(await eventsOf(id)).toMatchObject(MADE)
    })

    it('is still there in another calendar', async () => {
      const { owner, id } = await booked('microsoft')
      const [event] = fakes.microsoft.events()
      if (!event) throw new Error('There is no event')
      fakes.microsoft.state.put(fakes.microsoft.calendar('Projects'), event)
      fakes.microsoft.state.remove(fakes.microsoft.calendar(), event.id)
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject(MADE)
      await owner.post(`/api/meetings/${id}/cancel`)
      await deliverDue()
      expect(fakes.microsoft.calendar('Projects').events.size).toBe(0)
    })
  })

  describe('an event of ours that was moved to where its meeting cannot follow', () => {
    it('stays ours when its owner leaves it so: nothing more is asked, and it goes with the meeting', async () => {
      const { owner, page, id, eventId } = await booked('google')
      await createBooking(new ApiClient(), page.slug, visitor(inDays(4, 15)))
      fakes.google.moveEvent(eventId, inDays(4, 15), inDays(4, 16))
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'failed' }])
      expect((await owner.post(`/api/meetings/${id}/calendar-change`, { action: 'keep' })).status).toBe(204)
      fakes.google.expireSyncTokens()
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({
        startTime: inDays(3),
        calendarEvents: [{ state: 'done', error: null }],
      })
      await owner.post(`/api/meetings/${id}/cancel`)
      await deliverDue()
      expect(fakes.google.events().map((event) => event.id)).not.toContain(eventId)
    })
  })

  describe('an event of ours that has another address than before', () => {
    it('is written to at that one from now on', async () => {
      const { owner, id } = await booked('google')
      const [row] = await database().select().from(calendarEvents).where(eq(calendarEvents.meetingId, id))
      const opened = (await openAccounts([row?.integrationId ?? ''])).get(row?.integrationId ?? '')
      if (!row || !opened) throw new Error('There is no event')
      const { startTime, endTime } = await meetingOf(owner, id)
      const moved: SeenEvent = {
        ...{ id: '/moved.ics', icalUid: row.icalUid, start: Date.parse(startTime), end: Date.parse(endTime) },
        ...{ title: '', description: '', isAllDay: false, isCancelled: false, isFree: false, isTentative: false },
        ...{ isDeclined: false, attendees: [], location: '', joinUrl: null, webLink: null },
      }
      const reading = { events: [moved], isWhole: false, window: { from: 0, to: 0 }, begunAt: Date.now() }
      const provider = { ...opened.provider, look: async () => moved }
      await followOwnerEdits(row, reading, { provider, connection: opened.connection }, new Date())
      const [after] = await database().select().from(calendarEvents).where(eq(calendarEvents.meetingId, id))
      expect(after).toMatchObject({ externalId: '/moved.ics', state: 'made', writtenSequence: 0 })
    })
  })

  describe('an owner who never looks at their meetings', () => {
    it('has what happens to our events followed all the same', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google')
      const { answer } = await bookOn(owner, { targetCalendars: [`google_${google}`] })
      await deliverDue()
      await database().execute(sql`update sessions set expires = now() + interval '1 day'`)
      await syncDueFeeds(new Date())
      fakes.google.moveEvent(fakes.google.events()[0]?.id ?? '', inDays(4, 15), inDays(4, 16))
      await database().update(calendarFeeds).set({ channelId: null, channelExpiresAt: null, changedAt: null })
      await syncDueFeeds(new Date(Date.now() + 11 * 60_000))
      expect(await meetingOf(owner, answer.body.meeting.id)).toMatchObject({ startTime: inDays(4, 15) })
    })
  })
})
