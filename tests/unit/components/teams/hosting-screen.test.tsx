// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostingScreen } from '@/components/teams/hosting-screen'
import type { Hosting } from '@/lib/pages/host-schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../support/screens/testing'

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
      <HostingScreen />
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
    await userEvent.click(screen.getByRole('button', { name: 'Decline to host Intro call' }))
    await screen.findByText('Declined')
    expect(stored.state).toBe('declined')
  })

  it('shows the stored answer again when it could not be saved', async () => {
    await open()
    isRefused = true
    await userEvent.click(screen.getByRole('button', { name: 'Agree to host Intro call' }))
    await screen.findByText('Failed to save your choice')
    await screen.findByText('Waits for your answer')
  })
})
