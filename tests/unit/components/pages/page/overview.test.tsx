// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { ComingBookings } from '@/components/pages/page/coming-bookings'
import { PageAddress } from '@/components/pages/page/page-address'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { SETTINGS, STORED_PAGE } from '@/tests/support/screens/page-section'
import { cleanup, render, screen } from '@/tests/support/screens/testing'

const NOW = Date.UTC(2030, 5, 5, 9)
const meetings = Array.from({ length: 7 }, (_, index) => ({
  id: `m${index}`,
  title: 'Intro call',
  attendeeName: `Guest ${index}`,
  startTime: new Date(NOW + index * 3_600_000).toISOString(),
  endTime: new Date(NOW + index * 3_600_000 + 1_800_000).toISOString(),
  status: index === 0 ? 'pending' : 'confirmed',
}))

const asked: string[] = []
let found: object[] = []
/** Those of the next page. */
let rest: object[] = []

async function answer(path: string): Promise<Response> {
  asked.push(path)
  if (path === '/api/settings') return Response.json(SETTINGS)
  if (path.includes('after=place')) return Response.json({ meetings: rest, total: null })
  if (path.startsWith('/api/meetings/all')) {
    const total = found.length + rest.length
    return Response.json({ meetings: found, total, ...(rest.length > 0 && { nextAfter: 'place' }) })
  }
  return Response.json([])
}

beforeEach(() => {
  asked.length = 0
  found = meetings
  rest = []
  vi.stubGlobal('fetch', answer)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<ComingBookings>', () => {
  const open = () =>
    render(
      <Providers>
        <ComingBookings pageId={STORED_PAGE.id} openedAt={NOW} />
      </Providers>,
    )

  it('lists the next five bookings of the page, and the others at a press', async () => {
    const user = userEvent.setup()
    open()
    const first = await screen.findByRole('link', { name: 'Guest 0 · Intro call' })
    expect(first.getAttribute('href')).toBe('/meetings?meeting=m0')
    expect(first.closest('li')?.textContent).toContain('Wednesday, June 5, 2030, 09:00')
    expect(first.closest('li')?.textContent).toContain('Waiting for approval')
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    await user.click(screen.getByRole('button', { name: 'Show all 7 bookings' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(7)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Guest 5'))
    const [query] = asked.filter((path) => path.startsWith('/api/meetings/all'))
    expect(query).toContain(`pageId=${STORED_PAGE.id}&from=2030-06-05T09%3A00%3A00.000Z&order=asc`)
  })

  it('goes on to the rest of more than a page of them', async () => {
    rest = [{ ...meetings[0], id: 'late', attendeeName: 'Late Guest' }]
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    const user = userEvent.setup()
    open()
    await user.click(await screen.findByRole('button', { name: 'Show all 8 bookings' }))
    await user.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: 'Late Guest · Intro call' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('says that there are none', async () => {
    found = []
    open()
    expect(await screen.findByText(/^No bookings to come\./)).toBeTruthy()
  })
})

describe('<PageAddress>', () => {
  const open = (change: Partial<TimeSlotPage>) =>
    render(
      <Providers>
        <PageAddress page={{ ...STORED_PAGE, ...change }} />
      </Providers>,
    )

  it('shows the address of a public page, and its links at a press', async () => {
    open({})
    expect(screen.getByText(`${window.location.origin}/intro`)).toBeTruthy()
    for (const name of ['Copy link', 'Share']) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View Page' }).getAttribute('href')).toBe('/intro')
    await userEvent.click(screen.getByRole('button', { name: 'Single-use links' }))
    expect(await screen.findByText(/^No links yet\. A link can be good for one booking only/)).toBeTruthy()
  })

  it('leads nobody to an unpublished page', () => {
    open({ isActive: false })
    expect(screen.queryByRole('link', { name: 'View Page' })).toBeNull()
  })

  it('shows the links of a secret page in place of its address', async () => {
    open({ visibility: 'secret' })
    expect(await screen.findByRole('button', { name: 'New link' })).toBeTruthy()
    expect(document.body.textContent).not.toContain('/intro')
  })
})
