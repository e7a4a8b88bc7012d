// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClearDialog } from '@/components/time-off/clear-dialog'
import { dismissToast } from '@/components/ui/use-toast'
import type { TimeOffer } from '@/lib/meetings/offer-schemas'
import type { Clock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '../../../support/screens/testing'

const clock: Clock = { timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 }
const entry: TimeOff = {
  ...{ id: 't1', from: '2027-08-03', to: '2027-08-03', startTime: null, endTime: null },
  ...{ title: '', publicLabel: '', kind: 'leave', isActive: true },
}
const offer = (meetingId: string, fields: Partial<TimeOffer> = {}): TimeOffer => ({
  ...{ meetingId, title: 'Intro call', attendeeName: `Guest ${meetingId}`, attendeeEmail: 'guest@example.com' },
  ...{ startTime: '2027-08-03T10:00:00.000Z', endTime: '2027-08-03T10:30:00.000Z', timezone: 'Asia/Tokyo' },
  ...{ state: 'open', times: ['2027-08-04T00:00:00.000Z', '2027-08-04T01:00:00.000Z'], newTime: null },
  ...fields,
})

let offers: TimeOffer[]
const sent = vi.fn()
/** Instead of all that are asked for. */
let mailed: string[] | null

beforeEach(() => {
  offers = [offer('1'), offer('2'), offer('3', { times: [] })]
  mailed = null
  stubResizeObserver()
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      const body = JSON.parse(String(init.body))
      sent(path, body)
      if (path.endsWith('/offers')) {
        offers = offers.map((one) =>
          (mailed ?? body.meetings).includes(one.meetingId) ? { ...one, state: 'offered' } : one,
        )
      }
      return Response.json({ offers, isWhole: true })
    }
    return Response.json(path.endsWith('/offers') ? { offers, isWhole: true } : {})
  })
})
afterEach(() => {
  cleanup()
  dismissToast()
  sent.mockClear()
  vi.unstubAllGlobals()
})

async function open() {
  const user = userEvent.setup()
  render(
    <OwnerScreen>
      <ClearDialog entry={entry} clock={clock} open onClose={() => undefined} />
    </OwnerScreen>,
  )
  await screen.findByRole('checkbox', { name: 'Guest 1 · Intro call' })
  return user
}

const button = (name: string) => screen.getByRole('button', { name })

describe('<ClearDialog>', () => {
  it('names each time in the way, and the free ones by the clock of the guest', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Bookings in the way of Aug 3 2027' })).toBeTruthy()
    const [row] = screen.getAllByRole('list', { name: 'Offered times' })
    const times = within(row as HTMLElement).getAllByRole('listitem')
    expect(times.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/August 4.*09:00$/),
      expect.stringMatching(/August 4.*10:00$/),
    ])
    expect(screen.getAllByText(/^Times in \(GMT\+09:00\) Tokyo$/)).toHaveLength(2)
    expect(screen.getByText(/no free time to offer/)).toBeTruthy()
  })

  it('mails those who are ticked and have times, with one message, and says how many have a new time', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Guest 2 · Intro call' }))
    await user.type(screen.getByLabelText('Message'), ' I am ill ')
    await user.click(button('Email 1 attendee'))
    expect(await screen.findByText('1 attendee gets an email')).toBeTruthy()
    expect(sent).toHaveBeenCalledExactlyOnceWith('/api/time-off/t1/offers', { meetings: ['1'], message: 'I am ill' })
    expect(screen.getByText('0 of 3 have a new time')).toBeTruthy()
    expect(screen.getByText('Waiting for a choice')).toBeTruthy()
  })

  it('counts only those who really get a mail', async () => {
    offers = [offer('1'), offer('2')]
    const user = await open()
    // Moved, or mailed from another tab, since the list was read.
    sent.mockImplementationOnce(() => {
      offers = [offer('1'), offer('2', { state: 'moved', newTime: '2027-08-05T00:00:00.000Z' })]
      mailed = ['1']
    })
    await user.click(button('Email 2 attendees'))
    expect(await screen.findByText('1 attendee gets an email')).toBeTruthy()
  })

  it('shows who has moved, and cancels the rest after a question in place', async () => {
    offers = [
      offer('1', { state: 'offered' }),
      offer('2', { state: 'moved', newTime: '2027-08-04T00:00:00.000Z' }),
      offer('3', { state: 'ended' }),
    ]
    const user = await open()
    expect(screen.getByText('1 of 3 have a new time')).toBeTruthy()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(button('Cancel these bookings…')).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Cancel these bookings…'))
    expect(screen.getByText('Cancel 1 booking? The attendee gets an email.')).toBeTruthy()
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await user.click(button('Cancel 1 booking'))
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith('/api/meetings/1/cancel', {}))
    expect(await screen.findByText('1 booking cancelled')).toBeTruthy()
  })
})
