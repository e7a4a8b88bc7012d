import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { listWrittenEvents } from '@/db/queries/calendars/calendar-changes'
import { rowsOf } from '@/db/queries/rows'
import { calendarEvents, calendarFeeds } from '@/db/schema'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { openAccounts } from '@/lib/calendars/accounts/open-accounts'
import { followOwnerEdits } from '@/lib/calendars/feeds/follow-owner-edits'
import type { Meeting } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner, eventsOf, type Owner } from '@/tests/support/api/events'
import { mailsTo } from '@/tests/support/api/owner'
import { waitingMails } from '@/tests/support/api/timed-mails'
import { query } from '@/tests/support/database/query'
import { createMeeting } from '@/tests/support/factories/meetings'
import { dateOf, inDays, visitor } from '@/tests/support/factories/pages'
import { WRONG_COUNTS } from '@/tests/support/scheduling/recount'
import { createEndpoint, listLog } from '@/tests/support/webhooks/endpoints'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => {
  fakes.reset()
  fakes.google.state.deliver = async () => undefined
})
afterAll(() => fakes.stop())

const WRITES = ['events.insert', 'events.patch', 'events.delete', 'meetingCreate', 'meetingUpdate']
const writes = () => fakes.requests.filter(({ name }) => WRITES.includes(name)).length
const meetingOf = async (owner: Owner, id: string) => ((await owner.get(`/api/meetings/${id}`)) as Answer<Meeting>).body
const subjectsOf = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject)
const decide = (owner: Owner, id: string, action: string) =>
  owner.post(`/api/meetings/${id}/calendar-change`, { action })

/** Reads the owner's calendars now, and does what follows. */
async function sync(owner: Owner) {
  await database().update(calendarFeeds).set({ syncedAt: null })
  await owner.get('/api/meetings/all?page=1')
  await deliverDue()
}

type BookingRow = { start: string; end: string; guard: string }
async function bookingOf(meetingId: string): Promise<BookingRow | undefined> {
  const rows = await database().execute(sql`
    select b.start_time::text as start, b.end_time::text as end, b.guard_end::text as guard
    from time_slot_bookings b join meetings m on m.booking_id = b.id where m.id = ${meetingId}`)
  const [row] = rowsOf<BookingRow>(rows)
  return row && (Object.fromEntries(Object.entries(row).map(([k, v]) => [k, new Date(v).toISOString()])) as BookingRow)
}

/** A booking whose event is in Google's calendar and has been imported since. */
async function booked(fields: object = { location: 'google_meet' }) {
  const { owner, google } = await connectedOwner(fakes, 'google')
  const { answer, attendee, page } = await bookOn(owner, fields)
  await deliverDue()
  await sync(owner)
  const event = fakes.google.events()[0]
  return { owner, google, page, attendee, id: answer.body.meeting.id, eventId: event?.id ?? '' }
}

