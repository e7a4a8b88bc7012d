// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { GeneralPanel } from '@/components/forms/general/general-panel'
import { dismissToast } from '@/components/ui/use-toast'
import type { Form } from '@/lib/forms/form'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const form: Form = {
  id: '7b0f6a52-6d0c-4f0e-9a57-2f4a4f0f3c11',
  slug: 'feedback-a1b2c3',
  title: 'Feedback',
  description: '',
  isPublished: true,
  theme: {},
  closesAt: null,
  maxResponses: null,
  closedText: '',
  notify: 'off',
  nextPageId: null,
  questionCount: 0,
  responseCount: 0,
  spamCount: 0,
  createdAt: '2026-06-02T22:00:00.000Z',
  updatedAt: '2026-06-02T22:00:00.000Z',
}
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'Asia/Tokyo', saved: true }
const save = vi.fn<(body: object) => void>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (path === '/api/user') return Response.json({ id: 'x', email: 'ada@example.com', username: 'ada' })
  const body = JSON.parse(String(init.body))
  save(body)
  return Response.json({ ...form, ...body })
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  dismissToast()
  save.mockReset()
  vi.unstubAllGlobals()
})

const choice = () => screen.getByRole('combobox', { name: 'Notify me' })
const hint = () => document.getElementById(choice().getAttribute('aria-describedby') ?? '')?.textContent

it('says where mails go, and whose 08:00 it is, and saves nothing but the choice', async () => {
  const user = userEvent.setup()
  render(
    <Providers>
      <GeneralPanel form={form} questions={[]} openedAt={Date.now()} onDirtyChange={() => {}} />
    </Providers>,
  )
  await vi.waitFor(() => expect(hint()).toBe('Mails go to ada@example.com.'))
  expect(choice().textContent).toBe('Never')
  choice().focus()
  await user.keyboard('o')
  expect(choice().textContent).toBe('Once a day at 08:00')
  expect(hint()).toBe("Mails go to ada@example.com, at 08:00 in your account's time zone (Asia/Tokyo).")
  expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save Changes' }))
  await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ notify: 'daily' }))
  await vi.waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull())
  expect(choice().textContent).toBe('Once a day at 08:00')
})
