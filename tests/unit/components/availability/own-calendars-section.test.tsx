// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnCalendarsSection } from '@/components/availability/own-calendars-section'
import { dismissToast } from '@/components/ui/use-toast'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const ID = '5b0f2a7e-0000-4000-8000-000000000002'
const ada = `google_${ID}`
const team = `${ada}:team`
const account = {
  id: ID,
  type: 'google_calendar',
  account: 'ada@example.com',
  expiresAt: null,
  status: 'connected',
  lastUsedAt: null,
  createdAt: '2026-06-03T10:00:00.000Z',
  calendarsChosen: true,
}
const page = (id: string, conflictCheckCalendars: string[], targetCalendars: string[]) => ({
  ...{ id, title: id, location: 'custom' },
  ...{ conflictCheckCalendars, targetCalendars },
})

let integrations: object[]
let pages: ReturnType<typeof page>[]
const choose = vi.fn<(body: unknown) => void>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method === 'PUT') {
    choose(JSON.parse(String(init.body)))
    return Response.json(account)
  }
  if (path === '/api/integrations') return Response.json(integrations)
  if (path === '/api/time-slot-pages') return Response.json(pages)
  if (path === '/api/calendars') {
    const shared = { provider: 'google', canWrite: true, primary: false }
    return Response.json([
      { ...shared, id: ada, name: 'Ada', primary: true },
      { ...shared, id: team, name: 'Team' },
      { ...shared, id: `${ada}:holidays`, name: 'Holidays', canWrite: false },
    ])
  }
  return Response.json({ saved: true, timezone: 'UTC', defaultCalendars: [ada], defaultConflictCalendars: [ada] })
}

async function open() {
  render(
    <OwnerScreen>
      <OwnCalendarsSection />
    </OwnerScreen>,
  )
  const section = await screen.findByRole('group', { name: 'Calendars' })
  return { user: userEvent.setup(), section }
}

const toggle = (name: string) => screen.findByRole('switch', { name })

beforeEach(() => {
  integrations = [account]
  pages = [page('1', [ada], [ada]), page('2', [ada], [ada])]
  choose.mockReset()
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<OwnCalendarsSection>', () => {
  it('has a row for each calendar with its two uses, and one for a calendar that can only be read', async () => {
    const { section } = await open()
    expect((await toggle('Blocks my time Ada')).getAttribute('aria-checked')).toBe('true')
    expect((await toggle('Gets my bookings Ada')).getAttribute('aria-checked')).toBe('true')
    expect((await toggle('Blocks my time Team')).getAttribute('aria-checked')).toBe('false')
    expect(within(section).queryByRole('switch', { name: 'Gets my bookings Holidays' })).toBeNull()
    expect(within(section).getByText("Read only: can't get bookings")).toBeTruthy()
  })

  it('saves a switch at once, for all pages, with what the others say', async () => {
    const { user } = await open()
    await user.click(await toggle('Blocks my time Team'))
    await vi.waitFor(() =>
      expect(choose).toHaveBeenCalledExactlyOnceWith({
        conflictCheckCalendars: [ada, team],
        targetCalendars: [ada],
        pageIds: null,
      }),
    )
  })

  it('says on how many pages, and asks before it makes pages alike that differ', async () => {
    pages = [page('1', [ada, team], [ada]), page('2', [ada], [ada])]
    const { user } = await open()
    expect(await screen.findByText('On 1 of 2 pages')).toBeTruthy()
    await user.click(await toggle('Gets my bookings Team'))
    expect(choose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Make them alike' }))
    await vi.waitFor(() => expect(choose).toHaveBeenCalledOnce())
  })

  it('leads to the integrations while nothing is connected', async () => {
    integrations = []
    await open()
    expect(screen.getByRole('link', { name: 'Connect a calendar' }).getAttribute('href')).toBe('/integrations')
  })
})
