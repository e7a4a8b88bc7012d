import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { database } from '@/db/client'
import type { MeetingPage } from '@/lib/meetings/schema'
import { deliverDue } from '@/lib/outbox/deliver'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { bookBy, createBooking } from '@/tests/support/factories/bookings'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const meeting = { title: 'Planning', startTime: inDays(2, 9), endTime: inDays(2, 10), location: 'custom' }
const guest = new ApiClient()

const eventOf = (file: string | null | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence, event }
}

describe('mails of a meeting', () => {
  describe('attendees of a meeting', () => {
    it('are invited, told of changes and of its end, with one UID and a rising SEQUENCE', async () => {
      const owner = await signInOwner()
      const [stays, leaves, joins] = [newEmail('stays'), newEmail('leaves'), newEmail('joins')]
      const { id } = await createMeeting(owner, {
        ...meeting,
        attendees: [stays, leaves, 'Bob'],
        notifyAttendees: true,
      })
      // Mails go out side by side: what is to be compared in order is sent before the next begins.
      await deliverDue()
      await owner.put(`/api/meetings/${id}`, {
        ...meeting,
        title: 'New plan',
        attendees: [stays, joins],
        notifyAttendees: true,
      })
      await deliverDue()
      await owner.delete(`/api/meetings/${id}?notifyAttendees=true`)

      const read = async (address: string) =>
        (await mailsTo(address)).map((mail) => {
          const { method, uid, sequence } = eventOf(mail.calendarFile)
          return [mail.subject, method, uid, sequence]
        })
      const uid = `${id}@localhost`
      expect(await read(stays)).toEqual([
        ['Invitation: Planning', 'REQUEST', uid, 0],
        ['Updated: New plan', 'REQUEST', uid, 1],
        ['Cancelled: New plan', 'CANCEL', uid, 2],
      ])
      expect(await read(leaves)).toEqual([
        ['Invitation: Planning', 'REQUEST', uid, 0],
        ['Cancelled: New plan', 'CANCEL', uid, 1],
      ])
      expect(await read(joins)).toEqual([
        ['Invitation: New plan', 'REQUEST', uid, 1],
        ['Cancelled: New plan', 'CANCEL', uid, 2],
      ])
    })

    it('are told nothing unless it is asked for', async () => {
      const owner = await signInOwner()
      const attendee = newEmail('quiet')
      const { id } = await createMeeting(owner, { ...meeting, attendees: [attendee] })
      await owner.put(`/api/meetings/${id}`, meeting)
      await owner.delete(`/api/meetings/${id}`)
      expect(await mailsTo(attendee)).toEqual([])
    })

    it('whose mail was given up are counted in the list, until the owner tries again', async () => {
      const owner = await signInOwner()
      const attendee = newEmail('late')
      const { id } = await createMeeting(owner, { ...meeting, attendees: [attendee], notifyAttendees: true })
      await mailsTo(attendee)
      await database().execute(sql`delete from mailbox_messages where to_address = ${attendee}`)
      await database().execute(sql`update outbox set done_at = null, failed_at = now() where meeting_id = ${id}`)
      const failed = async () => ((await owner.get('/api/meetings/all?page=1')).body as MeetingPage).meetings[0]
      expect(await failed()).toMatchObject({ undeliveredMails: 1 })
      // Delivery wiped the content, so only the state can be checked here.
      await database().execute(sql`update outbox set failed_at = now(), payload = 'x' where meeting_id = ${id}`)
      expect((await owner.post(`/api/meetings/${id}/retry-mails`)).status).toBe(204)
      expect(await failed()).toMatchObject({ undeliveredMails: 0 })
      await database().execute(sql`delete from outbox where meeting_id = ${id}`)
    })
  })
})

describe('PUT /api/meetings/{id}', () => {
  it('needs what creating needs, and leaves what else is absent', async () => {
    const owner = await signInOwner()
    const made = await createMeeting(owner, { ...meeting, description: 'kept', attendees: ['a@example.com'] })
    const path = `/api/meetings/${made.id}`
    expect((await owner.put(path, { title: 'x' })).body).toMatchObject({
      message: 'Missing required fields: startTime, endTime, location',
    })
    const answer = await owner.put(path, { ...meeting, title: 'Changed' })
    expect(answer).toMatchObject({
      status: 200,
      body: { title: 'Changed', description: 'kept', attendees: ['a@example.com'] },
    })
  })

  it('is refused for what a booking made', async () => {
    const owner = await signInOwner()
    const { slug } = await createPage(owner)
    const booked = await createBooking(guest, slug, visitor(inDays(3)))
    expect((await owner.put(`/api/meetings/${booked.meeting.id}`, meeting)).status).toBe(403)
  })
})

