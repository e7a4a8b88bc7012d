import { describe, expect, it } from 'vitest'
import { renderMail } from '@/lib/mail/render'
import { booking, cancellation, mailOf, meeting, samples } from '../../support/mail/samples'

const render = (template: string, props: object) => renderMail(mailOf(template, props))
const DAY = 24 * 60
const { request } = samples['booking-request']
const before = { startTime: '2026-06-02T08:00:00.000Z', endTime: '2026-06-02T08:30:00.000Z' }
const EVERY =
  '{{attendee_name}} {{owner_name}} {{page_title}} {{start}} {{duration}} {{location}} {{manage_url}} {{unknown}}'

describe('the owner’s own words', () => {
  it.each([
    ['booking-confirmation', booking],
    ['booking-reminder', booking],
    ['cancellation', cancellation],
    ['cancellation', { ...cancellation, cancelledBy: 'attendee' }],
  ])('stand in %s with all their variables, by the clock of the guest', async (template, props) => {
    const { html, text } = await render(template, { ...props, words: EVERY, attendeeTimeFormat: '12h' })
    const when = 'Wednesday, June 3, 2026, 07:30 AM, (GMT-04:00) New York · DST'
    const filled = `Ada Lovelace Demo Owner Intro call ${when} 30 minutes ${booking.joinUrl} ${booking.manageUrl} {{unknown}}`
    expect(text).toContain(`Message from Demo Owner:\n${filled}\n`)
    expect(html).toContain(filled)
  })

  it('name the hosts of a team’s booking, in the mails to its attendee and its guests', async () => {
    const words = 'You meet {{host_names}} of {{owner_name}}.'
    const hosts = ['Grace Hopper', 'Red room']
    const named = { ...booking, words, hosts }
    expect((await render('booking-confirmation', named)).text).toContain(
      'You meet Grace Hopper, Red room of Demo Owner.',
    )
    const guest = { ...samples['guest-reminder'], words, hosts }
    expect((await render('guest-reminder', guest)).text).toContain('You meet Grace Hopper, Red room of Demo Owner.')
    const { text } = await render('booking-confirmation', { ...booking, words })
    expect(text).toContain('You meet Demo Owner of Demo Owner.')
  })

  it('are text and never HTML, line by line', async () => {
    const words = 'Dear <b>{{attendee_name}}</b>\n<a href="https://evil.example">x</a>'
    const { html, text } = await render('booking-confirmation', { ...booking, words, attendeeName: '<i>Ada</i>' })
    expect(text).toContain('Dear <b><i>Ada</i></b>\n<a href')
    expect(html).toContain('Dear &lt;b&gt;&lt;i&gt;Ada&lt;/i&gt;&lt;/b&gt;<br/>&lt;a href=')
    expect(html).not.toContain('href="https://evil.example"')
  })

  it('stand beside the description and the reason, and in no mail to the owner but their reminder', async () => {
    const words = 'Bring your notes'
    const confirmed = await render('booking-confirmation', { ...booking, words, description: 'Agenda' })
    expect(confirmed.text).toContain(`Message from Demo Owner:\n${words}\n\nDescription:\nAgenda\n`)
    const cancelled = await render('cancellation', { ...cancellation, words })
    expect(cancelled.text).toMatch(/^Demo Owner cancelled the meeting\n\nMessage:\nIll today\n\nIntro call\nWhen: /)
    expect(cancelled.text).toContain(`Message from Demo Owner:\n${words}\n`)
    for (const template of ['booking-notice', 'cancellation-notice']) {
      expect((await render(template, { ...cancellation, words })).text).not.toContain(words)
    }
    expect((await render('booking-reminder-notice', { ...booking, words })).text).toContain(`Your message:\n${words}`)
  })
})

describe('the sentence about changes', () => {
  const policy = { cancelNotice: 0, moveNotice: 0, maxMoves: null, moves: 0 }
  const said = async (fields: object, template = 'booking-confirmation', props: object = booking) =>
    (await render(template, { ...props, policy: { ...policy, ...fields } })).text

  it('tells the guest until when, by their clock, and how many moves are left', async () => {
    expect(await said({ moveNotice: DAY, cancelNotice: DAY })).toContain(
      'You can move or cancel this until Tuesday, 07:30.\n',
    )
    const moved = samples['booking-moved']
    for (const [template, props] of [['booking-moved', moved] as const, ['booking-reminder', booking] as const]) {
      expect(await said({ moveNotice: DAY, maxMoves: 2, moves: 1 }, template, props)).toContain(
        'You can move this until Tuesday, 07:30. You can cancel until it starts. You can move it 1 more time.\n',
      )
    }
    expect(await said({ maxMoves: 2, moves: 2 })).toContain("You've moved this 2 times. It can't be moved again here.")
  })

  it('is missing where everything is possible until the start, and in mails to the owner', async () => {
    expect((await render('booking-confirmation', booking)).text).not.toContain('You can ')
    for (const template of ['booking-notice', 'booking-moved-notice', 'booking-reminder-notice']) {
      expect(await said({ moveNotice: DAY }, template, samples['booking-moved'])).not.toContain('You can ')
    }
  })

  it('leads to the owner when nothing can be changed any more', async () => {
    const late = { cancelNotice: 7 * DAY, moveNotice: 7 * DAY }
    for (const template of ['booking-confirmation', 'booking-reminder']) {
      const text = await said(late, template)
      expect(text).toContain('reply to this email to tell Demo Owner.\n')
      expect(text).toContain(`View booking ${booking.manageUrl}`)
      expect(text).not.toContain('Move or cancel')
    }
  })
})

