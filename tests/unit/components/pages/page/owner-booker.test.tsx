// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { cleanup, render, screen } from '../../../../support/screens/testing'
// Loaded before it is asked for: on a busy machine that takes longer than a look for what it draws.
import '@/components/visitor/booking/asked-questions'
import { OwnerBooker } from '@/components/pages/page/owner-booker'
import { dismissToast } from '@/components/ui/use-toast'
import type { TimeSlotPage } from '@/lib/pages/schema'
import type { Settings } from '@/lib/settings/schema'
import { lookedDays } from '@/tests/support/factories/looked-days'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const page = {
  id: 'b2c9f7a0-0001-4f0e-9a57-2f4a4f0f3c11',
  slug: 'intro',
  title: 'Intro call',
  description: '',
  duration: 30,
  durations: [30],
  location: 'custom',
  locationData: {},
  timezone: 'UTC',
  isActive: false,
  formId: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  availabilities: [],
} as unknown as TimeSlotPage
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'UTC', saved: true }
const question = {
  questionType: 'text',
  description: '',
  options: [],
  settings: {},
  validation: {},
  isRequired: true,
  order: 0,
}
const form = {
  title: 'Before we meet',
  description: '',
  questions: [{ ...question, id: 'c1c9f7a0-0001-4f0e-9a57-2f4a4f0f3c11', question: 'What for' }],
  rules: [],
  logicRules: [],
}
const [slot = '', later = ''] = ['10', '11'].map(
  (hour) => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T${hour}:00:00.000Z`,
)

const readForm = vi.fn<() => Response>()
const onOutdated = vi.fn<() => void>()
const book = vi.fn<(body: object) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path.includes('/slots?')) {
    const today = new Date().toISOString().slice(0, 10)
    return Response.json(lookedDays(today, { days: [{ date: slot.slice(0, 10), slots: [slot, later] }] }))
  }
  if (path.endsWith('/book')) return book(JSON.parse(String(init.body)))
  return readForm()
}

async function chooseTime() {
  const user = userEvent.setup()
  render(
    <Providers>
      <OwnerBooker page={page} settings={settings as unknown as Settings} onOutdated={onOutdated} />
    </Providers>,
  )
  await user.click(await screen.findByRole('button', { name: /^10:00/ }))
  return user
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Book Meeting' })

beforeEach(() => {
  readForm.mockReset().mockImplementation(() => Response.json({ ...page, form }))
  book.mockReset().mockImplementation(() => Response.json({ meeting: {}, booking: {} }, { status: 201 }))
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<OwnerBooker>', () => {
  it('asks an owner the page’s questions too, keeps all that was typed on the way back, and books with the answers', async () => {
    const user = await chooseTime()
    expect(screen.getByRole('heading', { name: 'Complete Booking' })).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Before we meet' })).toBeTruthy()
    await user.type(box('Name'), 'Grace')
    await user.type(box('Email'), 'grace@example.com')
    await user.click(send())
    expect(await screen.findByText('Required', { selector: '[id]' })).toBeTruthy()
    expect(document.activeElement).toBe(box('What for'))
    expect(book).not.toHaveBeenCalled()
    await user.type(box('What for'), 'A plan')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.click(screen.getByRole('button', { name: /^11:00/ }))
    expect([box('Name').value, box('What for').value]).toEqual(['Grace', 'A plan'])
    await user.click(send())
    await vi.waitFor(() =>
      expect(book).toHaveBeenCalledExactlyOnceWith({
        attendeeName: 'Grace',
        attendeeEmail: 'grace@example.com',
        startTime: later,
        userTimezone: 'UTC',
        language: 'en',
        responses: { [form.questions[0]?.id ?? '']: 'A plan' },
      }),
    )
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Complete Booking' })).toBeNull())
  })

  it('books nothing without the questions, says that they could not be read, and reads them again when asked to', async () => {
    readForm.mockImplementationOnce(() => Response.json({ message: 'No' }, { status: 500 }))
    const user = await chooseTime()
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the questions.")
    expect(screen.queryByRole('button', { name: 'Book Meeting' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Before we meet' })).toBeTruthy()
  })
})
