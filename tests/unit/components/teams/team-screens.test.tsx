// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormList } from '@/components/forms/list/form-list'
import { FormMenu } from '@/components/forms/list/form-menu'
import { AccountSwitch } from '@/components/layout/shell/account-switch'
import { PageList } from '@/components/pages/list/page-list'
import { PageMenu } from '@/components/pages/list/page-menu'
import { CreateTeam } from '@/components/teams/create-team'
import { MembersScreen } from '@/components/teams/members-screen'
import { RoomsScreen } from '@/components/teams/rooms-screen'
import { type ShownTeam, TeamProvider } from '@/components/ui/team'
import type { Form } from '@/lib/forms/form'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import type { Role } from '@/lib/shared/team-roles'
import { ADA, OwnerScreen } from '../../../support/screens/owner-screen'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: vi.fn(), replace: vi.fn() }),
}))

const TEAM = { id: '5b1c7f7e-5f0a-4c55-8a44-0c7a9b2f6e10', slug: 'practice', name: 'Practice' }
const GRACE = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a001'
const at = '2026-11-28T12:00:00.000Z'

const sent = vi.fn<(call: string, body: unknown) => void>()
let answers: Record<string, unknown>
let refusals: Record<string, { status: number; code: string; [fact: string]: unknown }>

afterEach(cleanup)
beforeEach(() => {
  sent.mockReset()
  refusals = {}
  answers = {
    'GET /api/settings': { ...DEFAULT_SETTINGS, saved: true },
    [`GET /api/teams/${TEAM.id}`]: { ...TEAM, role: 'owner', members: 2, createdAt: at, deleteAt: null },
    [`GET /api/teams/${TEAM.id}/members`]: [
      { account: ADA.id, name: 'Ada', email: ADA.email, role: 'owner', joinedAt: at },
      { account: GRACE, name: 'Grace', email: 'grace@example.com', role: 'editor', joinedAt: at },
    ],
    [`GET /api/teams/${TEAM.id}/invitations`]: [
      { id: GRACE, email: 'mary@example.com', role: 'host', createdAt: at, expiresAt: '2026-12-05T12:00:00.000Z' },
    ],
    'GET /api/rooms': [{ id: GRACE, name: 'Green room', description: 'Six seats', timezone: 'UTC', createdAt: at }],
  }
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    const call = `${method} ${path}`
    if (method !== 'GET') sent(call, body ? JSON.parse(String(body)) : undefined)
    const refusal = refusals[call]
    if (refusal) return Response.json({ message: 'No', ...refusal }, { status: refusal.status })
    return call in answers ? Response.json(answers[call]) : new Response(null, { status: 204 })
  })
})

function open(ui: ReactNode, role: Role | null = 'owner', teams: ShownTeam[] = []) {
  render(
    <OwnerScreen teams={teams}>
      <TeamProvider team={role && { ...TEAM, role }}>{ui}</TeamProvider>
    </OwnerScreen>,
  )
  return userEvent.setup()
}

const dialog = () => screen.findByRole('alertdialog')

