// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { NewForm } from '@/components/forms/new-form'
import { dismissToast } from '@/components/ui/use-toast'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen } from '../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const write = vi.fn<(path: string, body: unknown) => Response>()
const title = () => screen.getByLabelText<HTMLInputElement>('Form Title')
const description = () => screen.getByLabelText<HTMLInputElement>('Description')

function open() {
  render(
    <Providers>
      <NewForm />
    </Providers>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  stubResizeObserver()
  write.mockReset().mockImplementation(() => Response.json(FEEDBACK))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => write(path, JSON.parse(String(init.body))))
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<NewForm>', () => {
  it('begins blank, and sends the template that was chosen', async () => {
    const user = open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Blank form' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'RSVP' }))
    expect([title().value, description().value]).toEqual(['RSVP', "Let us know if you're coming."])
    await user.click(screen.getByRole('button', { name: 'Create Form' }))
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce())
    expect(write.mock.calls[0]?.[1]).toEqual({
      title: 'RSVP',
      description: "Let us know if you're coming.",
      isPublished: false,
      template: 'rsvp',
    })
  })

  it('that is published at once has notices of each response', async () => {
    const user = open()
    await user.type(title(), 'Feedback')
    await user.click(screen.getByRole('switch', { name: 'Publish Form' }))
    await user.click(screen.getByRole('button', { name: 'Create Form' }))
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce())
    expect(write.mock.calls[0]?.[1]).toMatchObject({ isPublished: true, notify: 'each' })
    expect(screen.getByText('We email you each response. You can change that under Notifications.')).toBeTruthy()
  })

  it('keeps a title that was typed, and takes back what the template preset', async () => {
    const user = open()
    await user.type(title(), 'Summer party')
    await user.click(screen.getByRole('radio', { name: 'Contact us' }))
    expect([title().value, description().value]).toEqual([
      'Summer party',
      "Send us a message and we'll get back to you.",
    ])
    await user.click(screen.getByRole('radio', { name: 'Blank form' }))
    expect([title().value, description().value]).toEqual(['Summer party', ''])
  })
})
