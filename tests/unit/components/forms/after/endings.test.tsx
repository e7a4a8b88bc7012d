// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast } from '@/components/ui/use-toast'
import type { Form } from '@/lib/forms/form'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { AfterSubmitting } from '../../../../support/screens/form-settings'
import { stubResizeObserver } from '../../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'UTC', saved: true }
const save = vi.fn<(body: object) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  if (path === '/api/time-slot-pages') return Response.json([])
  return save(JSON.parse(String(init.body)))
}

function open(fields: Partial<Form> = {}) {
  const form = { ...FEEDBACK, ...fields }
  save.mockReset().mockImplementation((body) => Response.json({ ...form, ...body }))
  render(<AfterSubmitting form={form} />)
  return userEvent.setup()
}

beforeEach(() => {
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.getByRole('button', { name })
const titles = () =>
  screen.getAllByRole('textbox', { name: /^Title of ending/ }).map((input) => (input as HTMLInputElement).value)
const ENDINGS = [
  { id: 'thanks', title: 'You are on the list', text: '' },
  { id: 'sorry', title: 'Next time', text: 'Sorry', redirectUrl: 'https://example.com/next' },
]

describe('<AfterPanel>', () => {
  it('adds an ending, which replaces the thank-you text, and saves nothing but that', async () => {
    const user = open()
    expect(screen.getByRole('textbox', { name: 'Thank-you text' })).toBeTruthy()
    await user.click(button('Add an ending'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title of ending 1' }))
    await user.keyboard('Bye')
    expect(screen.queryByRole('textbox', { name: 'Thank-you text' })).toBeNull()
    await user.click(button('Save Changes'))
    await vi.waitFor(() => expect(save).toHaveBeenCalled())
    const id = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(save.mock.calls).toEqual([[{ endings: [{ id, title: 'Bye', text: '', redirectUrl: '' }] }]])
  })

  it('moves endings, and asks before it deletes one', async () => {
    const user = open({ endings: ENDINGS })
    await user.click(button('Move ending 2 up'))
    expect(titles()).toEqual(['Next time', 'You are on the list'])
    expect(button('Move ending 1 up').hasAttribute('disabled')).toBe(true)
    await user.click(button('Delete ending 1'))
    const dialog = screen.getByRole('alertdialog', { name: 'Delete “Next time”?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(titles()).toEqual(['You are on the list'])
    await user.click(button('Save Changes'))
    await vi.waitFor(() => expect(save).toHaveBeenCalled())
    expect(save.mock.calls).toEqual([[{ endings: [{ ...ENDINGS[0], redirectUrl: '' }] }]])
  })

  it('says at the field what is wrong with an address, and why an ending cannot go', async () => {
    const user = open({ endings: ENDINGS })
    const link = screen.getByRole('textbox', { name: 'Link of ending 1' })
    await user.type(link, 'example.com')
    await user.click(button('Save Changes'))
    await vi.waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'))
    expect(save).not.toHaveBeenCalled()
    await user.clear(link)
    save.mockImplementation(() => {
      const message = 'A rule leads to an ending that is missing. Change the rule first.'
      return Response.json({ message, code: 'invalid_input', issues: [{ path: 'endings', message }] }, { status: 400 })
    })
    await user.click(button('Delete ending 2'))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await user.click(button('Save Changes'))
    expect((await screen.findByRole('alert')).textContent).toContain('A rule leads to an ending')
  })

  it('switches the email to people who respond on, with its words', async () => {
    const user = open()
    expect(screen.queryByRole('textbox', { name: 'Your text' })).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Email people who respond' }))
    await user.type(screen.getByRole('textbox', { name: 'Your text' }), 'See you')
    await user.click(screen.getByRole('switch', { name: 'Include their answers' }))
    await user.click(button('Save Changes'))
    await vi.waitFor(() => expect(save).toHaveBeenCalled())
    expect(save.mock.calls).toEqual([[{ respondentMail: { on: true, text: 'See you', withAnswers: true } }]])
  })
})