describe('<AccountSwitch>', () => {
  it('is not there for a person without a team', () => {
    open(<AccountSwitch teams={[]} />, null)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('leads to the own account and to each team, and marks the one that is shown', async () => {
    const user = open(<AccountSwitch teams={[{ ...TEAM, role: 'owner' }]} />)
    await user.click(screen.getByRole('button', { name: 'Switch account' }))
    const items = await screen.findAllByRole('menuitem')
    expect(items.map((item) => [item.getAttribute('href'), item.getAttribute('aria-current')])).toEqual([
      ['/', null],
      ['/team/practice', 'true'],
    ])
  })
})

describe('useMay', () => {
  it.each([
    ['viewer', 0],
    ['host', 0],
    ['editor', 2],
  ] as const)('offers a %s %i of the links that make a page and a form', async (role, count) => {
    for (const path of ['time-slot-pages', 'time-slot-pages/upcoming', 'integrations']) answers[`GET /api/${path}`] = []
    answers['GET /api/user'] = ADA
    answers['GET /api/forms'] = []
    open(
      <>
        <PageList />
        <FormList openedAt={Date.parse(at)} />
      </>,
      role,
    )
    expect(await screen.findByText('No forms yet')).toBeTruthy()
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links.filter((href) => /^\/team\/practice\/.*(new|create)$/.test(href ?? ''))).toHaveLength(count)
  })
})

describe('<CreateTeam>', () => {
  it('makes the address of the name until it is changed, and says beside it that it is taken', async () => {
    refusals['POST /api/teams'] = { status: 409, code: 'slug_taken' }
    const user = open(<CreateTeam />, null)
    const slug = screen.getByLabelText<HTMLInputElement>('Address')
    await user.type(screen.getByLabelText('Name'), 'Büro Ada')
    expect(slug.value).toBe('buro-ada')
    await user.clear(slug)
    await user.type(slug, 'bureau')
    await user.type(screen.getByLabelText('Name'), ' & Co')
    expect(slug.value).toBe('bureau')
    await user.click(screen.getByRole('button', { name: 'Create team' }))
    expect(await screen.findByText('This slug is already taken.')).toBeTruthy()
    expect(sent.mock.calls).toEqual([['POST /api/teams', { name: 'Büro Ada & Co', slug: 'bureau' }]])
    expect(slug.value).toBe('bureau')
  })
})

describe('<MembersScreen>', () => {
  it('says in place that the last owner cannot leave, or how many bookings have to be handed over', async () => {
    const call = `DELETE /api/teams/${TEAM.id}/members/${ADA.id}`
    refusals[call] = { status: 409, code: 'last_owner' }
    const user = open(<MembersScreen />)
    await user.click(await screen.findByRole('button', { name: 'Leave team' }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave team' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'A team needs an owner. Make somebody else an owner first.',
    )
    refusals[call] = { status: 409, code: 'holds_bookings', count: 3 }
    await user.click(within(await dialog()).getByRole('button', { name: 'Leave team' }))
    expect(await screen.findByText('3 bookings to come have to be handed over first.')).toBeTruthy()
    const handOver = `POST /api/teams/${TEAM.id}/members/${ADA.id}/hand-over`
    answers[handOver] = { handedOver: 2, left: [{ meetingId: TEAM.id, startTime: at, code: 'taken' }] }
    await user.click(within(await dialog()).getByRole('button', { name: 'Hand over all' }))
    expect((await screen.findByText(/2 bookings were handed over/)).textContent).toBe(
      '2 bookings were handed over. 1 booking is left, as nobody else of its group is free.',
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(sent.mock.calls).toEqual([
      [call, undefined],
      [call, undefined],
      [handOver, undefined],
    ])
  })

  it('invites by address and role, and says beside the address why not', async () => {
    const call = `POST /api/teams/${TEAM.id}/invitations`
    refusals[call] = { status: 409, code: 'already_member' }
    const user = open(<MembersScreen />)
    await user.click(await screen.findByRole('button', { name: 'Invite' }))
    await user.type(await screen.findByLabelText('Email'), 'grace@example.com')
    await user.click(screen.getByRole('button', { name: 'Send invitation' }))
    expect(await screen.findByText('This person is a member already.')).toBeTruthy()
    expect(sent.mock.calls).toEqual([[call, { email: 'grace@example.com', role: 'editor' }]])
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('grace@example.com')
  })

  it('withdraws an invitation', async () => {
    const user = open(<MembersScreen />)
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await vi.waitFor(() =>
      expect(sent.mock.calls).toEqual([[`DELETE /api/teams/${TEAM.id}/invitations/${GRACE}`, undefined]]),
    )
    expect(screen.getByText('Host · valid until Saturday, December 5, 2026')).toBeTruthy()
  })

  it('lets a viewer only look, and leave', async () => {
    open(<MembersScreen />, 'viewer')
    expect(await screen.findByText('Editor')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Invite|Remove|Withdraw|Delete/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Leave team' })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('says when a deleted team goes, and restores it', async () => {
    answers[`GET /api/teams/${TEAM.id}`] = { ...TEAM, role: 'owner', members: 2, createdAt: at, deleteAt: at }
    const user = open(<MembersScreen />)
    expect(await screen.findByText(/This team is deleted on Saturday, November 28, 2026/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete team' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Restore team' }))
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[`POST /api/teams/${TEAM.id}/restore`, undefined]]))
  })

  it('deletes the team for its typed address', async () => {
    const user = open(<MembersScreen />)
    await user.click(await screen.findByRole('button', { name: 'Delete team' }))
    await user.type(await screen.findByLabelText('Address of the team'), 'practice')
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete team' }))
    await vi.waitFor(() => expect(sent.mock.calls).toEqual([[`DELETE /api/teams/${TEAM.id}`, { confirm: 'practice' }]]))
  })
})

