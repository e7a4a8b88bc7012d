// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { EditPage } from '@/components/pages/editor/edit-page'
import { dismissToast } from '@/components/ui/use-toast'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import { PAGE_DEFAULTS, type TimeSlotPage } from '@/lib/pages/schema'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { allLabelled, labelled } from '../../../../support/screens/labelled'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const FORM_ID = '5a1f6a52-6d0c-4f0e-9a57-2f4a4f0f3c22'
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'MMM D YYYY', timezone: 'UTC', saved: true }
const timezones = timezoneOptions(Date.UTC(2026, 0, 1))
const save = vi.fn<(body: unknown) => Response>()
const stored: TimeSlotPage = {
  ...PAGE_DEFAULTS,
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  timezone: 'UTC',
  availabilities: [{ dayOfWeek: 1, startTime: '09:00', endTime: '17:00' }],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}
let page = stored

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return Response.json({ ...settings, fullName: 'Grace Hopper' })
  if (path === '/api/forms') return Response.json([{ id: FORM_ID, title: 'Feedback', isPublished: false }])
  if (path.endsWith('/forecast')) return Response.json({ message: 'Not here' }, { status: 503 })
  if (init.method === 'PATCH') return save(JSON.parse(String(init.body)))
  if (path === `/api/time-slot-pages/${stored.id}`) return Response.json(page)
  return Response.json([])
}

async function open(openedTab: EditorTab, change: Partial<TimeSlotPage> = {}) {
  page = { ...stored, ...change }
  const user = userEvent.setup()
  render(
    <Providers>
      <EditPage id={stored.id} timezones={timezones} openedTab={openedTab} />
    </Providers>,
  )
  await waitFor(() => labelled('Title'))
  return user
}

type User = Awaited<ReturnType<typeof open>>
const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
const toggle = (user: User, name: string) => user.click(screen.getByRole('switch', { name }))
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))
const submit = (user: User) => press(user, 'Save Changes')
const sent = () => vi.waitFor(() => expect(save).toHaveBeenCalled()).then(() => save.mock.calls[0]?.[0])
async function retype(user: User, label: string, text: string) {
  await user.clear(labelled(label))
  if (text) await user.type(labelled(label), text.replaceAll('{', '{{'))
}
const errorOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

beforeEach(() => {
  save.mockReset().mockImplementation(() => Response.json(page))
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
  window.history.replaceState(null, '', '/')
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<ApprovalSection>', () => {
  it('asks for approval, and says for how long a request holds its time', async () => {
    const user = await open('rules')
    expect(allLabelled('Hours to decide')).toEqual([])
    await toggle(user, 'Approve each booking first')
    expect(screen.getByText(/^A request holds its time for up to 48 hours\./)).toBeTruthy()
    await retype(user, 'Hours to decide', '1')
    expect(screen.getByText(/^A request holds its time for up to 1 hour\./)).toBeTruthy()
    await submit(user)
    expect(await sent()).toMatchObject({ approval: 'always', approvalHours: 1 })
  })

  it('refuses hours out of range, and forgets them with the approval', async () => {
    const user = await open('rules', { approval: 'always' })
    await retype(user, 'Hours to decide', '337')
    expect(screen.queryByText(/^A request holds its time/)).toBeNull()
    await submit(user)
    await vi.waitFor(() => expect(errorOf(labelled('Hours to decide'))).toContain('from 1 to 336'))
    expect(save).not.toHaveBeenCalled()
    await toggle(user, 'Approve each booking first')
    await submit(user)
    expect(await sent()).toMatchObject({ approval: 'off', approvalHours: 48 })
  })
})

describe('<VisitorsSection>', () => {
  it('lets people bring guests and checks their address', async () => {
    const user = await open('questions')
    await toggle(user, 'Let people bring guests')
    expect(screen.getByText(/^Whoever books can add up to 3 guests/)).toBeTruthy()
    await retype(user, 'Guests per booking', '10')
    await toggle(user, 'Check the email address')
    await submit(user)
    expect(await sent()).toMatchObject({ maxGuests: 10, requireEmailCheck: true })
  })

  it('refuses more guests than a booking may have', async () => {
    const user = await open('questions', { maxGuests: 2 })
    await retype(user, 'Guests per booking', '11')
    await submit(user)
    await vi.waitFor(() => expect(errorOf(labelled('Guests per booking'))).toContain('from 0 to 10'))
    await toggle(user, 'Let people bring guests')
    await submit(user)
    expect(await sent()).toMatchObject({ maxGuests: 0 })
  })
})

