// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { PageList } from '@/components/pages/list/page-list'
import { dismissToast } from '@/components/ui/use-toast'
import { PAGE_DEFAULTS, type TimeSlotPage, type UpcomingBookings } from '@/lib/pages/schema'
import { enter } from '../../../../support/screens/labelled'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const page: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  description: '',
  duration: 45,
  durations: [45],
  location: 'custom',
  locationData: {},
  timezone: 'UTC',
  availabilities: [],
  conflictCheckCalendars: [],
  targetCalendars: [],
  formId: null,
  isActive: true,
  showOnProfile: false,
  createdAt: '2026-06-02T22:00:00.000Z',
  updatedAt: '2026-06-02T22:00:00.000Z',
}
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'Asia/Tokyo', saved: true }
let pages: TimeSlotPage[] = []
let upcoming: UpcomingBookings[] = []
let integrations: object[] = []
const searches: string[] = []
const write = vi.fn<(method: string, path: string, body: unknown) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET') return write(String(init.method), path, init.body ? JSON.parse(String(init.body)) : null)
  if (path === '/api/settings') return Response.json(settings)
  if (path === '/api/integrations') return Response.json(integrations)
  if (path.startsWith('/api/time-slot-pages?')) {
    searches.push(path)
    return Response.json(pages.filter(({ title }) => title === 'Intro call 3'))
  }
  if (path.endsWith('/future-bookings')) return Response.json({ count: 3 })
  return Response.json(path.endsWith('/upcoming') ? upcoming : pages)
}

function open(...stored: TimeSlotPage[]) {
  pages = stored
  render(
    <Providers>
      <PageList />
    </Providers>,
  )
  return userEvent.setup()
}

const skipFirstRun = () => localStorage.setItem('slotform.first-run', String(Date.now()))

async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions for Intro call' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return screen.findByRole('alertdialog')
}

const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

