// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '@/components/ui/use-toast'
import type { Form } from '@/lib/forms/form'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { AfterSubmitting } from '../../../../support/screens/form-settings'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'UTC', saved: true }
const pages = [
  { id: 'b2c9f7a0-0001-4f0e-9a57-2f4a4f0f3c11', title: 'Intro call', isActive: true },
  { id: 'b2c9f7a0-0002-4f0e-9a57-2f4a4f0f3c11', title: 'Old talk', isActive: false },
] as TimeSlotPage[]
const list = vi.fn<() => Response>()
const save = vi.fn<(body: object) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (path === '/api/time-slot-pages') return list()
  return save(JSON.parse(String(init.body)))
}

function open(fields: Partial<Form> = {}) {
  render(<AfterSubmitting form={{ ...FEEDBACK, ...fields }} />)
  return userEvent.setup()
}

beforeEach(() => {
  list.mockReset().mockImplementation(() => Response.json(pages))
  save.mockReset().mockImplementation((body) => Response.json({ ...FEEDBACK, ...body }))
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

const choice = () => screen.getByRole('combobox', { name: 'After submitting' })
const hint = () => document.getElementById(choice().getAttribute('aria-describedby') ?? '')?.textContent
const saveChanges = () => screen.getByRole('button', { name: 'Save Changes' })

describe('<AfterPanel>', () => {
  it('says that a secret page cannot follow', async () => {
    list.mockImplementation(() => Response.json([{ ...pages[0], visibility: 'secret' }]))
    open({ nextPageId: pages[0]?.id ?? null })
    await vi.waitFor(() => expect(hint()).toBe('“Intro call” is secret, so people will see the thank-you page.'))
  })

  it('leads visitors to one of the pages, and saves nothing but that', async () => {
    const user = open()
    expect(choice().textContent).toBe('Show the thank-you page')
    expect(hint()).toBe('A redirect rule takes priority over this.')
    await vi.waitFor(() => expect(list).toHaveBeenCalled())
    choice().focus()
    await vi.waitFor(async () => {
      await user.keyboard('l')
      expect(choice().textContent).toBe('Let them book “Intro call”')
    })
    await user.click(saveChanges())
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ nextPageId: pages[0]?.id }))
  })

  it('says of an inactive page that visitors are thanked meanwhile, and leads nowhere again', async () => {
    const user = open({ nextPageId: pages[1]?.id ?? null })
    await vi.waitFor(() => expect(choice().textContent).toBe('Let them book “Old talk”'))
    expect(hint()).toBe('“Old talk” is unpublished, so people will see the thank-you page.')
    choice().focus()
    await user.keyboard('s')
    expect(choice().textContent).toBe('Show the thank-you page')
    await user.click(saveChanges())
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ nextPageId: null }))
  })

  it('keeps what is stored while the pages are not there, and if they never come', async () => {
    list.mockImplementation(() => Response.json({ message: 'No' }, { status: 403 }))
    open({ nextPageId: pages[0]?.id ?? null })
    expect(choice().textContent).toBe('Loading…')
    await vi.waitFor(() => expect(choice().textContent).toBe('The chosen page'))
  })

  it('shows at its field that the page is gone by now', async () => {
    const issues = [{ path: 'nextPageId', message: 'Unknown page' }]
    save.mockImplementation(() => Response.json({ message: 'Unknown page', issues }, { status: 400 }))
    const user = open({ nextPageId: pages[1]?.id ?? null })
    await vi.waitFor(() => expect(choice().textContent).toContain('Old talk'))
    choice().focus()
    await user.keyboard('l')
    expect(choice().textContent).toContain('Intro call')
    await user.click(saveChanges())
    await vi.waitFor(() => expect(choice().getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getAllByText('Unknown page').length).toBeGreaterThan(0)
  })
})