describe('<RoomsScreen>', () => {
  const rooms = <RoomsScreen timezones={[{ value: 'UTC', label: 'UTC' }]} openedAt={Date.parse(at)} />

  it('adds a room', async () => {
    const user = open(rooms)
    await screen.findByText('Green room')
    await user.click(screen.getByRole('button', { name: 'Add room' }))
    await user.type(await screen.findByLabelText('Name'), 'Aquarium')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add room' }))
    await vi.waitFor(() =>
      expect(sent.mock.calls).toEqual([['POST /api/rooms', { name: 'Aquarium', description: '' }]]),
    )
  })

  it('says in place that a room is in use', async () => {
    refusals[`DELETE /api/rooms/${GRACE}`] = { status: 409, code: 'in_use' }
    const user = open(rooms)
    await user.click(await screen.findByRole('button', { name: 'More actions for Green room' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    expect((await screen.findByRole('alert')).textContent).not.toBe('')
  })

  it('leads to the hours and the time off of each room', async () => {
    open(rooms)
    const links = await screen.findAllByRole('link')
    const address = `/team/practice/rooms/${GRACE}`
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Hours and calendars of Green room', `${address}/hosting`],
      ['Time off of Green room', `${address}/availability`],
    ])
  })

  it('has nothing to press for an editor', async () => {
    open(rooms, 'editor')
    expect(await screen.findByText('Green room')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button', { name: /Add room|More actions/ })).toBeNull()
  })
})

describe('<TransferDialog>', () => {
  const other: ShownTeam = { ...TEAM, id: GRACE, slug: 'clinic', name: 'Clinic', role: 'editor' }
  const menu = (
    <>
      <PageMenu page={{ id: 'p1', title: 'Intro call', hostGroups: [] } as unknown as TimeSlotPage} />
      <FormMenu form={{ id: 'f1', title: 'Feedback' } as Form} />
    </>
  )
  const call = 'POST /api/time-slot-pages/p1/transfer'

  it('says in place why not, then gives the page to the person or to another team', async () => {
    refusals[call] = { status: 409, code: 'in_use' }
    answers[call] = {}
    const user = open(menu, 'admin', [{ ...TEAM, role: 'admin' }, other])
    await user.click(screen.getByRole('button', { name: 'More actions for Intro call' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Transfer' }))
    expect((await dialog()).textContent).toContain('It loses its groups of hosts.')
    const options = await screen.findAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Your own account', 'Clinic'])
    await user.click(within(await dialog()).getByRole('button', { name: 'Transfer' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Unlink it')
    refusals = {}
    await user.selectOptions(screen.getByLabelText('To'), 'Clinic')
    expect((await dialog()).textContent).toContain('Hosts who are not members there leave the page.')
    await user.click(within(await dialog()).getByRole('button', { name: 'Transfer' }))
    await vi.waitFor(() =>
      expect(sent.mock.calls).toEqual([
        [call, { account: ADA.id }],
        [call, { account: GRACE }],
      ]),
    )
  })

  it.each([
    ['a person without a team', null, []],
    ['an editor of the team', 'editor', [{ ...TEAM, role: 'editor' }]],
    ['somebody who may not write in their teams', null, [{ ...TEAM, role: 'viewer' }]],
  ] as const)('is not offered to %s', async (_, role, teams) => {
    const user = open(menu, role, [...teams])
    for (const name of ['Intro call', 'Feedback']) {
      await user.click(screen.getByRole('button', { name: `More actions for ${name}` }))
      await screen.findByRole('menuitem', { name: 'Delete' })
      expect(screen.queryByRole('menuitem', { name: 'Transfer' })).toBeNull()
      await user.keyboard('{Escape}')
    }
  })
})
