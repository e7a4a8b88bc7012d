// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { CalendarChooser } from '@/components/calendars/calendar-chooser'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const ID = '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11'
const ADA = `google_${ID}`
const shared = { provider: 'google', canWrite: true, primary: false }
const calendars = [
  { ...shared, id: ADA, name: 'Ada', primary: true },
  { ...shared, id: `${ADA}:team`, name: 'Team' },
  { ...shared, id: `${ADA}:holidays`, name: 'Holidays', canWrite: false },
]
const list = vi.fn<() => Response>()

beforeEach(() => {
  list.mockReset().mockImplementation(() => Response.json(calendars))
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/calendars') return list()
    if (path === '/api/integrations')
      return Response.json([{ id: ID, type: 'google_calendar', account: 'ada@example.com', status: 'connected' }])
    return Response.json({ email: 'ada@example.com' })
  })
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

let chosen: string[] = []

function Chooser({ stored, isForWriting }: { stored: string[]; isForWriting: boolean }) {
  const [value, setValue] = useState(stored)
  chosen = value
  return <CalendarChooser value={value} onChange={setValue} isForWriting={isForWriting} isOrdered={isForWriting} />
}

async function open({
  stored = [] as string[],
  isForWriting = true,
  settled = /Google Calendar/ as RegExp | string,
} = {}) {
  const user = userEvent.setup()
  render(
    <Providers>
      <Chooser stored={stored} isForWriting={isForWriting} />
    </Providers>,
  )
  await screen.findByText(settled)
  return user
}

describe('<CalendarChooser>', () => {
  it('offers the calendars of an account under its name, those that can be written to where events are written', async () => {
    await open()
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'))).toEqual(['false', 'false'])
    cleanup()
    await open({ isForWriting: false })
    expect(screen.getByRole('checkbox', { name: 'Holidays' })).toBeTruthy()
  })

  it('says which one has the attendees, and lets another one be it', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Team' }))
    await user.click(screen.getByRole('checkbox', { name: 'Ada' }))
    expect(chosen).toEqual([`${ADA}:team`, ADA])
    const row = (name: string) => screen.getByRole('checkbox', { name }).closest('li') as HTMLElement
    expect(within(row('Team')).getByText('Sends the invitation')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Make Ada primary' }))
    expect(chosen).toEqual([ADA, `${ADA}:team`])
    expect(within(row('Ada')).getByText('Sends the invitation')).toBeTruthy()
  })

  it('shows what is not there any more, ticked, until it is given up', async () => {
    const user = await open({ stored: [`${ADA}:old`] })
    const lost = screen.getByRole<HTMLButtonElement>('checkbox', { name: 'old' })
    expect(lost.disabled).toBe(false)
    expect(screen.getByText('No longer exists')).toBeTruthy()
    await user.click(lost)
    expect(chosen).toEqual([])
    expect(screen.queryByRole('checkbox', { name: 'old' })).toBeNull()
  })

  it('says why an account cannot be read, and offers none of it', async () => {
    const error = 'This account needs to be reconnected.'
    list.mockImplementation(() => Response.json([{ ...calendars[0], name: 'ada@example.com', error }]))
    await open()
    expect(screen.getByText(error)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See your integrations' }).getAttribute('href')).toBe('/integrations')
    expect(screen.getByRole<HTMLButtonElement>('checkbox').disabled).toBe(true)
  })

  it('keeps what is chosen when nothing can be loaded, and tries again when it is asked to', async () => {
    list.mockImplementation(() => Response.json({ message: 'No' }, { status: 503 }))
    const user = await open({ stored: [ADA], settled: /We couldn't load your calendars/ })
    list.mockImplementation(() => Response.json(calendars))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('checkbox', { name: 'Ada' })).getAttribute('aria-checked')).toBe('true')
  })
})
