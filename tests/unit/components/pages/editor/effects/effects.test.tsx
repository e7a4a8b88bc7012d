// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { CreatePage } from '@/components/pages/editor/create-page'
import { EditPage } from '@/components/pages/editor/edit-page'
import type { Forecast } from '@/lib/pages/forecast'
import { newPageValues } from '@/lib/pages/page-editor'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { labelled } from '@/tests/support/screens/labelled'
import { stubResizeObserver } from '@/tests/support/screens/resize-observer'
import { cleanup, render, screen, waitFor } from '@/tests/support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const ID = '3e2f6c1e-8d5f-4a53-9a5c-6f1f7c0d2b11'
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'MMM D YYYY', timezone: 'UTC', saved: true }
const timezones = timezoneOptions(Date.UTC(2026, 0, 1))
const page = { ...newPageValues('UTC'), id: ID, title: 'Intro', slug: 'intro', isActive: true }

const FORECAST: Forecast = {
  hoursPerWeek: { before: 40, after: 40 },
  starts: { from: '2030-06-05', to: '2030-07-02', before: 300, after: 200 },
  impossible: {
    days: 90,
    made: 0,
    total: 0,
    byReason: { notice: 0, window: 0, hours: 0, closed: 0, limit: 0, gap: 0 },
  },
  standing: {
    total: 1,
    bookings: [
      {
        meetingId: 'm1',
        title: 'Intro',
        attendeeName: 'Vera',
        startTime: '2030-06-06T07:00:00.000Z',
        reason: 'limit',
      },
    ],
  },
}
const forecast = vi.fn<(body: unknown) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (path.endsWith('/forecast')) return forecast(JSON.parse(String(init.body)))
  if (path === `/api/time-slot-pages/${ID}`) return Response.json(page)
  return Response.json([])
}

beforeEach(() => {
  stubResizeObserver()
  vi.stubGlobal('fetch', vi.fn(answer))
  forecast.mockReset().mockImplementation(() => Response.json(FORECAST))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function openRules(isNew = false) {
  const user = userEvent.setup()
  render(
    <Providers>
      {isNew ? (
        <CreatePage timezones={timezones} openedTab={null} />
      ) : (
        <EditPage id={ID} timezones={timezones} openedTab={null} />
      )}
    </Providers>,
  )
  await user.click(await screen.findByRole('tab', { name: /^Rules/ }))
  return user
}

async function setNotice(user: ReturnType<typeof userEvent.setup>, text: string) {
  const box = labelled('Minimum notice')
  await user.clear(box)
  await user.type(box, text)
}

describe('RuleEffect', () => {
  it('says what the rules do while they are edited', async () => {
    const user = await openRules(true)
    // Both below the gaps and, hidden, below the weekly hours.
    expect(await screen.findAllByText('16 start times on a free Monday; a full day holds 8 bookings.')).toHaveLength(2)
    expect(screen.getByText('No limit: a full week holds 40 bookings.')).toBeDefined()
    await user.click(labelled('Limit per day'))
    expect(await screen.findByText('At most 4 bookings a day: a full week holds 20 bookings.')).toBeDefined()
    expect(screen.getByText(/^Visitors see times from/).getAttribute('aria-live')).toBe('polite')
  })
})

describe('ForecastPanel', () => {
  it('asks once after rules have changed, and links to the bookings that stay', async () => {
    const user = await openRules()
    await setNotice(user, '2')
    expect(await screen.findByText('Start times in the next 28 days: 300 → 200.')).toBeDefined()
    expect(screen.getByText('1 standing booking lies outside the new rules and stays.')).toBeDefined()
    const panel = document.querySelector('[data-forecast]')
    expect(panel?.querySelector('summary')?.textContent).toBe('If you save this')
    expect(panel?.querySelector('details')?.open).toBe(true)
    expect(panel?.getAttribute('aria-labelledby')).toBe(panel?.querySelector('summary')?.id)
    const link = screen.getByText('Jun 6 2030, 07:00 · Vera')
    expect(link.getAttribute('href')).toBe('/meetings/m1/edit')
    expect(forecast.mock.lastCall?.[0]).toMatchObject({ minimumNotice: 120, duration: 30, durations: [30] })
  })

  it('says nothing while the rules are as stored, and for a new page', async () => {
    const user = await openRules()
    await setNotice(user, '2')
    await screen.findByText(/^Start times in the next/)
    await setNotice(user, '0')
    await waitFor(() => expect(screen.queryByText(/^Start times in the next/)).toBeNull())
    cleanup()
    forecast.mockClear()
    await setNotice(await openRules(true), '60')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(forecast).not.toHaveBeenCalled()
  })

  it('stays quiet when it cannot be made', async () => {
    forecast.mockImplementation(() => Response.json({ message: 'no' }, { status: 500 }))
    const user = await openRules()
    await setNotice(user, '2')
    await waitFor(() => expect(forecast).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'If you save this' })).toBeNull())
  })
})