beforeEach(() => {
  upcoming = []
  integrations = []
  write.mockReset().mockImplementation(() => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<PageList>', () => {
  it('asks the server for what is searched for and for another order, where there are many pages', async () => {
    skipFirstRun()
    const user = open(
      ...Array.from({ length: 7 }, (_, index) => ({ ...page, id: `p${index}`, title: `Intro call ${index}` })),
    )
    enter(await screen.findByRole('searchbox', { name: 'Search pages' }), 'call 3')
    await vi.waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1))
    expect(searches).toEqual(['/api/time-slot-pages?q=call+3'])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By title')
    await vi.waitFor(() => expect(searches).toContain('/api/time-slot-pages?q=call+3&order=title'))
  })

  it('has no search while the pages are few', async () => {
    skipFirstRun()
    open(page)
    expect(await screen.findByRole('heading', { level: 2 })).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('says what to do first while there are no pages', async () => {
    skipFirstRun()
    open()
    expect(await screen.findByText('No time slot pages yet')).toBeTruthy()
    const create = screen.getByRole('link', { name: 'Create Time Slot Page' })
    expect(create.getAttribute('href')).toBe('/time-slot-pages/create')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  it('offers the first run while there are no pages, and not beside one', async () => {
    open()
    expect(await screen.findByRole('group', { name: 'Set up your booking link' })).toBeTruthy()
    cleanup()
    open(page)
    await screen.findByRole('heading', { name: 'Intro call' })
    expect(screen.queryByRole('group', { name: 'Set up your booking link' })).toBeNull()
  })

  it('ticks off the steps that are done', async () => {
    integrations = [{ id: 'one', type: 'google_calendar', status: 'connected' }]
    skipFirstRun()
    open()
    const connect = (await screen.findByText('1. Connect your calendars')).closest('li') as HTMLElement
    expect(await within(connect).findByRole('img', { name: 'Done' })).toBeTruthy()
    expect(screen.getAllByRole('img', { name: 'Done' })).toHaveLength(1)
  })

  it("shows a page with its facts, the date on the account's calendar", async () => {
    open(page)
    const item = within(await screen.findByRole('heading', { name: 'Intro call' }).then((found) => cardOf(found)))
    for (const text of ['Active', 'No description provided', '45 min slots', '/intro', '3 Jun 2026']) {
      expect(item.getByText(text)).toBeTruthy()
    }
    expect(item.getByRole('link', { name: 'View Page' }).getAttribute('href')).toBe('/intro')
    expect(item.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/time-slot-pages/${page.id}/edit`)
  })

  it("says 'Recently' of a page without a date, and offers no link to one that nobody can see", async () => {
    open({ ...page, createdAt: '', isActive: false })
    expect(await screen.findByText('Recently')).toBeTruthy()
    expect(screen.getByText('Inactive')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'View Page' })).toBeNull()
  })

  it('says how many bookings are still to come and when the next one starts', async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000)
    soon.setUTCHours(0, 0, 0, 0)
    upcoming = [{ pageId: page.id, count: 12, next: soon.toISOString() }]
    open(page)
    const weekday = soon.toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' })
    expect(await screen.findByText(`12 booked · next ${weekday} 09:00`)).toBeTruthy()
  })

  it('names the date of a next booking that is more than six days away', async () => {
    upcoming = [{ pageId: page.id, count: 1, next: '2090-06-02T22:00:00.000Z' }]
    open(page)
    expect(await screen.findByText('1 booked · next 3 Jun 2090, 07:00')).toBeTruthy()
  })

  it('says that nothing is booked on a page without bookings to come', async () => {
    open(page)
    expect(await screen.findByText('No upcoming bookings')).toBeTruthy()
  })

  it('asks before its switch takes a page offline', async () => {
    const user = open(page)
    const control = await screen.findByRole('switch', { name: 'Take bookings on Intro call' })
    expect(control.getAttribute('aria-checked')).toBe('true')
    await user.click(control)
    const dialog = await screen.findByRole('alertdialog', { name: 'Unpublish “Intro call”?' })
    expect(write).not.toHaveBeenCalled()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(control.getAttribute('aria-checked')).toBe('true')
    expect(write).not.toHaveBeenCalled()
  })

  it('duplicates a page from its menu and says that the copy is unpublished', async () => {
    const user = open(page)
    write.mockImplementation(() => {
      pages = [
        { ...page, id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c12', title: 'Intro call (copy)', isActive: false },
        page,
      ]
      return Response.json(pages[0], { status: 201 })
    })
    await user.click(await screen.findByRole('button', { name: 'More actions for Intro call' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByRole('heading', { name: 'Intro call (copy)' })).toBeTruthy()
    expect(notice()).toContain('Time slot page duplicated“Intro call (copy)” is unpublished.')
    expect(write).toHaveBeenCalledExactlyOnceWith('POST', `/api/time-slot-pages/${page.id}/duplicate`, null)
  })

  it.each([
    [true, 'Unpublish', 'Time slot page unpublished successfully'],
    [false, 'Publish', 'Time slot page published successfully'],
  ])('a page whose isActive is %s is changed by %s, once that is confirmed', async (isActive, verb, done) => {
    const user = open({ ...page, isActive })
    const dialog = await choose(user, verb)
    expect(write).not.toHaveBeenCalled()
    write.mockImplementation(() => Response.json({ ...page, isActive: !isActive }))
    await user.click(within(dialog).getByRole('button', { name: verb }))
    await vi.waitFor(() => expect(notice()).toContain(done))
    expect(write).toHaveBeenCalledExactlyOnceWith('PATCH', `/api/time-slot-pages/${page.id}`, { isActive: !isActive })
  })

  it('a refused change is told in words of its own where the server has none', async () => {
    const user = open(page)
    const dialog = await choose(user, 'Unpublish')
    write.mockImplementation(() => new Response('', { status: 500 }))
    await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }))
    await vi.waitFor(() => expect(notice()).toContain('ErrorFailed to update time slot page'))
  })

  it('says how many bookings are still to come before it deletes', async () => {
    const user = open(page)
    const dialog = await choose(user, 'Delete')
    expect(
      await within(dialog).findByText(/This page has 3 future bookings\. They stay in your meetings\./),
    ).toBeTruthy()
    pages = []
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No time slot pages yet')).toBeTruthy()
    expect(notice()).toContain('Time slot page deleted successfully')
    expect(write).toHaveBeenCalledExactlyOnceWith('DELETE', `/api/time-slot-pages/${page.id}`, null)
  })
})

function cardOf(heading: HTMLElement): HTMLElement {
  const card = heading.closest('li')
  if (!card) throw new Error('The heading stands in no list item')
  return card
}
