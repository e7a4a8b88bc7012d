// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HostFilter } from '@/components/meetings/host-filter'
import { MeetingFilter } from '@/components/meetings/meeting-filter'
import { TeamProvider } from '@/components/ui/team'
import { MEETING_SOURCES } from '@/lib/shared/calendars/sources'
import { MEETING_STATUSES } from '@/lib/shared/statuses'
import { ADA, OwnerScreen } from '@/tests/support/screens/owner-screen'
import { stubResizeObserver } from '@/tests/support/screens/resize-observer'
import { cleanup, render, screen } from '@/tests/support/screens/testing'

const TEAM = { id: '5b1c7f7e-5f0a-4c55-8a44-0c7a9b2f6e10', slug: 'practice', name: 'Practice', role: 'viewer' } as const

afterEach(cleanup)
beforeEach(() => {
  stubResizeObserver()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/members')) return Response.json([{ account: ADA.id, name: 'Ada' }])
    return Response.json(path === '/api/rooms' ? [{ id: 'r1', name: 'Red room' }] : {})
  })
})

function Board() {
  const [host, setHost] = useState('')
  return (
    <MeetingFilter
      sources={MEETING_SOURCES}
      statuses={MEETING_STATUSES}
      isOfHost={host !== ''}
      onSources={() => undefined}
      onStatuses={() => undefined}
    >
      <HostFilter value={host} onChange={setHost} />
    </MeetingFilter>
  )
}

describe('<HostFilter>', () => {
  it('narrows to a member or a room, which the button of the filter tells', async () => {
    render(
      <OwnerScreen>
        <TeamProvider team={TEAM}>
          <Board />
        </TeamProvider>
      </OwnerScreen>,
    )
    const user = userEvent.setup()
    const button = screen.getByRole('button', { name: 'Filter' })
    expect(button.getAttribute('aria-describedby')).toBeNull()
    await user.click(button)
    await screen.findByRole('option', { name: 'Red room' })
    await user.selectOptions(screen.getByLabelText('Host'), 'Ada')
    expect((screen.getByLabelText('Host') as HTMLSelectElement).value).toBe(ADA.id)
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('one host')
  })
})
