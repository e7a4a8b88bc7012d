import { describe, expect, it } from 'vitest'
import type { MailboxMessage } from '@/db/queries/outbox/mailbox'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const newest = async (address: string) => (await mailsTo(address)).at(-1) as MailboxMessage
const unfolded = (file: string | null) => (file ?? '').replace(/\r\n[ \t]/g, '')

/** A page and a booking of it, with the address that the guest gave. */
async function booked({
  page = {},
  fields = {},
  settings = {},
}: {
  page?: object
  fields?: object
  settings?: object
} = {}) {
  const owner = await signInOwner()
  expect((await owner.patch('/api/settings', { fullName: 'Olga Owner', ...settings })).status).toBe(200)
  const { slug } = await createPage(owner, page)
  const attendeeEmail = newEmail('guest')
  const answer = await book(slug, visitor(inDays(3), { attendeeEmail, ...fields }))
  expect(answer.status).toBe(201)
  return { owner, slug, attendeeEmail, booking: answer.body.booking, meeting: answer.body.meeting }
}

describe('the mails of a booking', () => {
  it('go to the owner in the name of the guest, and to the guest in the name of the owner', async () => {
    const { owner, attendeeEmail, meeting } = await booked()
    const [toOwner, toGuest] = [await newest(owner.email), await newest(attendeeEmail)]
    expect(toOwner.fromAddress).toMatch(/^Vera Visitor \(via Slotform\) <[^<>]+>$/)
    expect(toOwner.replyTo).toBe(attendeeEmail)
    expect(toOwner.text).toContain(`Open meeting http://localhost:3000/meetings?meeting=${meeting.id}`)
    expect(toGuest.fromAddress).toMatch(/^Olga Owner </)
    expect(toGuest.replyTo).toBe(owner.email)
  })

  it('tell each person once of each happening', async () => {
    const invited = newEmail('invited')
    const { owner, attendeeEmail, booking } = await booked({
      page: { maxGuests: 1 },
      fields: { guests: [invited, invited.replace('@', '+more@')] },
    })
    const people = [owner.email, attendeeEmail, invited]
    const subjectsOf = async (address: string) => (await mailsTo(address)).map(({ subject }) => subject.split(':')[0])
    const before = await Promise.all(people.map(subjectsOf))
    expect(before.map((subjects) => subjects.at(-1))).toEqual(['New booking', 'Confirmed', 'Invitation'])
    const api = `/api/bookings/${booking.manageUrl.split('/').at(-1)}`
    expect((await guest.post(`${api}/move`, { startTime: inDays(3, 15) })).status).toBe(200)
    await Promise.all(people.map(subjectsOf))
    expect((await guest.post(`${api}/cancel`, {})).status).toBe(204)
    const after = await Promise.all(people.map(subjectsOf))
    expect(after.map((subjects, index) => subjects.slice(before[index]?.length))).toEqual([
      ['New time', 'Cancelled'],
      ['New time', 'Cancelled'],
      ['Updated', 'Cancelled'],
    ])
  })

  it('have no name of a guest as their sender that may pass for an address', async () => {
    const { owner, attendeeEmail } = await booked({ fields: { attendeeName: 'ceo@bank.example' } })
    const mail = await newest(owner.email)
    expect(mail.fromAddress).not.toContain('bank')
    expect(mail.replyTo).toBe(attendeeEmail)
  })

  it('tell the time as the guest chose, also later, and as the owner reads it', async () => {
    const { owner, attendeeEmail, meeting } = await booked({ fields: { userTimeFormat: '12h', userTimezone: 'UTC' } })
    expect((await newest(attendeeEmail)).text).toContain('12:00 PM – 12:30 PM')
    expect((await newest(owner.email)).text).toContain('12:00–12:30')
    expect((await owner.patch('/api/settings', { timeFormat: '12h' })).status).toBe(200)
    expect((await owner.post(`/api/meetings/${meeting.id}/cancel`, {})).status).toBe(200)
    expect((await newest(attendeeEmail)).text).toContain('12:00 PM – 12:30 PM')
    expect((await newest(owner.email)).text).toContain('12:00 PM – 12:30 PM')
  })

  it('tell the time as the owner reads it to a guest who chose nothing', async () => {
    const { attendeeEmail } = await booked({ fields: { userTimezone: 'UTC' }, settings: { timeFormat: '12h' } })
    expect((await newest(attendeeEmail)).text).toContain('12:00 PM – 12:30 PM')
  })

  it('describe the meeting to the guest with its lines, also in the calendar file', async () => {
    const { attendeeEmail, owner, booking } = await booked({ page: { description: 'Agenda:\n1. Intro' } })
    const { html, text, calendarFile } = await newest(attendeeEmail)
    expect(html).toContain('Agenda:<br/>1. Intro')
    expect(text).toContain('Agenda:\n1. Intro')
    expect(unfolded(calendarFile)).toContain(
      `DESCRIPTION:Intro call with Olga Owner\\n\\nMove or cancel: ${booking.manageUrl}\r\n`,
    )
    const toOwner = unfolded((await newest(owner.email)).calendarFile)
    expect(toOwner).toContain('DESCRIPTION:Intro call with Vera Visitor\\n\\nOpen meeting: ')
    expect(toOwner).not.toContain(booking.manageUrl)
  })

  it('say who sends the details of an open place, and nobody “Custom”', async () => {
    const { attendeeEmail } = await booked({ page: { location: 'custom' } })
    const { html, text, calendarFile } = await newest(attendeeEmail)
    expect(text).toContain('Where: Olga Owner will send the details')
    expect(calendarFile).toContain('LOCATION:Olga Owner will send the details')
    expect([html, text, calendarFile].join()).not.toMatch(/custom/i)
  })
})

describe('POST /api/schedule/{slug}/book', () => {
  it('refuses a time format that is none', async () => {
    const { slug } = await createPage(await signInOwner())
    const answer = await book(slug, visitor(inDays(3), { userTimeFormat: '13h' }))
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ issues: [{ path: 'userTimeFormat' }] })
  })
})

describe('POST /api/auth/send-magic-link', () => {
  it('mails in which browser the link was asked for, in words of its own', async () => {
    const email = newEmail('asker')
    const headers = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 evil.example/login' }
    await guest.send('POST', '/api/auth/send-magic-link', { body: { email }, headers })
    const { html, text } = await newest(email)
    expect(text).toContain('Requested from Chrome on Windows: ')
    expect(html + text).not.toContain('evil.example')
  })
})
