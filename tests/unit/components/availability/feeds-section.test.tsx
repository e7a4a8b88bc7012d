// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { FeedsSection } from '@/components/availability/feeds/feeds-section'
import { dismissToast } from '@/components/ui/use-toast'
import type { MeetingFeed } from '@/lib/meetings/feed-schema'
import { cleanup, render, screen, waitFor, within } from '../../../support/screens/testing'

const URL_OF_FEED = 'https://meet.example.com/feeds/abcdefghijklmnopqrstuvwxyz0123456789_-ABCDE.ics'
const feed: MeetingFeed = {
  ...{ id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11', kind: 'busy', pageId: null },
  ...{ createdAt: '2030-01-01T00:00:00.000Z', lastReadAt: null },
}
const page = { id: '11111111-6d0c-4f0e-9a57-2f4a4f0f3c11', title: 'Intro call' }
let feeds: MeetingFeed[] = []
const sent: { path: string; method: string; body: unknown }[] = []

beforeEach(() => {
  feeds = [feed]
  sent.splice(0)
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'GET') sent.push({ path, method, body: body ? JSON.parse(String(body)) : null })
    if (method === 'POST') return Response.json({ ...feed, url: URL_OF_FEED }, { status: 201 })
    if (method === 'DELETE') {
      feeds = []
      return new Response(null, { status: 204 })
    }
    if (path === '/api/feeds') return Response.json(feeds)
    if (path === '/api/settings') return Response.json({ timezone: 'UTC', dateFormat: 'D MMM YYYY' })
    return Response.json(path === '/api/time-slot-pages' ? [page] : {})
  })
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

function open() {
  render(
    <Providers>
      <FeedsSection />
    </Providers>,
  )
  return userEvent.setup()
}

describe('<FeedsSection>', () => {
  it('makes a feed of one page, and shows its address this once', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: 'New feed' }))
    await user.selectOptions(screen.getByLabelText('What it shows'), 'Busy times only')
    await user.selectOptions(screen.getByLabelText('Which meetings'), await screen.findByText('Intro call'))
    await user.click(screen.getByRole('button', { name: 'Create feed' }))
    expect(await screen.findByDisplayValue(URL_OF_FEED)).toBeTruthy()
    expect(sent).toEqual([{ path: '/api/feeds', method: 'POST', body: { kind: 'busy', pageId: page.id } }])
    expect(screen.getByRole('link', { name: 'Open in calendar app' }).getAttribute('href')).toMatch(/^webcal:\/\/meet/)
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByDisplayValue(URL_OF_FEED)).toBeNull())
    await user.click(screen.getByRole('button', { name: 'New feed' }))
    expect(screen.queryByDisplayValue(URL_OF_FEED)).toBeNull()
  })

  it('asks before it deletes one, and says what stops', async () => {
    const user = open()
    const row = await within(await screen.findByRole('list', { name: 'Feeds' })).findByRole('listitem')
    expect(row.textContent).toContain('All meetings and bookings')
    await user.click(within(row).getByRole('button', { name: 'Delete feed' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this feed?' })
    expect(dialog.textContent).toContain('stop showing the meetings')
    expect(sent).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Delete feed' }))
    expect(await screen.findByText('No feeds yet.')).toBeTruthy()
    expect(sent).toEqual([{ path: `/api/feeds/${feed.id}`, method: 'DELETE', body: null }])
  })
})
