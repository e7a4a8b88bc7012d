// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { EditorHeader } from '@/components/forms/editor-header'
import { dismissToast } from '@/components/ui/use-toast'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { question } from '@/tests/support/factories/questions'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const QUESTIONS = [
  question('one', 'text', { question: 'Untitled question' }),
  question('two', 'text', { question: 'Name?' }),
  question('three', 'select', { question: 'Color?', options: [{ value: 'a', label: 'Option 1' }] }),
]
const draft = { ...FEEDBACK, isPublished: false, questionCount: 2 }
const write = vi.fn<(path: string, body: unknown) => Response>()
const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

function open(form = draft) {
  render(
    <Providers>
      <main>
        <EditorHeader form={form} questions={QUESTIONS} openedAt={Date.now()} />
      </main>
    </Providers>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  write.mockReset().mockImplementation(() => Response.json({ ...draft, isPublished: true }))
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => write(path, JSON.parse(String(init.body))))
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<PublishButton>', () => {
  it('publishes a draft, says who can answer now, shares it, and leaves the focus on the heading', async () => {
    const user = open()
    expect(screen.getByText('Draft')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    const dialog = await screen.findByRole('dialog', { name: 'Form published' })
    expect(dialog.textContent).toContain('Anyone with the link can answer it.')
    // The dialog says it: a toast would lie over it.
    expect(document.querySelector('[data-toast] [role=status]')?.textContent).toBe('')
    expect(write).toHaveBeenCalledExactlyOnceWith(`/api/forms/${draft.id}`, { isPublished: true })
    expect(dialog.textContent).toContain('Questions 1, 3 still have the words that they were made with.')
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('sets notices the first time, and says so', async () => {
    const user = open({ ...draft, noticesChosen: false })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('we email you each response')
    expect(write).toHaveBeenCalledExactlyOnceWith(`/api/forms/${draft.id}`, { isPublished: true, notify: 'each' })
  })

  it('says that a form without questions has none', async () => {
    const user = open({ ...draft, questionCount: 0 })
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('it has no questions yet')
  })

  it('is not there for a published form, and stays when publishing fails', async () => {
    open({ ...draft, isPublished: true })
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
    cleanup()
    write.mockImplementation(() => new Response(null, { status: 500 }))
    const user = open()
    await user.click(screen.getByRole('button', { name: 'Publish' }))
    await vi.waitFor(() => expect(notice()).toContain('Error updating form'))
    expect(screen.getByRole('button', { name: 'Publish' })).toBeTruthy()
  })
})
