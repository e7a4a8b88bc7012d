// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestAnnouncer, RequestCount } from '@/components/layout/shell/request-count'
import { AgendaView } from '@/components/meetings/list/agenda-view'
import { OpenRequests } from '@/components/meetings/list/open-requests'
import type { useAgendaRange } from '@/components/meetings/list/use-agenda-range'
import { MeetingActions } from '@/components/meetings/meeting/meeting-actions'
import { MeetingDialog } from '@/components/meetings/meeting/meeting-dialog'
import { MeetingDialogs } from '@/components/meetings/meeting/meeting-dialogs'
import { NowProvider } from '@/components/meetings/now'
import { dismissToast } from '@/components/ui/use-toast'
import type { ListedMeeting, MeetingDetail } from '@/lib/meetings/schema'
import { HOUR_MS, MINUTE_MS } from '@/lib/scheduling/units'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { MEETING_STATUSES } from '@/lib/shared/statuses'
import type { Clock } from '@/lib/time/meeting-time'
import { check } from '@/messages/check'
import { OwnerScreen } from '../../../../support/screens/owner-screen'
import { act, cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'

const clock: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }
const NAME = 'Vera Visitor · Intro call'
/** Days ahead, at ten. */
const start = new Date(Math.floor(Date.now() / (24 * HOUR_MS)) * 24 * HOUR_MS + 5 * 24 * HOUR_MS + 10 * HOUR_MS)
const at = (hours: number) => new Date(start.getTime() + hours * HOUR_MS).toISOString()

const booking: ListedMeeting = {
  id: 'm1',
  title: 'Intro call',
  attendeeName: 'Vera Visitor',
  description: '',
  startTime: at(0),
  endTime: at(0.5),
  location: 'custom',
  locationData: {},
  attendees: ['vera@example.com'],
  primarySource: 'time_slot',
  source: 'time_slot',
  status: 'confirmed',
  createdAt: at(-200),
  updatedAt: at(-200),
  undeliveredMails: 0,
  booking: { status: 'confirmed', noShow: false },
}
const request: ListedMeeting = {
  ...booking,
  status: 'pending',
  booking: { status: 'pending', noShow: false, expiresAt: at(-1) },
}

const sent = vi.fn()
let open: ListedMeeting[]
let free: { date: string; slots: string[] }[]
let answer: (path: string) => Response | undefined

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  open = [request]
  free = []
  answer = () => undefined
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'POST') {
      sent(path, init.body ? JSON.parse(String(init.body)) : undefined)
      return answer(path) ?? Response.json({})
    }
    if (path.startsWith('/api/settings')) return Response.json({ ...clock, saved: true, fullName: 'Ada' })
    if (path === '/api/meetings/requests') return Response.json({ open: open.length })
    if (path.startsWith('/api/meetings/all')) return Response.json({ meetings: open, nextPage: null, total: 1 })
    if (path.includes('/slots?')) return answer(path) ?? Response.json({ days: free })
    return answer(path) ?? Response.json({})
  })
})
afterEach(() => {
  vi.useRealTimers()
  dismissToast()
  cleanup()
  sent.mockClear()
  vi.unstubAllGlobals()
})

