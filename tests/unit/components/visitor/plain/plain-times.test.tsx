// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { PlainTimes } from '@/components/visitor/plain/plain-times'
import type { TimesView } from '@/components/visitor/plain/views'
import { lookedDays } from '@/tests/support/factories/looked-days'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

const view: TimesView = {
  page: {
    slug: 'intro',
    title: 'Intro call',
    description: '',
    duration: 30,
    durations: [30],
    lockTimezone: false,
    dates: [],
    location: 'custom',
    customLocation: null,
    timezone: 'UTC',
    ownerName: 'Ada',
  },
  choices: { slug: 'intro', duration: 30, timezone: 'Europe/Berlin', name: 'Vera', email: '' },
  formats: { timeFormat: '24h', weekStartDay: 1 },
  now: '2026-11-23T10:00:00.000Z',
  wanted: '2026-12-01',
  slots: lookedDays('2026-11-23', {
    days: [
      { date: '2026-11-24', slots: ['2026-11-24T09:00:00.000Z'] },
      { date: '2026-12-01', slots: ['2026-12-01T09:00:00.000Z', '2026-12-01T09:30:00.000Z'] },
      { date: '2027-01-11', slots: ['2027-01-11T09:00:00.000Z'] },
    ],
    unchecked: ['2026-12-02'],
    last: '2027-02-20',
  }),
  failure: null,
}
const hrefs = (name: RegExp) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))
const QUERY = 'timezone=Europe%2FBerlin&duration=30&name=Vera'

afterEach(cleanup)

describe('<PlainTimes>', () => {
  it('links days, the nearest months and the times of the chosen day, and hands every choice on', () => {
    render(<PlainTimes {...view} />)
    expect(screen.getByRole('link', { name: 'Tuesday, December 1, 2026, 2 times' }).getAttribute('aria-current')).toBe(
      'true',
    )
    expect(hrefs(/availability unknown/)).toEqual([`/intro/times?date=2026-12-02&${QUERY}#day`])
    const times = within(screen.getByRole('region', { name: 'Choose a time' })).getAllByRole('link')
    expect(times.map((link) => link.textContent)).toEqual(['10:00', '10:30'])
    expect(times[0]?.getAttribute('href')).toBe(`/intro/times/2026-12-01T09%3A00%3A00.000Z?${QUERY}`)
  })

  it('goes on into the next month at a month’s end, and leads to what comes before and after', () => {
    render(<PlainTimes {...view} wanted="2026-11-24" />)
    expect(screen.getByRole('heading', { name: 'November 2026' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Tuesday, December 1, 2026, 2 times' })).toBeDefined()
    expect(screen.queryByRole('link', { name: /Earlier/ })).toBeNull()
    expect(hrefs(/Later: January 2027/)).toEqual([`/intro/times?date=2027-01-11&${QUERY}`])
    cleanup()
    render(<PlainTimes {...view} />)
    expect(hrefs(/Earlier: November 2026/)).toEqual([`/intro/times?date=2026-11-24&${QUERY}`])
    cleanup()
    render(<PlainTimes {...view} wanted="2027-01-11" />)
    expect(hrefs(/Earlier: December 2026/)).toEqual([`/intro/times?date=2026-12-01&${QUERY}`])
    expect(screen.queryByRole('link', { name: /Later/ })).toBeNull()
  })

  it('changes the zone by a form that hands the other choices on', () => {
    const { container } = render(<PlainTimes {...view} />)
    const form = container.querySelector('form')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Timezone' }).value).toBe('Europe/Berlin')
    expect(form?.getAttribute('method')).toBeNull()
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      timezone: 'Europe/Berlin',
      date: '2026-12-01',
      duration: '30',
      name: 'Vera',
    })
  })

  it('goes to the next day with times from one that has none', () => {
    render(<PlainTimes {...view} wanted="2026-11-30" />)
    expect(screen.getByRole('heading', { name: 'Tuesday Dec 1' })).toBeDefined()
  })

  it('leads to days that were not looked at yet, from the last month with times and where there are none', () => {
    const slots = { ...view.slots, last: '2027-12-26' } as NonNullable<TimesView['slots']>
    render(<PlainTimes {...view} wanted="2027-01-11" slots={slots} />)
    expect(hrefs(/Later: February 2027/)).toEqual([`/intro/times?date=2027-02-22&${QUERY}`])
    cleanup()
    render(<PlainTimes {...view} slots={lookedDays('2026-11-22')} />)
    expect(hrefs(/Look at later dates/)).toEqual([`/intro/times?date=2027-02-21&${QUERY}`])
  })

  it('says that a day cannot be checked, that there are no times, and that too much was asked', () => {
    render(<PlainTimes {...view} wanted="2026-12-02" />)
    expect(screen.getByText("We can't check availability right now")).toBeDefined()
    expect(hrefs(/Retry/)).toEqual([`/intro/times?date=2026-12-02&${QUERY}`])
    cleanup()
    render(<PlainTimes {...view} slots={lookedDays('2026-11-22', { last: '2027-02-20' })} />)
    const days = 'Sunday, November 22, 2026 to Saturday, February 20, 2027'
    expect(screen.getByText(`No times available from ${days}`)).toBeDefined()
    expect(screen.getByText(/are all taken, or the host is away/)).toBeDefined()
    expect([hrefs(/Retry/), hrefs(/else you can book/)]).toEqual([[], []])
    cleanup()
    const page = { ...view.page, hasNoHours: true as const, profile: 'ada' }
    render(<PlainTimes {...view} page={page} slots={lookedDays('2026-11-22', { last: '2027-02-20' })} />)
    expect(screen.getByText('The host has no regular hours at the moment.')).toBeDefined()
    expect(hrefs(/else you can book/)).toEqual(['/u/ada'])
    cleanup()
    render(<PlainTimes {...view} slots={lookedDays('2026-11-22', { to: '2026-11-20', last: '2026-11-20' })} />)
    expect(screen.getByText('This page takes no more bookings')).toBeDefined()
    cleanup()
    const failure = { status: 429, code: 'limited', message: '', issues: [], retryAfterSeconds: 30 }
    render(<PlainTimes {...view} slots={null} failure={failure} />)
    expect(screen.getByText('Too many requests')).toBeDefined()
    expect(screen.getByText('Please try again in 30 seconds.')).toBeDefined()
  })
})
