// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest'
import { ErrorScreen } from '@/components/layout/error-screen'
import { MeetingRows } from '@/components/meetings/list/meeting-rows'
import { rangeHeading, rangeInstants, rangeOverInstants } from '@/lib/meetings/day-range'
import { groupByDay } from '@/lib/meetings/meeting-days'
import type { ListedMeeting } from '@/lib/meetings/schema'
import { parseInstant } from '@/lib/scheduling'
import type { Clock } from '@/lib/time/meeting-time'
import { textsOf } from '@/messages'
import { cleanup, render, screen } from '../../../../support/screens/testing'

vi.mock('@/components/meetings/meeting/meeting-actions', () => ({
  MeetingActions: () => <button type="button">Actions</button>,
}))
vi.mock('@/components/meetings/meeting/meeting-details', () => ({ MeetingDetails: () => null }))

afterEach(cleanup)

const clock: Clock = { timezone: 'Pacific/Kiritimati', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 0 }
const meeting = (id: string, fields: Partial<ListedMeeting> = {}): ListedMeeting => ({
  id,
  title: `Meeting ${id}`,
  description: '',
  startTime: '2026-06-03T10:00:00.000Z',
  endTime: '2026-06-03T10:30:00.000Z',
  location: 'custom',
  locationData: {},
  attendees: [],
  primarySource: 'platform',
  source: 'platform',
  status: 'confirmed',
  createdAt: '2026-06-01T10:00:00.000Z',
  updatedAt: '2026-06-01T10:00:00.000Z',
  undeliveredMails: 0,
  ...fields,
})

function draw(meetings: ListedMeeting[]) {
  const [day] = groupByDay(meetings, { rangeStart: '2026-06-01', timezone: clock.timezone, order: 'asc' })
  if (!day) throw new Error('No day')
  render(<MeetingRows day={day} clock={clock} />)
}

describe('<MeetingRows>', () => {
  it('a meeting that ends in the last moment of 9999 is drawn like any other', () => {
    draw([meeting('1'), meeting('2', { endTime: '9999-12-31T23:59:59.999Z' })])
    expect(screen.getByText('Meeting 2')).toBeTruthy()
    expect(screen.getByText(/^Dec 31 9999, /)).toBeTruthy()
    expect(screen.queryByText("We can't show this meeting.")).toBeNull()
  })

  it('a booking is named after who booked it, ahead of its title', () => {
    draw([meeting('1'), meeting('2', { title: 'Intro call', attendeeName: 'Ada Lovelace', source: 'time_slot' })])
    expect(screen.getByRole('heading', { name: 'Ada Lovelace · Intro call' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Meeting 1' })).toBeTruthy()
  })

  it('a meeting of a calendar that begins and ends there has a range that can be named and asked for', () => {
    const last = parseInstant('9999-12-31T23:59:59.999Z')
    const range = rangeOverInstants(last, last, clock.timezone)
    expect(rangeHeading(range, clock.dateFormat, 'en-US')).toMatch(/9999$/)
    expect(rangeInstants(range, clock.timezone).to).toBeLessThan(Date.UTC(9999, 11, 31))
  })

  it('one row that cannot be drawn leaves the others, and can still be acted on', () => {
    vi.mocked(console.error).mockImplementation(() => {})
    const fail = () => {
      throw new RangeError('Invalid date: 10000-01-01')
    }
    draw([meeting('1'), Object.defineProperty(meeting('2'), 'status', { get: fail }), meeting('3')])
    expect(screen.getByText('Meeting 1')).toBeTruthy()
    expect(screen.getByText('Meeting 3')).toBeTruthy()
    expect(screen.getByText("We can't show this meeting.")).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Actions' })).toHaveLength(3)
    expect(document.body.textContent).not.toContain('10000-01-01')
    vi.mocked(console.error).mockClear()
  })

  it.each([
    [new RangeError('Invalid date: 10000-01-01'), 'An unexpected error occurred'],
    [new TypeError("Cannot read properties of undefined (reading 'x')"), 'An unexpected error occurred'],
    [new Error('Minified React error #185; visit …'), 'An unexpected error occurred'],
    [new Error('The calendar could not be loaded.'), 'The calendar could not be loaded.'],
  ])('the last screen, after %s, says: %s', (error, text) => {
    render(<ErrorScreen error={error} t={textsOf('en').t.errors.unexpected} />)
    expect(screen.getByText(text)).toBeTruthy()
  })
})
