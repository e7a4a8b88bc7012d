// @module-tag nightly
// @module-tag embedded
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { updateEvents } from '@/lib/calendars/events/update-events'
import type { OwnMeeting } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import type { ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner, endHold, eventsOf, readFile, runAgain } from '@/tests/support/api/events'
import { mailsTo } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { inDays } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const meetingBody = { title: 'Planning', startTime: inDays(2, 9), endTime: inDays(2, 10) }
const shownOf = async (owner: ApiClient, id: string) =>
  ((await owner.get(`/api/meetings/${id}`)).body as OwnMeeting).calendarEvents

describe('updateEvents', () => {
  describe('a call whose answer gets lost after it was done', () => {
    it('makes one event in Google all the same', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.fail({ provider: 'google', kind: 'cut-after-success', call: 'events.insert' })
      const { answer } = await bookOn(owner, { location: 'google_meet' })
      expect(answer).toMatchObject({ status: 201, body: { meeting: { locationData: {} } } })
      await runAgain()
      expect(fakes.google.events()).toHaveLength(1)
      expect(fakes.google.state.invitations).toHaveLength(1)
      const { meeting } = answer.body
      expect((await owner.get(`/api/meetings/${meeting.id}`)).body).toMatchObject({
        locationData: { meetLink: fakes.google.events()[0]?.hangoutLink },
      })
    })

    it('makes one meeting in Zoom all the same', async () => {
      const { owner } = await connectedOwner(fakes, 'zoom')
      fakes.fail({ provider: 'zoom', kind: 'cut-after-success', method: 'POST', path: '/users/me/meetings' })
      const { answer } = await bookOn(owner, { location: 'zoom' })
      await runAgain()
      expect(fakes.zoom.meetings.all()).toHaveLength(1)
      expect(await eventsOf(answer.body.meeting.id)).toMatchObject([{ role: 'conference', state: 'made' }])
    })

    it('leaves nothing behind when the booking is cancelled before anybody knows', async () => {
      const { owner } = await connectedOwner(fakes, 'google', 'zoom')
      for (const location of ['google_meet', 'zoom']) {
        const [provider, method] = location === 'zoom' ? (['zoom', 'POST'] as const) : (['google', 'POST'] as const)
        fakes.fail({ provider, kind: 'cut-after-success', method, path: location === 'zoom' ? '/meetings' : '/events' })
        const { answer } = await bookOn(owner, { location }, {}, location === 'zoom' ? 4 : 3)
        await owner.post(`/api/meetings/${answer.body.meeting.id}/cancel`)
        await runAgain()
      }
      expect([fakes.google.events(), fakes.zoom.meetings.all()]).toEqual([[], []])
    })

    it('is asked for again by one of two processes, once the lease of the dead one is over', async () => {
      const { owner } = await connectedOwner(fakes, 'zoom')
      fakes.fail({ provider: 'zoom', kind: 'cut-after-success', method: 'POST', path: '/users/me/meetings' })
      const { answer } = await bookOn(owner, { location: 'zoom' })
      const { id } = answer.body.meeting
      // The state that a process leaves when it dies during the call.
      const leaseOf = (age: string) =>
        database().execute(sql`update calendar_events set state = 'creating', error = null,
        updated_at = now() - ${age}::interval where meeting_id = ${id}`)
      await leaseOf('10 seconds')
      expect(await updateEvents(id, { notifies: true, attempt: 2 })).toMatchObject({ wait: { reason: 'busy' } })
      await leaseOf('2 minutes')
      await Promise.all([1, 2, 3].map(() => updateEvents(id, { notifies: true, attempt: 2 })))
      expect(fakes.zoom.meetings.all()).toHaveLength(1)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made' }])
    })
  })

  describe('two processes that look after one meeting at once', () => {
    it('make one event of each', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      const body = { ...meetingBody, location: 'zoom', defaultCalendars: [`google_${google}`] }
      const { id } = await createMeeting(owner, body)
      await database().execute(sql`update meetings set ical_sequence = 1, title = 'Once' where id = ${id}`)
      await Promise.all([1, 2, 3, 4].map(() => updateEvents(id, { notifies: false, attempt: 1 })))
      await updateEvents(id, { notifies: false, attempt: 1 })
      expect(fakes.google.events()).toMatchObject([{ summary: 'Once' }])
      expect(fakes.zoom.meetings.all()).toMatchObject([{ topic: 'Once' }])
    })
  })

  describe('a provider that cannot be reached for now', () => {
    it.each(['server-error', 'too-many', 'quota', 'malformed', 'other-shape'] as const)(
      'is tried again: %s',
      async (kind) => {
        const { owner } = await connectedOwner(fakes, 'google')
        fakes.fail({ provider: 'google', kind, call: 'events.insert', retryAfterSeconds: 1200 })
        const { answer } = await bookOn(owner, { location: 'google_meet' })
        const { id } = answer.body.meeting
        expect(await shownOf(owner, id)).toMatchObject([{ state: 'waiting', error: null }])
        if (kind === 'too-many') {
          const [row] = (
            (await database().execute(sql`select extract(epoch from next_attempt_at - now())::int as seconds
            from outbox where meeting_id = ${id} and template = 'calendar-events'`)) as unknown as {
              rows: { seconds: number }[]
            }
          ).rows
          expect(row?.seconds).toBeGreaterThan(1100)
        }
        await runAgain()
        expect(await shownOf(owner, id)).toMatchObject([{ state: 'done' }])
        expect(fakes.google.events()).toHaveLength(1)
      },
    )

    it('lets the mails go without its link, and the link follows by mail; Google alone invites', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.fail({ provider: 'google', kind: 'server-error', call: 'events.insert' })
      const { attendee } = await bookOn(owner, { location: 'google_meet' })
      await endHold()
      const [first] = await mailsTo(attendee)
      expect(first?.text).not.toContain('meet.google.com')
      expect(readFile(first?.calendarFile)).toBeNull()
      await runAgain()
      await endHold()
      const [event] = fakes.google.events()
      const second = (await mailsTo(attendee)).at(-1)
      expect(second?.subject).toMatch(/^Meeting link: Intro call with /)
      expect(second?.text).toMatch(/your meeting link is ready/i)
      expect(second?.text).toContain(event?.hangoutLink)
      expect(readFile(second?.calendarFile)).toMatchObject({ method: null, uid: event?.iCalUID })
      expect((await mailsTo(owner.email)).at(-1)?.text).toContain(event?.hangoutLink)
      expect(await mailsTo(attendee)).toHaveLength(2)
    })

    it('holds a booking up for eight seconds and no longer', async () => {
      const { owner } = await connectedOwner(fakes, 'zoom')
      fakes.fail({ provider: 'zoom', kind: 'hang', method: 'POST', path: '/users/me/meetings' })
      const begunAt = performance.now()
      const { answer } = await bookOn(owner, { location: 'zoom' })
      expect(answer.status).toBe(201)
      expect(performance.now() - begunAt).toBeGreaterThan(7_900)
      expect(answer.body.meeting.locationData.meetLink).toBeUndefined()
      // The call times out after ten seconds. The lease prevents a second call until then.
      await vi.waitFor(
        async () => {
          await runAgain()
          expect(fakes.zoom.meetings.all()).toHaveLength(1)
        },
        { timeout: 15_000, interval: 500 },
      )
    })

    it('has a calendar wait for a link of Zoom twice, then go on without, and get the link later', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      fakes.fail({ provider: 'zoom', kind: 'server-error', times: 3, path: '/users/me/meetings' })
      const { answer } = await bookOn(owner, { location: 'zoom', targetCalendars: [`google_${google}`] })
      expect(fakes.google.events()).toEqual([])
      await runAgain()
      expect(fakes.google.events()).toEqual([])
      await runAgain()
      expect(fakes.google.events()).toMatchObject([{ location: 'Zoom' }])
      await runAgain()
      expect(fakes.google.events()).toMatchObject([{ location: fakes.zoom.meetings.all()[0]?.join_url }])
      expect(fakes.google.state.invitations).toHaveLength(1)
      expect(await eventsOf(answer.body.meeting.id)).toMatchObject([{ state: 'made' }, { state: 'made' }])
    })

    it('that gives an event without its link is looked at again', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.google.state.meetPendingLooks = 5
      const { answer } = await bookOn(owner, { location: 'google_meet' })
      expect(await shownOf(owner, answer.body.meeting.id)).toMatchObject([{ state: 'waiting' }])
      await runAgain()
      expect(await shownOf(owner, answer.body.meeting.id)).toMatchObject([{ state: 'done' }])
      expect(fakes.google.state.invitations).toHaveLength(1)
    })
  })

  describe('a provider that refuses for good', () => {
    it.each([
      ['forbidden', 'forbidden'],
      ['rejected', 'rejected'],
    ] as const)('is shown with its reason, and tried again on request: %s', async (kind, error) => {
      const { owner } = await connectedOwner(fakes, 'google')
      // A refused event is tried once more without its link.
      fakes.fail({ provider: 'google', kind, call: 'events.insert', times: kind === 'rejected' ? 2 : 1 })
      const { answer } = await bookOn(owner, { location: 'google_meet' })
      const { id } = answer.body.meeting
      expect(await shownOf(owner, id)).toMatchObject([{ provider: 'google', state: 'failed', error }])
      expect((await owner.post(`/api/meetings/${id}/retry-mails`)).status).toBe(204)
      expect(await shownOf(owner, id)).toMatchObject([{ state: 'done', error: null }])
    })

    it('leaves the invitation to us for ever: a later event has no attendees, and its link goes by our mail', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.fail({ provider: 'google', kind: 'rejected', call: 'events.insert', times: 2 })
      const { answer, attendee } = await bookOn(owner, { location: 'google_meet' })
      const { id } = answer.body.meeting
      const uid = `${id}@localhost`
      expect(readFile((await mailsTo(attendee)).at(-1)?.calendarFile)).toMatchObject({ method: 'REQUEST', uid })
      await owner.post(`/api/meetings/${id}/retry-mails`)
      expect(fakes.google.events()[0]?.attendees ?? []).toEqual([])
      expect(fakes.google.state.invitations).toEqual([])
      await endHold()
      const mail = (await mailsTo(attendee)).at(-1)
      expect(mail?.text).toContain(fakes.google.events()[0]?.hangoutLink)
      expect(readFile(mail?.calendarFile)).toMatchObject({ method: 'REQUEST', uid })
      await owner.post(`/api/meetings/${id}/cancel`)
      expect(readFile((await mailsTo(attendee)).at(-1)?.calendarFile)).toMatchObject({ method: 'CANCEL', uid })
    })

    it('has us invite those who were told without an invitation, once it is given up after three days', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.fail({ provider: 'google', kind: 'server-error', call: 'events.insert' })
      const { answer, attendee } = await bookOn(owner, { location: 'google_meet' })
      await endHold()
      await database().execute(sql`update outbox set expires_at = now() - interval '1 second'
      where template = 'calendar-events' and done_at is null`)
      await runAgain()
      await endHold()
      const mail = (await mailsTo(attendee)).at(-1)
      expect(mail?.subject).toMatch(/^For your calendar: Intro call/)
      expect(readFile(mail?.calendarFile)).toMatchObject({ method: 'REQUEST' })
      expect(await shownOf(owner, answer.body.meeting.id)).toMatchObject([{ state: 'failed', error: 'expired' }])
    })

    it('keeps nothing else from being written: a Zoom meeting stays the link of a booking that no calendar takes', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      fakes.fail({ provider: 'google', kind: 'forbidden', call: 'events.insert' })
      const { answer } = await bookOn(owner, { location: 'zoom', targetCalendars: [`google_${google}`] })
      const { id, locationData } = answer.body.meeting
      expect(locationData.meetLink).toBe(fakes.zoom.meetings.all()[0]?.join_url)
      expect(await shownOf(owner, id)).toMatchObject([
        { provider: 'zoom', state: 'done' },
        { provider: 'google', state: 'failed', error: 'forbidden' },
      ])
      await owner.post(`/api/meetings/${id}/cancel`)
      await deliverDue()
      expect(fakes.zoom.meetings.all()).toEqual([])
    })

    it('a link leaves the event without one, and says so', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.fail({ provider: 'google', kind: 'rejected', call: 'events.insert' })
      fakes.fail({ provider: 'google', kind: 'rejected', call: 'events.patch' })
      const { answer } = await bookOn(owner, { location: 'google_meet' })
      await runAgain()
      expect(fakes.google.events()).toHaveLength(1)
      expect(await shownOf(owner, answer.body.meeting.id)).toMatchObject([{ state: 'failed', error: 'no-link' }])
    })

    it('for a connection that its owner took back says that it has to be connected again', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      fakes.google.authority.revokeAll()
      // A page whose time this calendar blocks would take no booking: what cannot be read is never free.
      const { answer } = await bookOn(owner, { location: 'google_meet', conflictCheckCalendars: [] })
      expect(await shownOf(owner, answer.body.meeting.id)).toMatchObject([{ state: 'failed', error: 'needs-reauth' }])
    })
  })
})
