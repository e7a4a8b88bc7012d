// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DeleteMeetingDialog } from '@/components/meetings/meeting/delete-meeting-dialog'
import { dismissToast } from '@/components/ui/use-toast'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { OwnerScreen } from '../../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const meeting: ListedMeeting = {
  id: 'm1',
  title: 'Planning',
  description: 'Agenda',
  startTime: '2099-06-03T10:00:00.000Z',
  endTime: '2099-06-03T10:30:00.000Z',
  location: 'custom',
  locationData: { customLocation: 'Room 1' },
  attendees: [],
  primarySource: 'platform',
  source: 'platform',
  status: 'confirmed',
  targetCalendars: ['google_1'],
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
  undeliveredMails: 0,
}

const posted = vi.fn()

beforeEach(() => {
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    if (init.method === 'POST') posted(JSON.parse(String(init.body)))
    return init.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json({})
  })
})

afterEach(() => {
  dismissToast()
  cleanup()
  vi.unstubAllGlobals()
  posted.mockClear()
})

function Asked({ meeting }: { meeting: ListedMeeting }) {
  const [isOpen, setOpen] = useState(true)
  return <DeleteMeetingDialog meeting={meeting} open={isOpen} onClose={() => setOpen(false)} />
}

async function remove(fields: Partial<ListedMeeting> = {}, tick?: 'Notify attendees') {
  render(
    <OwnerScreen>
      <Asked meeting={{ ...meeting, ...fields }} />
    </OwnerScreen>,
  )
  const user = userEvent.setup()
  expect(screen.getByRole('alertdialog', { name: 'Delete “Planning”?' })).toBeTruthy()
  if (tick) await user.click(screen.getByRole('checkbox', { name: tick }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Meeting deleted')
  return user
}

describe('<DeleteMeetingDialog>', () => {
  it('offers to undo what nobody was told of, and makes it again as it was', async () => {
    const user = await remove()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Undone')
    const { title, description, startTime, endTime, location, locationData, attendees } = meeting
    expect(posted).toHaveBeenCalledWith({
      ...{ title, description, startTime, endTime, location, locationData, attendees },
      defaultCalendars: ['google_1'],
      notifyAttendees: false,
    })
  })

  it('offers it as well when attendees are not told', async () => {
    await remove({ attendees: ['ada@example.com'] }, 'Notify attendees')
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it.each<[string, Partial<ListedMeeting>, 'Notify attendees'?]>([
    ['attendees are told', { attendees: ['ada@example.com'] }],
    [
      'attendees hold the link of a video service',
      { attendees: ['ada@example.com'], location: 'zoom' },
      'Notify attendees',
    ],
    ['it was cancelled', { status: 'cancelled' }],
  ])('does not when %s', async (_, fields, tick) => {
    await remove(fields, tick)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})
