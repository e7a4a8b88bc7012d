// @vitest-environment jsdom

import { afterEach, describe, expect, it } from 'vitest'
import { DurationField } from '@/components/pages/editor/details/duration-field'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { enter, labelled } from '@/tests/support/screens/labelled'
import { renderPageSection } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen } from '@/tests/support/screens/testing'

const open = (change?: Partial<TimeSlotPage>) => renderPageSection(<DurationField />, change)
const pill = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => fireEvent.click(pill(name))
const isPressed = (name: string) => pill(name).getAttribute('aria-pressed') === 'true'
const several = () => screen.getByRole('switch', { name: 'Let visitors choose between several lengths' })

afterEach(cleanup)

describe('<DurationField>', () => {
  it('sets the duration by a button, and shows which one holds', () => {
    open({ duration: 30, durations: [30] })
    press('45 min')
    expect(labelled<HTMLInputElement>('Duration').value).toBe('45')
    expect(['30 min', '45 min'].map(isPressed)).toEqual([false, true])
    enter(labelled('Duration'), '25')
    expect(isPressed('45 min')).toBe(false)
  })

  it('offers several lengths, one of them preset', async () => {
    const { user, sent } = open({ duration: 30, durations: [30] })
    fireEvent.click(several())
    expect(screen.getByText('Choose at least two. With one, visitors are not asked.')).toBeTruthy()
    press('15 min')
    press('60 min')
    expect(screen.getByText('Visitors can choose 15, 30 or 60 minutes. 30 minutes is chosen at first.')).toBeTruthy()
    await user.type(labelled('Another length in minutes'), '25{Enter}')
    expect(isPressed('25 min')).toBe(true)
    await user.selectOptions(labelled('Length chosen at first'), '60 min')
    press('30 min')
    expect(await sent()).toMatchObject({ duration: 60, durations: [15, 25, 60] })
  })

  it.each([
    ['30', 'This duration is listed twice'],
    ['1441', 'Duration must be at most 1440 minutes'],
    ['', 'Duration must be at least 1 minute'],
  ])('says why %j is not added', (typed, why) => {
    open({ duration: 30, durations: [15, 30] })
    enter(labelled('Another length in minutes'), typed)
    press('Add length')
    expect(screen.getByText(why)).toBeTruthy()
  })

  it('goes back to one length, the preset', async () => {
    const { sent } = open({ duration: 30, durations: [15, 30] })
    fireEvent.click(several())
    expect(await sent()).toMatchObject({ duration: 30, durations: [30] })
  })
})
