// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'
import { startTranslator } from '../../../../support/screens/translator'
import { WithTexts } from '../../../../support/screens/with-texts'
// Loaded before it is asked for: on a busy machine that takes longer than a look for what it draws.
import '@/components/visitor/booking/booking-steps'
import '@/components/visitor/booking/host-choice'
import '@/components/visitor/times/empty-times'
import type { HostedPage } from '@/components/visitor/booking/bookable-page'
import { Booker } from '@/components/visitor/booking/booker'
import { ChoicesProvider, DurationChoice } from '@/components/visitor/booking/choices'
import { LateHostChoice } from '@/components/visitor/booking/late-host-choice'
import { lookedDays } from '@/tests/support/factories/looked-days'

const replace = vi.fn<(path: string) => void>()
const refresh = vi.fn<() => void>()
const router = { replace, refresh }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const NOW = Date.parse('2030-01-07T08:00:00Z')
const PAGE = {
  slug: 'intro',
  title: 'Intro call',
  duration: 30,
  durations: [30, 60],
  location: 'custom',
  customLocation: null,
  timezone: 'Asia/Tokyo',
  lockTimezone: false,
  ownerName: 'Ada',
  dates: [{ date: '2030-01-09', publicLabel: 'Kurban Bayramı' }],
}
const FREE: Record<string, string[]> = { '2030-01-08': ['09:00', '09:30'], '2030-03-05': ['09:00'] }

/** What is free on days that are looked at later. */
const LATER = [{ date: '2030-05-06', slots: ['2030-05-06T09:00:00.000Z'] }]

const CHANGED = 'This duration is no longer available'

const asked: URL[] = []
const booked: object[] = []
let refusal: { code: string; hosts?: string[] } | null
/** The durations of the page by now; the first is the preset. */
let offered: number[]
let free: Record<string, string[]>

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path.endsWith('/book')) {
    booked.push(JSON.parse(String(init.body)))
    const { duration } = booked.at(-1) as { duration?: number }
    if (duration && !offered.includes(duration)) {
      return Response.json({ message: 'No', code: 'unknown_duration' }, { status: 400 })
    }
    if (refusal)
      return Response.json({ message: 'This time slot is no longer available.', ...refusal }, { status: 409 })
    const booking = { attendeeEmail: 'vera@example.com', manageUrl: 'http://localhost/b/token' }
    return Response.json({ meeting: { locationData: {} }, booking }, { status: 201 })
  }
  asked.push(new URL(path, 'http://localhost'))
  const duration = Number(asked.at(-1)?.searchParams.get('duration') ?? offered[0])
  if (!offered.includes(duration)) return Response.json({ message: 'No', code: 'unknown_duration' }, { status: 400 })
  if (asked.at(-1)?.searchParams.has('from')) {
    return Response.json({ timezone: 'UTC', duration, days: LATER, unchecked: [] })
  }
  const days = Object.entries(free).map(([date, times]) => ({
    date,
    slots: times.map((time) => `${date}T${time}:00.000Z`),
  }))
  return Response.json(lookedDays('2030-01-07', { duration, days }))
}

type Fields = typeof PAGE & Pick<HostedPage, 'hosts'>
const screenOf = (page: Fields) => (
  <ChoicesProvider page={page}>
    <DurationChoice durations={page.durations} />
    {page.hosts && <LateHostChoice hosts={page.hosts} />}
    <Booker page={page} />
  </ChoicesProvider>
)

