import { describe, expect, it } from 'vitest'
import { READERS } from '@/lib/mail/reader'
import { renderMail } from '@/lib/mail/render'
import type { Mail, MailOwner } from '@/lib/mail/templates'
import type { Language } from '@/lib/shared/languages'
import { textsOf } from '@/messages'
import { booking, cancellation, mailOf, meeting, response, samples } from '../../support/mail/samples'

const render = (template: string, props: object, owner?: MailOwner, booking?: Language) =>
  renderMail(mailOf(template, props), owner, booking)
const brand = { name: 'Demo Owner', accent: '#7c3aed', faceUrl: null, logoUrl: null }
const TWELVE: MailOwner = { brand, timeFormat: '12h', language: 'en' }
const IN_GERMAN: MailOwner = { ...TWELVE, language: 'de' }
/** For an owner who reads German, with a booking in Arabic, a browser in Japanese, and an invited person who reads Turkish. */
const READ_IN: Record<Mail['template'], 'ar' | 'de' | 'en' | 'ja' | 'tr'> = {
  'magic-link': 'ja',
  'email-code': 'ja',
  'team-invitation': 'tr',
  'sign-up-invitation': 'tr',
  'host-asked': 'tr',
  test: 'de',
  'renewal-required': 'de',
  'webhook-off': 'de',
  'calendar-change': 'de',
  contact: 'en',
  'form-response': 'de',
  'form-receipt': 'ja',
  'form-digest': 'de',
  'gathered-notices': 'de',
  'booking-request': 'ar',
  'booking-request-notice': 'de',
  'booking-confirmation': 'ar',
  'booking-notice': 'de',
  'booking-link': 'ar',
  'booking-link-notice': 'de',
  'booking-moved': 'ar',
  'booking-moved-notice': 'de',
  'booking-reassigned': 'ar',
  'booking-taken-over': 'de',
  'booking-passed-on': 'de',
  'booking-offer': 'ar',
  'time-request': 'ja',
  'time-request-notice': 'de',
  'booking-reminder': 'ar',
  'booking-reminder-notice': 'de',
  'booking-follow-up': 'ar',
  'guest-reminder': 'ar',
  cancellation: 'ar',
  'cancellation-notice': 'de',
  'booking-declined': 'ar',
  'booking-expired': 'ar',
  'meeting-invitation': 'ar',
  'meeting-update': 'ar',
  'meeting-link': 'ar',
  'meeting-cancellation': 'ar',
}
const buttonsOf = (template: string) =>
  WITHOUT_BUTTON.includes(template) ? 0 : template === 'booking-offer' ? samples[template].offer.times.length : 1
const READER_OF = { ar: 'people', de: 'owner', en: 'operator', ja: 'asker', tr: 'asker' } as const
const WITHOUT_BUTTON = [
  'contact',
  'email-code',
  'form-digest',
  'form-receipt',
  'test',
  'meeting-link',
  'meeting-cancellation',
]
/** The calendar file without its folds. */
const unfolded = ({ calendar }: { calendar?: { content: string } }) => calendar?.content.replace(/\r\n[ \t]/g, '')

