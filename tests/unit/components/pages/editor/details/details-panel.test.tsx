// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DetailsPanel } from '@/components/pages/editor/details-panel'
import { newPageValues } from '@/lib/pages/page-editor'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { renderPageSection, SETTINGS } from '@/tests/support/screens/page-section'
import { cleanup, fireEvent, screen, within } from '@/tests/support/screens/testing'

const BLANK = newPageValues('UTC')

/** The details of a new page. */
const open = () =>
  renderPageSection(<DetailsPanel pageId={undefined} values={BLANK} />, {
    ...(BLANK as Partial<TimeSlotPage>),
    slug: '',
  })
const title = () => labelled<HTMLInputElement>('Title').value
const duration = () => labelled<HTMLInputElement>('Duration').value
const place = () => screen.getByRole('combobox', { name: 'Location' })
const template = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

beforeEach(() =>
  vi.stubGlobal('fetch', async (path: string) => Response.json(path === '/api/settings' ? SETTINGS : [])),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('<DetailsPanel>', () => {
  it('fills in a template, and takes it back but for what was changed by hand', async () => {
    const { sent } = open()
    expect(within(screen.getByRole('group', { name: 'Start from' })).getAllByRole('radio')).toHaveLength(6)
    template('Office hours')
    expect([title(), duration(), place().textContent]).toEqual(['Office hours', '15', 'In person'])
    enter(labelled('Title'), 'Office hours for students')
    template('Phone call')
    expect([title(), duration(), place().textContent]).toEqual(['Office hours for students', '15', 'Phone'])
    template('Blank page')
    expect(labelled<HTMLTextAreaElement>('Description').value).toBe('')
    template('Office hours')
    expect(await sent()).toMatchObject({
      title: 'Office hours for students',
      availabilities: [2, 4].map((dayOfWeek) => ({ dayOfWeek, startTime: '14:00', endTime: '16:00' })),
    })
  })

  it('asks for a place in words of its kind, and sends it as a custom location', async () => {
    const { user, sent } = open()
    place().focus()
    await user.keyboard('p')
    expect(place().textContent).toBe('Phone')
    enter(labelled('Phone number'), '+49 30 1234567')
    enter(labelled('Title'), 'Call')
    expect(await sent()).toMatchObject({ location: 'custom', locationData: { customLocation: '+49 30 1234567' } })
  })

  it.each([
    ['Jitsi Meet', 'https://meet.jit.si/{random}'],
    ['Own address', ''],
  ])('%s: asks no provider, and begins with its pattern', async (name, linkPattern) => {
    const { user, sent } = open()
    place().focus()
    await user.keyboard(name.charAt(0).toLowerCase())
    expect(place().textContent).toBe(name)
    const address = labelled<HTMLInputElement>('Address for video calls')
    expect(address.value).toBe(linkPattern)
    if (linkPattern === '') enter(address, 'https://meet.example/{random}')
    enter(labelled('Title'), 'Call')
    expect(await sent()).toMatchObject({
      location: 'link',
      locationData: { linkPattern: linkPattern || 'https://meet.example/{random}' },
    })
  })

  it("shows the page's address with its domain", () => {
    open()
    expect(descriptionOf(labelled('Link'))).toContain(`${window.location.host}/`)
  })
})