async function open(fields: Partial<Fields> = {}) {
  const page = { ...PAGE, ...fields }
  const { rerender } = render(screenOf(page))
  refresh.mockImplementation(() => {
    const [duration = 30] = offered
    // A server answers later, not within the effect that asks.
    setTimeout(() => rerender(screenOf({ ...page, duration, durations: offered })))
  })
  await screen.findAllByRole('button', { name: /^\d\d:\d\d/ })
  return userEvent.setup()
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const asksFor = (name: string) => asked.map(({ searchParams }) => searchParams.get(name))

beforeEach(() => {
  asked.length = 0
  booked.length = 0
  refusal = null
  offered = [30, 60]
  free = FREE
  refresh.mockReset()
  replace.mockReset()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  localStorage.setItem('slotform:timezone', 'UTC')
  localStorage.setItem('slotform:timeFormat', '24h')
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  Element.prototype.scrollIntoView = () => {}
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

describe('<Booker>', () => {
  it('reads on when the calendar is turned to days that were not looked at yet', async () => {
    const user = await open()
    const next = () => user.click(button('Next month'))
    await next()
    await next()
    expect(asksFor('from')).toEqual([null])
    await next()
    await waitFor(() => expect(asksFor('from')).toEqual([null, '2030-04-08']))
    expect(asksFor('to')).toEqual([null, '2030-07-07'])
    await next()
    await user.click(await screen.findByRole('button', { name: 'Monday, May 6, 2030' }))
    expect(await screen.findAllByRole('button', { name: /^09:00/ })).toHaveLength(1)
  })

  it('names the days without times that were looked at, and looks at later ones when asked to', async () => {
    free = {}
    render(screenOf(PAGE))
    const looked = 'Monday, January 7, 2030 to Sunday, April 7, 2030'
    expect(await screen.findByText(/are all taken, or the host is away/)).toBeDefined()
    expect(screen.getAllByText(`No times available from ${looked}`)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    const user = userEvent.setup()
    await user.click(button('Look at later dates'))
    expect(await screen.findByRole('button', { name: 'Monday, May 6, 2030' })).toBeDefined()
    expect(asksFor('from')).toEqual([null, '2030-04-08'])
  })

  it('keeps room for the day and its times before it knows the visitor', () => {
    const html = renderToStaticMarkup(
      <WithTexts>
        <ChoicesProvider page={PAGE}>
          <Booker page={PAGE} />
        </ChoicesProvider>
      </WithTexts>,
    )
    const heading = new DOMParser().parseFromString(html, 'text/html').querySelector('section h2')
    expect(heading?.closest('.hidden')).toBeNull()
    expect(heading?.querySelector('#early-day')).toBeTruthy()
  })

  it('reads and books the duration that the address asks for', async () => {
    history.replaceState(null, '', '/intro?duration=60')
    const user = await open()
    expect(radio('1 hour').checked).toBe(true)
    expect(asksFor('duration')).toEqual(['60'])
    await user.click(button('09:30'))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Vera')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vera@example.com')
    await user.click(button('Book Meeting'))
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(booked).toMatchObject([{ startTime: '2030-01-08T09:30:00.000Z', duration: 60, userTimezone: 'UTC' }])
    expect(new URLSearchParams(replace.mock.calls[0]?.[0].split('?')[1]).get('duration')).toBe('60')
  })

  it('reads the times of a duration that is chosen, keeps the day, and writes it into the address', async () => {
    const user = await open()
    await user.click(button('Next month'))
    await user.click(button(/^Next available/))
    await user.click(radio('1 hour'))
    await waitFor(() => expect(asksFor('duration')).toEqual(['30', '60']))
    expect(asksFor('timezone')).toEqual(['UTC', 'UTC'])
    expect(location.search).toBe('?duration=60')
    await waitFor(() => expect(button('Tuesday, March 5, 2030').closest('td')?.ariaSelected).toBe('true'))
  })

  it('reads and books the times of the host who is chosen, until there is no preference', async () => {
    history.replaceState(null, '', '/intro?host=gone')
    const hosts = [
      { id: 'a1', name: 'Ada' },
      { id: 'b2', name: 'Ben' },
    ]
    const user = await open({ hosts })
    const select = await screen.findByLabelText<HTMLSelectElement>('Choose a host')
    expect(select.selectedOptions[0]?.label).toBe('No preference')
    await user.selectOptions(select, 'Ben')
    await waitFor(() => expect(asksFor('host')).toEqual([null, 'b2']))
    expect(location.search).toBe('?host=b2')
    await user.selectOptions(select, 'No preference')
    await waitFor(() => expect(asksFor('host')).toEqual([null, 'b2', null]))
    expect(location.search).toBe('')
    await user.selectOptions(select, 'Ada')
    await user.click(await screen.findByRole('button', { name: '09:30' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Ada')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Vera')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vera@example.com')
    await user.click(button('Book Meeting'))
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(booked).toMatchObject([{ host: 'a1' }])
  })

  it('offers others who are free at a time that the chosen host lost', async () => {
    history.replaceState(null, '', '/intro?host=b2')
    const hosts = [
      { id: 'a1', name: 'Ada' },
      { id: 'b2', name: 'Ben' },
      { id: 'c3', name: 'Cem' },
    ]
    const user = await open({ hosts })
    await waitFor(() => expect(asksFor('host').at(-1)).toBe('b2'))
    refusal = { code: 'taken', hosts: ['a1', 'gone'] }
    await user.click(await screen.findByRole('button', { name: '09:30' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Vera')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vera@example.com')
    await user.click(button('Book Meeting'))
    const alert = await screen.findByRole('alert')
    expect(within(alert).queryByRole('button', { name: 'Cem' })).toBeNull()
    refusal = null
    await user.click(within(alert).getByRole('button', { name: 'Ada' }))
    expect(location.search).toBe('?host=a1')
    await user.click(button('Book Meeting'))
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    expect(booked).toMatchObject([{ host: 'b2' }, { host: 'a1' }])
  })

  it('begins with the host whom the address names', async () => {
    history.replaceState(null, '', '/intro?host=b2')
    await open({ hosts: [{ id: 'b2', name: 'Ben' }] })
    await waitFor(() => expect(asksFor('host').at(-1)).toBe('b2'))
  })

  it('names no duration where there is one', async () => {
    history.replaceState(null, '', '/intro?duration=60')
    await open({ durations: [30] })
    expect(asksFor('duration')).toEqual([null])
  })

  it('names the zone of a page that is locked to it, and asks in it', async () => {
    await open({ lockTimezone: true })
    expect(screen.getByText('Times in Tokyo time (GMT+9)')).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(asksFor('timezone')).toEqual(['Asia/Tokyo'])
  })

  it('says why a day is closed, and leads to the next one with times', async () => {
    const user = await open()
    await user.click(button('Wednesday, January 9, 2030, closed: Kurban Bayramı'))
    expect(screen.getByText('Closed: Kurban Bayramı')).toBeTruthy()
    await user.click(button('Next available: Tuesday, March 5'))
    expect(document.activeElement).toBe(button('Tuesday, March 5, 2030'))
    expect(button('09:00')).toBeTruthy()
  })

  it('renews the page, with a sentence, when a duration is refused that has been removed meanwhile', async () => {
    const user = await open()
    offered = [45, 90]
    await user.click(radio('1 hour'))
    expect(await screen.findByText(CHANGED, { selector: '[role=status]' })).toBeTruthy()
    await waitFor(() => expect(radio('45 minutes').checked).toBe(true))
    expect(refresh).toHaveBeenCalledOnce()
    expect(asksFor('duration').at(-1)).toBe('45')
    expect(await screen.findByRole('button', { name: '09:30' })).toBeTruthy()
    expect(screen.queryByRole('radio', { name: '1 hour' })).toBeNull()
  })

  it('renews the page when the only duration has become another one', async () => {
    offered = [45]
    await open({ durations: [30] })
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(await screen.findByText(CHANGED)).toBeTruthy()
    expect(asksFor('duration')).toEqual([null])
  })

  it('keeps what was typed when the duration is removed before the booking, and renews the page', async () => {
    const user = await open()
    await user.click(button('09:00'))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Vera')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vera@example.com')
    offered = [45]
    await user.click(button('Book Meeting'))
    expect(await screen.findByText('The host no longer offers this time.')).toBeTruthy()
    await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Vera')
  })

  it('goes on under a translator: months, days, times, the dialog and its failure', async () => {
    refusal = { code: 'limit' }
    const user = await open()
    const stop = startTranslator()
    const month = () => document.querySelector('#booking-month')?.textContent
    expect(month()).toBe('January 2030')
    await user.click(button('Next month'))
    expect(month()).toBe('February 2030')
    await user.click(button(/^Next available/))
    expect(month()).toBe('March 2030')
    await user.click(radio('1 hour'))
    await user.click(button('12h'))
    await user.click(await screen.findByRole('button', { name: /^09:00/ }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Vera')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vera@example.com')
    await user.click(button('Book Meeting'))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The host takes no more bookings around this date.')
    refusal = null
    await user.click(await within(alert).findByRole('button', { name: /09:30 AM/ }))
    expect(screen.getByRole('dialog').textContent).toContain('09:30 AM – 10:30 AM')
    await user.click(button('Book Meeting'))
    await waitFor(() => expect(replace).toHaveBeenCalledOnce())
    stop()
  })

  it('says which rule refuses a time, keeps what was typed, and offers others', async () => {
    refusal = { code: 'limit' }
    const user = await open()
    await user.click(button('09:00'))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Vera')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'vera@example.com')
    await user.click(button('Book Meeting'))
    const alert = await screen.findByText('The host takes no more bookings around this date.')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Vera')
    await waitFor(() => expect(alert.parentElement?.querySelectorAll('button')).toHaveLength(2))
  })
})
