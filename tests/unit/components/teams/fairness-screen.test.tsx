// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FairnessScreen } from '@/components/teams/fairness/fairness-screen'
import { TeamProvider } from '@/components/ui/team'
import type { Fairness } from '@/lib/pages/host-schema'
import { OwnerScreen } from '@/tests/support/screens/owner-screen'
import { SETTINGS, STORED_PAGE } from '@/tests/support/screens/page-section'
import { cleanup, render, screen, within } from '@/tests/support/screens/testing'

const TEAM = { id: '5b1c7f7e-5f0a-4c55-8a44-0c7a9b2f6e10', slug: 'practice', name: 'Practice', role: 'host' } as const
const host = (account: string, name: string, got: number, due: number, state: 'agreed' | 'left' = 'agreed') => ({
  account,
  name,
  state,
  weight: 100,
  got,
  due,
})

const asked = vi.fn<(query: string) => void>()
let figures: Fairness
afterEach(cleanup)
beforeEach(() => {
  asked.mockReset()
  figures = {
    groups: [
      {
        group: 'Therapists',
        need: 1,
        bookings: 4,
        hosts: [host('a', 'Ada', 1, 2.333333), host('b', 'Ben', 2, 1.666667), host('c', 'Cem', 1, 0, 'left')],
      },
    ],
  }
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/settings') return Response.json(SETTINGS)
    const [address, query] = path.split('?')
    if (!address?.endsWith('/fairness')) return Response.json({ ...STORED_PAGE, hostGroups: [], moveHosts: 'same' })
    asked(query ?? '')
    return Response.json(figures)
  })
})

async function open() {
  render(
    <OwnerScreen>
      <TeamProvider team={TEAM}>
        <FairnessScreen id={STORED_PAGE.id} openedAt={Date.parse('2030-06-03T10:00:00Z')} />
      </TeamProvider>
    </OwnerScreen>,
  )
  return userEvent.setup()
}

describe('<FairnessScreen>', () => {
  it('has the figures of each group in a table, also of hosts who left', async () => {
    await open()
    const table = await screen.findByRole('table', { name: 'What the hosts of Therapists got, and what they were due' })
    const rows = within(table).getAllByRole('row').slice(1)
    const texts = rows.map((row) => [...row.children].map(({ textContent }) => textContent))
    expect(texts).toEqual([
      ['Ada', '100', '1', '2.33', '+1.33'],
      ['Ben', '100', '2', '1.67', '-0.33'],
      ['CemNo longer a host', '100', '1', '0', '-1'],
    ])
    expect(screen.getByText('4 bookings, each takes 1 host')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Intro call' }).getAttribute('href')).toBe(
      `/team/practice/time-slot-pages/${STORED_PAGE.id}`,
    )
  })

  it('asks for dates, keeps a first one that is after the last, and goes back to all', async () => {
    const user = await open()
    const [from, to] = (await screen.findAllByRole('textbox')) as [HTMLElement, HTMLElement]
    await user.type(from, '2030-06-10')
    await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('from=2030-06-10'))
    await user.type(to, '2030-06-01')
    await screen.findByText('The last day is before the first')
    expect(asked).toHaveBeenLastCalledWith('from=2030-06-10')
    await user.clear(to)
    await user.type(to, '2030-06-30')
    await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith('from=2030-06-10&to=2030-06-30'))
    await user.click(screen.getByRole('button', { name: 'All dates' }))
    expect(screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value)).toEqual(['', ''])
  })

  it('says when no group shares its bookings', async () => {
    figures = { groups: [] }
    await open()
    await screen.findByText('No group shares its bookings')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
