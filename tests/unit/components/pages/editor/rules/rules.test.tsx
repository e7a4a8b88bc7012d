// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookingRules } from '@/components/pages/editor/rules/booking-rules'
import { TimeRules } from '@/components/pages/editor/rules/time-rules'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { allLabelled, descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS, submit } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, within } from '@/tests/support/screens/testing'

const open = (change?: Partial<TimeSlotPage>) =>
  renderPageSection(
    <>
      <TimeRules />
      <BookingRules />
    </>,
    change,
  )
const press = (role: 'switch' | 'radio', name: string) => fireEvent.click(screen.getByRole(role, { name }))

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(SETTINGS)))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<TimeRules> and <BookingRules>', () => {
  it('sends every rule that is set, a notice in its unit', async () => {
    const { sent } = open()
    enter(labelled('Minimum notice'), '2')
    enter(labelled('Unit of the notice'), 'days')
    enter(labelled('Unit of the cancellation notice'), 'hours')
    enter(labelled('Notice to cancel'), '24')
    enter(labelled('Unit of the moving notice'), 'minutes')
    enter(labelled('Notice to move'), '90')
    press('switch', 'Limit how often attendees can move')
    enter(labelled('Moves of a booking'), '2')
    press('switch', 'Limit per week')
    enter(labelled('Bookings per week'), '7')
    press('switch', 'Limit per day')
    press('radio', 'A number of minutes')
    enter(labelled('Minutes between starts'), '20')
    press('radio', 'On the clock')
    expect(allLabelled('Hours to decide')).toEqual([])
    press('switch', 'Approve each booking first')
    expect(screen.getByText(/^A request holds its time for up to 48 hours\./)).toBeTruthy()
    enter(labelled('Hours to decide'), '1')
    expect(screen.getByText(/^A request holds its time for up to 1 hour\./)).toBeTruthy()
    expect(await sent()).toMatchObject({
      minimumNotice: 2880,
      cancelNotice: 1440,
      moveNotice: 90,
      maxMoves: 2,
      limits: [
        { per: 'day', max: 4 },
        { per: 'week', max: 7 },
      ],
      step: 20,
      align: 'clock',
      approval: 'always',
      approvalHours: 1,
    })
  })

  it('folds what is at its preset, and nothing else', () => {
    open({ minimumNotice: 120, limits: [{ per: 'day', max: 2 }], approval: 'always' })
    const sections = [...document.querySelectorAll('details')]
    const isOpen = (name: string) => sections.find((one) => one.querySelector('h2')?.textContent === name)?.open
    const names = ['How far ahead', 'Start times', 'Limits', 'Approval', 'Moving and cancelling']
    expect(names.map(isOpen)).toEqual([false, false, true, true, false])
  })

  it('shows a stored notice in its largest unit', () => {
    open({ minimumNotice: 1440 })
    expect(labelled<HTMLInputElement>('Minimum notice').value).toBe('1')
    expect(labelled<HTMLSelectElement>('Unit of the notice').value).toBe('days')
  })

  it('says by each field what is wrong with it, and forgets hours to decide with the approval', async () => {
    const { save, sent } = open({ limits: [{ per: 'month', max: 5 }], approval: 'always' })
    enter(labelled('Bookings per month'), '0')
    enter(labelled('After a booking'), '')
    enter(labelled('Hours to decide'), '337')
    expect(screen.queryByText(/^A request holds its time/)).toBeNull()
    submit()
    const limit = labelled('Bookings per month')
    await vi.waitFor(() => expect(descriptionOf(limit)).toContain('Must be a whole number from 1 to 1,000'))
    expect(descriptionOf(labelled('After a booking'))).toContain('from 0 to 1,440')
    expect(descriptionOf(labelled('Hours to decide'))).toContain('from 1 to 336')
    expect(save).not.toHaveBeenCalled()
    enter(limit, '6')
    enter(labelled('After a booking'), '15')
    press('switch', 'Approve each booking first')
    expect(await sent()).toMatchObject({ limits: [{ per: 'month', max: 6 }], approval: 'off', approvalHours: 48 })
  })

  it('keeps the days that were typed while another window is chosen, and refuses a range that ends too early', async () => {
    const { sent } = open()
    press('radio', 'A number of days')
    enter(labelled('Days ahead'), '14')
    press('radio', 'From a date to a date')
    const [from, to] = ['First date', 'Last date'].map((name) =>
      within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: 'Date' }),
    ) as [HTMLInputElement, HTMLInputElement]
    enter(from, '2027-03-10')
    enter(to, '2027-03-09')
    submit()
    await vi.waitFor(() => expect(descriptionOf(to)).toContain('The last day must not be before the first'))
    press('radio', 'A number of days')
    expect(labelled<HTMLInputElement>('Days ahead').value).toBe('14')
    expect(await sent()).toMatchObject({ bookingWindow: { type: 'days', days: 14 } })
  })
})
