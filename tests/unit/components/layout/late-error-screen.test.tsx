// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { textsOf } from '@/messages'

const t = textsOf('en').t.errors.unexpected

afterEach(() => {
  cleanup()
  document.documentElement.lang = ''
  vi.doUnmock('@/components/layout/error-screen')
  vi.resetModules()
})

async function open(message = 'The calendar could not be loaded.') {
  const { LateErrorScreen } = await import('@/components/layout/late-error-screen')
  render(<LateErrorScreen error={new Error(message)} t={t} />)
}

describe('<LateErrorScreen>', () => {
  it('loads the screen with the message of the error', async () => {
    await open()
    expect(await screen.findByText('The calendar could not be loaded.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Return to Home' })).toBeTruthy()
  })

  it('has words of its own for an error without a message', async () => {
    await open('')
    expect(await screen.findByText(t.text)).toBeTruthy()
  })

  it('says no English of an error on a page in another language', async () => {
    document.documentElement.lang = 'de'
    await open()
    expect(await screen.findByText(t.text)).toBeTruthy()
    expect(screen.queryByText('The calendar could not be loaded.')).toBeNull()
  })

  it('has its words and a way home where the screen cannot be loaded', async () => {
    vi.doMock('@/components/layout/error-screen', () => {
      throw new Error('Failed to load chunk')
    })
    await open()
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
  })
})
