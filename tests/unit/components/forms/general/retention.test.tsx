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

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path === '/api/settings') return Response.json(settings)
    const body = JSON.parse(String(init.body))
    save(body)
    return Response.json({ ...FEEDBACK, ...body })
  })
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  save.mockReset()
  vi.unstubAllGlobals()
})

function open(form = FEEDBACK) {
  render(<FormSettings form={form} />)
  return userEvent.setup()
}

const limit = () => screen.getByRole('switch', { name: 'Delete responses after a time' })
const days = () => screen.getByLabelText<HTMLInputElement>('Days after sending')
const press = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }))

describe('<GeneralPanel>', () => {
  it('keeps responses for good, until a number of days is chosen', async () => {
    const user = open()
    expect(limit().getAttribute('aria-checked')).toBe('false')
    await user.click(limit())
    expect(days().value).toBe('365')
    await user.clear(days())
    await user.type(days(), '30')
    await press(user)
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ retentionDays: 30 }))
  })

  it.each(['', '0', '3651', '1.5'])('refuses %j at the field', async (typed) => {
    const user = open({ ...FEEDBACK, retentionDays: 10 })
    await user.clear(days())
    if (typed) await user.type(days(), typed)
    await press(user)
    expect(await screen.findByText('A whole number of days from 1 to 3,650')).toBeTruthy()
    expect(save).not.toHaveBeenCalled()
  })

  it('lets responses be kept for good again', async () => {
    const user = open({ ...FEEDBACK, retentionDays: 10 })
    expect(days().value).toBe('10')
    await user.click(limit())
    await press(user)
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ retentionDays: null }))
  })
})
