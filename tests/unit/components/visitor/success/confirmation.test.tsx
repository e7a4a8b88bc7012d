// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberBooking } from '@/components/visitor/shared/remembered-booking'
import { SuccessScreen } from '@/components/visitor/success/success-screen'
import { downloadFile } from '@/lib/export/download'
import { act, cleanup, fireEvent, render, screen, waitFor } from '../../../../support/screens/testing'

vi.mock('@/lib/export/download', () => ({ downloadFile: vi.fn() }))

const START = '2030-06-03T10:00:00.000Z'
const QUERY = `?start=${START}&duration=30&timezone=UTC&location=custom`
const booked = {
  title: 'Intro call',
  host: { name: 'Olga Owner' },
  guest: { email: 'ada@example.com', managePath: '/b/token' },
}

beforeEach(() => {
  sessionStorage.clear()
  vi.mocked(downloadFile).mockClear()
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function arrive(query: string) {
  cleanup()
  window.history.replaceState(null, '', `/success${query}`)
  return render(<SuccessScreen />)
}

async function downloaded(): Promise<string> {
  fireEvent.click(screen.getByRole('button', { name: 'Add to Calendar' }))
  await waitFor(() => expect(downloadFile).toHaveBeenCalled())
  return String(vi.mocked(downloadFile).mock.calls[0]?.[2]).replace(/\r\n[ \t]/g, '')
}

describe('<SuccessScreen>', () => {
  it('says what is booked with whom, where the email went, and where to cancel', () => {
    rememberBooking(START, booked)
    arrive(QUERY)
    expect(screen.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Your meeting has been scheduled successfully!')
    const meeting = screen.getByText('Meeting').closest('div')
    expect(meeting?.textContent).toBe('MeetingIntro callwith Olga Owner')
    expect(screen.getByText('ada@example.com').closest('p')?.textContent).toBe('We emailed ada@example.com.')
    expect(screen.getByRole('link', { name: 'Move or cancel booking' }).getAttribute('href')).toBe('/b/token')
    expect(screen.getByText('Olga Owner will send the details')).toBeTruthy()
  })

  it('says of a request that it waits for approval, and offers no calendar', () => {
    rememberBooking(START, booked)
    arrive(`${QUERY}&until=2030-06-01T10:00:00.000Z`)
    expect(screen.getByRole('heading', { level: 1, name: 'Request sent' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe(
      "Not confirmed yet. You'll hear from your host by Saturday, June 1, 2030, 10:00.",
    )
    expect(document.title).toBe('Request sent')
    // An hourglass, for nothing is confirmed.
    expect(document.querySelector('.animate-draw')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Move or cancel booking' })).toBeTruthy()
  })

  it('draws all of it with the first paint', () => {
    rememberBooking(START, booked)
    window.history.replaceState(null, '', `/success${QUERY}`)
    // Layout effects have run when this returns; effects would not have without `act`.
    const { container } = render(<SuccessScreen />)
    expect(container.querySelector('.animate-pulse')).toBeNull()
    act(() => undefined)
    expect(screen.getByText('Intro call')).toBeTruthy()
  })

  it('says of a meeting that is over that it has taken place, and offers no calendar', () => {
    rememberBooking(START, booked)
    vi.setSystemTime('2030-06-03T10:30:00Z')
    arrive(QUERY)
    expect(screen.getByRole('heading', { level: 1, name: 'This meeting has taken place' })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Google Calendar' })).toBeNull()
    expect(screen.getByText('Date').closest('div')?.textContent).toContain('June 3, 2030')
    arrive('?date=2020-01-06&time=10:00&duration=30&location=custom')
    expect(screen.getByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add to Calendar' })).toBeTruthy()
  })

  it('leads to calendars on the web, with the booking filled in', () => {
    rememberBooking(START, booked)
    arrive(QUERY)
    const google = new URL(screen.getByRole('link', { name: 'Google Calendar' }).getAttribute('href') ?? '')
    expect(google.searchParams.get('text')).toBe('Intro call')
    expect(google.searchParams.get('dates')).toBe('20300603T100000Z/20300603T103000Z')
    expect(google.searchParams.get('details')).toContain('Intro call with Olga Owner')
    expect(screen.getByRole('link', { name: 'Outlook' })).toBeTruthy()
  })

  it('describes the entry of meeting.ics, also without a link to join', async () => {
    rememberBooking(START, booked)
    arrive(QUERY)
    const file = await downloaded()
    expect(file).toContain(
      `DESCRIPTION:Intro call with Olga Owner\\n\\nMove or cancel: ${window.location.origin}/b/token\r\n`,
    )
    expect(file).toContain('LOCATION:Olga Owner will send the details')
  })

  it('describes it by its title if the address is all that is known', async () => {
    arrive(QUERY)
    expect(await downloaded()).toContain('DESCRIPTION:Meeting\r\n')
  })

  it('forgets the address and the link of the guest ten minutes later', () => {
    rememberBooking(START, booked)
    arrive(QUERY)
    vi.setSystemTime(Date.now() + 10 * 60_000)
    arrive('')
    expect(screen.getByText('Intro call')).toBeTruthy()
    expect(screen.getByText('A confirmation is on its way to your inbox.')).toBeTruthy()
    expect(JSON.stringify(sessionStorage)).not.toContain('ada@example.com')
    expect(screen.queryByRole('link', { name: 'Move or cancel booking' })).toBeNull()
  })

  it('lends neither host nor guest to the address of another booking', () => {
    rememberBooking(START, booked)
    arrive(QUERY.replace('T10:00', 'T11:00'))
    for (const text of ['Intro call', 'with Olga Owner', 'ada@example.com']) expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByText('Your host will share the details')).toBeTruthy()
  })

  it('offers no calendar on the web without an instant', () => {
    arrive('?date=2030-06-03&time=10:00')
    expect(screen.queryAllByRole('link')).toEqual([])
  })
})
