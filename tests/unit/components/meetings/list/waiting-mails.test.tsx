// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { WaitingMails } from '@/components/meetings/list/waiting-mails'
import { NowProvider } from '@/components/meetings/now'
import { OwnerScreen } from '../../../../support/screens/owner-screen'
import { cleanup, render, screen } from '../../../../support/screens/testing'

const NOW = Date.UTC(2026, 5, 3, 12)
const clock = { timezone: 'Asia/Tokyo', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 } as const

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('<WaitingMails>', () => {
  it.each([
    [1, '2026-06-03T14:30:00Z', '1 person will be told today, by 23:30.'],
    [12, '2026-06-03T15:30:00Z', '12 people will be told by tomorrow.'],
    [12, '2026-06-06T12:00:00Z', '12 people will be told by Saturday, June 6, 2026.'],
  ])('says how many people are still to be told, by the day of the owner: %i until %s', async (people, until, said) => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    vi.stubGlobal('fetch', async () => Response.json({ people, until }))
    render(
      <OwnerScreen>
        <NowProvider openedAt={NOW}>
          <WaitingMails clock={clock} />
        </NowProvider>
      </OwnerScreen>,
    )
    expect((await screen.findByText(/told/)).textContent).toContain(said)
  })
})