describe('GET /api/meetings', () => {
  describe('the list of meetings', () => {
    it('can be cut to a range, to sources and to words, in either order', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      for (const [title, day, attendees] of [
        ['Alpha', 2, ['zoe@example.com']],
        ['Beta 100%', 4, []],
        ['Gamma', 6, []],
      ] as const) {
        const times = { startTime: inDays(day, 9), endTime: inDays(day, 10) }
        await createMeeting(owner, { title, ...times, attendees })
      }
      await createBooking(guest, slug, visitor(inDays(8)))
      const titles = async (search: string) =>
        ((await owner.get(`/api/meetings/all?page=1&${search}`)).body as MeetingPage).meetings.map(({ title }) => title)
      expect(await titles('')).toEqual(['Intro call', 'Gamma', 'Beta 100%', 'Alpha'])
      expect(await titles('order=asc')).toEqual(['Alpha', 'Beta 100%', 'Gamma', 'Intro call'])
      expect(await titles(`from=${inDays(4, 10)}&to=${inDays(8)}`)).toEqual(['Gamma'])
      expect(await titles(`from=${inDays(4, 9)}&to=${inDays(6, 9)}`)).toEqual(['Beta 100%'])
      expect(await titles('source=time_slot')).toEqual(['Intro call'])
      expect(await titles('source=time_slot&source=google')).toEqual(['Intro call'])
      expect(await titles('q=ZOE@')).toEqual(['Alpha'])
      expect(await titles('q=100%25')).toEqual(['Beta 100%'])
      expect(await titles('q=_')).toEqual([])
    })

    it.each(['order=up', 'source=zoom', 'from=yesterday', 'q=%00', 'page=0'])('refuses %s', async (search) => {
      expect((await (await signInOwner()).get(`/api/meetings/all?${search}`)).status).toBe(400)
    })
  })
})

describe('cancelling a booking', () => {
  async function bookOne() {
    const owner = await signInOwner()
    const { slug } = await createPage(owner)
    const attendee = newEmail('vera')
    const start = inDays(3)
    const fields = { attendeeEmail: attendee }
    const { meeting: booked, booking } = await createBooking(guest, slug, visitor(start, fields))
    return { owner, slug, attendee, start, id: booked.id, token: booking.manageUrl.split('/').at(-1) ?? '' }
  }

  it('by its owner tells both, frees the slot at once and keeps the record', async () => {
    const { owner, slug, attendee, start, id } = await bookOne()
    await deliverDue()
    const answer = await owner.post(`/api/meetings/${id}/cancel`, { message: 'I am ill' })
    expect(answer).toMatchObject({ status: 200, body: { id, status: 'cancelled' } })
    const mail = (await mailsTo(attendee)).at(-1)
    expect(mail?.subject).toMatch(/^Cancelled: Intro call/)
    expect(mail?.text).toContain('I am ill')
    expect(mail?.text).toContain(`/${slug}`)
    expect(eventOf(mail?.calendarFile)).toMatchObject({ method: 'CANCEL', uid: `${id}@localhost`, sequence: 1 })
    expect((await mailsTo(owner.email)).at(-1)?.subject).toMatch(/^Cancelled: Intro call/)
    expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ status: 'cancelled' })
    expect((await bookBy(guest, slug, visitor(start))).status).toBe(201)
    expect((await owner.post(`/api/meetings/${id}/cancel`)).status).toBe(409)
  })

  it('by its attendee needs the token of the mail only', async () => {
    const { owner, attendee, id, token } = await bookOne()
    await deliverDue()
    expect((await guest.post(`/api/bookings/${token.slice(0, -1)}/cancel`)).status).toBe(404)
    expect((await guest.post(`/api/bookings/${token}/cancel`, { message: 'Something came up' })).status).toBe(204)
    expect((await owner.get(`/api/meetings/${id}`)).body).toMatchObject({ status: 'cancelled' })
    const notice = (await mailsTo(owner.email)).at(-1)
    expect(notice?.text).toContain('Something came up')
    expect((await mailsTo(attendee)).at(-1)?.subject).toMatch(/^Cancelled/)
    expect((await guest.post(`/api/bookings/${token}/cancel`)).status).toBe(409)
  })

  it('is refused for a meeting that no booking made', async () => {
    const owner = await signInOwner()
    const { id } = await createMeeting(owner)
    expect((await owner.post(`/api/meetings/${id}/cancel`)).status).toBe(403)
  })
})
