// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ForecastPanel } from '@/components/pages/editor/effects/forecast-panel'
import { RuleEffects } from '@/components/pages/editor/effects/rule-effects'
import { AheadSection } from '@/components/pages/editor/rules/ahead-section'
import { TimeRules } from '@/components/pages/editor/rules/time-rules'
import type { Forecast } from '@/lib/pages/forecast'
import { toFormValues } from '@/lib/pages/page-editor'
import { WORKING_WEEK } from '@/lib/pages/week-hours'
import { enter, labelled, unfold } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS, STORED_PAGE } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, waitFor } from '@/tests/support/screens/testing'

const WEEK = { availabilities: [...WORKING_WEEK] }

const FORECAST: Forecast = {
  hoursPerWeek: { before: 40, after: 40 },
  starts: { from: '2030-06-05', to: '2030-07-02', before: 300, after: 200 },
  impossible: {
    days: 90,
    made: 0,
    total: 0,
    byReason: { notice: 0, window: 0, hours: 0, closed: 0, limit: 0, gap: 0 },
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
    expect(panel?.getAttribute('aria-labelledby')).toBe(panel?.querySelector('summary')?.id)
    const link = screen.getByText('Jun 6 2030, 07:00 · Vera')
    expect(link.getAttribute('href')).toBe('/meetings/m1/edit')
    expect(forecast.mock.calls).toEqual([
      [expect.objectContaining({ minimumNotice: 120, duration: 30, durations: [30] })],
    ])
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