describe('renderMail', () => {
  it.each(Object.entries(READ_IN))('speaks the language of who reads %s', async (template, language) => {
    const plain = samples[template as keyof typeof samples]
    const { subject, html, text } = await render(
      template,
      { ...plain, language: language === 'tr' ? 'tr' : 'ja' },
      IN_GERMAN,
      'ar',
    )
    expect(html).toContain(`<html dir="${language === 'ar' ? 'rtl' : 'ltr'}" lang="${language}">`)
    const { footer, product } = textsOf(language).t.mailFrame
    expect(text.trimEnd().endsWith(String(footer).replace(/<\/?link>/g, ''))).toBe(true)
    expect(footer).toContain(product)
    expect(READERS[template as keyof typeof READERS]).toBe(READER_OF[language])
    const inEnglish = (await render(template, plain)).subject
    expect(subject === inEnglish).toBe(language === 'en')
  })

  it.each(Object.keys(READ_IN))('speaks English to who reads %s from the release before', async (template) => {
    const { html } = await render(template, samples[template as keyof typeof samples])
    expect(html).toContain('<html dir="ltr" lang="en">')
  })

  it.each(['meeting-invitation', 'meeting-update', 'meeting-link', 'meeting-cancellation'] as const)(
    'speaks the language of its owner in %s about a meeting that nobody booked',
    async (template) => {
      const { html } = await render(template, samples[template], { ...TWELVE, language: 'tr' })
      expect(html).toContain('<html dir="ltr" lang="tr">')
    },
  )

  it('keeps the line breaks of a description', async () => {
    const { html, text } = await render('meeting-invitation', meeting)
    expect(html).toContain('First line<br/>Second line')
    expect(text).toContain('First line\nSecond line')
  })

  it('leads the owner from a booking to its meeting, and nobody else', async () => {
    const url = `http://localhost:3000/meetings?meeting=${booking.meetingId}`
    expect((await render('booking-notice', booking)).text).toContain(`Open meeting ${url}`)
    expect((await render('booking-link-notice', booking)).text).toContain(url)
    expect((await render('booking-confirmation', booking)).text).not.toContain('/meetings')
  })

  it.each(Object.entries(samples))(
    'draws %s for both color schemes, with one button at most, or one for each of equal choices',
    async (template, props) => {
      const { html, text } = await render(template, props)
      expect(html).toContain('@media (prefers-color-scheme:dark){')
      expect(html.match(/<a [^>]*paper-accent/g) ?? []).toHaveLength(buttonsOf(template))
      const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
      for (const name of used) expect(html).toContain(`.${name}{`)
      expect(text).not.toMatch(/\n{3}|undefined|null/)
      expect(text.trimEnd()).toMatch(/Sent by Slotform$/)
    },
  )

  it('fills the words of a reminder for its reader, and attaches no file', async () => {
    const words = '{{attendee_name}}: {{page_title}}, {{start}}, {{duration}}, {{location}}, {{manage_url}}'
    const named = { ...booking, words, attendeeName: '{{start}} {{owner_name}}' }
    const toGuest = await render('booking-reminder', named)
    const when = 'Wednesday, June 3, 2026, 07:30, (GMT-04:00) New York'
    expect(toGuest.text).toContain(`{{start}} {{owner_name}}: Intro call, ${when}`)
    expect(toGuest.text).toContain(`30 minutes, ${booking.joinUrl}, ${booking.manageUrl}\n`)
    expect(toGuest.calendar).toBeUndefined()
    const toOwner = (await render('booking-reminder-notice', { ...named, words: '' })).text
    expect(toOwner).not.toContain(booking.manageUrl)
    expect(toOwner).toContain(`/meetings?meeting=${booking.meetingId}`)
  })

  it('repeats no name to a guest that looks like a link', async () => {
    const named = { ...booking, words: 'Dear {{attendee_name}}', attendeeName: 'win at evil.example', formUrl: null }
    for (const template of ['booking-reminder', 'booking-follow-up']) {
      const { text, html } = await render(template, named)
      expect(text).toContain(`Dear ${booking.attendeeEmail}`)
      expect(text + html).not.toContain('evil.example')
    }
  })

  it('tells guests the time as they chose, and owners as their settings say', async () => {
    const chosen = { ...booking, attendeeTimeFormat: '12h' }
    expect((await render('booking-confirmation', chosen)).text).toContain('07:30 AM – 08:00 AM, (GMT-04:00) New York')
    expect((await render('booking-notice', chosen)).text).toContain('14:30–15:00, (GMT+03:00) Istanbul')
    const asOwner = [
      await render('booking-confirmation', booking, TWELVE),
      await render('booking-notice', booking, TWELVE),
    ]
    expect(asOwner[0]?.text).toContain('07:30 AM – 08:00 AM, (GMT-04:00) New York')
    expect(asOwner[1]?.text).toContain('02:30 PM – 03:00 PM, (GMT+03:00) Istanbul')
    const other = { ...booking, attendeeTimeFormat: '24h' }
    expect((await render('booking-moved', other, TWELVE)).text).toContain('07:30–08:00')
    for (const template of [
      'meeting-invitation',
      'form-response',
      'form-digest',
      'gathered-notices',
      'calendar-change',
    ] as const) {
      expect((await render(template, samples[template], TWELVE)).text).toContain('02:30 PM')
    }
  })

  it('draws the day as a leaf of a calendar, and strikes a cancelled time', async () => {
    const { html } = await render('booking-confirmation', booking)
    for (const word of ['Jun', '3', 'Wed'])
      expect(html).toMatch(new RegExp(`<td class="[^"]*" style="[^"]*">${word}</td>`))
    expect(html).not.toContain('<s>')
    const cancelled = await render('cancellation', { ...cancellation, joinUrl: null })
    expect(cancelled.html).toMatch(/<s><strong>Wednesday, June 3, 2026<\/strong><br\/>07:30–08:00 \(your time\)<\/s>/)
    expect(cancelled.text).not.toContain('Where:')
    expect(cancelled.text).toContain('Book another meeting http://localhost:3000/intro')
  })

  it('comes from the guest to the owner, unless the name may pass for a link or an address', async () => {
    for (const template of ['booking-notice', 'booking-link-notice']) {
      const { fromName, replyTo } = await render(template, booking)
      expect(fromName).toBe('Ada Lovelace (via Slotform)')
      expect(replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' })
    }
    expect((await render('cancellation-notice', cancellation)).fromName).toBe('Ada Lovelace (via Slotform)')
    const forged = await render('booking-notice', { ...booking, attendeeName: 'boss@bank.example' })
    expect(forged).not.toHaveProperty('fromName')
    expect(forged.replyTo?.address).toBe('ada@example.com')
    expect((await render('booking-confirmation', booking)).fromName).toBe('Demo Owner')
  })

  it('shows the host to guests: a logo, a face or initials, and the accent', async () => {
    const drawn = await render('booking-confirmation', booking, TWELVE)
    expect(drawn.html).toMatch(/>DO<\/td>/)
    expect(drawn.html).toContain('background-color:#7c3aed')
    expect(drawn.text).not.toContain('DO')
    const face = {
      brand: { ...brand, faceUrl: 'https://app.example/face' },
      timeFormat: '24h',
      language: 'en',
    } as const
    expect((await render('booking-moved', booking, face)).html).toContain('src="https://app.example/face"')
    const logo = {
      brand: { ...brand, logoUrl: 'https://app.example/logo' },
      timeFormat: '24h',
      language: 'en',
    } as const
    expect((await render('meeting-update', meeting, logo)).html).toContain(
      'src="https://app.example/logo" alt="Demo Owner"',
    )
    const toOwner = await render('booking-notice', booking, logo)
    expect(toOwner.html).toMatch(/>AL<\/td>/)
    expect(toOwner.html).not.toContain('app.example')
  })

  it.each(['calendar-change', 'form-digest', 'form-response', 'gathered-notices', 'renewal-required', 'test'] as const)(
    'shows owners their own picture in %s, and the product’s mark without one',
    async (template) => {
      const send = (look: object) =>
        render(template, samples[template], { brand: { ...brand, ...look }, timeFormat: '24h', language: 'en' })
      expect((await send({})).html).toMatch(/>S<\/td>/)
      const face = await send({ faceUrl: 'https://app.example/face' })
      expect(face.html).toContain('src="https://app.example/face"')
      expect(face.html).not.toMatch(/>S<\/td>/)
      expect(face.text).toBe((await send({})).text)
      const logo = await send({ logoUrl: 'https://app.example/logo' })
      expect(logo.html).toContain('src="https://app.example/logo" alt="Demo Owner"')
      expect(logo.text).toBe(face.text)
    },
  )

  it('keeps the product’s mark in a login link, for which strangers can ask', async () => {
    const logo = {
      brand: { ...brand, logoUrl: 'https://app.example/logo' },
      timeFormat: '24h',
      language: 'en',
    } as const
    const { html } = await render('magic-link', samples['magic-link'], logo)
    expect(html).toMatch(/>S<\/td>/)
    expect(html).not.toContain('app.example')
  })

  it('describes the meeting to its guest, line by line, with the way there', async () => {
    const props = { ...booking, joinUrl: null, description: 'Agenda:\n1. Intro', location: 'Main Street 5, Berlin' }
    const { html, text } = await render('booking-confirmation', props)
    expect(html).toContain('Agenda:<br/>1. Intro')
    expect(text).toContain('Description:\nAgenda:\n1. Intro')
    expect(html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Main+Street+5%2C+Berlin"')
    const call = await render('booking-confirmation', { ...props, location: '+49 30 1234567' })
    expect(call.html).toContain('href="tel:+49301234567"')
    expect((await render('booking-notice', props)).text).not.toContain('Agenda')
  })

  it('offers web calendars where the invitation is ours', async () => {
    const ours = await render('booking-confirmation', booking)
    expect(ours.html).toContain('href="https://calendar.google.com/')
    expect(ours.html).toContain('href="https://outlook.live.com/')
    expect(ours.text).toContain('Open the attached invite to add this to your calendar.')
    expect(ours.text).not.toContain('google')
    for (const message of [
      await render('booking-confirmation', { ...booking, providerUid: 'uid' }),
      await render('booking-notice', booking),
      await render('cancellation', cancellation),
    ]) {
      expect(message.html).not.toContain('calendar.google.com')
    }
  })

  it('describes each entry of a calendar, also without a link to join', async () => {
    const props = { ...booking, joinUrl: null }
    const [toGuest, toOwner] = [await render('booking-confirmation', props), await render('booking-notice', props)]
    expect(unfolded(toGuest)).toContain(
      'DESCRIPTION:Intro call with Demo Owner\\n\\nMove or cancel: http://localhost:3000/b/token\r\n',
    )
    expect(unfolded(toOwner)).toContain(
      'DESCRIPTION:Intro call with Ada Lovelace\\n\\nOpen meeting: http://localhost:3000/',
    )
    expect(unfolded(toOwner)).not.toContain('/b/token')
    const bare = await render('meeting-invitation', { ...meeting, joinUrl: null, description: '' })
    expect(unfolded(bare)).toContain('DESCRIPTION:Intro call with Demo Owner\r\n')
    expect(unfolded(await render('meeting-invitation', meeting))).toContain('DESCRIPTION:First line\\nSecond line')
  })

  it('is online where a link to join is all that is known of the place', async () => {
    expect((await render('booking-confirmation', booking)).text).toContain('Where: Online, Password: tiger')
    expect((await render('meeting-invitation', meeting)).text).toContain('Where: Online')
  })

  it('leaves it to the owner to send the details of an open place', async () => {
    const { text } = await render('booking-notice', { ...booking, joinUrl: null })
    expect(text).toContain("Where: You'll send the details to Ada Lovelace")
  })

  it('says who asked for a login link, and repeats the address for other browsers', async () => {
    const { html, text } = await render('magic-link', samples['magic-link'])
    const url = 'http://localhost:3000/api/auth/verify?token=t'
    expect(html).toContain(`>${url}</a>`)
    expect(text.split(url)).toHaveLength(2)
    expect(text).toContain('Requested from Chrome on Windows: Wednesday, June 3, 2026, 02:30 PM, (GMT+03:00) Istanbul')
    const unknown = await render('magic-link', { ...samples['magic-link'], browser: null, timezone: undefined })
    expect(unknown.text).toContain('Requested: Wednesday, June 3, 2026, 11:30 AM, (GMT+00:00) UTC')
    const former = await render('magic-link', { email: 'owner@example.com', url })
    expect(former.text).not.toContain('Requested')
  })

  it('leads from the titles of a digest to their responses', async () => {
    const { html } = await render('form-digest', samples['form-digest'])
    expect(html).toMatch(/<a href="http:\/\/localhost:3000\/forms\/1\/responses"[^>]*><strong>Feedback<\/strong>/)
  })

  it('says that the place is still open, and leaves it out of no calendar file', async () => {
    const message = await render('booking-confirmation', { ...booking, joinUrl: null })
    expect(message.text).toContain('Where: Demo Owner will send the details')
    expect(message.calendar?.content).toContain('LOCATION:Demo Owner will send the details')
  })

  it('gives the password beside the link', async () => {
    const message = await render('booking-confirmation', { ...booking, location: 'Zoom' })
    expect(message.text).toContain('Where: Zoom, Password: tiger')
    expect(message.calendar?.content).toContain('DESCRIPTION:https://meet.example/abc\\nPassword: tiger')
  })

  it('tells both times where clocks differ, the reader’s first', async () => {
    const times = [
      'Wednesday, June 3, 2026, 07:30–08:00, (GMT-04:00) New York · DST',
      'Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul',
    ]
    const [guest, owner] = [await render('booking-confirmation', booking), await render('booking-notice', booking)]
    expect(guest.text).toContain(`When: ${times[0]} (your time)\n${times[1]} (Demo Owner's time)`)
    expect(owner.text).toContain(`When: ${times[1]} (your time)\n${times[0]} (Ada Lovelace's time)`)
    const same = await render('booking-confirmation', { ...booking, attendeeTimezone: booking.ownerTimezone })
    expect(same.text).not.toContain("Demo Owner's time")
  })

  it('counts in plurals', async () => {
    const form = { title: 'Feedback', count: 1, url: 'http://localhost:3000/forms/1/responses', latest: [] }
    const digest = { ...samples['form-digest'], forms: [form] }
    expect((await render('form-digest', digest)).subject).toBe('1 new response: Feedback')
    expect((await render('form-digest', digest)).text).toContain('on for this form. Change it in the form')
    expect((await render('form-digest', samples['form-digest'])).text).toContain(
      'on for these forms. Change it in each',
    )
    expect((await render('gathered-notices', samples['gathered-notices'])).subject).toBe(
      '1,200 more bookings, 1 cancellation, 1 more response',
    )
  })

  it.each([
    ['deleted', true, 'You deleted “Intro call” in Google Calendar. The booking is still on.'],
    ['deleted', false, 'You deleted “Intro call” in Google Calendar. The meeting is still on.'],
    ['moved', true, 'so we kept the original time.'],
  ])('says what a calendar event that was %s means', async (change, isBooking, sentence) => {
    const { text } = await render('calendar-change', { ...samples['calendar-change'], change, isBooking })
    expect(text).toContain(sentence)
  })

  it('names the account that has to be connected again, if it is known', async () => {
    const renewal = samples['renewal-required']
    expect((await render('renewal-required', renewal)).text).toContain('your Zoom account zoom@example.com. This')
    expect((await render('renewal-required', { ...renewal, account: '' })).text).toContain('your Zoom account. This')
  })

  it('writes the number of an answer as its reader does', async () => {
    const [question, isNumber] = ['How many?', true]
    const booked = { ...booking, answers: [{ question, answers: ['1.5'], isNumber }] }
    const answered = { ...response, answers: [{ question, texts: ['1.5'], isNumber }] }
    for (const [template, props] of [['booking-notice', booked] as const, ['form-response', answered] as const]) {
      expect((await render(template, props, IN_GERMAN)).text).toContain('How many?\n1,5')
      expect((await render(template, props, TWELVE)).text).toContain('How many?\n1.5')
    }
  })

  it('renders rows that the release before has queued', async () => {
    const { answers: _, password: __, ...former } = { ...booking, location: 'To be agreed', joinUrl: null }
    expect((await render('booking-notice', former)).text).toContain('Where: To be agreed')
    expect((await render('form-response', { ...response, who: 'Anonymous' })).subject).toBe(
      'New response: Feedback – Anonymous',
    )
  })
})
