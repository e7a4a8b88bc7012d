// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { useStatusAction } from '@/components/responses/use-status-action'
import { dismissToast } from '@/components/ui/use-toast'
import { cleanup, render, screen } from '../../../support/screens/testing'

const post = vi.fn<(path: string, body: unknown) => Response>()
const onFailed = vi.fn()

beforeEach(() => {
  onFailed.mockReset()
  post.mockReset().mockImplementation(() => Response.json({ count: 2 }))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => post(path, JSON.parse(String(init.body))))
})

afterEach(() => {
  dismissToast()
  cleanup()
  vi.unstubAllGlobals()
})

function Marking() {
  const { run } = useStatusAction('f', onFailed)
  return (
    <button type="button" onClick={() => run(['one', 'two'], 'done')}>
      Mark
    </button>
  )
}

async function mark() {
  render(
    <Providers>
      <Marking />
    </Providers>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Mark' }))
  return user
}

describe('useStatusAction', () => {
  it('marks them, and can undo it', async () => {
    const user = await mark()
    await screen.findByText('2 responses marked as done')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    expect(post.mock.calls).toEqual([
      ['/api/forms/f/responses/status', { ids: ['one', 'two'], status: 'done' }],
      ['/api/forms/f/responses/status', { ids: ['one', 'two'], status: 'new' }],
    ])
  })

  it('says that it failed and offers no Undo', async () => {
    post.mockImplementation(() => new Response(null, { status: 500 }))
    await mark()
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
