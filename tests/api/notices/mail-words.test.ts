// @module-tag every-database
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { MailboxMessage } from '@/db/queries/outbox/mailbox'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { query } from '@/tests/support/database/query'
import { createFormWith } from '@/tests/support/factories/forms'
import { createMeeting } from '@/tests/support/factories/meetings'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const LURE = 'URGENT verify at https://evil.example/login'

/**
 * Returns everything in an email that its reader, or a program, can see. Folded lines of its calendar file are joined.
 */
const wholeOf = (mail: MailboxMessage | undefined) => {
  if (!mail) throw new Error('There is no such mail')
  const { fromAddress, replyTo, subject, html, text, calendarFile } = mail
  return [fromAddress, replyTo, subject, html, text, calendarFile?.replace(/\r\n[ \t]/g, '')].join('\n')
}
const newest = async (address: string) => wholeOf((await mailsTo(address)).at(-1))
const cancel = async (manageUrl: string, message: string) =>
  (await guest.post(`/api/bookings/${manageUrl.split('/b/')[1]}/cancel`, { message })).status

describe('texts in mails', () => {
  describe('a mail to somebody who booked', () => {
    it.each([LURE, 'call www.evil', 'evil.example', 'evil。example', 'me@evil', 'evil.\u200bexample'])(
      'does not repeat the name %s, which the owner gets',
      async (attendeeName) => {
        const owner = await signInOwner()
        const { slug } = await createPage(owner)
        const attendeeEmail = newEmail('third')
        expect((await book(slug, visitor(inDays(3), { attendeeName, attendeeEmail }))).status).toBe(201)
        const mail = await newest(attendeeEmail)
        expect(mail).toContain(attendeeEmail)
        expect(mail).toContain('ATTENDEE')
        expect(mail).not.toContain(attendeeName)
        expect(mail).not.toContain('URGENT')
        expect(await newest(owner.email)).toContain(attendeeName)
      },
    )

    it('repeats a name that holds nothing like a link', async () => {
      const { slug } = await createPage(await signInOwner())
      const attendeeEmail = newEmail('vera')
      await book(slug, visitor(inDays(3), { attendeeName: 'Dr. Vera J. Visitor', attendeeEmail }))
      expect(await newest(attendeeEmail)).toContain('CN="Dr. Vera J. Visitor"')
    })

    it('repeats no answers, which the owner gets', async () => {
      const owner = await signInOwner()
      const { form, ids } = await createFormWith(owner, 'text')
      const { slug } = await createPage(owner, { formId: form.id })
      const attendeeEmail = newEmail('third')
      const fields = { attendeeEmail, responses: { [ids[0]]: LURE } }
      expect((await book(slug, visitor(inDays(3), fields))).status).toBe(201)
      expect(await newest(attendeeEmail)).not.toContain('URGENT')
      expect(await newest(owner.email)).toContain(LURE)
    })

    it('has the message of a cancellation only where the owner wrote it', async () => {
      const owner = await signInOwner()
      const { slug } = await createPage(owner)
      const attendeeEmail = newEmail('third')
      const { body } = await book(slug, visitor(inDays(3), { attendeeEmail, attendeeName: LURE }))
      await mailsTo(attendeeEmail)
      expect(await cancel(body.booking.manageUrl, LURE)).toBe(204)
      const toThird = await newest(attendeeEmail)
      expect(toThird).toContain('Cancelled')
      expect(toThird).not.toContain('URGENT')
      expect(await newest(owner.email)).toContain(LURE)

      const other = newEmail('vera')
      const booked = await book(slug, visitor(inDays(4), { attendeeEmail: other }))
      await mailsTo(other)
      const message = 'I am ill, sorry'
      expect((await owner.post(`/api/meetings/${booked.body.meeting.id}/cancel`, { message })).status).toBe(200)
      expect(await newest(other)).toContain(message)
      expect(await newest(owner.email)).not.toContain(message)
    })
  })

  describe('a join link', () => {
    const meeting = (meetLink: string, attendees: string[] = []) => ({
      title: 'Call',
      startTime: inDays(3),
      endTime: inDays(3, 13),
      location: 'custom',
      locationData: { meetLink },
      attendees,
      notifyAttendees: true,
    })

    it.each([
      'data:text/html,<script>alert(1)</script>',
      'javascript:alert(1)',
      'meet.example',
      'https://zoom.us@evil.example',
    ])('is refused when it is %s', async (meetLink) => {
      const answer = await (await signInOwner()).post('/api/meetings', meeting(meetLink))
      expect(answer.status).toBe(400)
      expect(answer.body).toMatchObject({ issues: [{ path: 'locationData.meetLink' }] })
    })

    it.each(['https://meet.example/a', 'http://meet.example/a'])('stands in mails when it is %s', async (meetLink) => {
      const attendee = newEmail('invited')
      expect((await (await signInOwner()).post('/api/meetings', meeting(meetLink, [attendee]))).status).toBe(201)
      expect(await newest(attendee)).toContain(`href="${meetLink}"`)
    })

    it('of a meeting from before is left out of mails when it is none', async () => {
      const owner = await signInOwner()
      const attendee = newEmail('invited')
      const { id } = await createMeeting(owner, meeting('', [attendee]))
      // Two mails that are due at once may arrive in any order.
      await mailsTo(attendee)
      await query(sql`update meetings set location_data = '{"meetLink": "data:text/html,hello"}' where id = ${id}`)
      const { locationData: _, ...unchanged } = meeting('', [attendee])
      expect((await owner.put(`/api/meetings/${id}`, { ...unchanged, title: 'Later' })).status).toBe(200)
      const mail = await newest(attendee)
      expect(mail).toContain('Updated: Later')
      expect(mail).not.toContain('data:text')
    })
  })
})
