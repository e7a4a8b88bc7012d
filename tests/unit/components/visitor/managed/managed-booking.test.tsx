// @vitest-environment jsdom
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ManagedBookingView } from '@/components/visitor/managed/managed-booking'
import type { ManagedBooking } from '@/lib/meetings/visitor/managed-booking'
import { textsOf } from '@/messages'
import { cleanup, fireEvent, render, screen, waitFor, within } from '../../../../support/screens/testing'
import { startTranslator } from '../../../../support/screens/translator'

const refresh = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const booking: ManagedBooking = {
  language: 'en',
  titleLang: 'en',
  id: '1',
  title: 'Intro call',
  ownerName: 'Olga Owner',
  ownerEmail: 'olga@example.com',
  brand: null,
  attendeeName: 'Ada',
  attendeeEmail: 'ada@example.com',
  startTime: new Date('2030-06-03T10:00:00Z'),
  endTime: new Date('2030-06-03T10:30:00Z'),
  status: 'confirmed',
  expiresAt: null,
  moveRequest: null,
  asksToMove: false,
  cancelNotice: 0,
  moveNotice: 0,
  maxMoves: null,
  moves: 0,
  guests: [],
  history: [{ at: '2030-05-01T08:00:00Z', by: 'attendee', what: 'booked' }],
  location: null,
  joinUrl: null,
  password: null,
  timezone: 'Europe/Berlin',
  lockTimezone: false,
  userTimezone: 'America/New_York',
  timeFormat: '12h',
  slug: 'intro',
  hasOpenPage: true,
  answers: [],
}
const calendars = { google: 'https://calendar.google.com/', outlook: 'https://outlook.live.com/' }
const view = (
  fields: Partial<ManagedBooking> = {},
  now = '2030-06-01T00:00:00Z',
  arrived: 'cancelled' | 'moved' | null = null,
) => (
  <ManagedBookingView
    arrived={arrived}
    booking={{ ...booking, ...fields }}
    token="token"
    calendars={calendars}
    now={new Date(now)}
    texts={textsOf('en')}
  />
)

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<ManagedBookingView>', () => {
  it("tells the time by the guest's clock, and the host's in one line beneath", () => {
    render(view())
    const times = screen.getByText('Your time').closest('div')
    expect(times?.textContent).toContain('06:00 AM – 06:30 AM')
    expect(times?.textContent).toContain("Olga Owner's time: 12:00 PM – 12:30 PM, (GMT+02:00) Berlin · DST")
    expect(screen.getByText('Your meeting with Olga Owner')).toBeTruthy()
    expect(screen.queryByText('custom', { exact: false })).toBeNull()
    expect(screen.getByText('Olga Owner will send the details')).toBeTruthy()
  })

  it('says until when a request waits, and offers no calendar file but a way to cancel', () => {
    render(view({ status: 'pending', expiresAt: new Date('2030-06-02T10:00:00Z') }))
    expect(screen.getByText('Waiting for approval')).toBeTruthy()
    expect(
      screen.getByText(
        "Olga Owner has until Sunday, 06:00 AM to approve this. Your time is held meanwhile, and we'll email you.",
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeTruthy()
  })

  it.each(['declined', 'expired'] as const)('strikes the time of a request through that is %s', (status) => {
    const { container } = render(view({ status }))
    expect(container.querySelector('s')?.textContent).toContain('06:00 AM')
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  })

  it.each([
    ['confirmed', 'moved', 'Your meeting has a new time'],
    ['pending', 'moved', 'Your request has a new time'],
    ['cancelled', 'cancelled', 'Your meeting is cancelled'],
  ] as const)('says of what is %s what has become of it', (status, news, heading) => {
    render(view({ status }, undefined, news))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading)
    expect(screen.getByText("We've emailed you and Olga Owner.")).toBeTruthy()
  })

  it('follows what becomes of it under a translator', () => {
    const later = { startTime: new Date('2030-06-05T16:00:00Z'), endTime: new Date('2030-06-05T16:30:00Z') }
    const states = [
      view({ status: 'pending', expiresAt: new Date('2030-06-02T10:00:00Z') }),
      view({ joinUrl: 'https://meet.example.com/1', location: 'google_meet' }),
      view({ ...later, moves: 1, timezone: 'Asia/Tokyo' }, undefined, 'moved'),
      view({ ...later, moveNotice: 60, cancelNotice: 120, guests: ['grace@example.com'] }, '2030-06-05T15:30:00Z'),
      view({ status: 'cancelled' }, undefined, 'cancelled'),
    ]
    const plain = states.map((state) => {
      const { textContent } = render(state).container
      cleanup()
      return textContent
    })
    const { container, rerender } = render(view())
    const stop = startTranslator()
    const seen = states.map((state) => {
      rerender(state)
      return container.textContent
    })
    stop()
    expect(seen).toEqual(plain)
  })

  it('names the date where it is another one for the host', () => {
    render(view({ timezone: 'Asia/Tokyo', startTime: new Date('2030-06-03T16:00:00Z') }))
    expect(screen.getByText(/^Olga Owner's time: Tuesday, June 4, 2030, /)).toBeTruthy()
  })

  it('says how long it can be changed, and leads to the host when it is too late', () => {
    render(view({ moveNotice: 60, cancelNotice: 120 }, '2030-06-03T08:30:00Z'))
    const changes = screen.getByRole('region', { name: 'Changes' })
    expect(changes.textContent).toBe(
      "You can move this until Monday, 05:00 AM.It's too late to cancel here. That was possible until Monday, June 3, 04:00 AM.Need another way? Write to Olga Owner: olga@example.com",
    )
    expect(screen.getByRole('link', { name: 'olga@example.com' }).getAttribute('href')).toBe('mailto:olga@example.com')
    expect(screen.getByRole('button', { name: 'Move' }).closest('form')?.getAttribute('action')).toBe('/b/token/times')
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  })

  it('says of a request until when it is decided, and offers no calendars yet', () => {
    render(view({ status: 'pending', expiresAt: new Date('2030-06-03T00:00:00Z') }))
    expect(screen.getByText('Waiting for approval')).toBeTruthy()
    expect(
      screen.getByText(
        "Olga Owner has until Sunday, 08:00 PM to approve this. Your time is held meanwhile, and we'll email you.",
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Move' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Withdraw request' })).toBeTruthy()
  })

  it.each([
    ['declined', 'Declined', "Olga Owner can't make this time."],
    ['expired', 'Expired', 'Olga Owner did not answer in time, so this time is free again.'],
  ] as const)('says why a request was %s, with its time struck through', (status, word, note) => {
    const at = '2030-05-02T08:00:00Z'
    const step = { at, by: 'owner', what: status, reason: 'I am away' } as const
    const { container } = render(view({ status, history: [...booking.history, step] }))
    expect(screen.getByText(word)).toBeTruthy()
    expect(screen.getByText(note)).toBeTruthy()
    expect(screen.getByText('I am away')).toBeTruthy()
    expect(container.querySelector('s')?.textContent).toContain('06:00 AM')
    expect(screen.getByRole('link', { name: 'Book again' })).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('lists guests, and who did what, in the zone of the attendee', () => {
    const moved = { from: '2030-06-02T10:00:00Z', to: '2030-06-03T10:00:00Z' }
    const history: ManagedBooking['history'] = [
      ...booking.history,
      { at: '2030-05-02T08:00:00Z', by: 'owner', what: 'moved', ...moved, reason: 'Holiday' },
      { at: '2030-05-03T08:00:00Z', by: 'calendar', what: 'moved', ...moved },
    ]
    render(view({ guests: ['grace@example.com', 'linus@example.com'], history }))
    expect(screen.getByText('Guests').closest('div')?.textContent).toBe('Guestsgrace@example.comlinus@example.com')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'You booked this meetingWednesday, May 1, 04:00 AM',
      'Olga Owner moved it from Sunday, June 2, 06:00 AM to Monday, June 3, 06:00 AM“Holiday”Thursday, May 2, 04:00 AM',
      'Olga Owner moved it in their calendar from Sunday, June 2, 06:00 AM to Monday, June 3, 06:00 AMFriday, May 3, 04:00 AM',
    ])
  })

  it('strikes the time of a cancelled booking, not the word', () => {
    const { container } = render(view({ status: 'cancelled' }))
    expect(container.querySelector('s')?.textContent).toContain('06:00 AM – 06:30 AM')
    expect(screen.getByText('Cancelled').closest('s')).toBeNull()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Intro call')
    expect(screen.queryByText('Location')).toBeNull()
    expect(screen.getByRole('link', { name: 'Book again' })).toBeTruthy()
  })

  it('tells of a time that was asked for, and takes the request back', async () => {
    const moveRequest = { startTime: new Date('2030-06-04T10:00:00Z'), expiresAt: new Date('2030-06-02T10:00:00Z') }
    const post = vi.fn(() => Promise.resolve(Response.json({})))
    vi.stubGlobal('fetch', post)
    render(view({ moveRequest, asksToMove: true }))
    expect(screen.getByText(/^You asked for Tuesday, June 4, 06:00 AM. Olga Owner has until .+ to answer/)).toBeTruthy()
    await userEvent.setup().click(screen.getByRole('button', { name: 'Keep the present time' }))
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    const [path, sent] = post.mock.calls[0] as unknown as [string, RequestInit]
    expect(path).toMatch(/\/move$/)
    expect(JSON.parse(String(sent.body))).toMatchObject({ startTime: '2030-06-03T10:00:00.000Z' })
    vi.unstubAllGlobals()
  })

  it('says that the page takes no bookings in place of a link that leads nowhere', () => {
    const closed = 'Olga Owner takes no bookings on this page at the moment.'
    render(view({ status: 'cancelled', slug: null, hasOpenPage: false }))
    expect(screen.getByText(closed)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Book again' })).toBeNull()
    cleanup()
    // A secret page is open to those who have a link of it.
    render(view({ status: 'cancelled', slug: null, hasOpenPage: true }))
    expect(screen.queryByText(closed)).toBeNull()
  })

  it('says of a meeting that is over that it has taken place, without calendars and without cancelling', () => {
    render(view({}, '2030-06-03T09:59:59Z'))
    expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeTruthy()
    cleanup()
    render(view({}, '2030-06-03T10:29:59Z'))
    expect(screen.getByText('Confirmed')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add to Calendar' })).toBeTruthy()
    expect(screen.getByText("This has started, so it can't be changed here.")).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    cleanup()
    render(view({}, '2030-06-03T10:30:00Z'))
    expect(screen.getByText('Has taken place')).toBeTruthy()
    expect(screen.queryByText('Confirmed')).toBeNull()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Book another meeting'])
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
    cleanup()
    render(view({ status: 'cancelled', slug: null }, '2030-06-04T00:00:00Z'))
    expect(screen.getByText('Cancelled')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('says with the focus on it that the meeting is cancelled', async () => {
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 204 })))
    HTMLDialogElement.prototype.showModal = vi.fn()
    const { rerender } = render(view())
    fireEvent.submit(
      screen.getByRole('button', { name: 'Keep booking', hidden: true }).closest('form') as HTMLFormElement,
    )
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Intro call')
    rerender(view({ status: 'cancelled' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your meeting is cancelled' })
    expect(document.activeElement).toBe(heading)
    expect(document.getElementById(heading.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      "We've emailed you and Olga Owner.",
    )
    expect(screen.getByText('Intro call')).toBeTruthy()
  })

  describe('the question before it is cancelled', () => {
    const button = (name: string) => screen.getByRole('button', { name })
    const dialog = () => screen.queryByRole('dialog', { name: 'Cancel this booking?' })
    const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Olga Owner (optional)' })

    beforeEach(() => {
      HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
        this.open = true
      })
      HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
        this.open = false
      })
      Element.prototype.scrollIntoView = vi.fn()
      render(view())
    })
    // An open dialog takes its entry out of the browser's history when it goes, a little later.
    afterEach(async () => {
      cleanup()
      await waitFor(() => expect(window.history.state?.slotformDialog).toBeUndefined())
    })

    it('is closed by Back, and keeps the message for the next time', async () => {
      const user = userEvent.setup()
      await user.click(button('Cancel booking'))
      await user.type(message(), 'I am ill')
      window.history.back()
      await waitFor(() => expect(dialog()).toBeNull())
      await user.click(button('Cancel booking'))
      expect(message().value).toBe('I am ill')
    })

    it('keeps the message when the request fails', async () => {
      vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
      const user = userEvent.setup()
      await user.click(button('Cancel booking'))
      await user.type(message(), 'I am ill')
      await user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Cancel booking' }))
      expect(await screen.findByRole('alert')).toBeTruthy()
      expect(message().value).toBe('I am ill')
    })
  })
})
