// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '@/components/ui/use-toast'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { FormSettings } from '../../../../support/screens/form-settings'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'Asia/Tokyo', saved: true }
const save = vi.fn<(body: object) => void>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  const body = JSON.parse(String(init.body))
  save(body)
  return Response.json({ ...FEEDBACK, ...body })
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  save.mockReset()
  vi.unstubAllGlobals()
})

const choice = () => screen.getByRole('combobox', { name: 'Notify me' })
const hint = () => document.getElementById(choice().getAttribute('aria-describedby') ?? '')?.textContent

describe('<GeneralPanel>', () => {
  it('says where mails go, and whose 08:00 it is, and saves nothing but the choice', async () => {
    const { user } = open()
    expect(choice().textContent).toBe('Never')
    expect(hint()).toBeUndefined()
    choice().focus()
    await user.keyboard('o')
    expect(choice().textContent).toBe('Once a day at 08:00')
    await vi.waitFor(() =>
      expect(hint()).toBe("Sent to ada@example.com, at 08:00 in your account's time zone (Asia/Tokyo)."),
    )
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ notify: 'daily' }))
    await vi.waitFor(() => expect(screen.queryByText('You have unsaved changes.')).toBeNull())
    expect(choice().textContent).toBe('Once a day at 08:00')
  })

  it('says where the mail for each response goes', async () => {
    const { user } = open()
    choice().focus()
    await user.keyboard('f')
    expect(choice().textContent).toBe('For each response')
    expect(hint()).toBe('Sent to ada@example.com.')
    await user.click(screen.getByText('Notifications'))
    expect(screen.getByRole('group', { name: 'Notifications' }).querySelector('summary')?.textContent).toBe(
      'NotificationsFor each response',
    )
  })

  it('takes answers from its own page only, where its owner says so', async () => {
    const { user } = open()
    await user.click(screen.getByRole('switch', { name: 'Only from its own page' }))
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ ownPageOnly: true }))
  })

  it('sets notices of each response with the switch that publishes a form the first time', async () => {
    const { user } = open({ ...FEEDBACK, isPublished: false, noticesChosen: false })
    await user.click(screen.getByRole('switch', { name: 'Publish Form' }))
    await user.click(screen.getByRole('button', { name: 'Save Changes' }))
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ isPublished: true, notify: 'each' }))
    await vi.waitFor(() => expect(choice().textContent).toBe('For each response'))
    expect(await screen.findByText('We email you each response. You can change that under Notifications.')).toBeTruthy()
  })
})

function open(form = FEEDBACK) {
  const user = userEvent.setup()
  render(<FormSettings form={form} />)
  return { user }
}
