// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { CaldavDialog } from '@/components/integrations/caldav-dialog'
import { dismissToast } from '@/components/ui/use-toast'
import type { Integration } from '@/lib/shared/calendars/integration'
import { cleanup, render, screen, waitFor } from '../../../support/screens/testing'

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const onOpenChange = vi.fn()
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (name: string) => screen.getByRole('button', { name })
const refuse = (path: string, message: string) =>
  fetch.mockResolvedValueOnce(Response.json({ message, issues: [{ path, message }] }, { status: 400 }))

const connected: Integration = {
  ...{ id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11', type: 'caldav', account: 'ada (cloud.example.com)' },
  ...{
    expiresAt: null,
    status: 'expired',
    lastUsedAt: null,
    createdAt: '2030-01-01T00:00:00.000Z',
    calendarsChosen: true,
  },
  server: { serverUrl: 'https://cloud.example.com/', username: 'ada' },
}

function open(renews?: Integration) {
  render(
    <Providers>
      <CaldavDialog open onOpenChange={onOpenChange} renews={renews} />
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

describe('<CaldavDialog>', () => {
  it('asks for no address of a service that it knows, and says how to make an app password there', async () => {
    const user = open()
    expect(screen.queryByLabelText('Server address')).toBeNull()
    expect(screen.getByText(/account\.apple\.com/)).toBeTruthy()
    await user.selectOptions(field('Service'), 'Nextcloud')
    expect(field('Server address')).toBeTruthy()
    expect(screen.getByText(/Create new app password/)).toBeTruthy()
  })

  it('asks for what is missing before it asks the server', async () => {
    const user = open()
    await user.selectOptions(field('Service'), 'Another server')
    await user.click(press('Connect'))
    expect(await screen.findByText('Enter your username')).toBeTruthy()
    expect(screen.getByText('Enter a password')).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('keeps all that was typed when the server refuses it, with the reason at its field', async () => {
    const user = open()
    await user.selectOptions(field('Service'), 'Nextcloud')
    await user.type(field('Server address'), 'cloud.example.com')
    await user.type(field('Username'), 'ada')
    await user.type(field('App password'), 'wrong')
    refuse('password', "The server didn't accept this username and password.")
    await user.click(press('Connect'))
    expect(await screen.findByText("The server didn't accept this username and password.")).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('App password')))
    expect([field('Server address').value, field('Username').value, field('App password').value]).toEqual([
      'cloud.example.com',
      'ada',
      'wrong',
    ])
    await user.click(press('Connect'))
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body))).toEqual({
      service: 'nextcloud',
      serverUrl: 'cloud.example.com',
      username: 'ada',
      password: 'wrong',
    })
  })

  it('says elsewhere what is wrong with an address that was not typed', async () => {
    const user = open()
    await user.type(field('Username'), 'ada')
    await user.type(field('App password'), 'x')
    refuse('serverUrl', 'The server does not answer at this address.')
    await user.click(press('Connect'))
    expect(await screen.findByText('The server does not answer at this address.')).toBeTruthy()
    expect(field('Username').value).toBe('ada')
  })

  it('knows the server and the username of a connection that is renewed, and never its password', () => {
    open(connected)
    expect([field('Server address').value, field('Username').value, field('App password').value]).toEqual([
      'https://cloud.example.com/',
      'ada',
      '',
    ])
    expect(press('Renew')).toBeTruthy()
  })
})
