// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OwnerProvider } from '@/components/layout/owner'
import { EditPage } from '@/components/pages/editor/edit-page'
import { HostsSection } from '@/components/pages/editor/hosts/hosts-section'
import { TeamProvider } from '@/components/ui/team'
import { dismissToast } from '@/components/ui/use-toast'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import { toFormValues } from '@/lib/pages/page-editor'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { ADA, OwnerScreen } from '@/tests/support/screens/owner-screen'
import { renderPageSection, SETTINGS, STORED_PAGE, submit } from '@/tests/support/screens/page-section'
import { stubResizeObserver } from '@/tests/support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '@/tests/support/screens/testing'

vi.mock('next/navigation', async (load) => ({
  ...(await load<object>()),
  useRouter: () => ({ push: vi.fn() }),
}))

const TEAM = { id: '5b1c7f7e-5f0a-4c55-8a44-0c7a9b2f6e10', slug: 'practice', name: 'Practice', role: 'owner' } as const
const BEN = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a001'
const CEM = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a002'
const ROOM = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a003'
const at = '2026-11-28T12:00:00.000Z'
const member = (account: string, name: string) => ({ account, name, email: null, role: 'host', joinedAt: at })
const preset = { weight: 100, priority: 1, maxPerDay: null }
const host = (account: string, name: string, state: 'asked' | 'agreed' | 'declined' = 'agreed') => ({
  ...preset,
  account,
  name,
  kind: 'person' as const,
  state,
})
const THERAPISTS = {
  name: 'Therapists',
  need: 1,
  choose: 'fair' as const,
  hosts: [host(ADA.id, 'Ada'), host(BEN, 'Ben', 'asked')],
}

let page: TimeSlotPage
const save = vi.fn<(body: unknown) => Response>()
const forecast = vi.fn<(body: { hostGroups?: unknown }) => unknown>()

beforeEach(() => {
  save.mockReset().mockImplementation(() => Response.json(page))
  forecast.mockReset().mockReturnValue(null)
  stubResizeObserver()
  window.history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'PATCH') return save(JSON.parse(String(init.body)))
    if (path.endsWith('/forecast')) return Response.json(forecastOf(JSON.parse(String(init.body))))
    if (path === '/api/settings') return Response.json(SETTINGS)
    if (path.endsWith('/members')) return Response.json([member(ADA.id, 'Ada'), member(BEN, 'Ben'), member(CEM, 'Cem')])
    if (path === '/api/rooms')
      return Response.json([{ id: ROOM, name: 'Red room', description: '', timezone: 'UTC', createdAt: at }])
    return Response.json(path === `/api/time-slot-pages/${page.id}` ? page : [])
  })
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

function forecastOf(body: object) {
  return {
    hoursPerWeek: { before: 8, after: 8 },
    starts: { from: '2030-06-03', to: '2030-06-30', timezone: 'UTC', before: 4, after: 4, days: [] },
    impossible: { days: 90, made: 0, total: 0, byReason: {}, bookings: [] },
    standing: { total: 0, bookings: [] },
    hosted: forecast(body),
  }
}

/** The section alone: the whole editor has a hundred fields. */
async function open(hostGroups: NonNullable<TimeSlotPage['hostGroups']>) {
  page = { ...STORED_PAGE, hostGroups, moveHosts: 'same' }
  const { user, sent } = renderPageSection(
    <OwnerProvider owner={ADA}>
      <TeamProvider team={TEAM}>
        <HostsSection pageId={page.id} stored={toFormValues(page)} isShown />
      </TeamProvider>
    </OwnerProvider>,
    page,
  )
  // The names have come.
  await waitFor(() => expect(screen.queryByText('…')).toBeNull())
  return Object.assign(user, { sent })
}

