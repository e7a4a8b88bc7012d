// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MeetingActions } from '@/components/meetings/meeting/meeting-actions'
import { MeetingDialog } from '@/components/meetings/meeting/meeting-dialog'
import { MeetingDialogs } from '@/components/meetings/meeting/meeting-dialogs'
import { NowProvider } from '@/components/meetings/now'
import { TeamProvider } from '@/components/ui/team'
import { dismissToast } from '@/components/ui/use-toast'
import type { ListedMeeting, MeetingDetail, Successor } from '@/lib/meetings/schema'
import { HOUR_MS } from '@/lib/scheduling/units'
import type { Role } from '@/lib/shared/team-roles'
import type { Clock } from '@/lib/time/meeting-time'
import { ADA, OwnerScreen } from '@/tests/support/screens/owner-screen'
import { cleanup, render, screen, within } from '@/tests/support/screens/testing'

const clock: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }
const TEAM = { id: '5b1c7f7e-5f0a-4c55-8a44-0c7a9b2f6e10', slug: 'practice', name: 'Practice' }
const BEN = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a001'
const CEM = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a002'
const ROOM = '7d0f3b42-54a1-4f0f-9a5e-98b9c1f7a003'
const start = new Date(Date.now() + 48 * HOUR_MS).toISOString()
const end = new Date(Date.now() + 49 * HOUR_MS).toISOString()

const host = (account: string, name: string, kind: 'person' | 'room' = 'person') => ({
  account,
  name,
  kind,
  group: kind === 'room' ? 'Rooms' : 'Therapists',
})
const HOSTS = [host(ADA.id, 'Ada'), host(ROOM, 'Red room', 'room')]
const successor = (account: string, name: string, state: Successor['state']): Successor => ({
  account,
  name,
  group: 'Therapists',
  state,
})
const ranked = { priority: 1, weight: 100, share: 0.5 }
const ASSIGNMENT: NonNullable<MeetingDetail['assignment']> = [
  {
    group: 'Therapists',
    chose: 'fair',
    chosen: [ADA.id],
    ranking: [
      { ...ranked, account: ADA.id, name: 'Ada', state: 'free', owed: 0.75 },
      { ...ranked, account: BEN, name: 'Ben', state: 'free', owed: 0.5 },
      { ...ranked, account: CEM, name: 'Cem', state: 'away', share: 0, owed: null },
    ],
  },
  { group: 'Rooms', chose: 'all', chosen: [ROOM], ranking: [] },
]

const listed: ListedMeeting = {
  id: 'm1',
  title: 'Intro call',
  attendeeName: 'Vera Visitor',
  description: '',
  startTime: start,
  endTime: end,
  location: 'custom',
  locationData: {},
  attendees: ['vera@example.com'],
  primarySource: 'time_slot',
  source: 'time_slot',
  status: 'confirmed',
  createdAt: start,
  updatedAt: start,
  undeliveredMails: 0,
  booking: { status: 'confirmed', noShow: false },
}
const ofTeam: ListedMeeting = { ...listed, hosts: HOSTS }
const own: ListedMeeting = { ...listed, team: TEAM }

let successors: Successor[]
const sent = vi.fn<(path: string, body: unknown) => Response>()

