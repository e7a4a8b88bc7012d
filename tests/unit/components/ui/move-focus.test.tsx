// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogContent } from '@/components/ui/dialog'
import { cancelMove, catchFocus, focusHeading, moveFocus } from '@/components/ui/move-focus'
import { act, cleanup, fireEvent, render, screen, waitFor } from '../../../support/screens/testing'

const motionOf = (element: Element) => (element.matches('[data-state="closed"]') ? 'leave' : 'none')

/** jsdom plays no animations: a dialog stays on the page until `endMotion`. */
beforeEach(() => {
  const read = window.getComputedStyle.bind(window)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) =>
    Object.defineProperty(read(element), 'animationName', { get: () => motionOf(element), configurable: true }),
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.mocked(window.getComputedStyle).mockRestore()
})

async function endMotion() {
  for (const element of document.querySelectorAll('[data-state="closed"]')) {
    fireEvent(element, Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'leave' }))
  }
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

type RowsProps = { onConfirm: (remove: () => void) => void; children?: ReactNode }

/** A row whose button asks before it is removed; the dialog stays mounted when the row goes. */
function Rows({ onConfirm, children }: RowsProps) {
  const [isAsking, setAsking] = useState(false)
  const [isThere, setThere] = useState(true)
  return (
    <main>
      <h1 tabIndex={-1}>Forms</h1>
      {isThere && (
        <button type="button" onClick={() => setAsking(true)}>
          Remove
        </button>
      )}
      <button type="button">Next row</button>
      {children}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove it?"
        description="It will be gone."
        confirmLabel="Yes"
        onConfirm={() => onConfirm(() => setThere(false))}
      />
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const heading = () => screen.getByRole('heading', { level: 1, hidden: true })

async function confirm(onConfirm: RowsProps['onConfirm']) {
  const user = userEvent.setup({ pointerEventsCheck: 0 })
  render(<Rows onConfirm={onConfirm} />)
  await user.click(button('Remove'))
  await user.click(button('Yes'))
  expect(screen.getByRole('alertdialog', { hidden: true }).dataset.state).toBe('closed')
  return user
}

describe('moveFocus', () => {
  it('moves the focus once the dialog has left the screen, also when its opener is still there', async () => {
    await confirm(() => focusHeading())
    expect(document.activeElement).not.toBe(heading())
    await endMotion()
    expect(document.activeElement).toBe(heading())
  })

  it('does so when the row goes while the dialog is leaving', async () => {
    let remove = () => {}
    await confirm((removeRow) => {
      remove = removeRow
    })
    act(remove)
    moveFocus(() => button('Next row'))
    await endMotion()
    expect(document.activeElement).toBe(button('Next row'))
  })

  it('does so when the row goes long after the dialog', async () => {
    let remove = () => {}
    await confirm((removeRow) => {
      remove = removeRow
    })
    await endMotion()
    expect(document.activeElement).toBe(button('Remove'))
    act(remove)
    focusHeading()
    expect(document.activeElement).toBe(heading())
  })

  it('keeps the focus from the opener while its target is not there yet', async () => {
    await confirm(() => moveFocus(() => null))
    await endMotion()
    expect(document.activeElement).toBe(document.body)
  })

  it('does so also between the end of the dialog and the return of the focus', async () => {
    await confirm(() => {})
    for (const element of document.querySelectorAll('[data-state="closed"]')) {
      fireEvent(element, Object.assign(new Event('animationend', { bubbles: true }), { animationName: 'leave' }))
    }
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull()
    moveFocus(() => null)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(document.activeElement).toBe(document.body)
  })

  it('is taken back when the user has moved the focus', async () => {
    const find = () => heading()
    await confirm(() => moveFocus(find))
    cancelMove(find)
    await endMotion()
    expect(document.activeElement).toBe(button('Remove'))
  })

  it('leaves the focus where the user has moved it in the meantime', async () => {
    await confirm(() => focusHeading())
    button('Next row').focus()
    await endMotion()
    expect(document.activeElement).toBe(button('Next row'))
  })
})

describe('catchFocus', () => {
  it('leaves the focus to the opener of a dialog, and moves it if the opener is gone', async () => {
    await confirm(() => catchFocus(() => button('Next row')))
    await endMotion()
    expect(document.activeElement).toBe(button('Remove'))
    cleanup()
    await confirm((remove) => {
      remove()
      catchFocus(() => button('Next row'))
    })
    await endMotion()
    expect(document.activeElement).toBe(button('Next row'))
  })
})

describe('useReturnFocus', () => {
  it('returns the focus to the opener, and to the heading when that is gone', async () => {
    await confirm(() => {})
    await endMotion()
    expect(document.activeElement).toBe(button('Remove'))
    cleanup()
    await confirm((remove) => remove())
    await endMotion()
    expect(document.activeElement).toBe(heading())
  })

  it('takes an opener that an animation shows after its removal for gone', async () => {
    await confirm(() => {
      button('Remove').toggleAttribute('inert', true)
    })
    await endMotion()
    expect(document.activeElement).toBe(heading())
  })

  it('stays in the dialog below, whatever waits for that to close', async () => {
    render(
      <Dialog open>
        <DialogContent title="Day">
          <Rows onConfirm={(remove) => remove()} />
        </DialogContent>
      </Dialog>,
    )
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.click(button('Remove'))
    const outside = document.body.appendChild(document.createElement('button'))
    moveFocus(() => outside)
    await user.click(button('Yes'))
    await endMotion()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    outside.remove()
  })
})
