import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { database } from '@/db/client'
import { rowsOf } from '@/db/queries/rows'
import { startFakeProviders } from '@/dev/fake-providers/fake-providers'
import type { Meeting, OwnMeeting } from '@/lib/meetings/schema'
import { getCalendarFile } from '@/lib/meetings/server/booking/manage'
import { deliverDue } from '@/lib/outbox/deliver'
import { deferWith } from '@/lib/platform/after-answer'
import { createLeaveToken } from '@/lib/platform/tokens'
import { trackWorkAfterAnswers } from '@/tests/support/api/after-answers'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { bookOn, connectedOwner, eventsOf, readFile } from '@/tests/support/api/events'
import { mailsTo } from '@/tests/support/api/owner'
import { createMeeting } from '@/tests/support/factories/meetings'
import { saveSettings } from '@/tests/support/factories/owners'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const fakes = await startFakeProviders()
Object.assign(process.env, fakes.env)

beforeEach(() => fakes.reset())
afterAll(() => fakes.stop())

const MEET = /^https:\/\/meet\.google\.com\/[a-z-]+$/
const ZOOM = /^https:\/\/us05web\.zoom\.us\/j\/\d+\?pwd=/
const meetingBody = { title: 'Planning', startTime: inDays(2, 9), endTime: inDays(2, 10) }
const familyOf = (google: string) => `google_${google}:family@group.calendar.google.com`
const family = () => fakes.google.events({ calendarId: 'family@group.calendar.google.com' })

