// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MeetingDialogs } from '@/components/meetings/meeting/meeting-dialogs'
import { MeetingEvents } from '@/components/meetings/meeting/meeting-events'
import type { ListedMeeting, OwnMeeting } from '@/lib/meetings/schema'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const sent = vi.fn()
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    sent(path, init?.body)
    return new Response(null, { status: 204 })
  })
})
afterEach(() => {
  cleanup()
  sent.mockClear()
  vi.unstubAllGlobals()
})

function meetingWith(error: string, fields: Partial<ListedMeeting> = {}): ListedMeeting {
  return {
    id: 'm1',
    title: 'Intro call',
    description: '',
    startTime: '2030-06-03T12:00:00.000Z',
    endTime: '2030-06-03T12:30:00.000Z',
    location: 'custom',
    locationData: {},
    attendees: ['vera@example.com'],
    primarySource: 'time_slot',
    source: 'time_slot',
    status: 'confirmed',
    createdAt: '2030-06-01T12:00:00.000Z',
    updatedAt: '2030-06-01T12:00:00.000Z',
    undeliveredMails: 0,
    calendarEvents: [{ provider: 'google', account: 'ada@example.com', state: 'failed', error }],
    ...fields,
  }
}

const show = (meeting: ListedMeeting | OwnMeeting) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MeetingDialogs>
        <MeetingEvents meeting={meeting} />
      </MeetingDialogs>
    </QueryClientProvider>,
  )
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent)

describe('<MeetingEvents>', () => {
  describe('a meeting whose event was changed in its calendar', () => {
    it('asks whether the booking is off, and does not offer to retry', async () => {
      show(meetingWith('deleted-there'))
      expect(screen.getByText('This event was deleted in Google Calendar. Cancel the booking?')).toBeTruthy()
      expect(buttons()).toEqual(['Cancel booking', 'Restore', 'Keep as is'])
      await userEvent.click(screen.getByRole('button', { name: 'Cancel booking: Intro call' }))
      expect(screen.getByRole('dialog', { name: 'Cancel “Intro call”?' })).toBeTruthy()
      expect(sent).not.toHaveBeenCalled()
    })

    it('says what stands in the way of a new time', () => {
      show(meetingWith('moved-there'))
      expect(screen.getByText(/moved in Google Calendar to a time that clashes/)).toBeTruthy()
      expect(buttons()).toEqual(['Cancel booking', 'Move it back', 'Keep as is'])
    })

    it.each([
      ['Restore', 'restore'],
      ['Keep as is', 'keep'],
    ])('sends “%s” as %s', async (name, action) => {
      show(meetingWith('deleted-there'))
      await userEvent.click(screen.getByRole('button', { name: `${name}: Intro call` }))
      expect(sent).toHaveBeenCalledWith('/api/meetings/m1/calendar-change', JSON.stringify({ action }))
    })

    it('is deleted where it is no booking, from a list', () => {
      const { undeliveredMails: _, ...own } = meetingWith('deleted-there', { primarySource: 'platform' })
      show(own)
      expect(buttons()).toEqual(['Restore', 'Keep as is'])
      cleanup()
      show(meetingWith('deleted-there', { primarySource: 'platform' }))
      expect(buttons()[0]).toBe('Delete meeting')
    })

    it('asks nothing once it is cancelled', () => {
      show(meetingWith('deleted-there', { status: 'cancelled' }))
      expect(screen.queryByRole('button')).toBeNull()
    })
  })
})
