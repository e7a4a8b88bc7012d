// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { EditPage } from '@/components/pages/editor/edit-page'
import { dismissToast } from '@/components/ui/use-toast'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import { PAGE_DEFAULTS, type TimeSlotPage } from '@/lib/pages/schema'
import { addDays, localDate } from '@/lib/scheduling'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { labelled } from '../../../../support/screens/labelled'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'MMM D YYYY', timezone: 'UTC', saved: true }
const timezones = timezoneOptions(Date.UTC(2026, 0, 1))
const save = vi.fn<(body: unknown) => Response>()
const stored: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  timezone: 'UTC',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
let page = stored

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (path.endsWith('/forecast')) return Response.json({ message: 'Not here' }, { status: 503 })
  if (init.method === 'PATCH') return save(JSON.parse(String(init.body)))
  if (path.startsWith('/api/time-slot-pages/')) return Response.json(page)
  return Response.json([])
}

async function open(openedTab: EditorTab, change: Partial<TimeSlotPage> = {}) {
  page = { ...stored, ...change }
  const user = userEvent.setup()
  render(
    <Providers>
      <EditPage id={stored.id} timezones={timezones} openedTab={openedTab} />
    </Providers>,
  )
  await waitFor(() => labelled('Title'))
  return user
}

type User = Awaited<ReturnType<typeof open>>
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Save Changes' }))
const sent = () => save.mock.calls[0]?.[0]
async function retype(user: User, label: string, text: string) {
  await user.clear(labelled(label))
  if (text) await user.type(labelled(label), text)
}
const errorOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeEach(() => {
  save.mockReset().mockImplementation(() => Response.json(page))
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  dismissToast()
  push.mockReset()
  vi.unstubAllGlobals()
})

describe('<PageEditor>', () => {
  it('sets until when and how often guests can change a booking', async () => {
    const user = await open('rules')
    await user.selectOptions(labelled('Unit of the cancellation notice'), 'hours')
    await retype(user, 'Notice to cancel', '24')
    await user.selectOptions(labelled('Unit of the moving notice'), 'minutes')
    await retype(user, 'Notice to move', '90')
    await user.click(screen.getByRole('switch', { name: 'Limit how often attendees can move' }))
    await retype(user, 'Moves of a booking', '2')
    await submit(user)
    await vi.waitFor(() => expect(sent()).toMatchObject({ cancelNotice: 1440, moveNotice: 90, maxMoves: 2 }))
  })

  it('opens the tab of the address, writes the shown one there, and loses nothing between tabs', async () => {
    const user = await open('rules')
    expect(tab('Rules').getAttribute('aria-selected')).toBe('true')
    await retype(user, 'Before a booking', '20')
    await user.click(tab('Details'))
    expect(window.location.search).toBe('?tab=details')
    await retype(user, 'Title', 'Other')
    await user.keyboard('{Shift>}{Tab}{/Shift}')
    await user.click(tab('Hours'))
    await user.keyboard('{ArrowRight}')
    expect(tab('Rules').getAttribute('aria-selected')).toBe('true')
    expect(document.activeElement).toBe(tab('Rules'))
    expect(labelled<HTMLInputElement>('Before a booking').value).toBe('20')
    await submit(user)
    await vi.waitFor(() => expect(sent()).toMatchObject({ title: 'Other', bufferBefore: 20, bufferAfter: 5 }))
  })

  it('opens the tab of an error, focuses the field, and marks the tab until it is right', async () => {
    const user = await open('rules')
    await retype(user, 'After a booking', '')
    await user.click(tab('Calendars'))
    await submit(user)
    const after = labelled('After a booking')
    await vi.waitFor(() => expect(document.activeElement).toBe(after))
    expect(errorOf(after)).toContain('Must be a whole number of minutes from 0 to 1,440')
    expect(tab('Rules').textContent).toContain('needs attention')
    expect(tab('Details').textContent).toBe('Details')
    expect(save).not.toHaveBeenCalled()
    await user.type(after, '15')
    await vi.waitFor(() => expect(tab('Rules').textContent).toBe('Rules'))
  })

  it.each([
    ['limits.0.max', 'Rules', 'Bookings per day'],
    ['bookingWindow.days', 'Rules', 'Days ahead'],
    ['step', 'Rules', 'Minutes between starts'],
    ['title', 'Details', 'Title'],
  ])('shows what the server says of %s in the tab %s, by “%s”', async (path, name, label) => {
    save.mockImplementation(() =>
      Response.json({ message: 'No', issues: [{ path, message: 'Not so' }] }, { status: 400 }),
    )
    const user = await open('questions', {
      limits: [{ per: 'day', max: 3 }],
      bookingWindow: { type: 'days', days: 10 },
      step: 10,
    })
    await submit(user)
    await vi.waitFor(() => expect(tab(name).getAttribute('aria-selected')).toBe('true'))
    const control = labelled(label)
    await vi.waitFor(() => expect(document.activeElement).toBe(control))
    expect(errorOf(control)).toContain('Not so')
  })

  it('leads to the date that the server names, whose buttons hold its row', async () => {
    const issues = [{ path: 'dates.1.spans.0.endTime', message: 'Not so' }]
    save.mockImplementation(() => Response.json({ message: 'No', issues }, { status: 400 }))
    const today = localDate('UTC', Date.now())
    const spans = [{ startTime: '09:00', endTime: '10:00' }]
    const dates = [
      { date: addDays(today, 2), spans: [] },
      { date: addDays(today, 5), spans },
    ]
    const user = await open('details', { dates })
    await submit(user)
    await vi.waitFor(() => expect(tab('Hours').getAttribute('aria-selected')).toBe('true'))
    expect(screen.getByText('Not so')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement?.hasAttribute('data-invalid')).toBe(true))
  })
})