const inScreen = (children: React.ReactNode) => (
  <OwnerScreen>
    <NowProvider openedAt={Date.now()}>
      <MeetingDialogs>{children}</MeetingDialogs>
    </NowProvider>
  </OwnerScreen>
)
const show = (children: React.ReactNode) => render(inScreen(children))
const button = (name: string) => screen.getByRole('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const refuse = (body: object) => Response.json({ message: 'No', ...body }, { status: 409 })

describe('<OpenRequests>', () => {
  it('names each request with its deadline, and approves it', async () => {
    const user = userEvent.setup()
    show(
      <>
        <RequestCount />
        <RequestAnnouncer />
        <OpenRequests clock={clock} />
      </>,
    )
    expect(await screen.findByRole('region', { name: '1 open request' })).toBeTruthy()
    expect(await screen.findByText(', 1 open request')).toBeTruthy()
    expect(screen.getByText('vera@example.com')).toBeTruthy()
    expect(button(`Details of ${NAME}`)).toBeTruthy()
    expect(screen.getByText(/^Answer by \w+, 09:00, or the request expires\.$/)).toBeTruthy()
    open = []
    await user.click(button(`Approve ${NAME}`))
    expect(await screen.findByText("We've emailed Vera Visitor the confirmation.")).toBeTruthy()
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/meetings/m1/approve', undefined)
    expect(screen.queryByRole('region', { name: /open request/ })).toBeNull()
    expect((await screen.findByText('No open requests')).getAttribute('aria-live')).toBe('polite')
  })

  it('leaves out what has expired since it was read', async () => {
    open = [{ ...request, id: 'm2', booking: { status: 'pending', noShow: false, expiresAt: at(-500) } }, request]
    show(<OpenRequests clock={clock} />)
    expect(await screen.findByRole('region', { name: '1 open request' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1)
  })

  it('shows three at first, and the others when they are asked for', async () => {
    open = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...request, id }))
    show(<OpenRequests clock={clock} />)
    expect(await screen.findByRole('region', { name: '5 open requests' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    await userEvent.click(button('Show 2 more'))
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5)
  })

  it('is one line above a week or a month until it is asked for', async () => {
    show(<OpenRequests clock={clock} isBrief />)
    expect(await screen.findByRole('region', { name: '1 open request' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: `Approve ${NAME}` })).toBeNull()
    await userEvent.click(button('Show'))
    expect(button(`Approve ${NAME}`)).toBeTruthy()
  })

  it('declines after a question, with the message', async () => {
    const user = userEvent.setup()
    show(<OpenRequests clock={clock} />)
    await user.click(await screen.findByRole('button', { name: `Decline ${NAME}` }))
    expect(sent).not.toHaveBeenCalled()
    await user.type(dialog().getByLabelText('Message'), ' I am away ')
    await user.click(dialog().getByRole('button', { name: 'Decline request' }))
    expect(await screen.findByText('Request declined')).toBeTruthy()
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/meetings/m1/decline', { reason: 'I am away' })
  })
})

describe('<AgendaView>', () => {
  const day = at(0).slice(0, 10)
  const agenda = { range: { start: day, end: '2999-01-01' } } as ReturnType<typeof useAgendaRange>
  const list = (q: string) => (
    <AgendaView
      {...{
        clock,
        agenda,
        q,
        today: day,
        order: 'asc',
        host: '',
        sources: MEETING_SOURCES,
        statuses: MEETING_STATUSES,
      }}
      onClearSearch={() => undefined}
      onCreate={() => undefined}
    />
  )

  it('leaves out the requests that wait above, unless a search asks for them', async () => {
    open = [request, { ...booking, id: 'm2', attendeeName: 'Mei Lin' }]
    const titles = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent)
    const { rerender } = show(list(''))
    await screen.findByRole('heading', { level: 4 })
    await waitFor(() => expect(titles()).toEqual(['Mei Lin · Intro call']))
    rerender(inScreen(list('intro')))
    await waitFor(() => expect(titles()).toEqual([NAME, 'Mei Lin · Intro call']))
  })
})

describe('<RequestCount>', () => {
  it('follows what arrives: every two minutes, and when the window is back in sight', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(
      <>
        <RequestCount />
        <OpenRequests clock={clock} />
      </>,
    )
    expect(await screen.findByText(', 1 open request')).toBeTruthy()
    open = [request, { ...request, id: 'm2' }]
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE_MS))
    expect(await screen.findByText(', 2 open requests')).toBeTruthy()
    expect(await screen.findByRole('region', { name: '2 open requests' })).toBeTruthy()
    open = []
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS))
    expect(screen.getByText(', 2 open requests')).toBeTruthy()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(screen.queryByText(/open request/)).toBeNull())
  })
})

