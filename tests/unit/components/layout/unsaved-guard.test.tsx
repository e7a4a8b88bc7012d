// @vitest-environment jsdom

import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { cleanup, render, screen, waitFor } from '../../../support/screens/testing'

const { push } = vi.hoisted(() => ({ push: vi.fn() }))
vi.mock('next/navigation', () => ({ usePathname: () => '/edited', useRouter: () => ({ push, replace: vi.fn() }) }))

/** A screen with one edited part, whose save succeeds or is refused. */
function Edited({ isRefused = false }: { isRefused?: boolean }) {
  const [isDirty, setDirty] = useState(true)
  return (
    <>
      <a href="/elsewhere">Elsewhere</a>
      <output>{isDirty ? 'unsaved' : 'saved'}</output>
      <UnsavedGuard isDirty={isDirty} onSave={async () => isRefused || setDirty(false)} />
    </>
  )
}

const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  cleanup()
  push.mockClear()
})

describe('<UnsavedGuard>', () => {
  it('saves, and then goes where the link leads', async () => {
    render(<Edited />)
    await leave()
    expect(push).not.toHaveBeenCalled()
    await choose('Save and leave')
    await waitFor(() => expect(push).toHaveBeenCalledExactlyOnceWith('/elsewhere'))
    expect(screen.getByRole('status').textContent).toBe('saved')
  })

  it('stays where the save is refused', async () => {
    render(<Edited isRefused />)
    await leave()
    await choose('Save and leave')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(push).not.toHaveBeenCalled()
  })

  it('offers no save that would lose another part of the screen', async () => {
    render(
      <>
        <Edited />
        <UnsavedGuard isDirty />
      </>,
    )
    await leave()
    expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeNull()
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
  })
})
