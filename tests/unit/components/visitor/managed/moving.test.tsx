// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'
import { startTranslator } from '../../../../support/screens/translator'
// Loaded before it is asked for: on a busy machine that takes longer than a look for what it draws.
import '@/components/visitor/managed/mover'
import { BookingHeading } from '@/components/visitor/managed/booking-heading'
import { ManagedFrame } from '@/components/visitor/managed/managed-frame'
import { MoveButton } from '@/components/visitor/managed/move-button'
import { lookedDays } from '@/tests/support/factories/looked-days'

const refresh = vi.fn<() => void>()
const router = { refresh }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const NOW = Date.parse('2030-01-07T08:00:00Z')
const BOOKED = '2030-01-09T10:00:00.000Z'
const booking = {
  token: 'token',
  title: 'Intro call',
  titleLang: 'en' as const,
  ownerName: 'Ada',
  ownerEmail: 'ada@example.com',
  startTime: BOOKED,
  wanted: null,
  asksToMove: false,
  duration: 30,
  timezone: 'UTC',
  lockTimezone: false,
  userTimezone: 'Asia/Kathmandu',
  timeFormat: '24h' as const,
  dates: [],
}

const sent: object[] = []
/** Those of the day of the booking. */
let slots: string[]
const asked: URL[] = []
let refusal: { status: number; body: object } | null

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path.endsWith('/move')) {
    sent.push(JSON.parse(String(init.body)))
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    return Response.json({ booking: {}, meeting: {} })
  }
  asked.push(new URL(path, 'http://localhost'))
  const days = [
    { date: '2030-01-08', slots: ['2030-01-08T09:00:00.000Z'] },
    { date: '2030-01-09', slots },
  ]
  return Response.json(lookedDays('2030-01-07', { days }))
}

const frame = (fields: Partial<typeof booking> = {}, status = 'confirmed') => (
  <ManagedFrame status={status} accent={undefined} booking={{ ...booking, ...fields }} arrived={null}>
    <BookingHeading title="Intro call" lang="en" host="Ada" />
    <MoveButton token="token" />
  </ManagedFrame>
)

const person = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = () => screen.getByRole('dialog', { name: 'Move to this time?' })