describe('<RemindersSection>', () => {
  it('adds up to five reminders, each at another time, and focuses the new one', async () => {
    const user = await open('emails')
    expect(screen.getByText('No reminders are sent.')).toBeTruthy()
    for (let number = 1; number <= 5; number += 1) {
      await press(user, 'Add reminder')
      expect(document.activeElement).toBe(labelled(`Reminder ${number}: before the start`))
    }
    expect(screen.queryByRole('button', { name: 'Add reminder' })).toBeNull()
    expect(screen.getByText(/^Sent 7 days, 2 days, 1 day, 1 hour and 15 minutes before the start\./)).toBeTruthy()
    await submit(user)
    expect(await sent()).toMatchObject({
      reminders: [10_080, 2880, 1440, 60, 15].map((minutesBefore) => ({ minutesBefore, to: 'attendee' })),
    })
  })

  it('changes time, readers and words of one, and removes another', async () => {
    const user = await open('emails', {
      reminders: [
        { minutesBefore: 1440, to: 'attendee' },
        { minutesBefore: 120, to: 'attendee', text: 'Bring your notes' },
      ],
    })
    expect(labelled<HTMLTextAreaElement>('Reminder 2: your own words').value).toBe('Bring your notes')
    await press(user, 'Remove reminder 1')
    expect(document.activeElement).toBe(labelled('Reminder 1: before the start'))
    expect(labelled<HTMLInputElement>('Reminder 1: before the start').value).toBe('2')
    expect(labelled<HTMLSelectElement>('Reminder 1: minutes, hours or days').value).toBe('hours')
    await user.selectOptions(labelled('Reminder 1: minutes, hours or days'), 'minutes')
    await retype(user, 'Reminder 1: before the start', '45')
    await user.selectOptions(labelled('Reminder 1: sent to'), 'both')
    await retype(user, 'Reminder 1: your own words', '')
    await submit(user)
    expect((await sent()) as { reminders: unknown }).toHaveProperty('reminders', [{ minutesBefore: 45, to: 'both' }])
  })

  it('refuses two at one time and one that is too late', async () => {
    const user = await open('emails', {
      reminders: [
        { minutesBefore: 60, to: 'attendee' },
        { minutesBefore: 30, to: 'attendee' },
      ],
    })
    await retype(user, 'Reminder 2: before the start', '60')
    await submit(user)
    const second = labelled('Reminder 2: before the start')
    await vi.waitFor(() => expect(errorOf(second)).toContain('Two reminders go out at this time'))
    await vi.waitFor(() => expect(document.activeElement).toBe(second))
    await retype(user, 'Reminder 2: before the start', '4')
    await vi.waitFor(() => expect(errorOf(second)).toContain('from 5 to 43,200'))
    expect(save).not.toHaveBeenCalled()
  })
})

describe('<FollowUpSection>', () => {
  it('sends words and a form after the end', async () => {
    const user = await open('emails')
    await toggle(user, 'Send a follow-up')
    expect(screen.getByText('Sent 1 hour after the end.')).toBeTruthy()
    await user.selectOptions(labelled('Follow-up: minutes, hours or days'), 'days')
    await retype(user, 'Follow-up: text', 'Thanks, {{attendee_name}}!')
    labelled('Follow-up: form').focus()
    await user.keyboard('f')
    expect(screen.getByText("This form isn't published, so the email has no link to it yet.")).toBeTruthy()
    await submit(user)
    expect(await sent()).toMatchObject({
      followUp: { minutesAfter: 1440, text: 'Thanks, {{attendee_name}}!', formId: FORM_ID },
    })
  })

  it('is refused with neither words nor a form, and can be switched off', async () => {
    const user = await open('emails', { followUp: { minutesAfter: 0, text: 'Thanks' } })
    expect(screen.getByText('Sent as soon as the meeting ends.')).toBeTruthy()
    await retype(user, 'Follow-up: text', '')
    await submit(user)
    await vi.waitFor(() => expect(errorOf(labelled('Follow-up: text'))).toContain('Required'))
    await toggle(user, 'Send a follow-up')
    await submit(user)
    expect(await sent()).toMatchObject({ followUp: null })
  })
})

describe('<MailTextsSection>', () => {
  it('inserts variables where the caret is, and previews a sample booking', async () => {
    const user = await open('emails', { mailTexts: { cancellation: 'See you' } })
    const area = labelled<HTMLTextAreaElement>('In the confirmation')
    await user.type(area, 'Hi , this is ')
    area.setSelectionRange(3, 3)
    const variables = within(screen.getByRole('group', { name: 'Insert into the confirmation' }))
    await user.click(variables.getByRole('button', { name: 'Their name' }))
    expect(document.activeElement).toBe(area)
    expect(area.selectionStart).toBe('Hi {{attendee_name}}'.length)
    area.setSelectionRange(area.value.length, area.value.length)
    await user.click(variables.getByRole('button', { name: 'Your name' }))
    expect(area.value).toBe('Hi {{attendee_name}}, this is {{owner_name}}')
    expect(screen.getByText('Hi Ada Lovelace, this is Grace Hopper')).toBeTruthy()
    await retype(user, 'In the cancellation', '')
    await submit(user)
    expect((await sent()) as object).toHaveProperty('mailTexts', {
      confirmation: 'Hi {{attendee_name}}, this is {{owner_name}}',
    })
  })

  it('tells an unknown variable and a text that is too long while it is typed', async () => {
    const user = await open('emails', { mailTexts: { reminder: 'x'.repeat(1999) } })
    await retype(user, 'In the confirmation', 'Hi {{first_name}}')
    const area = labelled('In the confirmation')
    expect(errorOf(area)).toContain('We do not know the variable first_name')
    expect(area.getAttribute('aria-invalid')).toBe('true')
    await user.type(labelled('In every reminder'), 'yz')
    expect(screen.getByText('2,001 of 2,000')).toBeTruthy()
    await user.click(tab('Details'))
    await submit(user)
    await vi.waitFor(() => expect(document.activeElement).toBe(area))
    expect(tab('Emails').textContent).toContain('needs attention')
    expect(save).not.toHaveBeenCalled()
  })

  it.each([
    ['reminders.0.text', 'Reminder 1: your own words'],
    ['followUp.formId', 'Follow-up: form'],
    ['mailTexts.cancellation', 'In the cancellation'],
  ])('leads to the field of %s that the server refuses', async (path, label) => {
    save.mockImplementation(() =>
      Response.json({ message: 'No', issues: [{ path, message: 'Not like this' }] }, { status: 400 }),
    )
    const user = await open('details', {
      reminders: [{ minutesBefore: 60, to: 'both', text: 'Soon' }],
      followUp: { minutesAfter: 0, text: 'Thanks' },
    })
    await submit(user)
    await vi.waitFor(() => expect(document.activeElement).toBe(labelled(label)))
    expect(errorOf(labelled(label))).toContain('Not like this')
  })
})
