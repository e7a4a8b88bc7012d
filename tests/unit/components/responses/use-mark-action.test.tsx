// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { useMarkAction } from '@/components/responses/use-mark-action'
import { dismissToast } from '@/components/ui/use-toast'
import { cleanup, render, screen } from '../../../support/screens/testing'

const post = vi.fn<(path: string, body: unknown) => Response>()
const onFailed = vi.fn()

beforeEach(() => {
  onFailed.mockReset()
  post.mockReset().mockImplementation(() => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => post(path, JSON.parse(String(init.body))))
})

afterEach(() => {
  dismissToast()
  cleanup()
  vi.unstubAllGlobals()
})

function Marking({ as }: { as: 'spam' | 'restore' }) {
  const { run } = useMarkAction('f', as, onFailed)
  return (
    <main>
      <h1 tabIndex={-1}>Feedback</h1>
      <button type="button" onClick={() => void run(['one', 'two'])}>
        Mark
      </button>
    </main>
  )
}

async function mark(as: 'spam' | 'restore') {
  render(
    <Providers>
      <Marking as={as} />
    </Providers>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Mark' }))
  return user
}

describe('useMarkAction', () => {
  it.each([
    ['spam', 'restore'],
    ['restore', 'spam'],
  ] as const)('can undo %s', async (as, back) => {
    const user = await mark(as)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    const body = { ids: ['one', 'two'] }
    expect(post.mock.calls).toEqual([
      [`/api/forms/f/responses/${as}`, body],
      [`/api/forms/f/responses/${back}`, body],
    ])
  })

  it('leaves the focus on the heading, since what was chosen is gone', async () => {
    await mark('spam')
    await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('says that it failed and offers no Undo', async () => {
    post.mockImplementation(() => new Response(null, { status: 500 }))
    await mark('spam')
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
