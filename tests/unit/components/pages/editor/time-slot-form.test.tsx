// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { CreatePage } from '@/components/pages/editor/create-page'
import { dismissToast } from '@/components/ui/use-toast'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { allLabelled, labelled } from '../../../../support/screens/labelled'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'MMM D YYYY', timezone: 'UTC', saved: false }
const timezones = timezoneOptions(Date.UTC(2026, 0, 1))
const save = vi.fn<(body: unknown) => Response>()

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (init.method === 'POST') return save(JSON.parse(String(init.body)))
  return Response.json([])
}

async function open(tab: 'Details' | 'Hours' = 'Details') {
  const user = userEvent.setup()
  render(
    <Providers>
      <CreatePage timezones={timezones} />
    </Providers>,
  )
  await waitFor(() => labelled('Title'))
  if (tab !== 'Details') await show(user, tab)
  return user
}

const show = (user: ReturnType<typeof userEvent.setup>, tab: string) =>
  user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }))

const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Time Slot Page' })
const add = (day: string) => labelled<HTMLButtonElement>(`Add slot for ${day}`)
const time = (name: string) => labelled<HTMLSelectElement>(name)
/** A new page begins with a working week. */
async function clearWeek(user: Awaited<ReturnType<typeof open>>) {
  for (let [first] = allLabelled('Remove slot'); first; [first] = allLabelled('Remove slot')) await user.click(first)
}

const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

beforeEach(() => {
  save.mockReset().mockImplementation(() => Response.json({ id: 'new' }, { status: 201 }))
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  push.mockReset()
  vi.unstubAllGlobals()
})

