// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostingScreen } from '@/components/teams/hosting-screen'
import type { Hosting } from '@/lib/pages/host-schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../support/screens/testing'

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: vi.fn() }),
}))

const PAGE = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a001'
const TEAM = '5b1c7f7e-5f0a-4c55-8a44-0c7a9b2f6e10'

let stored: Hosting
let isRefused: boolean
afterEach(cleanup)
beforeEach(() => {
  isRefused = false
  stored = {
    page: { id: PAGE, slug: 'intro', title: 'Intro call', timezone: 'UTC' },
    team: { id: TEAM, name: 'Practice Lovelace' },
    group: 'Therapists',
    state: 'asked',
    conflictCheckCalendars: [],
    targetCalendars: [],
    availabilities: null,
    timezone: null,
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (path === '/api/settings') return Response.json({ ...DEFAULT_SETTINGS, saved: true })
    if (path === '/api/hosting') return Response.json([stored])
    if (path === `/api/hosting/${PAGE}` && method === 'PATCH') {
      if (isRefused) return Response.json({ message: 'No' }, { status: 500 })
      stored = { ...stored, ...JSON.parse(String(body)) }
      return Response.json(stored)
    }
    return Response.json([])
  })
})

async function open() {
  render(
    <OwnerScreen>
      <HostingScreen timezones={[]} />
    </OwnerScreen>,
  )
  await screen.findByRole('heading', { name: 'Intro call' })
}

describe('<HostingScreen>', () => {
  it('names page, team and group, and lets its reader agree and take that back', async () => {
    await open()
    expect(screen.getByText('Practice Lovelace · Therapists')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Agree to host Intro call' }))
    await screen.findByText('You host this page')
    expect(stored.state).toBe('agreed')
    expect(screen.queryByRole('button', { name: 'Agree to host Intro call' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Stop hosting Intro call' }))
    await screen.findByText('Declined')
    expect(stored.state).toBe('declined')
  })

  it('has hours of the host’s own beside those of the page, and takes them back', async () => {
    await open()
    const user = userEvent.setup()
    await user.click(screen.getByText('Hours'))
    await user.click(await screen.findByRole('button', { name: 'Set hours of my own for Intro call' }))
    const save = () => screen.getByRole('button', { name: 'Save hours' }) as HTMLButtonElement
    expect(save().disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Start with Monday to Friday, 9 to 5' }))
    await user.click(save())
    await screen.findByText('Hours saved')
    expect(stored.availabilities).toHaveLength(5)
    expect(stored.timezone).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use the hours of the page' }))
    await screen.findByText('You are offered in the hours of the page.')
    expect(stored).toMatchObject({ availabilities: null, timezone: null })
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('You are offered in your own hours, where the page is open too.')
    expect(stored.availabilities).toHaveLength(5)
  })

  it('keeps hours that the server refuses, and says why', async () => {
    stored.availabilities = [{ dayOfWeek: 1, startTime: '09:00', endTime: '12:00' }]
    stored.timezone = 'Asia/Tokyo'
    await open()
    const user = userEvent.setup()
    isRefused = true
    await user.click(screen.getByText('Hours'))
    await user.click(await screen.findByRole('button', { name: 'Save hours' }))
    await screen.findByText('Failed to save your choice')
    expect((screen.getByLabelText('Timezone') as HTMLSelectElement).value).toBe('Asia/Tokyo')
    expect(stored.availabilities).toHaveLength(1)
  })

  it('shows the stored answer again when it could not be saved', async () => {
    await open()
    isRefused = true
    await userEvent.click(screen.getByRole('button', { name: 'Agree to host Intro call' }))
    await screen.findByText('Failed to save your choice')
    await screen.findByText('Waits for your answer')
  })
})
