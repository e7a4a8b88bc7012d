// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AvailabilitySection } from '@/components/pages/editor/availability-section'
import { dismissToast } from '@/components/ui/use-toast'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { allLabelled, descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS, submit } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, within } from '@/tests/support/screens/testing'

const timezones = timezoneOptions(Date.UTC(2026, 0, 1)).filter(({ value }) => value === 'UTC')
const open = (change?: Partial<TimeSlotPage>) =>
  renderPageSection(<AvailabilitySection timezones={timezones} />, change)
const time = (name: string) => labelled<HTMLSelectElement>(name)
const add = (day: string) => labelled<HTMLButtonElement>(`Add slot for ${day}`)
const press = (control: HTMLElement) => {
  control.focus()
  fireEvent.click(control)
}
const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(SETTINGS)))
afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<AvailabilitySection>', () => {
  it('takes a week in words at a press, underlines what it did not understand, and gives the hours before back', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    const { user, sent } = open({ availabilities: [{ dayOfWeek: 6, startTime: '09:00', endTime: '10:00' }] })
    await user.click(screen.getByRole('button', { name: 'Paste your week' }))
    const box = await screen.findByLabelText('Your week in words')
    const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use these hours' })
    expect([document.activeElement, use().disabled]).toEqual([box, true])
    enter(box, '月曜 9時')
    expect(descriptionOf(box)).toContain('Your hours stay as they are.')
    enter(box, 'Mon 9–12 '.repeat(120_000))
    expect(descriptionOf(box)).toContain('at most 2,000 characters')
    expect(use().disabled).toBe(true)
    enter(box, 'Mo–Di 9–12 und 14–17, not on 24 Dec')
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['not on 24 Dec'])
    expect(time('Saturday start time').value).toBe('09:00')
    await user.click(use())
    expect(time('Tuesday slot 2 end time').value).toBe('17:00')
    expect(allLabelled('Saturday start time')).toEqual([])
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Paste your week' })))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await sent()).toMatchObject({
      availabilities: [{ dayOfWeek: 6, startTime: '09:00', endTime: '10:00' }],
    })
  })

  it('leads the focus to a slot that is added, and back to the button when it is removed', () => {
    open({ availabilities: [] })
    press(add('Monday'))
    expect([time('Monday start time').value, time('Monday end time').value]).toEqual(['09:00', '17:00'])
    expect(document.activeElement).toBe(time('Monday start time'))
    press(add('Monday'))
    expect([time('Monday slot 2 start time').value, time('Monday slot 2 end time').value]).toEqual(['17:00', '18:00'])
    enter(time('Monday slot 2 end time'), '00:00')
    expect(add('Monday').disabled).toBe(true)
    expect(screen.getByText('No time left after the last slot.')).toBeTruthy()
    for (const remove of allLabelled('Remove slot').reverse()) press(remove)
    expect(document.activeElement).toBe(add('Monday'))
  })

  it.each([
    ['an end before the start', '08:30', 'Invalid Time Slot', 'End time must be after start time'],
    ['an overlap', '17:30', 'Overlapping Time Slot', 'This time slot overlaps with an existing slot'],
  ])('keeps %s in red, says why in a toast and beside it, and does not send it', async (_case, end, title, why) => {
    const { save, sent } = open({
      availabilities: [
        { dayOfWeek: 1, startTime: '09:00', endTime: '17:00' },
        { dayOfWeek: 1, startTime: '17:00', endTime: '18:00' },
      ],
    })
    const control = time('Monday end time')
    enter(control, end)
    expect(control.value).toBe(end)
    expect(notice()).toContain(title + why)
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(control)).toBe(why)
    submit()
    enter(control, '17:00')
    expect(control.getAttribute('aria-invalid')).toBeNull()
    expect(await sent()).toHaveProperty('availabilities.length', 2)
    expect(save).toHaveBeenCalledOnce()
  })

  it('moves the end along with the start', () => {
    open({ availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '12:00' }] })
    enter(time('Monday start time'), '13:00')
    expect(time('Monday end time').value).toBe('16:00')
    expect(screen.getByText('3 hours a week')).toBeTruthy()
  })

  it('takes hours past midnight and says that they end the next day', async () => {
    const { sent } = open()
    enter(time('Monday start time'), '22:00')
    enter(time('Monday end time'), '02:00')
    expect(descriptionOf(time('Monday end time'))).toBe('ends the next day')
    expect(within(time('Monday end time')).getByText('02:00 +1')).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: 'Show visitors this time zone only' }))
    expect(await sent()).toMatchObject({
      availabilities: [{ dayOfWeek: 1, startTime: '22:00', endTime: '02:00' }],
      lockTimezone: true,
    })
  })

  it('copies a day to the days that are ticked, or to all working days at once', () => {
    open()
    const openDialog = () => {
      press(screen.getByRole('button', { name: 'Copy Monday to other days' }))
      return within(screen.getByRole('dialog', { name: 'Copy Monday to…' }))
    }
    let dialog = openDialog()
    const copy = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Copy' })
    expect(copy().disabled).toBe(true)
    press(dialog.getByRole('checkbox', { name: 'Tuesday' }))
    press(dialog.getByRole('checkbox', { name: 'Saturday' }))
    press(copy())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(['Tuesday', 'Saturday'].map((day) => time(`${day} end time`).value)).toEqual(['17:00', '17:00'])
    expect(allLabelled('Wednesday end time')).toEqual([])
    dialog = openDialog()
    press(dialog.getByRole('button', { name: 'Monday – Friday' }))
    press(copy())
    expect(time('Wednesday end time').value).toBe('17:00')
    expect(allLabelled('Sunday end time')).toEqual([])
  })
})