describe('<MoveDialog>', () => {
  async function openMove(user: ReturnType<typeof userEvent.setup>) {
    show(<MeetingActions meeting={booking} isLabelled />)
    await user.click(button(`Move… ${NAME}`))
    await screen.findByRole('dialog', { name: `Move “${NAME}”?` })
  }
  async function choose(user: ReturnType<typeof userEvent.setup>, time: string) {
    const field = dialog().getByRole('combobox')
    await user.clear(field)
    await user.type(field, time)
    await user.tab()
    await user.click(dialog().getByRole('button', { name: 'Move booking' }))
  }

  it('sends the new time with the one that was seen, and shows both', async () => {
    const user = userEvent.setup()
    await openMove(user)
    await user.type(dialog().getByLabelText('Message'), 'Sorry')
    await choose(user, '15:00')
    expect(await screen.findByText('Booking moved')).toBeTruthy()
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/meetings/m1/move', {
      ...{ startTime: at(5), from: at(0), reason: 'Sorry', checkCalendars: true },
    })
  })

  it('warns of what is in the calendars, and moves anyway; another time is asked about anew', async () => {
    const user = userEvent.setup()
    const calendar = 'ada@example.com'
    const busy = check('calendarBusy', { event: 'Dentist', calendar })
    answer = () => refuse({ code: 'calendar_busy', message: busy })
    await openMove(user)
    await choose(user, '15:00')
    expect((await dialog().findByRole('alert')).textContent).toBe(
      '“Dentist” is in your calendar ada@example.com at this time.',
    )
    answer = () => refuse({ code: 'calendar_unread', message: check('calendarUnread', { calendar }) })
    await choose(user, '16:00')
    expect((await dialog().findByRole('alert')).textContent).toMatch(/^We couldn't read your calendar ada/)
    answer = () => undefined
    await user.click(dialog().getByRole('button', { name: 'Move anyway' }))
    expect(await screen.findByText('Booking moved')).toBeTruthy()
    expect(sent.mock.calls.map(([, body]) => body)).toEqual([
      { startTime: at(5), from: at(0), checkCalendars: true },
      { startTime: at(6), from: at(0), checkCalendars: true },
      { startTime: at(6), from: at(0) },
    ])
  })

  it('offers the free times of the day, the nearest of other days, and shows what else takes place', async () => {
    const user = userEvent.setup()
    const day = at(0).slice(0, 10)
    free = [{ date: day, slots: [at(2), at(3)] }]
    open = [booking, { ...booking, id: 'm2', attendeeName: 'Mei Lin', startTime: at(1), endTime: at(1.5) }]
    await openMove(user)
    const times = within(await screen.findByRole('region', { name: 'Free times' }))
    expect(times.getAllByRole('button').map((one) => one.textContent)).toEqual(['12:00', '13:00'])
    const beside = within(await screen.findByRole('region', { name: 'Other meetings on this day' }))
    expect(beside.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['11:00 – 11:30Mei Lin · Intro call'])
    await user.click(times.getByRole('button', { name: '13:00' }))
    expect(dialog().getByRole<HTMLInputElement>('combobox').value).toBe('13:00')
    expect(times.getByRole('button', { name: '13:00' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(dialog().getByRole('button', { name: 'Move booking' }))
    expect(sent).toHaveBeenLastCalledWith('/api/meetings/m1/move', expect.objectContaining({ startTime: at(3) }))
  })

  it('names the nearest times where the day has none, and an unpublished page', async () => {
    const user = userEvent.setup()
    free = [{ date: at(24).slice(0, 10), slots: [at(24), at(25), at(26), at(27)] }]
    await openMove(user)
    const times = within(await screen.findByRole('region', { name: 'Free times' }))
    expect(times.getByText('No free times on this day. The nearest ones:')).toBeTruthy()
    expect(times.getAllByRole('button').map((one) => one.textContent?.slice(-5))).toEqual(['10:00', '11:00', '12:00'])
    cleanup()
    answer = (path) => (path.includes('/slots?') ? refuse({ code: 'closed' }) : undefined)
    await openMove(user)
    expect(await screen.findByText('The booking page is not published, so it offers no times.')).toBeTruthy()
  })

  it('says that a time is taken, and keeps what was typed', async () => {
    const user = userEvent.setup()
    answer = () => refuse({ code: 'taken' })
    await openMove(user)
    await user.type(dialog().getByLabelText('Message'), 'Sorry')
    await choose(user, '15:00')
    expect((await dialog().findByRole('alert')).textContent).toMatch(/^Another booking or meeting is in the way/)
    expect(dialog().getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Sorry')
    expect(dialog().getByRole<HTMLInputElement>('combobox').value).toBe('15:00')
    expect(dialog().getByText(/10:00 – 10:30$/)).toBeTruthy()
    expect(dialog().getByText(/15:00 – 15:30$/)).toBeTruthy()
  })

  it('tells the present time of a booking that has changed, and moves it from there', async () => {
    const user = userEvent.setup()
    answer = () => refuse({ code: 'changed', startTime: at(1), endTime: at(1.5), status: 'confirmed' })
    await openMove(user)
    await choose(user, '15:00')
    expect((await dialog().findByRole('alert')).textContent).toMatch(/Its time now: .+, 11:00\. Check the new time/)
    expect(dialog().getByText(/11:00 – 11:30$/)).toBeTruthy()
    answer = () => undefined
    await user.click(dialog().getByRole('button', { name: 'Move booking' }))
    expect(await screen.findByText('Booking moved')).toBeTruthy()
    expect(sent).toHaveBeenLastCalledWith('/api/meetings/m1/move', {
      ...{ startTime: at(5), from: at(1), checkCalendars: true },
    })
  })

  it('sends neither the time that it has, nor an unfinished one', async () => {
    const user = userEvent.setup()
    await openMove(user)
    await user.click(dialog().getByRole('button', { name: 'Move booking' }))
    expect(dialog().getByRole('alert').textContent).toBe('It already has this time.')
    await choose(user, 'late')
    expect(dialog().getByRole('alert').textContent).toBe('Enter a date and a time.')
    expect(sent).not.toHaveBeenCalled()
  })
})

describe('<MeetingActions> of a booking', () => {
  it('marks a no-show, which can be undone', async () => {
    const user = userEvent.setup()
    const begun = { ...booking, startTime: at(-500), endTime: at(-499) }
    show(<MeetingActions meeting={begun} />)
    expect(screen.getAllByRole('button')).toHaveLength(1)
    await user.click(button(`Mark as no-show: ${NAME}`))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    expect(sent.mock.calls).toEqual([
      ['/api/meetings/m1/no-show', { noShow: true }],
      ['/api/meetings/m1/no-show', { noShow: false }],
    ])
  })
})

describe('<MeetingDialog>', () => {
  it('gives the focus to itself, not to the button that deletes', async () => {
    const own: ListedMeeting = { ...booking, primarySource: 'platform', source: 'platform' }
    show(<MeetingDialog meeting={own} day={at(0).slice(0, 10)} clock={clock} onClose={() => undefined} />)
    expect(screen.getByRole('button', { name: /^Delete/ })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })
})

describe('<MeetingDialog> of a booking', () => {
  it('tells guests, reminders and every step with who did it', async () => {
    const detail: Partial<NonNullable<MeetingDetail['booking']>> = {
      attendeeName: 'Vera Visitor',
      attendeeEmail: 'vera+1@example.com',
      startTime: at(0),
      page: { id: 'p1', slug: 'intro', title: 'Intro page' },
      guests: ['gus@example.com'],
      language: 'ar',
      timedMails: [
        { mail: 'reminder', to: 'attendee', at: at(-24), state: 'sent' },
        { mail: 'reminder', to: 'owner', at: at(-1), state: 'planned' },
        { mail: 'follow_up', to: 'attendee', at: at(1), state: 'failed' },
      ],
      history: [
        { at: at(-200), by: 'attendee', what: 'booked' },
        { at: at(-100), by: 'owner', what: 'moved', from: at(-3), to: at(0), reason: 'Train' },
      ],
    }
    answer = (path) => (path === '/api/meetings/m1' ? Response.json({ ...booking, booking: detail }) : undefined)
    show(<MeetingDialog meeting={booking} day={at(0).slice(0, 10)} clock={clock} onClose={() => undefined} />)
    expect(await screen.findByText('gus@example.com')).toBeTruthy()
    expect(screen.getByText('30 minutes')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Intro page' }).getAttribute('href')).toBe('/time-slot-pages/p1')
    const reply = screen.getByRole('link', { name: 'Write an email to Vera Visitor' }).getAttribute('href')
    expect(reply).toMatch(/^mailto:vera%2B1@example\.com\?subject=Re%3A%20Intro%20call%2C%20.+10%3A00$/)
    const language = screen.getByText('العربية')
    expect([language.lang, language.parentElement?.textContent]).toEqual(['ar', 'Language: العربية'])
    expect(screen.getByText('Reminder to Vera Visitor').nextSibling?.textContent).toMatch(/· sent$/)
    expect(screen.getByText('Reminder to you').nextSibling?.textContent).toMatch(/· planned$/)
    expect(screen.getByText('Follow-up to Vera Visitor').nextSibling?.textContent).toMatch(/· not delivered$/)
    expect(screen.getByText('Vera Visitor booked this meeting')).toBeTruthy()
    expect(screen.getByText(/^You moved it from .+, 07:00 to .+, 10:00$/)).toBeTruthy()
    expect(screen.getByText('“Train”')).toBeTruthy()
    expect(button(`Cancel booking ${NAME}`).textContent).toBe('Cancel booking')
  })
})
