// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AvailabilityScreen } from '@/components/availability/availability-screen'
import { HolidaysSection } from '@/components/time-off/holidays-section'
import { StandingMeetings } from '@/components/time-off/standing-meetings'
import { TimeOffDialog } from '@/components/time-off/time-off-dialog'
import { TimeOffList } from '@/components/time-off/time-off-list'
import { YearSection } from '@/components/time-off/year-section'
import { type ShownTeam, TeamProvider } from '@/components/ui/team'
import { dismissToast } from '@/components/ui/use-toast'
import { useSettings } from '@/lib/client/settings'
import { useTimeOff } from '@/lib/client/time-off'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { type Clock, toClock } from '@/lib/time/meeting-time'
import type { TimeOff } from '@/lib/time-off/schema'
import { stubDialogs } from '../../../support/screens/dialogs'
import { enter } from '../../../support/screens/labelled'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const OPENED_AT = Date.UTC(2027, 5, 3, 11, 30)
const COUNTRIES = [
  { country: 'DE', name: 'Germany', regions: [{ code: 'BW', name: 'Baden-Württemberg' }] },
  { country: 'TR', name: 'Turkey', regions: [] },
]

const entry = (id: string, from: string, fields: Partial<TimeOff> = {}): TimeOff => ({
  id,
  from,
  to: from,
  startTime: null,
  endTime: null,
  title: '',
  publicLabel: '',
  kind: 'leave',
  isActive: true,
  ...fields,
})

type Sent = { method: string; path: string; body?: object }

let settings = { ...DEFAULT_SETTINGS, saved: true }
let entries: TimeOff[] = []
let affected: object = { total: 0, affected: [] }
let sent: Sent[] = []
let refuse: (call: Sent) => Response | undefined

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET' } = init
  const call = { method, path, ...(init.body ? { body: JSON.parse(String(init.body)) } : {}) }
  const refusal = refuse(call)
  if (refusal) return refusal
  if (method !== 'GET') sent.push(call)
  if (path === '/api/settings') {
    settings = { ...settings, ...call.body }
    return Response.json(settings)
  }
  if (path.startsWith('/api/time-off/affected')) return Response.json(affected)
  if (path === '/api/holidays/regions?language=en') return Response.json(COUNTRIES)
  if (method === 'DELETE') return new Response(null, { status: 204 })
  return Response.json(method === 'GET' ? entries : { ...entry('new', '2027-08-01'), ...call.body })
}

const CLOCK = toClock({ ...DEFAULT_SETTINGS, saved: true }, 'UTC')
const TODAY = '2027-06-03'

function renderPart(part: ReactNode) {
  render(<OwnerScreen>{part}</OwnerScreen>)
  return userEvent.setup()
}

function List() {
  const { data = [] } = useTimeOff()
  return <TimeOffList entries={data} clock={CLOCK} today={TODAY} onAdd={() => {}} onEdit={() => {}} />
}

function Holidays({ clock }: { clock: Clock }) {
  const { data } = useTimeOff()
  const { data: known } = useSettings()
  return data && known && <HolidaysSection holidays={data} clock={clock} today={TODAY} settings={known} />
}

async function openList() {
  const user = renderPart(<List />)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(entries.length))
  return user
}

async function openHolidays(clock = CLOCK) {
  const user = renderPart(<Holidays clock={clock} />)
  await screen.findByRole('heading', { name: 'Public holidays' })
  return user
}

async function choose(user: ReturnType<typeof userEvent.setup>, field: string, typed: string) {
  await user.click(screen.getByLabelText(field))
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), `${typed}{Enter}`)
}

const close = vi.fn()
function Dialog() {
  const { data } = useSettings()
  return <TimeOffDialog entry={data ? 'new' : null} clock={CLOCK} today={TODAY} onClose={close} />
}

async function openDialog() {
  const user = renderPart(<Dialog />)
  await waitFor(() => dialog())
  return user
}