describe('a mail about a change', () => {
  it('names the old time above the new one, struck through', async () => {
    const { html, text } = await render('booking-moved-notice', samples['booking-moved'])
    expect(text).toContain(
      'Intro call\nBefore: Tuesday, June 2, 2026, 11:00–11:30\nWhen: Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul (your time)\n',
    )
    expect(html.indexOf('<s>Tuesday, June 2, 2026, 11:00–11:30</s>')).toBeLessThan(html.indexOf('14:30–15:00 (your'))
    expect(html.indexOf('My train is late')).toBeLessThan(html.indexOf('Who:'))
  })

  it('says who approved a request', async () => {
    const { subject, text } = await render('booking-confirmation', { ...booking, isApproved: true })
    expect([subject, text.split('\n')[0]]).toEqual([
      'Confirmed: Intro call with Demo Owner',
      'Demo Owner approved your request',
    ])
  })

  it('leads the owner to what was cancelled', async () => {
    const { text } = await render('cancellation-notice', { ...cancellation, cancelledBy: 'attendee' })
    expect(text).toContain(`Open meeting http://localhost:3000/meetings?meeting=${booking.meetingId}`)
  })

  it('leads nobody to a meeting that is only asked for', async () => {
    for (const template of ['booking-request', 'booking-request-notice']) {
      expect((await render(template, { ...booking, request })).text).not.toContain('Join the meeting')
    }
  })
})

describe('a mail to a guest of a booking', () => {
  const guest = { leaveUrl: 'http://localhost:3000/b/t/leave', timezone: 'America/New_York', before }

  it('tells the time of the attendee and of the owner, the old one first, with one link to leave', async () => {
    const { text } = await render('meeting-update', { ...meeting, guest })
    expect(text).toContain(
      [
        'Before: Tuesday, June 2, 2026, 04:00–04:30',
        'When: Wednesday, June 3, 2026, 07:30–08:00, (GMT-04:00) New York · DST',
        "Wednesday, June 3, 2026, 14:30–15:00, (GMT+03:00) Istanbul (Demo Owner's time)",
      ].join('\n'),
    )
    expect(text).not.toContain('your time')
    expect(text.split(guest.leaveUrl)).toHaveLength(2)
    const same = await render('meeting-invitation', {
      ...meeting,
      guest: { ...guest, timezone: meeting.ownerTimezone },
    })
    expect(same.text).not.toContain("Demo Owner's time")
  })

  it('never makes a button of leaving', async () => {
    const buttons = ({ html }: { html: string }) => (html.match(/<a [^>]*paper-accent/g) ?? []).length
    const without = await render('meeting-invitation', { ...meeting, joinUrl: null, guest })
    expect(buttons(without)).toBe(0)
    expect(without.html).toContain(`href="${guest.leaveUrl}"`)
    expect(without.text).toContain(`I'm not coming ${guest.leaveUrl}`)
    const joinUrl = 'https://meet.google.com/abc-defg-hij'
    expect(buttons(await render('meeting-invitation', { ...meeting, joinUrl, guest }))).toBe(1)
  })
})

describe('a booking in Arabic', () => {
  const inArabic = (template: string, props: object) => renderMail(mailOf(template, props), null, 'ar')

  it('lays out our own words from right to left, and people’s in their own direction', async () => {
    const { html } = await inArabic('booking-moved', {
      ...samples['booking-moved'],
      location: 'Torstraße 12',
      joinUrl: null,
    })
    const own = [...html.matchAll(/<span dir="auto"[^>]*>(.*?)<\/span>/g)].map(([, text]) => text ?? '')
    expect(own).toContain('Torstraße 12')
    expect(own.some((text) => text.includes('\u2068'))).toBe(false)
    expect(own.some((text) => text.includes('<a '))).toBe(false)
  })
})
