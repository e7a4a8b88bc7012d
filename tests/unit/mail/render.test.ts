import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderMail } from '@/lib/mail/render'
import { textsFor } from '@/messages'
import { booking, mailOf, meeting, response, samples } from '../../support/mail/samples'

vi.mock('@/messages', { spy: true })

const render = (template: string, props: object) => renderMail(mailOf(template, props))

beforeEach(() => {
  vi.mocked(textsFor).mockClear()
})

describe('renderMail', () => {
  const guests = [
    'booking-confirmation',
    'booking-link',
    'booking-moved',
    'cancellation',
    'meeting-cancellation',
    'meeting-invitation',
    'meeting-link',
    'meeting-update',
  ]

  it.each(Object.entries(samples))('speaks the language of who reads %s', async (template, props) => {
    await render(template, props)
    expect(vi.mocked(textsFor).mock.calls).toEqual([[guests.includes(template) ? 'visitor' : 'owner']])
  })

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

  it('says that the place is still open, and leaves it out of no calendar file', async () => {
    const message = await render('booking-confirmation', { ...booking, joinUrl: null })
    expect(message.text).toContain('Where: Details to follow')
    expect(message.calendar?.content).toContain('LOCATION:Details to follow')
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

  it('renders rows that the release before has queued', async () => {
    const { answers: _, password: __, ...former } = { ...booking, location: 'To be agreed', joinUrl: null }
    expect((await render('booking-notice', former)).text).toContain('Where: To be agreed')
    expect((await render('form-response', { ...response, who: 'Anonymous' })).subject).toBe(
      'New response: Feedback – Anonymous',
    )
  })
})