describe('<CreatePage>', () => {
  it("presets what a page needs, the browser's zone where the account was never asked for one", async () => {
    await open()
    expect(labelled<HTMLInputElement>('Duration').value).toBe('30')
    expect(screen.getByRole('combobox', { name: 'Location' }).textContent).toBe('Somewhere else')
    expect(time('Timezone').value).toBe('Asia/Kathmandu')
    expect(time('Timezone').options).toHaveLength(44)
    expect([time('Monday start time').value, time('Friday end time').value]).toEqual(['09:00', '17:00'])
    expect(allLabelled('Saturday start time')).toEqual([])
    expect(screen.getByText('40 hours a week')).toBeTruthy()
    expect(submit().disabled).toBe(false)
  })

  it('adds 09:00–17:00, then from the end of the last slot, and leads the focus along', async () => {
    const user = await open('Hours')
    await clearWeek(user)
    expect(submit().disabled).toBe(true)
    await user.click(add('Monday'))
    expect([time('Monday start time').value, time('Monday end time').value]).toEqual(['09:00', '17:00'])
    expect(document.activeElement).toBe(time('Monday start time'))
    expect(submit().disabled).toBe(false)
    await user.click(add('Monday'))
    expect([time('Monday slot 2 start time').value, time('Monday slot 2 end time').value]).toEqual(['17:00', '18:00'])
    await user.selectOptions(time('Monday slot 2 end time'), '00:00')
    expect(add('Monday').disabled).toBe(true)
    expect(screen.getByText('No time left after the last slot.')).toBeTruthy()
  })

  it('gives the focus back to the adding button when a slot is removed', async () => {
    const user = await open('Hours')
    await clearWeek(user)
    await user.click(add('Friday'))
    await user.click(labelled('Remove slot'))
    expect(document.activeElement).toBe(add('Friday'))
    expect(submit().disabled).toBe(true)
  })

  it.each([
    [
      'an end before the start',
      'Monday end time',
      '08:30',
      'Invalid Time SlotEnd time must be after start time',
      'End time must be after start time',
    ],
    [
      'an overlap',
      'Monday end time',
      '17:30',
      'Overlapping Time SlotThis time slot overlaps with an existing slot',
      'This time slot overlaps with an existing slot',
    ],
  ])(
    'keeps %s in red, says why in a toast and beside it, and does not send it',
    async (_case, name, chosen, text, why) => {
      const user = await open('Hours')
      await user.click(add('Monday'))
      await user.selectOptions(time(name), chosen)
      expect(time(name).value).toBe(chosen)
      expect(notice()).toContain(text)
      expect(time(name).getAttribute('aria-invalid')).toBe('true')
      expect(document.getElementById(time(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(why)
      await user.type(labelled('Title'), 'Intro')
      await user.click(submit())
      await vi.waitFor(() => expect(document.activeElement).toBe(time('Monday start time')))
      expect(save).not.toHaveBeenCalled()
      await user.selectOptions(time(name), '17:00')
      expect(time(name).getAttribute('aria-invalid')).toBeNull()
      await user.click(submit())
      await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    },
  )

  it('moves the end along with the start', async () => {
    const user = await open('Hours')
    await user.selectOptions(time('Monday end time'), '12:00')
    await user.selectOptions(time('Monday start time'), '13:00')
    expect(time('Monday end time').value).toBe('16:00')
    expect(screen.getByText('35 hours a week')).toBeTruthy()
  })

  it('copies a day to the days that are ticked', async () => {
    const user = await open('Hours')
    await user.selectOptions(time('Monday end time'), '12:00')
    await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Monday to…' }))
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Copy' }).disabled).toBe(true)
    await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }))
    await user.click(dialog.getByRole('checkbox', { name: 'Saturday' }))
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(['Tuesday', 'Wednesday', 'Saturday'].map((day) => time(`${day} end time`).value)).toEqual([
      '12:00',
      '17:00',
      '12:00',
    ])
  })

  it('ticks all working days at once', async () => {
    const user = await open('Hours')
    await user.selectOptions(time('Monday end time'), '12:00')
    await user.click(screen.getByRole('button', { name: 'Copy Monday to other days' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy Monday to…' }))
    await user.click(dialog.getByRole('button', { name: 'Monday – Friday' }))
    await user.click(dialog.getByRole('button', { name: 'Copy' }))
    expect(['Tuesday', 'Friday'].map((day) => time(`${day} end time`).value)).toEqual(['12:00', '12:00'])
    expect(allLabelled('Sunday end time')).toEqual([])
  })

  it('sets the duration by a button, and shows which one holds', async () => {
    const user = await open()
    const pill = (name: string) => screen.getByRole('button', { name })
    expect(pill('30 min').getAttribute('aria-pressed')).toBe('true')
    await user.click(pill('45 min'))
    expect(labelled<HTMLInputElement>('Duration').value).toBe('45')
    expect([pill('30 min'), pill('45 min')].map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    await user.clear(labelled('Duration'))
    await user.type(labelled('Duration'), '25')
    expect(pill('45 min').getAttribute('aria-pressed')).toBe('false')
  })

  it('asks for a place in words of its kind, and sends it as a custom location', async () => {
    const user = await open()
    screen.getByRole('combobox', { name: 'Location' }).focus()
    await user.keyboard('p')
    expect(screen.getByRole('combobox', { name: 'Location' }).textContent).toBe('Phone')
    await user.type(labelled('Phone number'), '+49 30 1234567')
    await user.type(labelled('Title'), 'Call')
    await user.click(submit())
    await vi.waitFor(() => expect(save).toHaveBeenCalledOnce())
    expect(save.mock.calls[0]?.[0]).toMatchObject({
      location: 'custom',
      locationData: { customLocation: '+49 30 1234567' },
    })
  })

  it("shows the page's address with its domain", async () => {
    await open()
    const slug = labelled('Slug')
    const described = (slug.getAttribute('aria-describedby') ?? '').split(' ')
    expect(document.getElementById(described[0] ?? '')?.textContent).toBe(`${window.location.host}/`)
  })

  it('fills in a template, and takes it back but for what was changed by hand', async () => {
    const user = await open()
    const title = () => labelled<HTMLInputElement>('Title').value
    expect(within(screen.getByRole('group', { name: 'Start from' })).getAllByRole('radio')).toHaveLength(6)
    await user.click(screen.getByRole('radio', { name: 'Office hours' }))
    expect([title(), labelled<HTMLInputElement>('Duration').value]).toEqual(['Office hours', '15'])
    expect(allLabelled('Monday start time')).toEqual([])
    expect([time('Tuesday start time').value, time('Tuesday end time').value]).toEqual(['14:00', '16:00'])
    expect(screen.getByRole('combobox', { name: 'Location' }).textContent).toBe('In person')
    await user.type(labelled('Title'), ' for students')
    await user.click(screen.getByRole('radio', { name: 'Phone call' }))
    expect([title(), labelled<HTMLInputElement>('Duration').value]).toEqual(['Office hours for students', '15'])
    expect(time('Monday end time').value).toBe('17:00')
    expect(screen.getByRole('combobox', { name: 'Location' }).textContent).toBe('Phone')
    await user.click(screen.getByRole('radio', { name: 'Blank page' }))
    expect(labelled<HTMLTextAreaElement>('Description').value).toBe('')
    expect(title()).toBe('Office hours for students')
  })

  it('says next to a field what is wrong with it, and sends nothing', async () => {
    const user = await open()
    await user.clear(labelled('Duration'))
    await user.click(submit())
    expect(await screen.findByText('Required')).toBeTruthy()
    expect(screen.getByText('Duration must be at least 1 minute')).toBeTruthy()
    expect(document.activeElement).toBe(labelled('Title'))
    expect(save).not.toHaveBeenCalled()
  })

  it('sends the page, says so, and goes to the list', async () => {
    const user = await open()
    await user.type(labelled('Title'), ' Intro call ')
    await user.type(labelled('Custom Location'), 'Room 5')
    await clearWeek(user)
    await user.click(add('Sunday'))
    await user.click(submit())
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/time-slot-pages'))
    expect(save).toHaveBeenCalledExactlyOnceWith({
      title: 'Intro call',
      description: '',
      duration: 30,
      durations: [30],
      step: null,
      align: 'window',
      bufferBefore: 5,
      bufferAfter: 5,
      minimumNotice: 0,
      bookingWindow: null,
      limits: [],
      dates: [],
      lockTimezone: false,
      cancelNotice: 0,
      moveNotice: 0,
      maxMoves: null,
      approval: 'off',
      approvalHours: 48,
      reminders: [{ minutesBefore: 1440, to: 'attendee' }],
      followUp: null,
      maxGuests: 0,
      requireEmailCheck: false,
      visibility: 'public',
      mailTexts: {},
      location: 'custom',
      locationData: { customLocation: 'Room 5' },
      timezone: 'Asia/Kathmandu',
      formId: null,
      availabilities: [{ dayOfWeek: 0, startTime: '09:00', endTime: '17:00' }],
      conflictCheckCalendars: [],
      targetCalendars: [],
      showOnProfile: false,
      retentionDays: null,
      textLanguage: null,
      translations: {},
    })
    expect(notice()).toContain('Time slot page created successfully')
  })

  it.each([
    [
      'a taken link at its field',
      409,
      { message: 'This slug is already taken.' },
      'This slug is already taken.',
      'Slug',
    ],
    [
      'what the server finds at its field',
      400,
      { message: 'Required', issues: [{ path: 'title', message: 'Required' }] },
      'Required',
      'Title',
    ],
  ])('shows %s, and keeps what was typed', async (_case, status, body, message, field) => {
    save.mockImplementation(() => Response.json(body, { status }))
    const user = await open()
    await user.type(labelled('Title'), 'Intro')
    await user.type(labelled('Slug'), 'intro')
    await user.click(add('Monday'))
    await user.click(submit())
    await vi.waitFor(() => expect(notice()).toContain(`Error${message}`))
    expect(labelled(field).getAttribute('aria-invalid')).toBe('true')
    expect(labelled<HTMLInputElement>('Slug').value).toBe('intro')
    expect(push).not.toHaveBeenCalled()
  })

  it('falls back to words of its own where the server has none, and can be sent again', async () => {
    save.mockImplementationOnce(() => new Response('', { status: 500 }))
    const user = await open()
    await user.type(labelled('Title'), 'Intro')
    await user.click(add('Monday'))
    await user.click(submit())
    await vi.waitFor(() => expect(notice()).toContain('ErrorFailed to create time slot page'))
    await user.click(submit())
    await vi.waitFor(() => expect(push).toHaveBeenCalled())
  })

  it('asks before a link leads away from what is not saved', async () => {
    const user = await open()
    await user.type(labelled('Title'), 'Intro')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }))
    expect(push).toHaveBeenCalledWith('/time-slot-pages')
  })
})