describe('updateEvents', () => {
  describe('a booking whose page meets by Google Meet', () => {
    it('is answered with its link, which both mails show; Google invites, and our file for the attendee is a plain one of its UID', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      const { answer, attendee } = await bookOn(owner, { location: 'google_meet' })
      expect(answer.status).toBe(201)
      const link = answer.body.meeting.locationData.meetLink
      expect(link).toMatch(MEET)
      const [event] = fakes.google.events()
      expect(event).toMatchObject({ summary: 'Intro call', hangoutLink: link, attendees: [{ email: attendee }] })
      expect(answer.body.meeting.locationData.googleEventId).toBe(event?.id)
      expect(fakes.google.state.invitations).toMatchObject([{ reason: 'made', to: [attendee] }])
      for (const address of [attendee, owner.email]) {
        const mail = (await mailsTo(address)).at(-1)
        expect(mail?.text).toContain(link)
        const file = { method: null, uid: event?.iCalUID, location: link }
        expect(mail?.calendarFile ? readFile(mail.calendarFile) : null).toEqual(
          address === attendee ? expect.objectContaining(file) : null,
        )
      }
      const shown = (await owner.get(`/api/meetings/${answer.body.meeting.id}`)).body as OwnMeeting
      expect(shown.calendarEvents).toEqual([
        { provider: 'google', account: 'ada@accounts.example', state: 'done', error: null },
      ])
    })

    it('is answered the same to a repeat with its key, link included', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      const { answer, book: again } = await bookOn(owner, { location: 'google_meet' }, { 'idempotency-key': 'meet-1' })
      expect((await again()).body).toEqual(answer.body)
      await database().execute(sql`update idempotency_keys set created_at = now() - interval '1 minute'`)
      expect((await again()).body).toEqual(answer.body)
      expect(answer.body.meeting.locationData.meetLink).toMatch(MEET)
      expect(fakes.google.events()).toHaveLength(1)
    })

    it('has its guests in the event, whom Google invites in our place; one who leaves goes out of it', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      const guests = ['grace@example.com', 'alan@example.com']
      const page = await createPage(owner, { location: 'google_meet', maxGuests: 2 })
      const attendee = 'vera@example.com'
      const answer = await book(page.slug, visitor(inDays(3), { attendeeEmail: attendee, guests }))
      const people = () => fakes.google.events()[0]?.attendees?.map(({ email }) => email)
      expect(answer.status).toBe(201)
      expect(people()).toEqual([attendee, ...guests])
      for (const guest of guests) expect(await mailsTo(guest)).toEqual([])
      const path = `/api/guests/${createLeaveToken(answer.body.booking.id, 'alan@example.com')}`
      expect((await new ApiClient().post(`${path}/leave`)).status).toBe(204)
      await deliverDue()
      expect(people()).toEqual([attendee, 'grace@example.com'])
      expect(fakes.google.state.invitations).toMatchObject([{ reason: 'made' }])
    })

    it('leaves the calendar when it is cancelled, and Google tells the attendee', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      const { answer, attendee } = await bookOn(owner, { location: 'google_meet' })
      const [event] = fakes.google.events()
      await deliverDue()
      const token = answer.body.booking.manageUrl.split('/').at(-1)
      expect((await new ApiClient().post(`/api/bookings/${token}/cancel`)).status).toBe(204)
      const mail = (await mailsTo(attendee)).at(-1)
      expect(mail?.subject).toMatch(/^Cancelled/)
      expect(readFile(mail?.calendarFile)).toMatchObject({ method: null, uid: event?.iCalUID })
      expect(fakes.google.events()).toEqual([])
      expect(fakes.google.state.invitations.map(({ reason }) => reason)).toEqual(['made', 'cancelled'])
    })

    it('stands without a link where no account is connected, and its owner is told why', async () => {
      const { owner } = await connectedOwner(fakes)
      const { answer, attendee } = await bookOn(owner, { location: 'google_meet' })
      expect(answer).toMatchObject({ status: 201, body: { meeting: { locationData: {} } } })
      expect(readFile((await mailsTo(attendee)).at(-1)?.calendarFile)).toMatchObject({ method: 'REQUEST' })
      const shown = (await owner.get(`/api/meetings/${answer.body.meeting.id}`)).body as OwnMeeting
      expect(shown.calendarEvents).toEqual([
        { provider: 'google', account: '', state: 'failed', error: 'not-connected' },
      ])
    })
  })

  describe('a booking whose page meets by Zoom', () => {
    it('is answered with its link, and we invite where no calendar is chosen; cancelling takes it away', async () => {
      const { owner } = await connectedOwner(fakes, 'zoom')
      const { answer, attendee } = await bookOn(owner, { location: 'zoom' })
      const { locationData } = answer.body.meeting
      expect(locationData).toMatchObject({ meetLink: expect.stringMatching(ZOOM), password: expect.any(String) })
      expect(locationData.zoomJoinUrl).toBe(locationData.meetLink)
      expect(locationData.zoomMeetingId).toBe(String(fakes.zoom.meetings.all()[0]?.id))
      expect(answer.text).not.toContain('zak')
      const mail = (await mailsTo(attendee)).at(-1)
      expect(mail?.text).toContain(locationData.meetLink)
      expect(readFile(mail?.calendarFile)).toMatchObject({ method: 'REQUEST', location: locationData.meetLink })
      await owner.post(`/api/meetings/${answer.body.meeting.id}/cancel`)
      expect(readFile((await mailsTo(attendee)).at(-1)?.calendarFile)).toMatchObject({ method: 'CANCEL', sequence: 1 })
      expect(fakes.zoom.meetings.all()).toEqual([])
    })

    it('stands in the chosen calendars with the Zoom link: with the attendee in the first, as a copy in the other', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      const { answer, attendee } = await bookOn(owner, {
        location: 'zoom',
        targetCalendars: [`google_${google}`, familyOf(google)],
      })
      const link = answer.body.meeting.locationData.meetLink
      expect(link).toMatch(ZOOM)
      expect(fakes.google.events()).toMatchObject([{ location: link, attendees: [{ email: attendee }] }])
      expect(family()).toMatchObject([{ location: link, description: expect.stringContaining(attendee) }])
      expect(family()[0]?.attendees ?? []).toEqual([])
      expect(fakes.google.state.invitations).toHaveLength(1)
      // It is in the owner's calendar already.
      const notice = (await mailsTo(owner.email)).at(-1)
      expect([notice?.subject, notice?.calendarFile]).toEqual([expect.stringMatching(/^New booking/), null])
      expect(notice?.text).not.toMatch(/calendar/i)
      await owner.post(`/api/meetings/${answer.body.meeting.id}/cancel`)
      await deliverDue()
      expect([fakes.google.events(), family(), fakes.zoom.meetings.all()]).toEqual([[], [], []])
    })
  })

  describe('a meeting that its owner makes', () => {
    it('goes to the calendars of the settings, or to those that are sent with it, and Google tells nobody unasked', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google')
      await saveSettings(owner, { defaultCalendars: [familyOf(google)] })
      const body = { ...meetingBody, location: 'custom', attendees: ['bob@example.com', 'Bob'] }
      const { id } = await createMeeting(owner, body)
      expect(family()).toMatchObject([{ summary: 'Planning', attendees: [{ email: 'bob@example.com' }] }])
      await createMeeting(owner, { ...body, title: 'Other', defaultCalendars: [`google_${google}`] })
      expect(fakes.google.events()).toMatchObject([{ summary: 'Other' }])
      await owner.put(`/api/meetings/${id}`, { ...body, title: 'Moved', startTime: inDays(2, 8) })
      expect(family()).toMatchObject([{ summary: 'Moved', start: { dateTime: inDays(2, 8) } }])
      await owner.delete(`/api/meetings/${id}`)
      await deliverDue()
      expect(family()).toEqual([])
      expect(fakes.google.state.invitations).toEqual([])
      const foreign = await connectedOwner(fakes, 'google')
      const refused = await owner.post('/api/meetings', { ...body, defaultCalendars: [`google_${foreign.google}`] })
      expect(refused).toMatchObject({ status: 400, body: { message: 'Unknown calendar' } })
    })

    it('keeps its link when it is moved, and loses it with its place', async () => {
      const { owner } = await connectedOwner(fakes, 'google', 'zoom')
      await saveSettings(owner, { defaultCalendars: [] })
      const made = await createMeeting(owner, { ...meetingBody, location: 'google_meet' })
      expect(made.locationData.meetLink).toMatch(MEET)
      const path = `/api/meetings/${made.id}`
      const moved = await owner.put(path, {
        ...meetingBody,
        startTime: inDays(2, 8),
        location: 'google_meet',
        locationData: {},
      })
      expect(moved.body).toMatchObject({ locationData: { meetLink: made.locationData.meetLink } })
      expect(fakes.google.events()).toMatchObject([{ start: { dateTime: inDays(2, 8) } }])
      const zoomed = (await owner.put(path, { ...meetingBody, location: 'zoom' })).body as Meeting
      expect(zoomed.locationData.meetLink).toMatch(ZOOM)
      expect([fakes.google.events().length, fakes.zoom.meetings.all().length]).toEqual([0, 1])
      const placed = (
        await owner.put(path, { ...meetingBody, location: 'custom', locationData: { customLocation: 'Room' } })
      ).body
      expect(placed).toMatchObject({ locationData: { customLocation: 'Room' } })
      expect((placed as Meeting).locationData.meetLink).toBeUndefined()
      expect(fakes.zoom.meetings.all()).toEqual([])
    })

    it('comes back into the calendar when somebody took it out there, at the next change', async () => {
      const { owner } = await connectedOwner(fakes, 'google')
      const { id } = await createMeeting(owner, { ...meetingBody, location: 'google_meet' })
      fakes.google.removeEvent(fakes.google.events()[0]?.id ?? '')
      await owner.put(`/api/meetings/${id}`, { ...meetingBody, title: 'Again', location: 'google_meet' })
      expect(fakes.google.events()).toMatchObject([{ summary: 'Again' }])
      expect(await eventsOf(id)).toMatchObject([{ role: 'main', state: 'made', sequence: 1 }])
    })
  })

  describe('the passcode of a Zoom meeting', () => {
    const textOf = (file: string | null | undefined) => (file ?? '').replace(/\r?\n[ \t]/g, '')

    it('is in the mails, the attendee’s calendar file, the event and the file to download, where the link does not carry it', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      fakes.zoom.meetings.linksCarryPasswords = false
      const { answer, attendee } = await bookOn(owner, { location: 'zoom', targetCalendars: [`google_${google}`] })
      await deliverDue()
      const { password = '' } = fakes.zoom.meetings.all()[0] ?? {}
      const line = `Password: ${password}`
      for (const address of [attendee, owner.email]) {
        const mail = (await mailsTo(address)).at(-1)
        expect(mail?.text).toContain(line)
        expect(mail?.html).toContain(line)
        expect(textOf(mail?.calendarFile).includes(line)).toBe(address === attendee)
      }
      expect(fakes.google.events()[0]?.description).toContain(line)
      const token = answer.body.booking.manageUrl.split('/').at(-1)
      expect(textOf(await getCalendarFile(token ?? ''))).toContain(line)
    })

    it('is not repeated beside a link that carries it', async () => {
      const { owner } = await connectedOwner(fakes, 'zoom')
      const { attendee } = await bookOn(owner, { location: 'zoom' })
      const mail = (await mailsTo(attendee)).at(-1)
      expect(mail?.text).toContain('zoom.us')
      expect(mail?.text).not.toContain('Password:')
      expect(mail?.calendarFile).not.toContain('Password:')
    })
  })

  describe('who booked', () => {
    const bookAs = async (
      owner: Awaited<ReturnType<typeof connectedOwner>>['owner'],
      name: string,
      fields: object,
      day = 3,
    ) => {
      const page = await createPage(owner, { description: 'What we talk about', ...fields })
      const body = visitor(inDays(day), { attendeeName: name, attendeeEmail: 'vi@example.com' })
      expect((await book(page.slug, body)).status).toBe(201)
      await deliverDue()
    }

    it('stands in the text of copies and of Zoom meetings, and not in that of an invitation', async () => {
      const { owner, google } = await connectedOwner(fakes, 'google', 'zoom')
      await bookAs(owner, 'Vi', { location: 'zoom', targetCalendars: [`google_${google}`, familyOf(google)] })
      const whole = 'What we talk about\n\nBooked by: Vi <vi@example.com>'
      expect(fakes.google.events()).toMatchObject([
        { description: 'What we talk about', attendees: [{ email: 'vi@example.com', displayName: 'Vi' }] },
      ])
      expect(family()[0]?.description?.replaceAll('&#60;', '<').replaceAll('&#62;', '>')).toBe(whole)
      expect(fakes.zoom.meetings.all()[0]?.agenda).toContain(whole)
    })

    it.each(['Win at www.evil.example now', 'https://evil.example', 'evil.example'])(
      'is not named in an invitation that the provider sends, where the name is %s',
      async (name) => {
        const { owner } = await connectedOwner(fakes, 'google', 'microsoft')
        await bookAs(owner, name, { location: 'google_meet', targetCalendars: [] })
        await bookAs(owner, name, { location: 'teams', targetCalendars: [] }, 4)
        expect(fakes.google.events()).toHaveLength(1)
        expect(fakes.microsoft.events()).toHaveLength(1)
        expect(JSON.stringify([fakes.google.events(), fakes.microsoft.events()])).not.toContain('evil')
      },
    )
  })

  describe('a page without calendars and links', () => {
    it('has its bookings written without a row or a question more', async () => {
      // Work after a response is not counted.
      deferWith(() => {})
      const { owner } = await connectedOwner(fakes, 'google', 'zoom')
      const { slug } = await createPage(owner, { conflictCheckCalendars: [], targetCalendars: [] })
      await deliverDue()
      const { $client } = database() as unknown as { $client: { query: () => unknown } }
      const asked = vi.spyOn($client, 'query')
      const headers = { 'idempotency-key': 'plain-1' }
      const bookIt = () => book(slug, visitor(inDays(3)), headers)
      const answer = await bookIt()
      expect(answer.status).toBe(201)
      expect(asked).toHaveBeenCalledTimes(2)
      expect((await bookIt()).body).toEqual(answer.body)
      expect(asked).toHaveBeenCalledTimes(3)
      asked.mockRestore()
      trackWorkAfterAnswers()
      const { meeting } = answer.body
      expect(await eventsOf(meeting.id)).toEqual([])
      const rows = rowsOf<{ template: string }>(
        await database().execute(sql`select template from outbox where meeting_id = ${meeting.id} order by template`),
      )
      expect(rows.map(({ template }) => template)).toEqual(['booking-confirmation', 'booking-notice'])
      expect([fakes.google.events(), fakes.zoom.meetings.all()]).toEqual([[], []])
    })
  })
})