describe('followOwnerEdits', () => {
  describe('an event of ours that was moved in its calendar', () => {
    const [start, end] = [inDays(4, 15), inDays(4, 16)]

    it('takes its meeting and its booking along, and is not written again', async () => {
      const { owner, page, id, eventId, attendee } = await booked()
      const [mails, before] = [await mailsTo(attendee), writes()]
      fakes.google.moveEvent(eventId, start, end)
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: start, endTime: end, status: 'confirmed' })
      const guard = new Date(Date.parse(end) + 5 * 60_000).toISOString()
      expect(await bookingOf(id)).toMatchObject({ start, end })
      expect((await bookingOf(id))?.guard).not.toBe(end)
      expect(Date.parse((await bookingOf(id))?.guard ?? '')).toBeGreaterThanOrEqual(Date.parse(guard))
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', sequence: 1, error: null }])
      await sync(owner)
      await sync(owner)
      expect(writes()).toBe(before)
      expect((await eventsOf(id))[0]?.sequence).toBe(1)
      // Google asks the person who moves an event whether to notify the guests.
      expect(await mailsTo(attendee)).toHaveLength(mails.length)
      const bookAt = (at: string) => book(page.slug, visitor(at))
      expect((await bookAt(start)).status).toBe(409)
      expect((await bookAt(inDays(3))).status).toBe(201)
    })

    it('tells webhooks of the move once, with the new time', async () => {
      const { owner, id, eventId } = await booked()
      // The name has no address: what was queued is in the log all the same.
      const { id: endpointId } = await createEndpoint(owner, 'https://hooks.invalid/', { events: ['booking.moved'] })
      fakes.google.moveEvent(eventId, start, end)
      await sync(owner)
      await sync(owner)
      const told = (await listLog(owner, endpointId)).map(({ body }) => body)
      expect(told).toMatchObject([{ type: 'booking.moved', data: { meeting: { id, startTime: start, endTime: end } } }])
    })

    it('takes its reminders along, without those whose time is over', async () => {
      const reminders = [30, 30 * 24 * 60].map((minutesBefore) => ({ minutesBefore, to: 'attendee' }))
      const { owner, id, eventId } = await booked({ location: 'google_meet', reminders })
      fakes.google.moveEvent(eventId, start, end)
      await sync(owner)
      const dueAt = new Date(Date.parse(start) - 30 * 60_000).toISOString()
      expect(await waitingMails(id)).toEqual([{ template: 'booking-reminder', dueAt, expiresAt: start }])
    })

    it('takes it along when all of the calendar is read anew', async () => {
      const { owner, id, eventId } = await booked()
      fakes.google.moveEvent(eventId, start, end)
      fakes.google.expireSyncTokens()
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: start })
    })

    it('is followed by the attendee’s mail where we invite, with a higher SEQUENCE', async () => {
      const { owner, id, eventId, attendee } = await booked()
      await database().update(calendarEvents).set({ role: 'copy' }).where(eq(calendarEvents.meetingId, id))
      fakes.google.moveEvent(eventId, start, end)
      await sync(owner)
      const mail = (await mailsTo(attendee)).at(-1)
      expect(mail?.subject).toMatch(/^New time: Intro call with /)
      expect(mail?.calendarFile).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1/)
      expect(mail?.calendarFile).toContain(`DTSTART:${start.replace(/[-:]|\.000/g, '')}`)
    })

    it('is followed by the event in another calendar, and by Zoom', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      const family = `google_${google}:family@group.calendar.google.com`
      const { answer } = await bookOn(owner, { location: 'zoom', targetCalendars: [`google_${google}`, family] })
      await deliverDue()
      await sync(owner)
      fakes.google.moveEvent(fakes.google.events()[0]?.id ?? '', start, end)
      await sync(owner)
      const [copy] = fakes.google.events({ calendarId: 'family@group.calendar.google.com' })
      expect(new Date(copy?.start?.dateTime ?? '').toISOString()).toBe(start)
      expect(fakes.zoom.meetings.all()).toMatchObject([{ start_time: start.replace('.000', '') }])
      expect((await eventsOf(answer.body.meeting.id)).map(({ state, sequence }) => [state, sequence])).toEqual(
        Array.from({ length: 3 }, () => ['made', 1]),
      )
    })

    it('takes along a meeting that the owner made', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google')
      const times = { startTime: inDays(2, 9), endTime: inDays(2, 10) }
      const made = await createMeeting(owner, { ...times, defaultCalendars: [`google_${google}`] })
      await sync(owner)
      fakes.google.moveEvent(fakes.google.events()[0]?.id ?? '', start, end)
      await sync(owner)
      expect(await meetingOf(owner, made.id)).toMatchObject({ startTime: start, endTime: end })
    })

    it('stays where it is while another booking is in the way, and its owner is asked once', async () => {
      const { owner, page, id, eventId } = await booked()
      await book(page.slug, visitor(start))
      fakes.google.moveEvent(eventId, start, end)
      await sync(owner)
      fakes.google.editEvent(eventId, { summary: 'Looked at again' })
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({
        startTime: inDays(3),
        calendarEvents: [{ provider: 'google', state: 'failed', error: 'moved-there' }],
      })
      expect(await bookingOf(id)).toMatchObject({ start: inDays(3) })
      expect(await subjectsOf(owner.email)).toEqual(expect.arrayContaining(['Intro call: moved in Google Calendar']))
      expect((await subjectsOf(owner.email)).filter((subject) => / moved in /.test(subject))).toHaveLength(1)
      expect((await decide(owner, id, 'restore')).status).toBe(204)
      const event = fakes.google.events().find((candidate) => candidate.id === eventId)
      expect(new Date(event?.start?.dateTime ?? '').toISOString()).toBe(inDays(3))
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', error: null }])
      expect((await decide(owner, id, 'restore')).status).toBe(409)
    })

    it('asks nothing any more once it is moved back, or to where there is room', async () => {
      const { owner, page, id, eventId } = await booked()
      await book(page.slug, visitor(start))
      fakes.google.moveEvent(eventId, start, end)
      await sync(owner)
      fakes.google.moveEvent(eventId, inDays(3), inDays(3, 13))
      await sync(owner)
      fakes.google.moveEvent(eventId, inDays(6), inDays(6, 13))
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: inDays(6) })
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', error: null }])
    })

    it('is asked about when it was made to last whole days', async () => {
      const { owner, id, eventId } = await booked()
      const day = (days: number) => ({ date: inDays(days).slice(0, 10) })
      fakes.google.editEvent(eventId, { start: day(4), end: day(5) })
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({
        startTime: inDays(3),
        calendarEvents: [{ error: 'moved-there' }],
      })
    })

    it('keeps what else was changed there to itself', async () => {
      const { owner, id, eventId } = await booked()
      const before = await meetingOf(owner, id)
      fakes.google.editEvent(eventId, { summary: 'My own words', description: 'And more of them' })
      await sync(owner)
      expect(await meetingOf(owner, id)).toEqual(before)
    })

    it('is left alone while we write to it ourselves', async () => {
      const { owner, google, id, eventId } = await booked()
      const feed = { integrationId: google, calendarId: '' }
      const [written] = await listWrittenEvents(database(), feed, { externalIds: [eventId], icalUids: [] }, new Date())
      const begunAt = (written?.row.updatedAt.getTime() ?? 0) - 1
      const reading = {
        events: [{ id: eventId, isCancelled: true as const }],
        isWhole: false,
        window: { from: 0, to: 0 },
      }
      const opened = (await openAccounts([google])).get(google)
      if (!opened) throw new Error('There is no connection')
      await followOwnerEdits(feed, { ...reading, begunAt }, opened, new Date())
      expect(await eventsOf(id)).toMatchObject([{ state: 'made' }])
      expect((await meetingOf(owner, id)).status).toBe('confirmed')
    })
  })

  describe('an event of ours that was moved against the rules of its page', () => {
    const bookAt = async (slug: string, day: number, hour: number) => {
      const { status, body } = await book(slug, visitor(inDays(day, hour)))
      return status === 201 ? 'booked' : (body as unknown as { code: string }).code
    }
    const countsOf = (pageId: string) =>
      query<{ used: number; allowed: number }>(sql`
        select used, allowed from page_booking_counts where page_id = ${pageId} and used > 0 order by first_date`)

    it.each(['google', 'microsoft'] as const)(
      'enters a day that is full, which stays full until two are gone: %s',
      async (provider) => {
        const accounts = await connectedOwner(fakes, provider)
        const { owner } = accounts
        const fields = {
          google: { location: 'google_meet' },
          microsoft: { targetCalendars: [`teams_${accounts.microsoft}`] },
        }
        const { answer, page } = await bookOn(owner, { ...fields[provider], limits: [{ per: 'day', max: 1 }] })
        const id = answer.body.meeting.id
        const other = await book(page.slug, visitor(inDays(4, 9)))
        expect(other.status).toBe(201)
        await deliverDue()
        await sync(owner)
        const [start, end] = [inDays(4, 15), inDays(4, 16)]
        if (provider === 'google') {
          const event = fakes.google.events().find((one) => one.start?.dateTime?.startsWith(dateOf(inDays(3))))
          fakes.google.moveEvent(event?.id ?? '', start, end)
        } else {
          const event = fakes.microsoft.events().find((one) => one.start?.dateTime?.startsWith(dateOf(inDays(3))))
          if (!event) throw new Error('There is no event')
          const time = (at: string) => ({ dateTime: at.replace('Z', '0000'), timeZone: 'UTC' })
          fakes.microsoft.state.put(fakes.microsoft.calendar(), { ...event, start: time(start), end: time(end) })
        }
        await sync(owner)
        expect(await meetingOf(owner, id)).toMatchObject({ startTime: start, endTime: end, status: 'confirmed' })
        expect(await eventsOf(id)).toMatchObject([{ state: 'made', error: null }])
        expect(await subjectsOf(owner.email)).not.toContainEqual(expect.stringMatching(/ moved in /))
        expect(await countsOf(page.id)).toEqual([{ used: 2, allowed: 2 }])
        expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${page.id}`)).toEqual([])
        // The day that it left is open, the one that it entered is not, and stays so until both are gone.
        expect(await bookAt(page.slug, 4, 20)).toBe('limit')
        expect(await bookAt(page.slug, 3, 12)).toBe('booked')
        expect((await owner.post(`/api/meetings/${other.body.meeting.id}/cancel`)).status).toBe(200)
        expect(await bookAt(page.slug, 4, 20)).toBe('limit')
        expect((await owner.post(`/api/meetings/${id}/cancel`)).status).toBe(200)
        expect(await bookAt(page.slug, 4, 20)).toBe('booked')
        expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${page.id}`)).toEqual([])
      },
    )

    it('follows into a closed date, before the notice and outside the hours, and the calendar is read on', async () => {
      const { owner, page, id, eventId } = await booked({
        location: 'google_meet',
        minimumNotice: 2 * 1440,
        bookingWindow: { type: 'days', days: 30 },
        limits: ['day', 'week', 'month'].map((per) => ({ per, max: 2 })),
        dates: [{ date: dateOf(inDays(5)), spans: [] }],
      })
      for (const [day, hour] of [
        [5, 10],
        [1, 3],
        [60, 12],
        [6, 9],
      ] as const) {
        fakes.google.moveEvent(eventId, inDays(day, hour), inDays(day, hour + 1))
        await sync(owner)
        expect(await meetingOf(owner, id)).toMatchObject({ startTime: inDays(day, hour), status: 'confirmed' })
        expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${page.id}`)).toEqual([])
      }
      expect((await eventsOf(id))[0]).toMatchObject({ state: 'made', sequence: 4, error: null })
    })

    it('enters a full day while visitors want its last place, and all is counted', async () => {
      const { owner, page, id, eventId } = await booked({ location: 'google_meet', limits: [{ per: 'day', max: 2 }] })
      fakes.google.moveEvent(eventId, inDays(4, 15), inDays(4, 16))
      const [outcomes] = await Promise.all([
        Promise.all([1, 3, 5, 7, 9].map((hour) => bookAt(page.slug, 4, hour))),
        sync(owner),
      ])
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: inDays(4, 15) })
      const made = outcomes.filter((outcome) => outcome === 'booked').length
      expect(made).toBeGreaterThanOrEqual(1)
      expect(made).toBeLessThanOrEqual(2)
      expect(outcomes.filter((outcome) => !['booked', 'limit'].includes(outcome))).toEqual([])
      expect((await countsOf(page.id)).map(({ used }) => used)).toEqual([made + 1])
      expect(await query(sql`select * from ${sql.raw(WRONG_COUNTS)} where page_id = ${page.id}`)).toEqual([])
    })
  })

  describe('an event of ours that was deleted in its calendar', () => {
    const asked = { calendarEvents: [{ provider: 'google', state: 'failed', error: 'deleted-there' }] }

    async function deleted(isForgotten = false) {
      const all = await booked()
      fakes.google.removeEvent(all.eventId)
      if (isForgotten) fakes.google.expireSyncTokens()
      await sync(all.owner)
      return all
    }

    it.each([false, true])('cancels nothing: its owner is asked, once (all read anew: %s)', async (isForgotten) => {
      const { owner, id, attendee } = await deleted(isForgotten)
      const told = await mailsTo(attendee)
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ status: 'confirmed', ...asked })
      expect(
        (await subjectsOf(owner.email)).filter((subject) => / deleted in Google Calendar$/.test(subject)),
      ).toHaveLength(1)
      expect(await mailsTo(attendee)).toHaveLength(told.length)
    })

    it('comes back when its owner wants it back, and its attendee is invited again', async () => {
      const { owner, id, eventId } = await deleted()
      fakes.google.state.invitations.length = 0
      expect(await decide(owner, id, 'restore')).toMatchObject({ status: 204 })
      expect(fakes.google.events().map((event) => event.id)).toEqual([eventId])
      expect(fakes.google.state.invitations).toHaveLength(1)
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', error: null }])
    })

    it('takes its booking with it when its owner says so, and the attendee is told', async () => {
      const { owner, page, id, attendee } = await deleted()
      await owner.patch(`/api/time-slot-pages/${page.id}`, { mailTexts: { cancellation: 'Sorry for {{page_title}}' } })
      expect((await decide(owner, id, 'cancel')).status).toBe(204)
      await deliverDue()
      expect((await meetingOf(owner, id)).status).toBe('cancelled')
      expect((await subjectsOf(attendee)).at(-1)).toMatch(/^Cancelled: /)
      expect((await mailsTo(attendee)).at(-1)?.text).toContain('Sorry for Intro call')
      expect(await eventsOf(id)).toMatchObject([{ state: 'cancelled' }])
    })

    it('stays away when its owner leaves it so', async () => {
      const { owner, id } = await deleted()
      expect((await decide(owner, id, 'keep')).status).toBe(204)
      await sync(owner)
      expect(fakes.google.events()).toEqual([])
      expect(await meetingOf(owner, id)).toMatchObject({ status: 'confirmed' })
      expect((await meetingOf(owner, id)) as object).not.toHaveProperty('calendarEvents')
    })

    it('asks nothing any more when it is brought back there', async () => {
      const { owner, id, eventId } = await deleted()
      fakes.google.editEvent(eventId, { status: 'confirmed' })
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', error: null }])
    })

    it('is nothing to ask about when its meeting was cancelled here', async () => {
      const { owner, id } = await booked()
      await owner.post(`/api/meetings/${id}/cancel`)
      await deliverDue()
      await sync(owner)
      expect(await subjectsOf(owner.email)).not.toContain('Intro call: deleted in Google Calendar')
    })

    it('is heard of at once by a channel', async () => {
      const { owner, id, eventId } = await booked()
      fakes.google.state.deliver = (address, headers) =>
        new ApiClient().post(new URL(address).pathname, undefined, { headers })
      await database().update(calendarFeeds).set({ syncedAt: new Date() })
      fakes.google.removeEvent(eventId)
      await vi.waitFor(async () => expect(await meetingOf(owner, id)).toMatchObject(asked))
    })
  })

  describe('an event of ours in Outlook', () => {
    it('moves its meeting, and is asked about when it was deleted, also after all of it was read anew', async () => {
      const { owner, microsoft } = await connectedOwner(fakes, 'microsoft')
      const { answer } = await bookOn(owner, { targetCalendars: [`teams_${microsoft}`] })
      const id = answer.body.meeting.id
      await deliverDue()
      await sync(owner)
      fakes.microsoft.state.forgetChanges()
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', sequence: 0, error: null }])
      const [event] = fakes.microsoft.events()
      const time = (at: string) => ({ dateTime: at.replace('Z', '0000'), timeZone: 'UTC' })
      if (!event) throw new Error('There is no event')
      const moved = { ...event, start: time(inDays(4, 15)), end: time(inDays(4, 16)) }
      fakes.microsoft.state.put(fakes.microsoft.calendar(), moved)
      await sync(owner)
      expect(await meetingOf(owner, id)).toMatchObject({ startTime: inDays(4, 15), endTime: inDays(4, 16) })
      fakes.microsoft.removeEvent(event.id)
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'failed', ownerEdit: 'deleted' }])
      expect((await decide(owner, id, 'restore')).status).toBe(204)
      expect(fakes.microsoft.events()).toHaveLength(1)
      await sync(owner)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made', error: null }])
    })
  })
})

describe('POST /api/meetings/{id}/calendar-change', () => {
  describe('a decision about a calendar', () => {
    it('is one of three', async () => {
      const { owner, id } = await booked()
      expect((await decide(owner, id, 'burn')).status).toBe(400)
      expect(await decide(owner, id, 'keep')).toMatchObject({
        status: 409,
        body: { message: 'There is nothing to decide about this meeting.' },
      })
    })
  })
})
