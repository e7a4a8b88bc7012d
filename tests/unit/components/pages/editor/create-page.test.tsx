// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { CreatePage } from '@/components/pages/editor/create-page'
import { dismissToast } from '@/components/ui/use-toast'
import { BOOKING_RULE_DEFAULTS } from '@/lib/pages/booking-rules-schema'
import { RULE_DEFAULTS } from '@/lib/pages/rules-schema'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { allLabelled, enter, labelled } from '@/tests/support/screens/labelled'
import { SETTINGS } from '@/tests/support/screens/page-section'
import { stubResizeObserver } from '@/tests/support/screens/resize-observer'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@/tests/support/screens/testing'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const timezones = timezoneOptions(Date.UTC(2026, 0, 1))
const CHOICE = 'google_5b0f2a7e-0000-4000-8000-000000000002'
const CALENDARS = { defaultConflictCalendars: [CHOICE, `${CHOICE}:team`], defaultCalendars: [CHOICE] }
const save = vi.fn<(body: unknown) => Response>()

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return Response.json({ ...SETTINGS, ...CALENDARS, saved: false })
  if (init.method === 'POST') return save(JSON.parse(String(init.body)))
  return Response.json([])
}

async function open() {
  render(
    <Providers>
      <CreatePage timezones={timezones} />
    </Providers>,
  )
  await waitFor(() => labelled('Title'))
}

const time = (name: string) => labelled<HTMLSelectElement>(name)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Time Slot Page' })
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
  it("presets what a page needs, the account's calendars, and the browser's zone where it was never asked for one", async () => {
    await open()
    expect(labelled<HTMLInputElement>('Duration').value).toBe('30')
    expect(screen.getByRole('combobox', { name: 'Location' }).textContent).toBe('Somewhere else')
    expect([time('Timezone').value, time('Timezone').options.length]).toEqual(['Asia/Kathmandu', 44])
    expect([time('Monday start time').value, time('Friday end time').value]).toEqual(['09:00', '17:00'])
    expect(allLabelled('Saturday start time')).toEqual([])
    expect(screen.getByText('40 hours a week')).toBeTruthy()
    enter(labelled('Title'), ' Intro call ')
    enter(labelled('Custom Location'), 'Room 5')
    for (let [first] = allLabelled('Remove slot'); first; [first] = allLabelled('Remove slot')) fireEvent.click(first)
    expect(submit().disabled).toBe(true)
    fireEvent.click(labelled('Add slot for Sunday'))
    expect(submit().disabled).toBe(false)
    fireEvent.click(submit())
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/time-slot-pages'))
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...RULE_DEFAULTS,
      ...BOOKING_RULE_DEFAULTS,
      title: 'Intro call',
      description: '',
      duration: 30,
      durations: [30],
      minimumNotice: 120,
      reminders: [{ minutesBefore: 1440, to: 'attendee' }],
      location: 'custom',
      locationData: { customLocation: 'Room 5' },
      timezone: 'Asia/Kathmandu',
      formId: null,
      availabilities: [{ dayOfWeek: 0, startTime: '09:00', endTime: '17:00' }],
      conflictCheckCalendars: [CHOICE, `${CHOICE}:team`],
      targetCalendars: [CHOICE],
      showOnProfile: false,
      retentionDays: null,
      textLanguage: null,
      translations: {},
    })
    expect(notice()).toContain('Time slot page created successfully')
  })

  it('says why it was refused, here or by the server, keeps what was typed, and can be sent again', async () => {
    await open()
    fireEvent.click(submit())
    expect(await screen.findByText('Required')).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(labelled('Title')))
    expect(save).not.toHaveBeenCalled()
    enter(labelled('Title'), 'Intro')
    enter(labelled('Link'), 'intro')
    save.mockImplementationOnce(() => new Response('', { status: 500 }))
    fireEvent.click(submit())
    await vi.waitFor(() => expect(notice()).toContain('ErrorFailed to create time slot page'))
    save.mockImplementationOnce(() =>
      Response.json({ code: 'slug_taken', message: 'This slug is already taken.' }, { status: 409 }),
    )
    fireEvent.click(submit())
    await vi.waitFor(() => expect(notice()).toContain('ErrorThis slug is already taken.'))
    const slug = labelled<HTMLInputElement>('Link')
    expect([slug.getAttribute('aria-invalid'), slug.value]).toEqual(['true', 'intro'])
    expect(push).not.toHaveBeenCalled()
    enter(slug, 'intro-2')
    fireEvent.click(submit())
    await vi.waitFor(() => expect(push).toHaveBeenCalled())
  })
})
