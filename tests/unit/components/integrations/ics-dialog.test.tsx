// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { IcsDialog } from '@/components/integrations/ics-dialog'
import { dismissToast } from '@/components/ui/use-toast'
import type { Integration } from '@/lib/shared/calendars/integration'
import { cleanup, render, screen, waitFor } from '../../../support/screens/testing'

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const onOpenChange = vi.fn()
const address = () => screen.getByLabelText<HTMLInputElement>('Calendar address')
const sent = () => fetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])
const connected: Integration = {
  ...{ id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11', type: 'ics', account: 'Team' },
  ...{
    expiresAt: null,
    status: 'expired',
    lastUsedAt: null,
    createdAt: '2030-01-01T00:00:00.000Z',
    calendarsChosen: true,
  },
}

function open(renews?: Integration) {
  render(
    <Providers>
      <IcsDialog open onOpenChange={onOpenChange} renews={renews} />
    </Providers>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  onOpenChange.mockReset()
  fetch.mockReset().mockImplementation(async () => Response.json(connected, { status: 201 }))
  vi.stubGlobal('fetch', fetch)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<IcsDialog>', () => {
  it('sends the address as it was typed, and says where to choose the calendar', async () => {
    const user = open()
    await user.type(address(), 'webcal://example.com/team.ics')
    await user.click(screen.getByRole('button', { name: 'Add calendar' }))
    expect(await screen.findByText(/See below what Team is for/)).toBeTruthy()
    expect(sent()).toEqual([['/api/integrations/ics', { url: 'webcal://example.com/team.ics', name: '' }]])
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('asks for an address before it asks the server, and keeps it when the server refuses it', async () => {
    const user = open()
    await user.type(address(), 'team')
    await user.click(screen.getByRole('button', { name: 'Add calendar' }))
    expect(await screen.findByText(/Enter the address of a calendar/)).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
    await user.clear(address())
    await user.type(address(), 'https://example.com')
    const issues = [{ path: 'url', message: 'It is a web page.' }]
    fetch.mockResolvedValueOnce(Response.json({ message: 'x', issues }, { status: 400 }))
    await user.click(screen.getByRole('button', { name: 'Add calendar' }))
    expect(await screen.findByText('It is a web page.')).toBeTruthy()
    expect(address().value).toBe('https://example.com')
    await waitFor(() => expect(document.activeElement).toBe(address()))
  })

  it('gives a connection that had expired another address', async () => {
    const user = open(connected)
    await user.type(address(), 'https://example.com/new.ics')
    await user.click(screen.getByRole('button', { name: 'Reconnect' }))
    await waitFor(() => expect(fetch).toHaveBeenCalled())
    expect(sent()).toEqual([
      ['/api/integrations/ics', { url: 'https://example.com/new.ics', name: 'Team', renew: connected.id }],
    ])
  })
})
