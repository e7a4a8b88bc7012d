// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { CreateMeetingForm } from '@/components/meetings/form/create-meeting-form'
import { dismissToast } from '@/components/ui/use-toast'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const clock = { timezone: 'Europe/Istanbul', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 } as const
const settings = { ...clock, fullName: '', defaultCalendars: ['google_1'], saved: true }
const save = vi.fn<(body: Record<string, unknown>) => Response | Promise<Response>>()
const onCreated = vi.fn()
const onStatus = vi.fn()

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (init.method === 'POST') return save(JSON.parse(String(init.body)))
  return Response.json([])
}

async function open() {
  const user = userEvent.setup()
  render(
    <Providers>
      <CreateMeetingForm
        clock={clock}
        start="2030-06-03T06:00:00Z"
        onStatus={onStatus}
        onCreated={onCreated}
        onCancel={vi.fn()}
      />
    </Providers>,
  )
  await screen.findByLabelText('Title')
  return user
}

const part = (name: 'Start Time' | 'End Time', control: 'Date' | 'Time') =>
  within(screen.getByRole('group', { name })).getByLabelText<HTMLInputElement>(control)
const attendees = () => screen.getByLabelText<HTMLInputElement>('Attendees')
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ }).map((button) => button.ariaLabel)
const submit = () => screen.getByRole('button', { name: 'Create Meeting' })

beforeEach(() => {
  save.mockReset().mockImplementation(() => Response.json({ id: 'new' }, { status: 201 }))
  onCreated.mockReset()
  onStatus.mockReset()
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<CreateMeetingForm>', () => {
  it('begins where the owner pointed, and sends the default calendars along', async () => {
    const user = await open()
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    expect([part('Start Time', 'Date').value, part('Start Time', 'Time').value]).toEqual(['Jun 3 2030', '09:00'])
    expect(part('End Time', 'Time').value).toBe('09:30')
    await user.keyboard('Kick-off')
    expect(onStatus).toHaveBeenLastCalledWith({ isDirty: true, isSaving: false })
    await user.click(submit())
    await vi.waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
    expect(save).toHaveBeenCalledExactlyOnceWith({
      title: 'Kick-off',
      description: '',
      startTime: '2030-06-03T06:00:00.000Z',
      endTime: '2030-06-03T06:30:00.000Z',
      location: 'custom',
      locationData: {},
      attendees: [],
      notifyAttendees: false,
      defaultCalendars: ['google_1'],
    })
  })

  it('says that it is at work, and takes no second click', async () => {
    save.mockImplementation(() => new Promise<Response>(() => undefined))
    const user = await open()
    await user.type(screen.getByLabelText('Title'), 'Kick-off')
    await user.click(submit())
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Scheduling...' })
    expect(busy.disabled).toBe(true)
    expect(onStatus).toHaveBeenLastCalledWith({ isDirty: true, isSaving: true })
  })

  it('says of a time that it cannot read so when the field is left, and takes it back as soon as it can', async () => {
    const user = await open()
    const time = part('Start Time', 'Time')
    await user.clear(time)
    await user.type(time, 'later')
    expect(screen.queryByText('Date input not valid.')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Date input not valid.')).toBeTruthy()
    expect(time.value).toBe('later')
    await user.clear(time)
    await user.type(time, '8')
    await vi.waitFor(() => expect(screen.queryByText('Date input not valid.')).toBeNull())
    await user.tab()
    expect(time.value).toBe('08:00')
  })

  it('makes chips of a pasted column, of what Tab finds in the field, and not of what is there already', async () => {
    const user = await open()
    await user.click(attendees())
    await user.paste('ada@x.com\nBob <bob@y.com>')
    await user.type(attendees(), 'eve@z.com')
    await user.tab()
    await user.type(attendees(), 'ADA@x.com,')
    expect(chips()).toEqual(['Remove ada@x.com', 'Remove bob@y.com', 'Remove eve@z.com'])
    expect(document.activeElement).toBe(attendees())
  })

  it('counts at most 50 attendees', async () => {
    const user = await open()
    await user.type(screen.getByLabelText('Title'), 'All hands')
    await user.click(attendees())
    await user.paste(Array.from({ length: 51 }, (_, index) => `a${index}@x.com`).join(','))
    await user.click(submit())
    expect(await screen.findByText('At most 50 attendees')).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Remove a7@x.com' }))
    await user.click(submit())
    await vi.waitFor(() => expect(onCreated).toHaveBeenCalledOnce())
  })

  it('moves the end along with the date of the start, and shows at once when it no longer comes after it', async () => {
    const user = await open()
    const date = part('Start Time', 'Date')
    await user.clear(date)
    await user.type(date, 'jun 10 2030')
    expect(part('End Time', 'Date').value).toBe('Jun 10 2030')
    const time = part('Start Time', 'Time')
    await user.clear(time)
    await user.type(time, '11:00')
    await user.tab()
    expect(await screen.findByText('End time must be after start time')).toBeTruthy()
    expect(part('End Time', 'Time').value).toBe('09:30')
  })
})
