// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '@/components/ui/dropdown-menu'
import { Toaster } from '@/components/ui/toaster'
import { toast } from '@/components/ui/use-toast'
import { act, cleanup, render, screen, waitFor } from '../../../support/screens/testing'

afterEach(cleanup)

function PageMenu() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>More</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete page?"
        description="Its bookings stay."
        confirmLabel="Delete"
        onConfirm={() => {}}
      />
    </>
  )
}

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Again
      </button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete page?"
        description="Its bookings and meetings stay."
        confirmLabel="Delete"
        destructive
        onConfirm={onConfirm}
      />
    </>
  )
}

describe('<Dialog>', () => {
  it('a dialog is named by its title and stays open when a toast is closed over it', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(
      <>
        <Dialog>
          <DialogTrigger>Create Meeting</DialogTrigger>
          <DialogContent title="Create New Meeting">
            <input aria-label="Title" />
          </DialogContent>
        </Dialog>
        <Toaster />
      </>,
    )
    await user.click(screen.getByText('Create Meeting'))
    const dialog = screen.getByRole('dialog', { name: 'Create New Meeting' })
    act(() => toast({ title: 'Failed to create meeting', variant: 'destructive' }))
    const status = screen.getByRole('status')
    const close = status.querySelector('button')
    if (!close) throw new Error('the toast has no close button')
    await user.click(close)
    expect(status.textContent).toBe('')
    expect(dialog.isConnected).toBe(true)
    await user.keyboard('{Escape}')
    expect(dialog.isConnected).toBe(false)
  })

  it('a confirmation begins on Cancel and acts only on its own button', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    const onConfirm = vi.fn()
    render(<Deletion onConfirm={onConfirm} />)
    expect(document.activeElement?.textContent).toBe('Cancel')
    await user.keyboard('{Enter}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(screen.getByText('Again'))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a confirmation asked for by a menu gives the focus back to the button of the menu', async () => {
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    render(<PageMenu />)
    const trigger = screen.getByRole('button', { name: 'More' })
    await user.click(trigger)
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(trigger))
  })
})
