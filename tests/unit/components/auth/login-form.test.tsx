// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { LoginForm } from '@/components/auth/login-form'
import { dismissToast } from '@/components/ui/use-toast'
import { act, cleanup, render, screen, waitFor } from '../../../support/screens/testing'

const fetch = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send Login Link' })
const status = () => screen.getByRole('status').textContent

function open(props: Parameters<typeof LoginForm>[0] = {}) {
  render(
    <Providers>
      <LoginForm {...props} />
    </Providers>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  fetch.mockReset().mockResolvedValue(Response.json({ message: 'ok' }))
  vi.stubGlobal('fetch', fetch)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('<LoginForm>', () => {
  it('offers nothing to send until there is an address', async () => {
    const user = open()
    expect(send().disabled).toBe(true)
    await user.type(email(), ' ')
    expect(send().disabled).toBe(true)
    await user.type(email(), 'a')
    expect(send().disabled).toBe(false)
  })

  it('refuses an address without @ before it asks the server', async () => {
    const user = open()
    await user.type(email(), 'nobody{Enter}')
    expect(status()).toContain('Please enter a valid email address.')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('sends the address with the way back, then says where the link went, and Go Back clears it', async () => {
    const user = open({ next: '/forms' })
    await user.type(email(), ' ada@example.com {Enter}')
    expect(await screen.findByText('A login link has been sent to ada@example.com.')).toBeTruthy()
    expect(screen.getByText('The link is valid for 15 minutes.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Email Sent!')
    expect(fetch.mock.lastCall?.[1].body).toBe('{"email":"ada@example.com","next":"/forms"}')
    await user.click(screen.getByRole('button', { name: 'Go Back' }))
    expect(email().value).toBe('')
    expect(document.activeElement).toBe(email())
  })

  it('sends once, and says that it is busy meanwhile', async () => {
    let answer = (_response: Response) => {}
    fetch.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    const user = open()
    await user.type(email(), 'ada@example.com')
    await user.dblClick(send())
    expect([send().disabled, send().getAttribute('aria-busy')]).toEqual([true, 'true'])
    answer(Response.json({}))
    await screen.findByText('A login link has been sent to ada@example.com.')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('sends again once some seconds are over, and says when', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fetch.mockImplementation(async () => Response.json({}))
    const user = open()
    await user.type(email(), 'ada@example.com{Enter}')
    const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send again' })
    expect(again.disabled).toBe(true)
    expect(screen.getByText(/^You can send it again in 0:\d\d\.$/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    fetch.mockResolvedValueOnce(
      Response.json({ message: 'Too many requests' }, { status: 429, headers: { 'Retry-After': '60' } }),
    )
    await user.click(again)
    expect(await screen.findByText(/^You can send it again in (1:00|0:5\d)\.$/)).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    await user.click(again)
    expect(await screen.findByText('Sent again.')).toBeTruthy()
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['all', 'New here? The same link creates your account.'],
    ['some', 'New here? If your address may have an account, the same link creates it.'],
    ['none', null],
  ] as const)('tells newcomers what is true where %s of them get an account', (newcomers, text) => {
    open({ newcomers })
    expect(screen.queryByText(/^New here/)?.textContent ?? null).toBe(text)
  })

  it.each([
    ["the server's words", () => Response.json({ message: 'Too many requests' }, { status: 429 }), 'Too many requests'],
    ['its own where it has none', () => new Response('', { status: 500 }), 'Failed to send email'],
    [
      'to try again where no answer came',
      () => Promise.reject(new TypeError('offline')),
      'Failed to send email. Please try again.',
    ],
  ])('a failure says %s', async (_rule, answer, text) => {
    fetch.mockImplementation(async () => answer())
    const user = open()
    await user.type(email(), 'ada@example.com{Enter}')
    await waitFor(() => expect(screen.getByText(text, { exact: true })).toBeTruthy())
    expect(send().disabled).toBe(false)
  })

  it.each([
    ['no_token', 'Invalid login link. Please try again.'],
    ['invalid_token', 'Invalid or expired login link.'],
    ['token_already_used', 'This login link has already been used.'],
    ['token_expired', 'Login link has expired. Please request a new one.'],
    ['login_failed', 'Login failed. Please try again.'],
    ['verification_failed', 'Verification failed. Please try again.'],
    ['anything else', 'An unknown error occurred. Please try again.'],
  ])('says once what ?error=%s means and takes it out of the address', async (code, text) => {
    window.history.replaceState(null, '', `/auth?error=${encodeURIComponent(code)}&next=%2Fforms`)
    open({ linkError: code })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(status()).toContain('Error')
    // It stays when the toast has gone.
    expect(screen.getByText(/^That sign-in link didn't work/)).toBeTruthy()
    expect(window.location.search).toBe('?next=%2Fforms')
  })
})