describe('<RulesSection>', () => {
  it('sends a notice in its unit, a limit, a step and where starts lie', async () => {
    const user = await open('rules')
    await retype(user, 'Minimum notice', '2')
    await user.selectOptions(labelled('Unit of the notice'), 'days')
    await user.click(screen.getByRole('switch', { name: 'Limit per week' }))
    await retype(user, 'Bookings per week', '7')
    await user.click(screen.getByRole('switch', { name: 'Limit per day' }))
    await user.click(screen.getByRole('radio', { name: 'A number of minutes' }))
    await retype(user, 'Minutes between starts', '20')
    await user.click(screen.getByRole('radio', { name: 'On the clock' }))
    await submit(user)
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(sent()).toMatchObject({
      minimumNotice: 2880,
      limits: [
        { per: 'day', max: 4 },
        { per: 'week', max: 7 },
      ],
      step: 20,
      align: 'clock',
    })
  })

  it('shows a stored notice in its largest unit', async () => {
    await open('rules', { minimumNotice: 1440 })
    expect(labelled<HTMLInputElement>('Minimum notice').value).toBe('1')
    expect(labelled<HTMLSelectElement>('Unit of the notice').value).toBe('days')
  })

  it('keeps the days that were typed while another window is chosen, and refuses a range that ends too early', async () => {
    const user = await open('rules')
    const choose = (name: string) => user.click(screen.getByRole('radio', { name }))
    await choose('A number of days')
    await retype(user, 'Days ahead', '14')
    await choose('From a date to a date')
    const [from, to] = ['First date', 'Last date'].map((name) =>
      within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: 'Date' }),
    ) as [HTMLInputElement, HTMLInputElement]
    await user.clear(from)
    await user.type(from, '2027-03-10')
    await user.clear(to)
    await user.type(to, '2027-03-09')
    await submit(user)
    await vi.waitFor(() => expect(errorOf(to)).toContain('The last day must not be before the first'))
    await vi.waitFor(() => expect(document.activeElement).toBe(to))
    await choose('A number of days')
    expect(labelled<HTMLInputElement>('Days ahead').value).toBe('14')
    await submit(user)
    await vi.waitFor(() => expect(sent()).toMatchObject({ bookingWindow: { type: 'days', days: 14 } }))
  })

  it.each([
    ['0', 'Must be a whole number from 1 to 1,000'],
    ['', 'Must be a whole number from 1 to 1,000'],
    ['1001', 'Must be a whole number from 1 to 1,000'],
  ])('says by the limit why %j is refused', async (typed, why) => {
    const user = await open('rules', { limits: [{ per: 'month', max: 5 }] })
    await retype(user, 'Bookings per month', typed)
    await submit(user)
    await vi.waitFor(() => expect(errorOf(labelled('Bookings per month'))).toContain(why))
    await vi.waitFor(() => expect(document.activeElement).toBe(labelled('Bookings per month')))
    expect(save).not.toHaveBeenCalled()
  })
})

describe('<DurationField>', () => {
  const pill = (name: string) => screen.getByRole('button', { name })

  it('offers several lengths, one of them preset', async () => {
    const user = await open('details')
    await user.click(screen.getByRole('switch', { name: 'Let visitors choose between several lengths' }))
    expect(screen.getByText('Choose at least two. With one, visitors are not asked.')).toBeTruthy()
    await user.click(pill('15 min'))
    await user.click(pill('60 min'))
    expect(screen.getByText('Visitors can choose 15, 30 or 60 minutes. 30 minutes is preset.')).toBeTruthy()
    await user.type(labelled('Another length in minutes'), '25{Enter}')
    expect(pill('25 min').getAttribute('aria-pressed')).toBe('true')
    await user.selectOptions(labelled('Preset length'), '60 min')
    await user.click(pill('30 min'))
    await submit(user)
    await vi.waitFor(() => expect(sent()).toMatchObject({ duration: 60, durations: [15, 25, 60] }))
  })

  it.each([
    ['30', 'This duration is listed twice'],
    ['1441', 'Duration must be at most 1440 minutes'],
    ['', 'Duration must be at least 1 minute'],
  ])('says why %j is not added', async (typed, why) => {
    const user = await open('details', { durations: [15, 30] })
    if (typed) await user.type(labelled('Another length in minutes'), typed)
    await user.click(screen.getByRole('button', { name: 'Add length' }))
    expect(screen.getByText(why)).toBeTruthy()
  })

  it('goes back to one length, the preset', async () => {
    const user = await open('details', { durations: [15, 30] })
    await user.click(screen.getByRole('switch', { name: 'Let visitors choose between several lengths' }))
    await submit(user)
    await vi.waitFor(() => expect(sent()).toMatchObject({ duration: 30, durations: [30] }))
  })
})