function openEditor(openedTab: EditorTab, team: typeof TEAM | null) {
  const hosts = { hostGroups: [{ ...THERAPISTS, hosts: [host(ADA.id, 'Ada')] }], moveHosts: 'same' as const }
  page = { ...STORED_PAGE, ...(team && hosts) }
  render(
    <OwnerScreen>
      <TeamProvider team={team}>
        <EditPage id={page.id} timezones={[]} openedTab={openedTab} />
      </TeamProvider>
    </OwnerScreen>,
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const rowOf = (name: string) => screen.getByText(name, { selector: 'bdi' }).closest('li') as HTMLElement
const pick = { account: ADA.id, ...preset }

describe('<HostsSection>', () => {
  it('says that a page without groups offers nothing, and adds a group with a member and a room', async () => {
    const user = await open([])
    expect(screen.getByText(/Without hosts this page offers no times/)).toBeTruthy()
    await user.click(button('Add group'))
    await waitFor(() => expect(document.activeElement).toBe(labelled('Name of group 1')))
    expect(screen.queryByText(/Without hosts this page offers no times/)).toBeNull()
    enter(labelled('Name of group 1'), 'Therapists')
    await user.selectOptions(labelled('Add to Therapists'), 'Ada')
    await user.click(button('Add'))
    await user.selectOptions(labelled('Add to Therapists'), 'Ben')
    await user.click(button('Add'))
    await user.selectOptions(labelled('Add to Therapists'), 'Red room')
    await user.click(button('Add'))
    expect(within(rowOf('Ada')).getByText('Agreed')).toBeTruthy()
    expect(within(rowOf('Ben')).getByText('Is asked when you save')).toBeTruthy()
    expect(within(rowOf('Red room')).getByText('Room')).toBeTruthy()
    await user.selectOptions(labelled('A booking takes'), 'All of them')
    await user.click(screen.getByRole('radio', { name: 'Others may take over' }))
    expect(await user.sent()).toMatchObject({
      moveHosts: 'any',
      hostGroups: [
        { name: 'Therapists', need: 'all', hosts: [pick, { ...pick, account: BEN }, { ...pick, account: ROOM }] },
      ],
    })
  })

  it('orders, changes and removes hosts and groups, and takes a removal back', async () => {
    const room = { ...THERAPISTS, name: 'Room', hosts: [{ ...host(ROOM, 'Red room'), kind: 'room' as const }] }
    const user = await open([THERAPISTS, room])
    await user.click(button('Move Ben up'))
    enter(within(rowOf('Ada')).getByLabelText('Weight'), '50')
    enter(within(rowOf('Ada')).getByLabelText('Bookings a day, at most'), '4')
    await user.click(button('Move group Room up'))
    await user.click(button('Remove Red room'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await user.click(button('Remove group Therapists'))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const hostGroups = (await user.sent())?.hostGroups
    expect(hostGroups).toEqual([
      { name: 'Room', need: 1, choose: 'fair', hosts: [{ account: ROOM, ...preset }] },
      {
        name: 'Therapists',
        need: 1,
        choose: 'fair',
        hosts: [
          { account: BEN, ...preset },
          { account: ADA.id, ...preset, weight: 50, maxPerDay: 4 },
        ],
      },
    ])
  })

  it('lets visitors choose in one group, which then gives one place', async () => {
    const user = await open([
      { ...THERAPISTS, need: 2 },
      { ...THERAPISTS, name: 'Doctors', hosts: [host(CEM, 'Cem')] },
    ])
    const [first, second] = screen.getAllByLabelText('Who gets it') as [HTMLElement, HTMLElement]
    await user.selectOptions(first, 'The visitor chooses')
    expect((screen.getAllByLabelText('A booking takes')[0] as HTMLSelectElement).value).toBe('1')
    expect(within(second).getByRole('option', { name: /in one group only/ })).toHaveProperty('disabled', true)
    expect(await user.sent()).toMatchObject({ hostGroups: [{ choose: 'visitor', need: 1 }, { choose: 'fair' }] })
  })

  it('asks the engine with the hosts in the form, and tells a day in a sentence', async () => {
    const between = (from: number, to: number) => ({
      start: `2030-06-04T${String(from).padStart(2, '0')}:00:00.000Z`,
      end: `2030-06-04T${to}:00:00.000Z`,
    })
    const day = { date: '2030-06-04', bookable: [between(9, 14)] }
    forecast.mockReturnValue({ ...day, everyone: { hosts: 2, times: [between(11, 12)] } })
    const user = await open([THERAPISTS])
    await screen.findByText('On Tuesday, June 4, 2030, 09:00 – 14:00 can be booked, 11:00 – 12:00 with both.')
    forecast.mockReturnValue({ ...day, everyone: null })
    await user.click(button('Remove Ben'))
    await screen.findByText('On Tuesday, June 4, 2030, 09:00 – 14:00 can be booked.')
    expect(forecast.mock.lastCall?.[0].hostGroups).toMatchObject([{ hosts: [{ account: ADA.id }] }])
    await user.click(button('Remove Ada'))
    await screen.findByText('What can be booked shows when the page could be saved.')
  })

  it('says of which group too few have agreed', async () => {
    await open([{ ...THERAPISTS, need: 2 }])
    await screen.findByText(/Needs 2 and has 1 who agreed/)
  })

  it('shows what is wrong by its field, and a group without hosts where one is added', async () => {
    const user = await open([THERAPISTS])
    enter(labelled('Name of group 1'), ' ')
    enter(within(rowOf('Ada')).getByLabelText('Weight'), '')
    submit()
    await waitFor(() => expect(descriptionOf(labelled('Name of group 1'))).toBe('Required'))
    expect(descriptionOf(within(rowOf('Ada')).getByLabelText('Weight'))).toContain('from 1 to 1,000')
    await user.click(button('Remove Ben'))
    await user.click(button('Remove Ada'))
    submit()
    await screen.findByText('A group needs a host')
    expect(labelled('Add to 1').getAttribute('aria-invalid')).toBe('true')
    expect(labelled('A booking takes').getAttribute('aria-invalid')).toBeNull()
  })
})

describe('<PageEditor> with hosts', () => {
  it('has no tab of hosts for a page of a person, also by its address', async () => {
    openEditor('hosts', null)
    await waitFor(() => labelled('Title'))
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Basics',
      'When',
      'Booking',
      'Messages',
      'Access',
    ])
    expect(screen.getByRole('tab', { name: 'Basics' }).getAttribute('aria-selected')).toBe('true')
  })

  it('leads to the host whom the server refused', async () => {
    const issues = [{ path: 'hostGroups.0.hosts.0.account', message: 'Not so' }]
    save.mockImplementation(() => Response.json({ message: 'No', issues }, { status: 400 }))
    openEditor('basics', TEAM)
    await screen.findByText('Ada', { selector: 'bdi' })
    submit()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Not so'))
    expect(rowOf('Ada').contains(document.activeElement)).toBe(true)
    expect(window.location.search).toBe('?tab=hosts')
    expect(save.mock.calls[0]?.[0]).toMatchObject({ hostGroups: [{ hosts: [pick] }] })
  })
})
