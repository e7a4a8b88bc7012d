// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { FirstRun } from '@/components/pages/first-run/first-run'
import { dismissToast } from '@/components/ui/use-toast'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const unsaved = {
  fullName: '',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  defaultCalendars: [],
  saved: false,
}
const PROVIDERS = [
  { id: 'google', configured: true },
  { id: 'microsoft', configured: false },
]
let settings = unsaved
let pages: object[] = []
const write = vi.fn<(method: string, path: string, body: object) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method && init.method !== 'GET') return write(init.method, path, JSON.parse(String(init.body)))
  if (path === '/api/integrations') return Response.json([])
  if (path === '/api/providers') return Response.json(PROVIDERS)
  return Response.json(path === '/api/settings' ? settings : pages)
}

function open() {
  render(
    <Providers>
      <FirstRun />
    </Providers>,
  )
  return userEvent.setup()
}

const card = () => screen.findByRole('group', { name: 'Set up your booking link' })
const dialog = () => within(screen.getByRole('dialog'))
const ticks = () => screen.getAllByRole('listitem', { hidden: true }).map((item) => item.textContent)
const ticked = () => screen.queryAllByLabelText('Done').length
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(dialog().getByRole('button', { name }))

beforeEach(() => {
  settings = unsaved
  pages = []
  localStorage.clear()
  write.mockReset().mockImplementation((method, _path, body) => {
    if (method === 'PATCH') {
      settings = { ...settings, ...body, saved: true }
      return Response.json(settings)
    }
    pages = [{ id: 'new', isActive: true, ...body }]
    return Response.json(pages[0], { status: 201 })
  })
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<FirstRun>', () => {
  it('leads in three steps to a page that can be shared, and ticks them off', async () => {
    const user = open()
    await card()
    expect(ticks()).toEqual(['1Your name and time zone', '2Your hours', '3Your link'])
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    expect(dialog().getByText(/^Step 1 of 3/)).toBeTruthy()
    await user.type(dialog().getByLabelText('Full name'), 'Ada Lovelace{Enter}')
    await dialog().findByText(/^Step 2 of 3/)
    expect(write).toHaveBeenLastCalledWith('PATCH', '/api/settings', {
      fullName: 'Ada Lovelace',
      timezone: 'Asia/Kathmandu',
      timeFormat: '12h',
      weekStartDay: 0,
    })
    expect(ticked()).toBe(1)
    expect(document.activeElement).toBe(dialog().getByRole('checkbox', { name: 'Monday' }))
    await user.click(dialog().getByRole('checkbox', { name: 'Friday' }))
    await user.selectOptions(dialog().getByLabelText('From'), '10:00')
    expect(await dialog().findByText(/costs every second time: 7 bookings a day instead of 14/)).toBeTruthy()
    await user.click(dialog().getByRole('radio', { name: '60 min' }))
    expect(dialog().getByLabelText<HTMLSelectElement>('From').selectedOptions[0]?.text).toBe('10:00 AM')
    await user.click(dialog().getByRole('radio', { name: '30 min' }))
    await press(user, 'Start every 35 minutes: 12 a day')
    expect(dialog().queryByText(/costs every second time/)).toBeNull()
    await press(user, 'Next')
    await dialog().findByText(/^Step 3 of 3/)
    expect(dialog().getByLabelText<HTMLInputElement>('Link').value).toBe('ada-lovelace')
    expect(dialog().getByLabelText<HTMLInputElement>('Title').value).toBe('30-minute meeting')
    await press(user, 'Create my link')
    expect(await screen.findByRole('dialog', { name: 'Share “30-minute meeting”' })).toBeTruthy()
    expect(write).toHaveBeenLastCalledWith('POST', '/api/time-slot-pages', {
      title: '30-minute meeting',
      reminders: [{ minutesBefore: 1440, to: 'attendee' }],
      slug: 'ada-lovelace',
      timezone: 'Asia/Kathmandu',
      duration: 30,
      availabilities: [1, 2, 3, 4].map((dayOfWeek) => ({ dayOfWeek, startTime: '10:00', endTime: '17:00' })),
      step: 35,
      bufferBefore: 5,
      bufferAfter: 5,
      minimumNotice: 120,
    })
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('group', { name: 'Your link is ready' })).toBeTruthy()
    expect(ticked()).toBe(3)
    expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy()
  })

  it('goes on where it was left, with the answers', async () => {
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await user.type(dialog().getByLabelText('Full name'), 'Ada')
    await press(user, 'Next')
    await user.selectOptions(await dialog().findByLabelText('To'), '12:00')
    await press(user, 'Next')
    await dialog().findByLabelText('Link')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(dialog().getByText(/^Step 3 of 3/)).toBeTruthy()
    await press(user, 'Back')
    expect(dialog().getByLabelText<HTMLSelectElement>('To').value).toBe('12:00')
  })

  it('says what is missing in a step, and stays there', async () => {
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Get started' }))
    await press(user, 'Next')
    expect(await dialog().findByText('Required')).toBeTruthy()
    expect(document.activeElement).toBe(dialog().getByLabelText('Full name'))
    expect(write).not.toHaveBeenCalled()
  })

  it('wants a day, and an end after the start', async () => {
    settings = { ...unsaved, fullName: 'Ada', saved: true }
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(dialog().getByRole('checkbox', { name: day }))
    }
    await user.selectOptions(dialog().getByLabelText('To'), '08:00')
    await press(user, 'Next')
    expect(await dialog().findByText('Choose at least one day.')).toBeTruthy()
    expect(dialog().getByText('End time must be after start time')).toBeTruthy()
  })

  it('keeps a slug that is taken, with the reason beside it', async () => {
    settings = { ...unsaved, fullName: 'Ada Lovelace', saved: true }
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await press(user, 'Next')
    write.mockImplementation(() => Response.json({ message: 'This slug is already taken.' }, { status: 409 }))
    await dialog().findByLabelText('Link')
    await press(user, 'Create my link')
    await vi.waitFor(() => expect(dialog().getByLabelText('Link').getAttribute('aria-invalid')).toBe('true'))
    expect(dialog().getByText('This slug is already taken.')).toBeTruthy()
    expect(dialog().getByLabelText<HTMLInputElement>('Link').value).toBe('ada-lovelace')
  })

  it('creates the link after two steps with what is preset, then offers the calendars of this server', async () => {
    settings = { ...unsaved, fullName: 'Ada Lovelace', saved: true }
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await press(user, 'Create my link')
    expect(await screen.findByRole('dialog', { name: 'Share “30-minute meeting”' })).toBeTruthy()
    expect(write).toHaveBeenLastCalledWith(
      'POST',
      '/api/time-slot-pages',
      expect.objectContaining({ slug: 'ada-lovelace' }),
    )
    const calendars = within(await dialog().findByRole('region', { name: 'Connect your calendar' }))
    expect(calendars.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Connect with Google'])
    expect(calendars.getByRole('link', { name: 'Another calendar' }).getAttribute('href')).toBe('/integrations')
  })

  it('asks for another link after two steps where the preset one is taken', async () => {
    settings = { ...unsaved, fullName: 'Ada Lovelace', saved: true }
    write.mockImplementation(() => Response.json({ message: 'This slug is already taken.' }, { status: 409 }))
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await press(user, 'Create my link')
    const link = await dialog().findByLabelText('Link')
    expect(dialog().getByText('This slug is already taken.')).toBeTruthy()
    expect(document.activeElement).toBe(link)
  })

  it('can be skipped, and comes back after a day until there is a page', async () => {
    const user = open()
    await card()
    await user.click(screen.getByRole('button', { name: 'Skip for now' }))
    expect(screen.queryByRole('group', { name: 'Set up your booking link' })).toBeNull()
    // The clock of an American browser.
    const habits = { timeFormat: '12h', weekStartDay: 0, timezone: expect.any(String) }
    await vi.waitFor(() => expect(write.mock.calls).toEqual([['PATCH', '/api/settings', habits]]))
    cleanup()
    localStorage.setItem('slotform.first-run', String(Date.now() - 25 * 3_600_000))
    open()
    expect(await card()).toBeTruthy()
    cleanup()
    pages = [{ id: 'old' }]
    open()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('group')).toBeNull()
  })
})
