// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { YourDataScreen } from '@/components/settings/your-data-screen'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../support/screens/testing'

const COUNTS = { status: 'planned', bookings: 2, cancelled: 1, invitations: 0, responses: 3, files: 0 }
const sent = vi.fn<(call: string, body: unknown) => void>()
let planned: object = COUNTS

afterEach(cleanup)
beforeEach(() => {
  sent.mockReset()
  planned = COUNTS
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path === '/api/account/farewell') return Response.json({ people: 12, until: '2026-06-06T12:00:00Z' })
    if (path === '/api/settings') return Response.json({ ...DEFAULT_SETTINGS, saved: true })
    sent(`${init.method} ${path}`, JSON.parse(String(init.body)))
    return path === '/api/account'
      ? Response.json({ code: 'invalid_input', message: 'No' }, { status: 400 })
      : Response.json(path.endsWith('dryRun=1') ? planned : { ...COUNTS, status: 'done' })
  })
})

async function open(unfinishedImport: string | null = null) {
  const user = userEvent.setup()
  render(
    <OwnerScreen>
      <YourDataScreen unfinishedImport={unfinishedImport} />
    </OwnerScreen>,
  )
  return user
}

const address = () => screen.getByLabelText<HTMLInputElement>('Email address of the person')

describe('<YourDataScreen>', () => {
  it('shows what there is about a person, and erases only once that was confirmed', async () => {
    const user = await open()
    await user.type(address(), 'vera@example.com')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Erase vera@example.com?' })
    expect(dialog.textContent).toContain('Bookings: 2, of these to cancel: 1.')
    expect(sent.mock.calls).toEqual([['POST /api/people/erase?dryRun=1', { email: 'vera@example.com' }]])
    await user.click(screen.getByRole('button', { name: 'Erase' }))
    await vi.waitFor(() => expect(address().value).toBe(''))
    expect(sent).toHaveBeenLastCalledWith('POST /api/people/erase', { email: 'vera@example.com' })
  })

  it('says that an import did not finish, and how it is completed', async () => {
    await open('2026-11-28T09:30:00.000Z')
    const words = 'An import that began on Nov 28 2026, 09:30 did not finish. Choose the same zip again to complete it.'
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('says that there is nothing, and asks nothing', async () => {
    planned = { ...COUNTS, bookings: 0, cancelled: 0, responses: 0 }
    const user = await open()
    await user.type(address(), 'nobody@example.com')
    await user.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('There is nothing about this address.')).toBeTruthy()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('says how many people are told, deletes the account for the typed address, and keeps it typed when that is refused', async () => {
    const user = await open()
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const typed = await screen.findByLabelText<HTMLInputElement>('Email address of your account')
    const told = '12 people with bookings or requests are told by email, the last of them by Saturday, June 6, 2026.'
    await vi.waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(told))
    await user.type(typed, 'ada@example.com')
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    expect(await screen.findByText('Failed to delete the account')).toBeTruthy()
    expect(sent.mock.calls).toEqual([['DELETE /api/account', { confirm: 'ada@example.com' }]])
    expect(typed.value).toBe('ada@example.com')
  })
})
