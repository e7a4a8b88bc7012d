// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ForecastPanel } from '@/components/pages/editor/effects/forecast-panel'
import { ForecastPicture } from '@/components/pages/editor/effects/picture/forecast-picture'
import { RuleEffects } from '@/components/pages/editor/effects/rule-effects'
import { AheadSection } from '@/components/pages/editor/rules/ahead-section'
import { TimeRules } from '@/components/pages/editor/rules/time-rules'
import { NARROW } from '@/components/ui/is-narrow'
import type { Forecast } from '@/lib/pages/forecast'
import { toFormValues } from '@/lib/pages/page-editor'
import { WORKING_WEEK } from '@/lib/pages/week-hours'
import { enter, labelled, unfold } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS, STORED_PAGE } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, waitFor } from '@/tests/support/screens/testing'

const WEEK = { availabilities: [...WORKING_WEEK] }

const FORECAST: Forecast = {
  hoursPerWeek: { before: 40, after: 40 },
  starts: { from: '2030-06-05', to: '2030-07-02', timezone: 'UTC', before: 300, after: 200, days: null },
  impossible: {
    days: 90,
    made: 0,
    total: 0,
    byReason: { notice: 0, window: 0, hours: 0, closed: 0, limit: 0, gap: 0 },
    bookings: [],
  },
  standing: {
    total: 1,
    bookings: [
      {
        meetingId: 'm1',
        title: 'Intro',
        attendeeName: 'Vera',
        startTime: '2030-06-06T07:00:00.000Z',
        reason: 'limit',
      },
    ],
  },
}
const forecast = vi.fn<(body: unknown) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(SETTINGS)
  if (path.endsWith('/forecast')) return forecast(JSON.parse(String(init.body)))
  return Response.json([])
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  forecast.mockReset().mockImplementation(() => Response.json(FORECAST))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('RuleEffect', () => {
  it('says what the rules do while they are edited', async () => {
    renderPageSection(
      <RuleEffects>
        <TimeRules />
      </RuleEffects>,
      WEEK,
    )
    expect(await screen.findByText('16 start times on a free Monday; a full day holds 8 bookings.')).toBeDefined()
    // Also where the limits are folded.
    expect(screen.getAllByText('No limit: a full week holds 40 bookings.')).toHaveLength(2)
    unfold('Limits')
    unfold('How far ahead')
    await waitFor(() => expect(screen.getAllByText(/^No limit:/)).toHaveLength(1))
    expect(screen.getByText('No limit: a full week holds 40 bookings.')).toBeDefined()
    fireEvent.click(labelled('Limit per day'))
    expect(await screen.findByText('At most 4 bookings a day: a full week holds 20 bookings.')).toBeDefined()
    expect(screen.getByText(/^Visitors see times from/).getAttribute('aria-live')).toBe('polite')
  })
})

describe('GapEffect', () => {
  it('says what the gap costs, changes the rules at a press, and takes that back', async () => {
    renderPageSection(
      <RuleEffects>
        <TimeRules />
      </RuleEffects>,
      WEEK,
    )
    const half = 'A 5-minute gap on a 30-minute grid costs every second time: 8 bookings a day instead of 16.'
    const sentence = await screen.findByText(half)
    fireEvent.click(screen.getByRole('button', { name: 'No gap: 16 a day' }))
    expect(await screen.findByText('16 start times on a free Monday; a full day holds 16 bookings.')).toBeDefined()
    expect(sentence.textContent).toBe('The gap costs no time any more.')
    expect(document.activeElement?.contains(sentence)).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('16 start times on a free Monday; a full day holds 8 bookings.')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Start every 35 minutes: 13 a day' }))
    expect(await screen.findByText('13 start times on a free Monday; a full day holds 13 bookings.')).toBeDefined()
    enter(labelled('Minutes between starts'), '15')
    expect(await screen.findByText(/^A 5-minute gap on a 15-minute grid costs times: /)).toBeDefined()
  })
})

describe('ForecastPanel', () => {
  function open() {
    const stored = toFormValues({ ...STORED_PAGE, ...WEEK })
    renderPageSection(
      <>
        <AheadSection />
        <ForecastPanel pageId={STORED_PAGE.id} stored={stored} />
      </>,
      WEEK,
    )
  }
  const setNotice = (text: string) => enter(labelled('Minimum notice'), text)

  it('asks once after rules have changed, and links to the bookings that stay', async () => {
    open()
    setNotice('1')
    setNotice('2')
    expect(await screen.findByText('Start times in the next 28 days: 300 → 200.')).toBeDefined()
    expect(screen.getByText('1 standing booking lies outside the new rules and stays.')).toBeDefined()
    const panel = document.querySelector('[data-forecast]')
    expect(panel?.querySelector('summary')?.textContent).toBe('If you save this')
    expect(panel?.querySelector('details')?.open).toBe(true)
    expect(panel?.getAttribute('aria-labelledby')).toBe(panel?.querySelector('summary span')?.id)
    const link = screen.getByText('Jun 6 2030, 07:00 · Vera')
    expect(link.getAttribute('href')).toBe('/meetings/m1/edit')
    expect(forecast.mock.calls).toEqual([
      [expect.objectContaining({ minimumNotice: 120, duration: 30, durations: [30] })],
    ])
  })

  it('is one line on a phone, until more is asked for', async () => {
    const listening = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media === NARROW, ...listening }))
    open()
    setNotice('2')
    const line = await screen.findByText('Start times in the next 28 days: 300 → 200.')
    expect(line.closest('summary')).not.toBeNull()
    expect(screen.queryByText(/^1 standing booking lies outside/)).toBeNull()
    fireEvent.click(screen.getByText('If you save this'))
    expect(await screen.findByText(/^1 standing booking lies outside/)).toBeDefined()
  })

  it('says nothing while the rules are as stored', async () => {
    open()
    setNotice('2')
    await screen.findByText(/^Start times in the next/)
    setNotice('0')
    await waitFor(() => expect(screen.queryByText(/^Start times in the next/)).toBeNull())
  })

  it('stays quiet when it cannot be made', async () => {
    forecast.mockImplementation(() => Response.json({ message: 'no' }, { status: 500 }))
    open()
    setNotice('2')
    await waitFor(() => expect(forecast).toHaveBeenCalled())
    await waitFor(() => expect(screen.queryByRole('region', { name: 'If you save this' })).toBeNull())
  })
})