describe('<AvailabilitySection>', () => {
  it('takes hours past midnight and says that they end the next day', async () => {
    const user = await open('hours')
    await user.selectOptions(labelled('Monday start time'), '22:00')
    await user.selectOptions(labelled('Monday end time'), '02:00')
    expect(errorOf(labelled('Monday end time'))).toBe('ends the next day')
    expect(screen.getByRole('option', { name: '02:00 +1' })).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Show visitors this time zone only' }))
    await submit(user)
    await vi.waitFor(() =>
      expect(sent()).toMatchObject({
        availabilities: [{ dayOfWeek: 1, startTime: '22:00', endTime: '02:00' }],
        lockTimezone: true,
      }),
    )
  })
})

describe('<DatesSection>', () => {
  const today = localDate('UTC', Date.now())
  const dateBox = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: 'Date' })
  async function retypeDate(user: User, name: string, date: string) {
    await user.clear(dateBox(name))
    await user.type(dateBox(name), date)
  }

  it('closes several days at once, lists them as one, and takes them back', async () => {
    const user = await open('hours')
    expect(screen.getByText('No changed dates.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close several days' }))
    await retypeDate(user, 'First day', '2099-08-01')
    await retypeDate(user, 'Last day', '2099-08-21')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Aug 1 2099 – Aug 21 2099')).toBeTruthy()
    await submit(user)
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    const { dates } = sent() as { dates: { date: string; spans: unknown[] }[] }
    expect([dates.length, dates[0], dates.at(-1)?.date]).toEqual([21, { date: '2099-08-01', spans: [] }, '2099-08-21'])
    await user.click(screen.getByRole('button', { name: 'Remove Aug 1 2099 – Aug 21 2099' }))
    expect(screen.getByText('No changed dates.')).toBeTruthy()
  })

  it('gives the date that is pressed hours of its own, also past midnight', async () => {
    const user = await open('hours')
    await user.click(await screen.findByRole('button', { name: /^Today, / }))
    const dialog = within(screen.getByRole('dialog', { name: 'Hours of single dates' }))
    await user.click(dialog.getByRole('radio', { name: 'Open at these hours' }))
    await user.selectOptions(dialog.getByLabelText('Hours 1 start time'), '20:00')
    await user.selectOptions(dialog.getByLabelText('Hours 1 end time'), '01:00')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(screen.getByRole('button', { name: /^Today, .*, open 20:00 – 01:00$/ })).toBeTruthy()
    await submit(user)
    await vi.waitFor(() =>
      expect(sent()).toMatchObject({ dates: [{ date: today, spans: [{ startTime: '20:00', endTime: '01:00' }] }] }),
    )
  })

  it('says in the dialog what is wrong, and keeps it open', async () => {
    const user = await open('hours')
    await user.click(screen.getByRole('button', { name: 'Close several days' }))
    await retypeDate(user, 'First day', '2099-08-10')
    await retypeDate(user, 'Last day', '2099-08-01')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(errorOf(dateBox('Last day'))).toContain('The last day must not be before the first')
    await retypeDate(user, 'Last day', '2100-12-31')
    expect(screen.getByText('At most 400 dates. Remove some first.')).toBeTruthy()
    await retypeDate(user, 'Last day', '2099-08-10')
    await user.click(screen.getByRole('radio', { name: 'Open at these hours' }))
    await user.click(screen.getByRole('button', { name: 'Remove these hours' }))
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText('Add hours, or choose “Closed”.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('changes one day of a range, folds what is over, and goes back to the week', async () => {
    const dates = [-3, 1, 2, 3].map((days) => ({ date: addDays(today, days), spans: [] }))
    const user = await open('hours', { dates })
    expect(within(screen.getByRole('list', { name: 'Changed dates' })).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('1 past date')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: /^Edit .* – / }))
    await user.click(screen.getByRole('button', { name: 'Back to the hours of the week' }))
    await submit(user)
    await vi.waitFor(() => expect(sent()).toMatchObject({ dates: [{ date: addDays(today, -3), spans: [] }] }))
  })
})