const toasts = () => screen.getByRole('region', { name: /Notifications/ }).textContent
const dialog = () => screen.getByRole('dialog', { name: /time off/ })
const dates = () => within(dialog()).getAllByRole<HTMLInputElement>('textbox', { name: 'Date' })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: OPENED_AT })
  settings = { ...DEFAULT_SETTINGS, saved: true }
  entries = []
  affected = { total: 0, affected: [] }
  sent = []
  close.mockReset()
  refuse = () => undefined
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
  stubDialogs()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('AvailabilityScreen', () => {
  it('closes three weeks by one entry', async () => {
    const user = await openDialog()
    const [first, last] = dates() as [HTMLInputElement, HTMLInputElement]
    enter(first, '2027-08-01')
    enter(last, '2027-08-21')
    enter(within(dialog()).getByLabelText('Public label'), 'Summer break')
    await user.click(within(dialog()).getByRole('button', { name: 'Add time off' }))
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/time-off',
        body: {
          from: '2027-08-01',
          to: '2027-08-21',
          startTime: null,
          endTime: null,
          title: '',
          publicLabel: 'Summer break',
          isActive: true,
        },
      },
    ])
  })

  it('says before saving who is affected', async () => {
    affected = {
      total: 7,
      affected: [1, 2, 3, 4, 5, 6].map((number) => ({
        meetingId: String(number),
        title: 'Intro call',
        attendeeName: number === 1 ? null : `Guest ${number}`,
        startTime: '2027-06-03T09:00:00.000Z',
        endTime: '2027-06-03T09:30:00.000Z',
      })),
    }
    const user = await openDialog()
    expect(await within(dialog()).findByText('You have 7 meetings in this time. They stay as they are.')).toBeTruthy()
    const links = within(dialog()).getAllByRole<HTMLAnchorElement>('link')
    expect(links.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'Intro call, Jun 3 2027, 09:00',
      'Guest 2, Jun 3 2027, 09:00',
    ])
    expect(links[0]?.getAttribute('href')).toBe('/meetings?meeting=1')
    await user.click(within(dialog()).getByRole('button', { name: 'and 2 more' }))
    const whole = within(dialog()).getAllByRole('link')
    expect(whole).toHaveLength(6)
    expect(document.activeElement).toBe(whole[5])
    expect(within(dialog()).getByText('and 1 more')).toBeTruthy()
  })

  it('keeps what was typed when it is refused', async () => {
    refuse = ({ method }) =>
      method === 'POST' ? Response.json({ message: 'No', code: 'too_much_time_off' }, { status: 409 }) : undefined
    const user = await openDialog()
    enter(within(dialog()).getByLabelText('Title'), 'Vacation')
    await user.click(within(dialog()).getByRole('button', { name: 'Add time off' }))
    await waitFor(() => expect(toasts()).toContain('You have 1,000 entries of time off.'))
    expect(within(dialog()).getByLabelText<HTMLInputElement>('Title').value).toBe('Vacation')
  })

  it('asks before it discards what was typed', async () => {
    const user = await openDialog()
    enter(within(dialog()).getByLabelText('Title'), 'Vacation')
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(sent).toEqual([])
  })

  it('saves the zone that it shows before the first entry of an account without one', async () => {
    settings = { ...DEFAULT_SETTINGS, saved: false }
    const user = await openDialog()
    await user.click(within(dialog()).getByRole('button', { name: 'Add time off' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]).toMatchObject({ method: 'PATCH', path: '/api/settings', body: { timezone: expect.any(String) } })
  })

  it('lists what is to come first, and folds what is past', async () => {
    entries = [
      entry('1', '2027-01-04', { title: 'Skiing' }),
      entry('2', '2027-06-03', { title: 'Today', startTime: '14:00', endTime: '23:59' }),
      entry('3', '2027-08-01', { to: '2027-08-21', title: 'Vacation', publicLabel: 'Summer break' }),
    ]
    await openList()
    const list = screen.getByRole('group', { name: 'Your time off' })
    const rows = within(list).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TodayJun 3 2027, 14:00 to midnight',
      'VacationAug 1 2027 – Aug 21 2027 · 21 daysVisitors see “Summer break”',
      'SkiingJan 4 2027',
    ])
    expect(within(list).getByText('Past (1)').closest('details')?.open).toBe(false)
  })

  it('deletes an entry after a question, and takes it back', async () => {
    entries = [entry('1', '2027-08-01', { title: 'Vacation', publicLabel: 'Summer break' })]
    const user = await openList()
    await user.click(screen.getByRole('button', { name: /^More actions for Vacation/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Vacation?' })
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(toasts()).toContain('Time off deleted'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    const { id: _, kind: __, ...fields } = entries[0] as TimeOff
    expect(sent).toEqual([
      { method: 'DELETE', path: '/api/time-off/1' },
      { method: 'POST', path: '/api/time-off', body: fields },
    ])
  })

  it('leads to the next row when an entry is deleted', async () => {
    entries = [entry('1', '2027-08-01', { title: 'Vacation' }), entry('2', '2027-09-01', { title: 'Moving' })]
    const user = await openList()
    await user.click(screen.getByRole('button', { name: /^More actions for Vacation/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Vacation?' })
    entries = entries.slice(1)
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^More actions for Moving/ })),
    )
  })

  it('shows the days off of a year, in words too', async () => {
    entries = [
      entry('1', '2027-08-01', { to: '2027-08-21', title: 'Vacation' }),
      entry('2', '2027-05-27', { kind: 'holiday', title: 'Fronleichnam' }),
      entry('3', '2028-01-03', { title: 'Skiing' }),
    ]
    const user = renderPart(<YearSection entries={entries} clock={CLOCK} today={TODAY} />)
    expect(screen.getByText('22 days off in 2027')).toBeTruthy()
    const may = screen.getByRole('table', { name: 'May 2027' })
    expect(within(may).getByRole('cell', { name: '27 Public holiday: Fronleichnam' })).toBeTruthy()
    expect(screen.getAllByRole('table')).toHaveLength(12)
    await user.click(screen.getByRole('button', { name: 'Next year' }))
    expect(screen.getByText('1 day off in 2028')).toBeTruthy()
  })

  it('saves the holidays of a country and region', async () => {
    const user = await openHolidays()
    const country = screen.getByLabelText('Country')
    const save = screen.getByRole('button', { name: 'Add holidays' })
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    await user.click(save)
    expect(screen.getByText('Choose a country', { selector: 'p' })).toBeTruthy()
    expect(document.activeElement).toBe(country)
    await choose(user, 'Country', 'ger')
    await choose(user, 'Region', 'wurt')
    await user.click(save)
    await waitFor(() => expect(toasts()).toContain('Holidays saved'))
    expect(sent).toEqual([
      { method: 'PATCH', path: '/api/settings', body: { holidays: { country: 'DE', region: 'BW' } } },
    ])
  })

  it('presets the country of the zone, by its name in the language of the owner, and opens its list there', async () => {
    const user = await openHolidays({ ...CLOCK, timezone: 'Europe/Istanbul' })
    const country = screen.getByLabelText('Country')
    await waitFor(() => expect(country.textContent).toBe('Türkiye'))
    await user.click(country)
    const search = screen.getByRole('combobox', { name: 'Search' })
    const marked = document.getElementById(search.getAttribute('aria-activedescendant') ?? '')
    expect(marked?.textContent).toBe('Türkiye')
  })

  it('lists holidays from today on, and unfolds the first year that has any', async () => {
    settings = { ...settings, holidays: { country: 'DE', region: 'BW' } }
    entries = [
      entry('1', '2027-01-01', { kind: 'holiday', title: 'Neujahr' }),
      entry('2', '2028-01-01', { kind: 'holiday', title: 'Neujahr' }),
      entry('3', '2029-01-01', { kind: 'holiday', title: 'Neujahr' }),
    ]
    await openHolidays()
    const folds = ['2027', '2028', '2029'].map((year) =>
      screen.queryByText(`Holidays in ${year}`)?.closest<HTMLDetailsElement>('details'),
    )
    expect(folds.map((fold) => fold?.open)).toEqual([undefined, true, false])
  })

  it('names the region, and keeps the focus while it is changed', async () => {
    settings = { ...settings, holidays: { country: 'DE', region: 'BW' } }
    const user = await openHolidays()
    await screen.findByText('Baden-Württemberg, Germany. Untick a day to take bookings on it.')
    await user.click(screen.getByRole('button', { name: 'Change region' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Country'))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change region' })))
  })

  it('opens one holiday when it is unticked, and ticks it again when that fails', async () => {
    settings = { ...settings, holidays: { country: 'DE', region: 'BW' } }
    entries = [entry('2', '2027-10-03', { kind: 'holiday', title: 'Tag der Deutschen Einheit' })]
    const user = await openHolidays()
    const box = screen.getByRole('checkbox', { name: /Tag der Deutschen Einheit/ })
    expect(box.getAttribute('aria-checked')).toBe('true')
    refuse = ({ method }) => (method === 'PATCH' ? Response.json({ message: 'Busy' }, { status: 503 }) : undefined)
    await user.click(box)
    await waitFor(() => expect(toasts()).toContain("We couldn't change this holiday"))
    expect(box.getAttribute('aria-checked')).toBe('true')
    refuse = () => undefined
    await user.click(box)
    await waitFor(() => expect(sent).toEqual([{ method: 'PATCH', path: '/api/time-off/2', body: { isActive: false } }]))
  })

  it('removes all holidays after a question', async () => {
    settings = { ...settings, holidays: { country: 'DE', region: 'BW' } }
    const user = await openHolidays()
    await user.click(screen.getByRole('button', { name: 'Remove holidays' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sent).toEqual([{ method: 'PATCH', path: '/api/settings', body: { holidays: null } }]))
  })

  it('offers another try when the list cannot be read', async () => {
    refuse = ({ path }) => (path === '/api/time-off' ? Response.json({ message: 'Away' }, { status: 503 }) : undefined)
    const user = userEvent.setup()
    render(
      <OwnerScreen>
        <AvailabilityScreen openedAt={OPENED_AT} />
      </OwnerScreen>,
    )
    expect(await screen.findByText("We couldn't load the time off")).toBeTruthy()
    refuse = () => undefined
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Your time off' })).toBeTruthy()
  })

  it.each([
    [{ id: 't', slug: 'practice', name: 'Practice', role: 'owner' }, 'Time off of the team', / of the team\./],
    [{ id: 'r', slug: 'practice/rooms/r', name: 'Green room', role: 'room' }, 'Time off of the room', /this room/],
  ] as const satisfies [ShownTeam, string, RegExp][])(
    'of %o promises what is true of it',
    async (shown, heading, about) => {
      renderPart(
        <TeamProvider team={shown}>
          <AvailabilityScreen openedAt={OPENED_AT} />
        </TeamProvider>,
      )
      expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
      expect(screen.getAllByText(about).length).toBeGreaterThan(0)
      expect(screen.queryByText(/\b(you|your|my)\b|block your time/i)).toBeNull()
    },
  )

  it('names meetings that stand on days off', async () => {
    entries = [entry('1', '2027-08-01'), entry('2', '2027-08-02')]
    affected = {
      total: 1,
      affected: [
        {
          meetingId: '9',
          title: 'Intro call',
          attendeeName: 'Vera',
          startTime: '2027-08-01T09:00:00.000Z',
          endTime: '2027-08-01T09:30:00.000Z',
        },
      ],
    }
    renderPart(<StandingMeetings clock={CLOCK} entries={entries} />)
    expect(await screen.findByRole('heading', { name: 'You have 1 meeting on your days off' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vera, Aug 1 2027, 09:00' })).toBeTruthy()
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Move or cancel them… Aug 1 2027',
    ])
  })
})