async function choose(time = '14:45') {
  await person.click(await button('Move'))
  await person.click(await button(time))
  return within(dialog())
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  vi.stubGlobal('fetch', vi.fn(answer))
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  HTMLDialogElement.prototype.showModal = vi.fn(function show(this: HTMLDialogElement) {
    this.open = true
  })
  HTMLDialogElement.prototype.close = vi.fn(function close(this: HTMLDialogElement) {
    this.open = false
  })
  Element.prototype.scrollIntoView = vi.fn()
  sent.length = 0
  slots = ['2030-01-09T09:00:00.000Z', '2030-01-09T09:30:00.000Z']
  asked.length = 0
  refusal = null
  refresh.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('<ManagedFrame> while a booking is moved', () => {
  it("shows the booking's day in its zone, its time struck through once another is chosen, and the focus on the heading", async () => {
    render(frame())
    await person.click(await button('Move'))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Choose a new time' })
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
    await button('14:45')
    expect(asked[0]?.pathname).toBe('/api/bookings/token/slots')
    expect(asked[0]?.searchParams.get('timezone')).toBe('Asia/Kathmandu')
    const struck = () => heading.closest('header')?.querySelector('s')
    expect(struck()).toBeNull()
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('9')
    await person.click(await button('14:45'))
    expect(struck()?.textContent).toBe('Wednesday, January 9, 203015:45 – 16:15')
  })

  it('leads back to the booking, with the focus on the button', async () => {
    render(frame())
    await person.click(await button('Move'))
    await person.click(await button('Keep this time'))
    const move = await button('Move')
    await waitFor(() => expect(document.activeElement).toBe(move))
  })

  it('marks its own time, which leads back to the booking', async () => {
    slots.push(BOOKED)
    render(frame())
    await person.click(await button('Move'))
    const own = await button('15:45')
    expect(own.getAttribute('aria-pressed')).toBe('true')
    await person.click(own)
    expect(await button('Move')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('says that the page takes no bookings any more', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(Response.json({ code: 'closed', message: 'No' }, { status: 409 }))
    render(frame())
    await person.click(await button('Move'))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The host is away at this time, or takes no bookings now.Write to Ada: ada@example.com',
    )
  })

  it('sends the time, what was seen and the message, and says so once the page shows the new time', async () => {
    const { rerender } = render(frame())
    const asks = await choose()
    await person.type(asks.getByRole('textbox', { name: 'Message to Ada (optional)' }), 'My train is late')
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    expect(sent).toEqual([
      {
        startTime: '2030-01-09T09:00:00.000Z',
        from: BOOKED,
        userTimezone: 'Asia/Kathmandu',
        reason: 'My train is late',
      },
    ])
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    expect(asks.getByRole('button', { name: 'Moving…' })).toBeTruthy()
    rerender(frame({ startTime: '2030-01-09T09:00:00.000Z' }))
    const news = await screen.findByRole('heading', { level: 1, name: 'Your meeting has a new time' })
    expect(document.activeElement).toBe(news)
    expect(screen.getByText("We've emailed you and Ada.")).toBeTruthy()
  })

  it('offers other times for one that is taken, and keeps the message', async () => {
    refusal = { status: 409, body: { code: 'taken', message: 'Gone' } }
    render(frame())
    const asks = await choose()
    await person.type(asks.getByRole('textbox'), 'Sorry')
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    expect((await asks.findByRole('alert')).textContent).toContain('Somebody else has just taken this time.')
    await person.click(await asks.findByRole('button', { name: '15:15' }))
    refusal = null
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    expect(sent.at(-1)).toMatchObject({ startTime: '2030-01-09T09:30:00.000Z', reason: 'Sorry' })
  })

  it('goes on under a translator: the times, a refusal, and the new time', async () => {
    refusal = { status: 409, body: { code: 'taken', message: 'Gone' } }
    const { rerender } = render(frame())
    const stop = startTranslator()
    const asks = await choose()
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    await person.click(await asks.findByRole('button', { name: '15:15' }))
    expect(dialog().textContent).toContain('15:15 – 15:45')
    refusal = null
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    rerender(frame({ startTime: '2030-01-09T09:30:00.000Z' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your meeting has a new time' })).toBeTruthy()
    stop()
  })

  it('tells the present time of a booking that has changed, and reads it again', async () => {
    const startTime = '2030-01-10T11:00:00.000Z'
    refusal = { status: 409, body: { code: 'changed', message: 'Changed', startTime, status: 'confirmed' } }
    render(frame())
    const asks = await choose()
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    expect((await asks.findByRole('alert')).textContent).toContain(
      'This booking has changed meanwhile. Its time now: Thursday, January 10, 16:45. Do you still want to move it?',
    )
    expect(refresh).toHaveBeenCalled()
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asks.getByRole('button', { name: 'Move booking' }).getAttribute('aria-disabled')).toBe('false')
  })

  it.each([
    ['too_late', "It's too late to move this booking here."],
    ['moves_used', "This booking can't be moved again here."],
    ['already_cancelled', 'This booking has been cancelled meanwhile.'],
  ])('leads to the host when a move is refused as %s', async (code, sentence) => {
    refusal = { status: 409, body: { code, message: 'No' } }
    render(frame())
    const asks = await choose()
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    const alert = await asks.findByRole('alert')
    expect(alert.textContent).toContain(sentence)
    expect(within(alert).getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toBe(
      'mailto:ada@example.com',
    )
    expect(asks.getByRole('button', { name: 'Move booking' }).getAttribute('aria-disabled')).toBe('true')
  })

  it('can be sent again after the connection was lost', async () => {
    render(frame())
    const asks = await choose()
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    expect((await asks.findByRole('alert')).textContent).toContain('Check your connection')
    await person.click(asks.getByRole('button', { name: 'Move booking' }))
    await waitFor(() => expect(sent).toHaveLength(1))
  })
})