describe('ForecastPicture', () => {
  const MORNING = ['2030-06-05T09:00:00.000Z', '2030-06-05T09:30:00.000Z'] as const
  const dates = Array.from({ length: 28 }, (_, index) => {
    const date = new Date(Date.UTC(2030, 5, 5 + index)).toISOString().slice(0, 10)
    return { date, kept: [] as string[], added: [] as string[], removed: [] as string[] }
  })
  const STORED: Forecast = {
    ...FORECAST,
    starts: {
      ...FORECAST.starts,
      after: 300,
      days: dates.map((day, i) => (i === 0 ? { ...day, kept: [...MORNING] } : day)),
    },
  }
  const CHANGED: Forecast = {
    ...FORECAST,
    starts: {
      ...FORECAST.starts,
      days: dates.map((day, i) => (i === 0 ? { ...day, kept: [MORNING[0]], removed: [MORNING[1]] } : day)),
    },
    impossible: {
      ...FORECAST.impossible,
      made: 3,
      total: 1,
      bookings: [
        {
          meetingId: 'm2',
          title: 'Intro',
          attendeeName: 'Mei Lin',
          startTime: '2030-05-12T10:00:00.000Z',
          reason: 'gap',
        },
      ],
    },
  }

  function open(isShown = true) {
    forecast.mockImplementation((body) =>
      Response.json((body as { minimumNotice: number }).minimumNotice === 0 ? STORED : CHANGED),
    )
    renderPageSection(
      <RuleEffects>
        <TimeRules />
        <ForecastPicture pageId={STORED_PAGE.id} stored={toFormValues({ ...STORED_PAGE, ...WEEK })} isShown={isShown} />
      </RuleEffects>,
      WEEK,
    )
  }
  const changed = 'Wednesday, June 5, 2030: 1 start time, 1 gone'

  it('names each date with its starts, and what a change does to them, but never of an old answer', async () => {
    open()
    const cell = await screen.findByLabelText('Wednesday, June 5, 2030: 2 start times')
    expect(screen.getAllByLabelText(/, 2030: /)).toHaveLength(28)
    enter(labelled('Minimum notice'), '2')
    await waitFor(() => expect(cell.getAttribute('aria-label')).toBe('Wednesday, June 5, 2030'))
    expect(cell.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true')
    await screen.findByLabelText(changed)
    expect(cell.closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('false')
    expect(screen.getByText('Start times, against what is saved: 0 new, 1 gone.')).toBeDefined()
    expect(screen.getByText('May 12 2030, 10:00 · Mei Lin')).toBeDefined()
    expect(screen.getByText('(too close to another booking)')).toBeDefined()
    expect(forecast).toHaveBeenCalledTimes(2)
  })

  it('is one stop of the keyboard, whose arrows lead from date to date, and shows the times of a pressed one', async () => {
    open()
    enter(labelled('Minimum notice'), '2')
    const first = await screen.findByLabelText(changed)
    expect(document.querySelectorAll('tbody button[tabindex="0"]')).toHaveLength(1)
    first.focus()
    fireEvent.keyDown(first, { key: 'ArrowDown' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, June 12, 2030: 0 start times')
    fireEvent.keyDown(first, { key: 'Home' })
    expect(document.activeElement).toBe(first)
    fireEvent.click(first)
    const times = screen.getByLabelText('Wednesday, June 5, 2030')
    expect([...times.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['09:00', '09:30 (gone)'])
  })

  it('mends what the gap costs at one press', async () => {
    open()
    await screen.findByLabelText('Wednesday, June 5, 2030: 2 start times')
    fireEvent.click(await screen.findByText('13 bookings a day instead of 8: start every 35 minutes'))
    await waitFor(() => expect(forecast).toHaveBeenLastCalledWith(expect.objectContaining({ step: 35 })))
    expect(screen.getByText('Undo')).toBeDefined()
  })

  it('asks nothing while nobody sees it', async () => {
    open(false)
    await screen.findByText('16 start times on a free Monday; a full day holds 8 bookings.')
    expect(forecast).not.toHaveBeenCalled()
  })
})
