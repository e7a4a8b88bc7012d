// @module-tag every-database
import { describe, expect, it } from 'vitest'
import type { MailboxMessage } from '@/db/queries/outbox/mailbox'
import type { MailPreview } from '@/lib/pages/mail-preview'
import { ATTENDEE_MAILS } from '@/lib/shared/booking-rules'
import { book } from '@/tests/support/api/bookings'
import { type Answer, ApiClient } from '@/tests/support/api/client'
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

describe('mailWords of a page', () => {
  const german = { language: 'de', ...NEW_YORK }

  /** What the attendee of a page in English and German gets, for each step. */
  async function attendee(fields: object, more: object = {}) {
    const owner = await signInOwner()
    await owner.patch('/api/settings', { fullName: 'Olga Owner' })
    const page = await createPage(owner, {
      textLanguage: 'en',
      translations: { de: { title: 'Kennenlernen' } },
      ...fields,
    })
    const email = newEmail('guest')
    const { body } = await book(page.slug, visitor(inDays(3), { attendeeEmail: email, ...NEW_YORK, ...more }))
    const act = (by: ApiClient, path: string, sent: object = {}) => by.post(path, sent)
    const api = `/api/bookings/${body.booking.manageUrl.split('/').at(-1)}`
    const meeting = `/api/meetings/${body.meeting.id}`
    return {
      owner,
      email,
      byGuest: (step: string, sent?: object) => act(guest, `${api}/${step}`, sent),
      byOwner: (step: string, sent?: object) => act(owner, `${meeting}/${step}`, sent),
    }
  }

  it('give each mail a subject and a text, in the language of its reader', async () => {
    const mailWords = {
      confirmation: {
        subject: 'Booked: {{page_title}}',
        translations: { de: { subject: 'Gebucht: {{page_title}}, {{attendee_name}}', text: 'Bis {{start}}' } },
      },
      moved: { text: 'It moved to {{start}}', translations: { de: { text: 'Verschoben auf {{start}}' } } },
    }
    const { email, owner, byGuest } = await attendee({ mailTexts: { confirmation: 'See you' }, mailWords }, german)
    const first = await newest(email)
    expect(first.subject).toBe('Gebucht: Kennenlernen, Vera Visitor')
    expect(first.text).toMatch(/Nachricht von Olga Owner:\nBis .*New York/)
    expect(first.text).not.toContain('See you')
    expect((await newest(owner.email)).subject).toMatch(/^New booking/)
    await byGuest('move', { startTime: inDays(3, 15) })
    const { subject, text } = await newest(email)
    expect(subject).toMatch(/^Neue Zeit/)
    expect(text).toContain('Verschoben auf ')
  })

  it('are the main ones where the language has none', async () => {
    const mailWords = { confirmation: { subject: 'Booked: {{page_title}}', translations: { fr: { text: 'Bonjour' } } } }
    const { email } = await attendee({ mailTexts: { confirmation: 'See you' }, mailWords }, german)
    const { subject, text, html } = await newest(email)
    expect(subject).toBe('Booked: Kennenlernen')
    expect(text).toContain('See you')
    expect(html).toMatch(/lang="en"[^>]*>See you/)
  })

  it('tell a request from its end, and a request to move from both', async () => {
    const named = (text: string) => ({ subject: text, text })
    const mailWords = {
      ...{
        request: named('We got it'),
        declined: named('Sorry'),
        moveRequested: named('You ask'),
        moveDeclined: named('It stays'),
      },
    }
    const refused = await attendee({ approval: 'always', mailWords })
    expect((await newest(refused.email)).subject).toBe('We got it')
    await refused.byOwner('decline')
    const end = await newest(refused.email)
    expect([end.subject, end.text.includes('Message from Olga Owner:\nSorry')]).toEqual(['Sorry', true])
    const kept = await attendee({ approval: 'always', mailWords })
    await kept.byOwner('approve')
    await mailsTo(kept.email)
    await kept.byGuest('move', { startTime: inDays(3, 15) })
    expect((await newest(kept.email)).subject).toBe('You ask')
    await kept.byOwner('decline')
    expect((await newest(kept.email)).subject).toBe('It stays')
  })

  it.each([
    ['an unknown variable', { moved: { text: '{{first_name}}' } }, 'mailWords.moved.text'],
    ['a place in a subject', { moved: { subject: '{{location}}' } }, 'mailWords.moved.subject'],
    ['an unknown mail', { newsletter: { text: 'Hi' } }, 'mailWords'],
    ['a text that has a field', { reminder: { text: 'Hi' } }, 'mailWords.reminder.text'],
    ['a subject that is too long', { link: { subject: 'x'.repeat(201) } }, 'mailWords.link.subject'],
  ])('refuse %s', async (_, mailWords, path) => {
    const owner = await signInOwner()
    const page = await createPage(owner)
    const { status, body } = await owner.patch(`/api/time-slot-pages/${page.id}`, { mailWords })
    expect([status, (body as { issues: { path: string }[] }).issues[0]?.path]).toEqual([400, path])
  })
})

describe('POST /api/time-slot-pages/preview-mail', () => {
  const page = {
    title: 'Intro call',
    translations: { de: { title: 'Kennenlernen' } },
    timezone: 'Europe/Berlin',
    duration: 30,
    mailTexts: { confirmation: 'Dear {{attendee_name}}' },
    mailWords: { confirmation: { translations: { de: { subject: 'Gebucht: {{page_title}}' } } } },
  }

  it('renders a mail about a made-up booking of a page that is not stored', async () => {
    const owner = await signInOwner()
    await owner.patch('/api/settings', { fullName: 'Olga Owner' })
    const ask = async (body: object) =>
      (await owner.post('/api/time-slot-pages/preview-mail', body)) as Answer<MailPreview>
    const { status, body } = await ask({ mail: 'confirmation', language: 'de', page })
    expect([status, body.subject]).toEqual([200, 'Gebucht: Kennenlernen'])
    expect(body.text).toMatch(/10:00[\s\S]*Dear Ada Lovelace/)
    expect(body.html).toContain('Dear Ada Lovelace')
    expect((await ask({ mail: 'confirmation', page })).body.subject).toBe('Confirmed: Intro call with Olga Owner')
    const named = { ...page, mailWords: Object.fromEntries(ATTENDEE_MAILS.map((mail) => [mail, { subject: mail }])) }
    const subjects = await Promise.all(ATTENDEE_MAILS.map((mail) => ask({ mail, page: named })))
    expect(subjects.map(({ body }) => body.subject)).toEqual(ATTENDEE_MAILS)
    expect((await ask({ mail: 'moved', page: { ...page, mailWords: { moved: { text: '{{x}}' } } } })).status).toBe(400)
    expect(await mailsTo('ada@example.com')).toEqual([])
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
