// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimeRequestList } from '@/components/meetings/list/time-requests'
import { NowProvider } from '@/components/meetings/now'
import { type ShownTeam, TeamProvider } from '@/components/ui/team'
import { dismissToast } from '@/components/ui/use-toast'
import type { TimeRequest } from '@/lib/meetings/time-request-schemas'
import type { PageReason } from '@/lib/pages/explanation'
import type { Clock } from '@/lib/time/meeting-time'
import { OwnerScreen } from '../../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor } from '../../../../support/screens/testing'

const clock: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }
const LATE = '2027-08-03T18:00:00.000Z'
const request: TimeRequest = {
  ...{ id: 'r1', pageId: 'p1', pageTitle: 'Intro call', pageTimezone: 'UTC', attendeeName: 'Vera' },
  ...{ attendeeEmail: 'vera@example.com', timezone: 'UTC', note: 'Evenings', duration: 30, startTimes: [LATE] },
  ...{ state: 'open', suggestedTimes: [], asksQuestions: true, expiresAt: LATE, createdAt: '2027-08-01T00:00:00.000Z' },
}
const outside: PageReason = {
  ...{ kind: 'outside_hours', code: 'hours' },
  before: { start: Date.parse('2027-08-03T09:00:00Z'), end: Date.parse('2027-08-03T17:00:00Z') },
  after: null,
  change: {
    ...{ rule: 'dates', date: '2027-08-03', opens: true },
    spans: [{ startTime: '09:00', endTime: '18:30' }],
    added: { startTime: '09:00', endTime: '18:30' },
  },
} as PageReason
const blocked = {
  kind: 'blocked',
  by: { kind: 'calendar', title: 'Work', start: 0, end: 1, attendeeName: null, meetingId: null },
  gapMinutes: null,
  change: null,
} as unknown as PageReason

let requests: TimeRequest[]
let reasons: PageReason[]
let refusal: object | null
const sent = vi.fn()
const FREE = ['2027-08-03T15:30:00.000Z', '2027-08-03T16:00:00.000Z']

beforeEach(() => {
  requests = [request]
  reasons = [outside]
  refusal = null
  stubResizeObserver()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      sent(path, JSON.parse(String(init.body)))
      requests = []
      return refusal ? Response.json(refusal, { status: 409 }) : Response.json({})
    }
    if (path === '/api/time-requests') return Response.json({ requests })
    if (path.endsWith('/suggestions')) return Response.json({ times: FREE })
    if (path.includes('/explain')) return Response.json({ at: LATE, duration: 30, isActive: true, reasons })
    return Response.json({})
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  sent.mockClear()
  vi.unstubAllGlobals()
})

async function open(team: ShownTeam | null = null) {
  const user = userEvent.setup()
  render(
    <OwnerScreen>
      <NowProvider openedAt={Date.parse('2027-08-01T12:00:00Z')}>
        <TeamProvider team={team}>
          <TimeRequestList clock={clock} />
        </TeamProvider>
      </NowProvider>
    </OwnerScreen>,
  )
  await screen.findByRole('heading', { name: '1 request for another time' })
  return user
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isGone = () => waitFor(() => expect(screen.queryByRole('heading', { name: /request for/ })).toBeNull())

describe('<TimeRequestList>', () => {
  it('names who asks, what is in the way, that the calendar is free, and leads to the editor with those hours', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Vera: Intro call' })).toBeTruthy()
    for (const words of ['Evenings', "The page's questions aren't asked."]) expect(screen.getByText(words)).toBeTruthy()
    expect(await screen.findByText(/It's outside your hours/)).toBeTruthy()
    expect(screen.getByText('Your calendar is free at that time.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Open these hours, with a forecast' })
    expect(link.getAttribute('href')).toContain('/time-slot-pages/p1/edit?tab=when&try=')
  })

  it('accepts a time once', async () => {
    const user = await open()
    await user.click(button(/^Accept once: Tuesday, August 3/))
    await isGone()
    expect(sent.mock.calls).toEqual([['/api/time-requests/r1/accept', { startTime: LATE }]])
  })

  it('accepts nothing that is taken', async () => {
    reasons = [outside, blocked]
    await open()
    await screen.findByText(/The calendar Work is busy/)
    expect(button(/^Accept once/)).toHaveProperty('disabled', true)
    expect(screen.queryByText('Your calendar is free at that time.')).toBeNull()
  })

  it('has no button for a viewer of a team', async () => {
    await open({ id: 't1', slug: 'practice', name: 'Practice', role: 'viewer' })
    await screen.findByText(/It's outside your hours/)
    expect(screen.queryByRole('button', { name: /Accept|Suggest|Decline/ })).toBeNull()
  })

  it('shows the free times before it suggests them', async () => {
    const user = await open()
    await user.click(button('Suggest three times'))
    expect(await screen.findByText(/August 3.*15:30/)).toBeTruthy()
    expect(sent).not.toHaveBeenCalled()
    await user.click(button('Send 2 times'))
    await isGone()
    expect(sent.mock.calls).toEqual([['/api/time-requests/r1/suggest', { startTimes: FREE }]])
  })

  it('declines with a message, and says that somebody else has answered', async () => {
    refusal = { code: 'time_request_closed', message: 'No' }
    const user = await open()
    await user.click(button('Decline'))
    await user.type(await screen.findByRole('textbox'), 'Away')
    await user.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1) as HTMLElement)
    expect(await screen.findByText('This request was answered before, or its times are over.')).toBeTruthy()
    expect(sent.mock.calls).toEqual([['/api/time-requests/r1/decline', { reason: 'Away' }]])
  })
})
