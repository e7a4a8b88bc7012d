// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountsScreen } from '@/components/admin/accounts-screen'
import { AuditScreen } from '@/components/admin/audit-screen'
import { OverviewScreen } from '@/components/admin/overview-screen'
import { dismissToast } from '@/components/ui/use-toast'
import type { AdminAccount, Overview } from '@/lib/admin/schema'
import { ADA, OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const refresh = vi.fn()
vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ refresh, push: vi.fn(), replace: vi.fn() }),
}))

const at = '2030-01-01T00:00:00.000Z'
const GRACE = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a001'
const ROOM = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a002'
const account = (fields: Partial<AdminAccount>): AdminAccount => ({
  ...{ id: GRACE, kind: 'person', email: 'grace@example.com', username: 'grace', state: 'active', isAdmin: false },
  ...{ createdAt: at, lastSeenAt: at, sessions: 1, pages: 2, forms: 0, bookings: 31, responses: 1 },
  ...fields,
})
const overview: Overview = {
  ...{ version: '1.2.3', accounts: 12, pages: 4, forms: 1, signUp: 'open' },
  queue: { waiting: 0, failed: 0, oldestSeconds: 0 },
  connections: { working: 1, expired: 0 },
  disk: { usedBytes: 2_000_000, freeBytes: null },
  backup: { lastAt: null },
  limits: [
    { name: 'LIMIT_BOOKINGS', refused24h: 0 },
    { name: 'LIMIT_PAGE_READS', refused24h: 7 },
  ],
}

const sent = vi.fn<(call: string, body: unknown) => void>()
let answers: Record<string, unknown>

beforeEach(() => {
  sent.mockReset()
  refresh.mockReset()
  answers = { 'GET /api/settings': { timezone: 'UTC', dateFormat: 'D MMM YYYY', timeFormat: '24h' } }
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit) => {
    const call = `${method} ${path}`
    if (method !== 'GET') sent(call, body ? JSON.parse(String(body)) : undefined)
    const answer = answers[call]
    if (answer instanceof Response) return answer
    return call in answers ? Response.json(answer) : new Response(null, { status: 204 })
  })
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

function open(ui: ReactNode) {
  render(<OwnerScreen>{ui}</OwnerScreen>)
  return userEvent.setup()
}

describe('<OverviewScreen>', () => {
  const todo = { mail: false, signUp: true, backup: true }

  it('asks for the steps again after a test email, and not after one that was refused', async () => {
    answers['GET /api/admin/overview'] = overview
    answers['POST /api/admin/test-mail'] = Response.json({ message: 'No', code: 'email_not_sent' }, { status: 503 })
    const user = open(<OverviewScreen steps={todo} />)
    const steps = screen.getByRole('group', { name: 'Steps to a safe start' })
    const send = within(steps).getByRole('button', { name: 'Send a test email' })
    await user.click(send)
    await screen.findByText("The test email wasn't sent")
    expect(refresh).not.toHaveBeenCalled()
    delete answers['POST /api/admin/test-mail']
    await user.click(send)
    await screen.findByText(`Test email sent to ${ADA.email}`)
    expect(refresh).toHaveBeenCalledTimes(1)
  })

  it('shows the limits that were reached, and no steps once all are done', async () => {
    answers['GET /api/admin/overview'] = overview
    open(<OverviewScreen steps={{ mail: true, signUp: true, backup: true }} />)
    const limits = await screen.findByRole('group', { name: 'Limits' })
    expect(within(limits).getByRole('listitem').textContent).toBe('LIMIT_PAGE_READS7')
    expect(screen.queryByText('Steps to a safe start')).toBeNull()
  })
})

