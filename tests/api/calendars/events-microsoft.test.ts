// @module-tag every-database
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import { MICROSOFT_ACCOUNTS } from '@/dev/fake-providers/microsoft/microsoft'
import { updateEvents } from '@/lib/calendars/events/update-events'
import type { MeetingPage, OwnMeeting } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '@/tests/support/api/client'
import { comeBack, consentAddress } from '@/tests/support/api/connect'
import { bookOn, connectedOwner, endHold, eventsOf, readFile, runAgain } from '@/tests/support/api/events'
import { mailsTo, signInOwner } from '@/tests/support/api/owner'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const TEAMS = /^https:\/\/teams\.microsoft\.com\/l\/meetup-join\//

describe('updateEvents at Microsoft', () => {
  describe('a booking whose page meets on Teams', () => {
    it('is answered with its link; Microsoft invites, and our file is a plain one of its UID', async () => {
      const { owner } = await connectedOwner(fakes, 'microsoft')
      const { answer, attendee } = await bookOn(owner, { location: 'teams' })
      const [event] = fakes.microsoft.events()
      const { meetLink } = answer.body.meeting.locationData
      expect(meetLink).toMatch(TEAMS)
      expect(answer.body.meeting.locationData).toMatchObject({
        outlookEventId: event?.id,
        outlookWebLink: event?.webLink,
      })
      expect(event).toMatchObject({ subject: 'Intro call', onlineMeeting: { joinUrl: meetLink } })
      expect(fakes.microsoft.state.invitations).toMatchObject([{ reason: 'made', to: [attendee] }])
      for (const address of [attendee, owner.email]) {
        expect((await mailsTo(address)).at(-1)?.text).toContain(meetLink)
      }
      const [toAttendee, toOwner] = [(await mailsTo(attendee)).at(-1), (await mailsTo(owner.email)).at(-1)]
      expect(readFile(toAttendee?.calendarFile)).toMatchObject({ method: null, uid: event?.iCalUId })
      // It is in their calendar.
      expect(toOwner?.calendarFile).toBeFalsy()
    })

    it('leaves the calendar when it is cancelled, and Microsoft tells the attendee', async () => {
      const { owner } = await connectedOwner(fakes, 'microsoft')
      const { answer } = await bookOn(owner, { location: 'teams' })
      await deliverDue()
      const token = answer.body.booking.manageUrl.split('/').at(-1)
      expect((await new ApiClient().post(`/api/bookings/${token}/cancel`)).status).toBe(204)
      await deliverDue()
      expect(fakes.microsoft.events()).toEqual([])
      expect(fakes.microsoft.state.invitations.map(({ reason }) => reason)).toEqual(['made', 'cancelled'])
    })

    it('stands without a link where the account at home may make none, and its owner is told', async () => {
      const owner = await signInOwner()
      const address = await consentAddress(owner, 'microsoft')
      await comeBack(owner, await fakes.consent(address, { account: MICROSOFT_ACCOUNTS[2]?.email }))
      const { answer } = await bookOn(owner, { location: 'teams' })
      expect(answer).toMatchObject({ status: 201, body: { meeting: { locationData: {} } } })
      const { body } = await owner.get(`/api/meetings/${answer.body.meeting.id}`)
      expect((body as OwnMeeting).calendarEvents).toMatchObject([{ state: 'failed', error: 'no-link' }])
    })
  })

  describe('an event whose making was never answered', () => {
    const linkOf = async (owner: ApiClient, id: string) =>
      ((await owner.get(`/api/meetings/${id}`)).body as OwnMeeting).locationData.meetLink

    it.each([
      ['cut-after-success', 'answered'],
      ['cut-after-success', 'named'],
      ['cut-after-success', 'named-conflict'],
      ['cut-after-success', 'conflict'],
      ['malformed', 'named'],
      ['hang-after-success', 'named'],
    ] as const)(
      'is one, with its link and one invitation, and leaves with its booking: %s, then %s',
      async (kind, repeats) => {
        const { owner } = await connectedOwner(fakes, 'microsoft')
        fakes.microsoft.state.repeats = repeats
        fakes.fail({ provider: 'microsoft', call: 'events.create', kind })
        const { answer, attendee } = await bookOn(owner, { location: 'teams' })
        const { id } = answer.body.meeting
        // A call that never ends is given up after ten seconds, two after the booking was answered.
        await vi.waitFor(async () => expect(await eventsOf(id)).toMatchObject([{ state: 'wanted' }]), {
          timeout: 9_000,
        })
        await endHold()
        expect((await mailsTo(attendee)).at(-1)?.calendarFile ?? null).toBeNull()
        await runAgain()
        await endHold()
        const [event] = fakes.microsoft.events()
        expect(fakes.microsoft.events()).toHaveLength(1)
        expect(await eventsOf(id)).toMatchObject([{ role: 'main', state: 'made' }])
        expect(await linkOf(owner, id)).toBe(event?.onlineMeeting?.joinUrl)
        expect(fakes.microsoft.state.invitations).toMatchObject([{ reason: 'made', to: [attendee] }])
        const mail = (await mailsTo(attendee)).at(-1)
        expect(mail?.text).toContain(event?.onlineMeeting?.joinUrl)
        expect(readFile(mail?.calendarFile)).toMatchObject({ method: null, uid: event?.iCalUId })
        await owner.post(`/api/meetings/${id}/cancel`)
        await deliverDue()
        expect(fakes.microsoft.events()).toEqual([])
      },
    )

    it.each(['named', 'conflict'] as const)(
      'leaves the calendar when its booking is cancelled before it is found: %s',
      async (repeats) => {
        const { owner } = await connectedOwner(fakes, 'microsoft')
        fakes.microsoft.state.repeats = repeats
        fakes.fail({ provider: 'microsoft', call: 'events.create', kind: 'cut-after-success' })
        const { answer } = await bookOn(owner, { location: 'teams' })
        await owner.post(`/api/meetings/${answer.body.meeting.id}/cancel`)
        await runAgain()
        expect(fakes.microsoft.events()).toEqual([])
      },
    )

    it('is found by one of several processes, once the lease of the dead one is over', async () => {
      const { owner } = await connectedOwner(fakes, 'microsoft')
      fakes.fail({ provider: 'microsoft', call: 'events.create', kind: 'cut-after-success' })
      const { answer } = await bookOn(owner, { location: 'teams' })
      const { id } = answer.body.meeting
      await database().execute(sql`update calendar_events set state = 'creating', error = null,
      updated_at = now() - interval '2 minutes' where meeting_id = ${id}`)
      await Promise.all([1, 2, 3].map(() => updateEvents(id, { notifies: true, attempt: 2 })))
      expect(fakes.microsoft.events()).toHaveLength(1)
      expect(await eventsOf(id)).toMatchObject([{ state: 'made' }])
    })

    it('waits while Microsoft refuses the repeat and shows nothing, and makes no second one', async () => {
      const { owner } = await connectedOwner(fakes, 'microsoft')
      fakes.microsoft.state.repeats = 'conflict'
      fakes.fail({ provider: 'microsoft', call: 'events.create', kind: 'cut-after-success' })
      const { answer } = await bookOn(owner, { location: 'teams' })
      const [event] = fakes.microsoft.events()
      fakes.microsoft.removeEvent(event?.id ?? '')
      for (let tries = 0; tries < 3; tries += 1) await runAgain()
      expect(fakes.microsoft.events()).toEqual([])
      expect(await eventsOf(answer.body.meeting.id)).toMatchObject([{ state: 'wanted', error: 'conflict' }])
      if (event) fakes.microsoft.state.put(fakes.microsoft.calendar(), event)
      await runAgain()
      expect(await eventsOf(answer.body.meeting.id)).toMatchObject([{ state: 'made' }])
      expect(fakes.microsoft.events()).toHaveLength(1)
    })

    it('is made anew after somebody deleted it, also where Microsoft keeps the name of its transaction', async () => {
      const { owner } = await connectedOwner(fakes, 'microsoft')
      const { answer } = await bookOn(owner, { location: 'teams' })
      const { id } = answer.body.meeting
      for (const repeats of ['conflict', 'named'] as const) {
        fakes.microsoft.state.repeats = repeats
        fakes.microsoft.removeEvent(fakes.microsoft.events()[0]?.id ?? '')
        fakes.fail({ provider: 'microsoft', call: 'events.create', kind: 'cut-after-success' })
        await database().execute(sql`update meetings set ical_sequence = ical_sequence + 1 where id = ${id}`)
        await updateEvents(id, { notifies: true, attempt: 1 })
        await updateEvents(id, { notifies: true, attempt: 2 })
        expect(fakes.microsoft.events()).toHaveLength(1)
        expect(await eventsOf(id)).toMatchObject([{ state: 'made' }])
      }
    })
  })

  describe('an Outlook calendar', () => {
    it('gets the event of a Zoom booking, with its link as place, when it is a target', async () => {
      const { owner, microsoft } = await connectedOwner(fakes, 'microsoft', 'zoom')
      const { answer } = await bookOn(owner, { location: 'zoom', targetCalendars: [`teams_${microsoft}`] })
      const { zoomJoinUrl } = answer.body.meeting.locationData
      expect(fakes.microsoft.events()).toMatchObject([
        { location: { displayName: zoomJoinUrl }, isOnlineMeeting: false },
      ])
      expect(await eventsOf(answer.body.meeting.id)).toMatchObject([{ role: 'conference' }, { role: 'main' }])
    })

    it('closes the times of its events', async () => {
      const { owner, microsoft } = await connectedOwner(fakes, 'microsoft')
      const start = new Date(Date.now() + 3 * 86_400_000).setUTCHours(9, 0, 0, 0)
      fakes.microsoft.addEvent({ start, end: start + 12 * 3_600_000 })
      const { answer } = await bookOn(owner, { conflictCheckCalendars: [`teams_${microsoft}`] })
      expect(answer.status).toBe(409)
    })

    it('shows its events among the meetings, as of Outlook', async () => {
      const { owner } = await connectedOwner(fakes, 'microsoft')
      const start = Date.now() + 86_400_000
      const [event] = fakes.microsoft.addEvent({ start, end: start + 3_600_000, title: 'Dentist' })
      const { body } = await owner.get('/api/meetings/all?page=1')
      expect((body as MeetingPage).meetings.filter(({ title }) => title === 'Dentist')).toMatchObject([
        { primarySource: 'outlook', locationData: { outlookEventId: event?.id, outlookWebLink: event?.webLink } },
      ])
    })
  })
})