beforeEach(() => {
  successors = [successor(BEN, 'Ben', 'free'), successor(CEM, 'Cem', 'away')]
  sent.mockReset().mockImplementation(() => Response.json({}))
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method === 'POST') return sent(path, JSON.parse(String(body)))
    if (path === '/api/settings') return Response.json({ ...clock, saved: true, fullName: 'Ada' })
    if (path === '/api/meetings/m1/hand-over') return Response.json(successors)
    if (path === '/api/meetings/m1') return Response.json(detail)
    return Response.json([])
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

const detail = {
  ...listed,
  hosts: HOSTS,
  assignment: ASSIGNMENT,
  booking: {
    ...listed.booking,
    id: 'b1',
    startTime: start,
    attendeeName: 'Vera Visitor',
    attendeeEmail: 'vera@example.com',
    guests: [],
    history: [
      { at: start, by: 'owner', what: 'handed_over', person: { name: 'Grace' }, fromHost: 'Dan', toHost: 'Ada' },
    ],
    language: 'en',
    timedMails: [],
    page: { id: 'p1', slug: 'intro', title: 'Intro' },
  },
}

function open(meeting: ListedMeeting, role: Role | null, isDialog = false) {
  render(
    <OwnerScreen>
      <TeamProvider team={role && { ...TEAM, role }}>
        <NowProvider openedAt={Date.now()}>
          <MeetingDialogs>
            {isDialog ? (
              <MeetingDialog meeting={meeting} day={start.slice(0, 10)} clock={clock} onClose={() => undefined} />
            ) : (
              <MeetingActions meeting={meeting} isLabelled />
            )}
          </MeetingDialogs>
        </NowProvider>
      </TeamProvider>
    </OwnerScreen>,
  )
  return userEvent.setup()
}

const action = () => screen.queryByRole('button', { name: /^Hand over / })
const confirm = () => screen.getByRole('button', { name: 'Hand over' }) as HTMLButtonElement

async function ask(meeting: ListedMeeting, role: Role | null) {
  const user = open(meeting, role)
  await user.click(action() as HTMLElement)
  await within(await screen.findByRole('dialog')).findByRole('radio', { name: /Who is next/ })
  return user
}

describe('<HandOverDialog>', () => {
  it('is for bookings of a team, by roles that may change meetings and by the host', () => {
    open(listed, null)
    expect(action()).toBeNull()
    cleanup()
    open(ofTeam, 'viewer')
    expect(action()).toBeNull()
    cleanup()
    open(own, null)
    expect(action()).not.toBeNull()
  })

  it('gives it to who is next, or to a host who is free, with a reason', async () => {
    const user = await ask(ofTeam, 'editor')
    expect(screen.getByRole('radio', { name: 'Cem: away' })).toHaveProperty('disabled', true)
    // The room has nobody who could take its place.
    expect(screen.queryByLabelText('From')).toBeNull()
    await user.click(screen.getByRole('radio', { name: 'Ben: free' }))
    await user.type(screen.getByLabelText('Reason (optional)'), ' ill ')
    await user.click(confirm())
    await screen.findByText('Handed over')
    expect(sent).toHaveBeenCalledWith('/api/meetings/m1/hand-over', { to: BEN, from: ADA.id, reason: 'ill' })
  })

  it('names no giver in a host’s own meeting, and asks anew when it is refused', async () => {
    const user = await ask(own, null)
    sent.mockImplementationOnce(() => Response.json({ code: 'taken', message: 'No' }, { status: 409 }))
    successors = [successor(BEN, 'Ben', 'busy'), successor(CEM, 'Cem', 'free')]
    await user.click(confirm())
    await screen.findByText("We couldn't hand it over")
    expect(sent).toHaveBeenCalledWith('/api/meetings/m1/hand-over', { to: 'next' })
    await screen.findByRole('radio', { name: 'Ben: has another appointment' })
  })

  it('lets the team say who gives it where several can', async () => {
    successors.push({ account: 'r2', name: 'Blue room', group: 'Rooms', state: 'free' })
    const user = await ask(ofTeam, 'owner')
    await user.selectOptions(screen.getByLabelText('From'), 'Red room')
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    await user.click(screen.getByRole('radio', { name: 'Blue room: free' }))
    await user.click(confirm())
    await screen.findByText('Handed over')
    expect(sent).toHaveBeenCalledWith('/api/meetings/m1/hand-over', { to: 'r2', from: ROOM })
  })

  it('cannot be confirmed while nobody is free', async () => {
    successors = [successor(CEM, 'Cem', 'away')]
    await ask(ofTeam, 'owner')
    expect(screen.getByText('Nobody else of the group is free.')).toBeTruthy()
    expect(confirm().disabled).toBe(true)
  })
})

describe('<BookingLife> with hosts', () => {
  it('names the hosts, why they were chosen, and who handed it over', async () => {
    open(own, null, true)
    await screen.findByText('Therapists: Ada was next: 0.75 due, Ben 0.5. Cem was away.')
    expect(screen.getByText('Rooms: Everybody of the group is needed.')).toBeTruthy()
    expect(screen.getByText('Ada (Therapists)')).toBeTruthy()
    expect(screen.getByText('Grace handed it over from Dan to Ada')).toBeTruthy()
  })
})