describe('<AccountsScreen>', () => {
  it('reads the next accounts at the press of a button, and says when that fails', async () => {
    answers['GET /api/admin/accounts?q=&page=1'] = { accounts: [account({})], nextPage: 2, total: 2 }
    answers['GET /api/admin/accounts?q=&page=2'] = Response.json({ message: 'No' }, { status: 500 })
    const user = open(<AccountsScreen />)
    await screen.findByText('grace@example.com')
    expect(screen.getByText('2 accounts')).toBeTruthy()
    const more = screen.getByRole('button', { name: 'Show more' })
    await user.click(more)
    await screen.findByText("We couldn't load this")
    const room = account({ id: ROOM, kind: 'room', email: null, username: 'blue-room' })
    answers['GET /api/admin/accounts?q=&page=2'] = { accounts: [room], nextPage: null, total: 2 }
    await user.click(more)
    await screen.findByText('blue-room')
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('asks before it closes an account, and wants its address before it deletes one', async () => {
    answers['GET /api/admin/accounts?q=&page=1'] = { accounts: [account({})], nextPage: null, total: 1 }
    const user = open(<AccountsScreen />)
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: /grace@example\.com/ }))
      await user.click(await screen.findByRole('menuitem', { name }))
      return within(await screen.findByRole('alertdialog'))
    }
    const closing = await choose('Close')
    expect(sent).not.toHaveBeenCalled()
    await user.click(closing.getByRole('button', { name: 'Close' }))
    await screen.findByText('Account closed')
    const deleting = await choose('Delete')
    await user.type(deleting.getByLabelText('Type grace@example.com to confirm'), 'grace@example.com')
    await user.click(deleting.getByRole('button', { name: 'Delete' }))
    await screen.findByText('The account will be deleted in seven days')
    expect(sent.mock.calls).toEqual([
      [`POST /api/admin/accounts/${GRACE}/close`, undefined],
      [`POST /api/admin/accounts/${GRACE}/delete`, { confirm: 'grace@example.com' }],
    ])
  })

  it('begins with what an entry of the audit log asks for', async () => {
    answers[`GET /api/admin/accounts?q=${GRACE}&page=1`] = { accounts: [account({})], nextPage: null, total: 1 }
    open(<AccountsScreen q={GRACE} />)
    await screen.findByText('grace@example.com')
  })

  it('offers neither to close nor to delete oneself', async () => {
    const own = account({ id: ADA.id, email: ADA.email })
    answers['GET /api/admin/accounts?q=&page=1'] = { accounts: [own], nextPage: null, total: 1 }
    const user = open(<AccountsScreen />)
    await user.click(await screen.findByRole('button', { name: /ada@example\.com/ }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toEqual(['Sign out everywhere'])
  })
})

describe('<AuditScreen>', () => {
  it('says who has done what, and that there is nothing yet', async () => {
    const entry = { id: GRACE, at, actor: 'cli', act: 'account.close', target: ROOM, facts: { sessions: 2 } }
    answers['GET /api/admin/audit?page=1'] = { entries: [entry], nextPage: null, total: 1 }
    open(<AuditScreen />)
    const row = await screen.findByRole('listitem')
    expect(row.textContent).toContain('Closed an account')
    expect(row.textContent).toContain('by Command line')
    expect(row.textContent).toContain('sessions: 2')
    const links = within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(links).toEqual([`/admin/accounts?q=${ROOM}`])
    cleanup()
    answers['GET /api/admin/audit?page=1'] = { entries: [], nextPage: null, total: 0 }
    open(<AuditScreen />)
    expect(await screen.findByText('There is no entry yet.')).toBeTruthy()
  })

  it('reads on from the last entry', async () => {
    const entry = { id: GRACE, at, actor: 'cli', act: 'account.close', target: null, facts: {} }
    answers['GET /api/admin/audit?page=1'] = { entries: [{ ...entry, id: ROOM }, entry], nextPage: 2, total: 3 }
    answers[`GET /api/admin/audit?before=${GRACE}`] = {
      entries: [{ ...entry, id: ADA.id, act: 'account.reopen' }],
      nextPage: null,
      total: 3,
    }
    const user = open(<AuditScreen />)
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByText('Reopened an account')
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })
})
