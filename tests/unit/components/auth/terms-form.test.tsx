// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { TermsForm } from '@/components/auth/terms-form'
import { dismissToast } from '@/components/ui/use-toast'
import { cleanup, render, screen, waitFor } from '../../../support/screens/testing'

const push = vi.hoisted(() => vi.fn())
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const accepted = { id: '1', email: 'ada@example.com', username: 'ada', termsAccepted: true }

beforeEach(() => {
  fetch.mockReset()
  push.mockReset()
  vi.stubGlobal('fetch', fetch)
  render(
    <Providers>
      <TermsForm termsUrl="https://terms.example/" next="/settings" />
    </Providers>,
  )
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<TermsForm>', () => {
  it('opens the full terms in a new tab', () => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Read Full Terms of Use' })
    expect([link.href, link.target]).toEqual(['https://terms.example/', '_blank'])
  })

  it('asks for the tick first', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Accept Terms and Continue' }))
    expect(screen.getByText('Terms Required')).toBeTruthy()
    expect(screen.getByText('Please accept the Terms of Use to continue.')).toBeTruthy()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('accepts once, welcomes, and goes to the settings', async () => {
    let answer = (_response: Response) => {}
    fetch.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have read and accept the Terms of Use' }))
    await userEvent.dblClick(screen.getByRole('button', { name: 'Accept Terms and Continue' }))
    const pending = screen.getByRole<HTMLButtonElement>('button', { name: 'Accepting Terms...' })
    expect(pending.disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sign Out' }).disabled).toBe(true)
    answer(Response.json({ user: accepted }))
    expect(await screen.findByText('Welcome to Slotform! You can now access all features.')).toBeTruthy()
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/settings'))
    expect(fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ["the server's words", () => Response.json({ message: 'Not now' }, { status: 503 }), 'Not now'],
    ['its own where it has none', () => new Response('', { status: 500 }), 'Failed to accept terms'],
    [
      'to try again where no answer came',
      () => Promise.reject(new TypeError('offline')),
      'Failed to accept terms. Please try again.',
    ],
  ])('a failure says %s', async (_rule, answer, text) => {
    fetch.mockImplementation(async () => answer())
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Accept Terms and Continue' }))
    await waitFor(() => expect(screen.getByText(text, { exact: true })).toBeTruthy())
    expect(push).not.toHaveBeenCalled()
  })
})
