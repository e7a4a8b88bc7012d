// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StandingMeetings } from '@/components/time-off/standing-meetings'
import { dismissToast } from '@/components/ui/use-toast'
import type { Clock } from '@/lib/time/meeting-time'
import type { AffectedMeetings, TimeOff } from '@/lib/time-off/schema'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '../../../support/screens/testing'

const clock: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }
const leave = (id: string, date: string): TimeOff => ({
  ...{ id, from: date, to: date, startTime: null, endTime: null },
  ...{ title: '', publicLabel: '', kind: 'leave', isActive: true },
})
const meeting = (meetingId: string, date: string, isHeld: boolean): AffectedMeetings['affected'][number] => ({
  ...{ meetingId, title: 'Intro call', attendeeName: `Guest ${meetingId}` },
  ...{ startTime: `${date}T10:00:00.000Z`, endTime: `${date}T10:30:00.000Z` },
  ...(isHeld && { team: { id: 'p1', name: 'Practice Lovelace', slug: 'practice' } }),
})

const sent = vi.fn()

beforeEach(() => {
  stubResizeObserver()
  const affected = [meeting('1', '2027-08-03', false), meeting('2', '2027-08-09', true)]
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json({ total: affected.length, affected })
    sent(path, JSON.parse(String(init.body)))
    const left = { meetingId: '3', startTime: '2027-08-09T12:00:00.000Z', code: 'taken' }
    return Response.json({ handedOver: 1, left: [left] })
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  sent.mockClear()
  vi.unstubAllGlobals()
})

describe('<StandingMeetings>', () => {
  it('hands over what is held for a team, and offers other times for the rest', async () => {
    const user = userEvent.setup()
    render(
      <OwnerScreen>
        <StandingMeetings clock={clock} entries={[leave('t1', '2027-08-03'), leave('t2', '2027-08-09')]} />
      </OwnerScreen>,
    )
    expect((await screen.findByRole('link', { name: /^Guest 2/ })).textContent).toContain('(Practice Lovelace)')
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Move or cancel them… Aug 3 2027',
      'Hand over… Aug 9 2027',
    ])
    await user.click(screen.getByRole('button', { name: 'Hand over… Aug 9 2027' }))
    const dialog = screen.getByRole('dialog', { name: 'Hand over your bookings for Aug 9 2027?' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason (optional)' }), 'On leave')
    await user.click(within(dialog).getByRole('button', { name: 'Hand over all' }))
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/api/time-off/t2/hand-over', { reason: 'On leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
