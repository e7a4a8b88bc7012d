// @module-tag embedded
import { describe, expect, it } from 'vitest'
import type { MailboxMessage } from '@/db/queries/outbox/mailbox'
import { book } from '@/tests/support/api/bookings'
import { ApiClient } from '@/tests/support/api/client'
import { mailsTo, newEmail, signInOwner } from '@/tests/support/api/owner'
import { createPage, inDays, visitor } from '@/tests/support/factories/pages'

const guest = new ApiClient()
const newest = async (address: string) => (await mailsTo(address)).at(-1) as MailboxMessage
const NEW_YORK = { userTimezone: 'America/New_York', userTimeFormat: '12h' }
const mailTexts = {
  confirmation: 'Dear {{attendee_name}}, <b>{{page_title}}</b> with {{owner_name}}',
  cancellation: 'Sorry, {{attendee_name}}. {{start}} was for {{duration}} at {{location}}. {{manage_url}}',
}

/** A booking at 12:00 UTC in three days, of a page with words of its owner. */
async function booked(fields: object = {}) {
  const owner = await signInOwner()
  expect((await owner.patch('/api/settings', { fullName: 'Olga Owner' })).status).toBe(200)
  const page = await createPage(owner, { mailTexts, ...fields })
  const email = newEmail('guest')
  const { status, body } = await book(page.slug, visitor(inDays(3), { attendeeEmail: email, ...NEW_YORK }))
  expect(status).toBe(201)
  // A booking whose confirmation has not left ends without a mail.
  expect(await mailsTo(email)).toHaveLength(1)
  const token = body.booking.manageUrl.split('/').at(-1)
  return { owner, page, email, meeting: body.meeting, booking: body.booking, api: `/api/bookings/${token}` }
}

describe('mailTexts of a page', () => {
  it('stand in the confirmation, as text', async () => {
    const { email, owner } = await booked()
    const { html, text } = await newest(email)
    expect(text).toContain('Message from Olga Owner:\nDear Vera Visitor, <b>Intro call</b> with Olga Owner\n')
    expect(html).toContain('Dear Vera Visitor, &lt;b&gt;Intro call&lt;/b&gt; with Olga Owner')
    expect((await newest(owner.email)).text).not.toContain('Dear Vera')
  })

  it('stand in the confirmation of an approved request as they are then, and in none of the request', async () => {
    const { email, owner, page, meeting } = await booked({ approval: 'always' })
    expect((await newest(email)).text).not.toContain('Message from')
    const later = { mailTexts: { confirmation: 'See you on {{start}}' } }
    expect((await owner.patch(`/api/time-slot-pages/${page.id}`, later)).status).toBe(200)
    expect((await owner.post(`/api/meetings/${meeting.id}/approve`, {})).status).toBe(200)
    const { subject, text } = await newest(email)
    expect(subject).toBe('Confirmed: Intro call with Olga Owner')
    expect(text).toMatch(/^Olga Owner approved your request\n/)
    expect(text).toMatch(/Message from Olga Owner:\nSee you on \w+, .*, 0[78]:00 AM, \(GMT-0[45]:00\) New York/)
  })

  it.each(['owner', 'attendee'] as const)('stand in a cancellation by the %s', async (by) => {
    const { email, owner, meeting, booking, api } = await booked()
    const [who, path] = by === 'owner' ? [owner, `/api/meetings/${meeting.id}/cancel`] : [guest, `${api}/cancel`]
    expect((await who.post(path, {})).status).toBeLessThan(300)
    const { text } = await newest(email)
    expect(text).toMatch(/Sorry, Vera Visitor\. .*0[78]:00 AM, \(GMT-0[45]:00\) New York.* was for 30 minutes at /)
    expect(text).toContain(booking.manageUrl)
    expect((await newest(owner.email)).text).not.toContain('Sorry')
  })

  it('are those of the page when the mail is written, and none once it is deleted', async () => {
    const { email, owner, page, meeting } = await booked()
    await owner.patch(`/api/time-slot-pages/${page.id}`, { mailTexts: { cancellation: 'Newer words' } })
    expect((await owner.post(`/api/meetings/${meeting.id}/cancel`, {})).status).toBe(200)
    expect((await newest(email)).text).toContain('Newer words')
    const other = await booked()
    await other.owner.delete(`/api/time-slot-pages/${other.page.id}`)
    expect((await other.owner.post(`/api/meetings/${other.meeting.id}/cancel`, {})).status).toBe(200)
    expect((await newest(other.email)).text).not.toContain('Sorry')
  })

  it('are left out for a request that is withdrawn', async () => {
    const { email, api } = await booked({ approval: 'always' })
    expect((await guest.post(`${api}/cancel`, {})).status).toBe(204)
    const { subject, text } = await newest(email)
    expect(subject).toMatch(/^Withdrawn: /)
    expect(text).not.toContain('Sorry')
  })
})

describe('the policy of a page', () => {
  it('stands in the confirmation and in the mail about a move, which counts', async () => {
    const { email, owner, api } = await booked({ moveNotice: 24 * 60, maxMoves: 2, mailTexts: {} })
    const until = /You can move this until \w+, 0[78]:00 AM\. You can cancel until it starts\./
    expect((await newest(email)).text).toMatch(new RegExp(`${until.source} You can move it 2 more times\\.`))
    expect((await guest.post(`${api}/move`, { startTime: inDays(3, 15) })).status).toBe(200)
    const { text } = await newest(email)
    expect(text).toMatch(/You can move this until \w+, 1[01]:00 AM\. .*You can move it 1 more time\./)
    expect(text).toMatch(/Before: .*\nWhen: /)
    expect((await newest(owner.email)).text).not.toContain('You can ')
  })

  it('stays unsaid where it allows everything until the start', async () => {
    const { email } = await booked()
    expect((await newest(email)).text).not.toContain('You can ')
  })
})
