// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { InvitationActions } from '@/components/auth/invitation-actions'
import { dismissToast } from '@/components/ui/use-toast'
import { cleanup, render, screen } from '../../../support/screens/testing'

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  fetch.mockReset()
  vi.stubGlobal('fetch', fetch)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

function show(signedIn: { email: string; isTheirs: boolean } | null) {
  render(
    <Providers>
      <InvitationActions
        token="t"
        team="Practice Lovelace"
        email="ben@example.com"
        signedIn={signedIn}
        signInUrl="/auth?next=%2Finvitation%2Ft"
      />
    </Providers>,
  )
}

describe('<InvitationActions>', () => {
  it('says who has to sign in, and leads there and back', () => {
    show(null)
    expect(screen.getByText('Sign in as ben@example.com to accept.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth?next=%2Finvitation%2Ft')
  })

  it('offers somebody else to sign out', () => {
    show({ email: 'cem@example.com', isTheirs: false })
    expect(
      screen.getByText('This invitation is for ben@example.com. You are signed in as cem@example.com.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy()
  })

  it('accepts by its button only, and welcomes', async () => {
    show({ email: 'ben@example.com', isTheirs: true })
    expect(fetch).not.toHaveBeenCalled()
    fetch.mockResolvedValue(Response.json({ id: '1', name: 'Practice Lovelace' }))
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('You are now in the team Practice Lovelace.')).toBeTruthy()
    expect(fetch.mock.calls.map(([path, { method }]) => [path, method])).toEqual([['/api/invitations/t', 'POST']])
  })

  it('says why an invitation cannot be accepted', async () => {
    show({ email: 'ben@example.com', isTheirs: true })
    fetch.mockResolvedValue(
      Response.json({ message: 'No such invitation', code: 'invitation_not_found' }, { status: 404 }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('The invitation could not be accepted')).toBeTruthy()
  })
})
