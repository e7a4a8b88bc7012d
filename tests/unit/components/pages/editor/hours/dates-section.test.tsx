// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DatesSection } from '@/components/pages/editor/dates/dates-section'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { addDays, localDate } from '@/lib/scheduling'
import { descriptionOf, enter, unfold } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, waitFor, within } from '@/tests/support/screens/testing'

const today = localDate('UTC', Date.now())
const open = (change?: Partial<TimeSlotPage>) => renderPageSection(<DatesSection />, change)
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const dateBox = (name: string) =>
  within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: 'Date' })

beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/settings' ? SETTINGS : [])),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<DatesSection>', () => {
  it('closes several days at once, lists them as one, and takes them back', async () => {
    const { sent } = open()
    // The heading of the folded section says it, too.
    expect(screen.getAllByText('No changed dates.')).toHaveLength(2)
    unfold('Single dates')
    await waitFor(() => expect(screen.getAllByText('No changed dates.')).toHaveLength(1))
    expect(screen.getByRole('link', { name: 'Availability' }).getAttribute('href')).toBe('/availability')
    press('Close several days')
    enter(dateBox('First day'), '2099-08-01')
    enter(dateBox('Last day'), '2099-08-21')
    press('Apply')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Aug 1 2099 – Aug 21 2099')).toBeTruthy()
    const { dates = [] } = (await sent()) ?? {}
    expect([dates.length, dates[0], dates.at(-1)?.date]).toEqual([21, { date: '2099-08-01', spans: [] }, '2099-08-21'])
    press('Remove Aug 1 2099 – Aug 21 2099')
    expect(screen.getByText('No changed dates.')).toBeTruthy()
  })

  it('gives the date that is pressed hours of its own, also past midnight', async () => {
    const { sent } = open()
    fireEvent.click(await screen.findByRole('button', { name: /^Today, / }))
    const dialog = within(screen.getByRole('dialog', { name: 'Hours of single dates' }))
    fireEvent.click(dialog.getByRole('radio', { name: 'Open at these hours' }))
    enter(dialog.getByLabelText('Hours 1 start time'), '20:00')
    enter(dialog.getByLabelText('Hours 1 end time'), '01:00')
    press('Apply')
    expect(screen.getByRole('button', { name: /^Today, .*, open 20:00 – 01:00$/ })).toBeTruthy()
    expect(await sent()).toMatchObject({ dates: [{ date: today, spans: [{ startTime: '20:00', endTime: '01:00' }] }] })
  })

  it('says in the dialog what is wrong, and keeps it open', () => {
    open()
    press('Close several days')
    enter(dateBox('First day'), '2099-08-10')
    enter(dateBox('Last day'), '2099-08-01')
    press('Apply')
    expect(descriptionOf(dateBox('Last day'))).toContain('The last day must not be before the first')
    enter(dateBox('Last day'), '2100-12-31')
    expect(screen.getByText('At most 400 dates. Remove some first.')).toBeTruthy()
    enter(dateBox('Last day'), '2099-08-10')
    fireEvent.click(screen.getByRole('radio', { name: 'Open at these hours' }))
    press('Remove these hours')
    press('Apply')
    expect(screen.getByText('Add hours, or choose “Closed”.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('changes one day of a range, folds what is over, and goes back to the week', async () => {
    const { sent } = open({ dates: [-3, 1, 2, 3].map((days) => ({ date: addDays(today, days), spans: [] })) })
    expect(within(screen.getByRole('list', { name: 'Changed dates' })).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByText('1 past date')).toBeTruthy()
    press(/^Edit .* – /)
    press('Back to the hours of the week')
    expect(await sent()).toMatchObject({ dates: [{ date: addDays(today, -3), spans: [] }] })
  })
})
