// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EditorTabs } from '@/components/forms/editor-tabs'
import { dismissToast } from '@/components/ui/use-toast'
import type { Form } from '@/lib/forms/form'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, waitFor } from '../../../support/screens/testing'

const address = { path: '', search: '' }
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: vi.fn() }),
  usePathname: () => address.path,
  useSearchParams: () => new URLSearchParams(address.search),
}))

const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'UTC', saved: true }
const save = vi.fn<(body: object) => Response>()

async function answer(path: string, { body }: RequestInit = {}): Promise<Response> {
  if (path === '/api/settings') return Response.json(settings)
  return body ? save(JSON.parse(String(body))) : Response.json([])
}

beforeEach(() => {
  Object.assign(address, { path: `/forms/${FEEDBACK.id}/edit`, search: '' })
  save.mockReset().mockImplementation((body) => Response.json({ ...FEEDBACK, ...body }))
  vi.stubGlobal('fetch', answer)
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {})
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

function open(fields: Partial<Form> = {}) {
  render(
    <OwnerScreen>
      <EditorTabs form={{ ...FEEDBACK, ...fields }} questions={[]} openedAt={Date.now()} Responses={Responses} />
    </OwnerScreen>,
  )
  return userEvent.setup()
}

const Responses = ({ form }: { form: Form }) => <p>Responses of {form.title}</p>
const tab = (name: string) => screen.getByRole('tab', { name })
const text = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const saveChanges = () => screen.getByRole('button', { name: 'Save Changes' })

describe('<EditorTabs>', () => {
  it('saves what was typed in several tabs with one press, and keeps it meanwhile', async () => {
    const user = open()
    await user.type(text('Form Title'), '!')
    await user.click(tab('After Submitting'))
    await user.type(text('Thank-you text'), 'Bye')
    await user.click(tab('General'))
    expect(text('Form Title').value).toBe('Feedback!')
    await user.click(saveChanges())
    await waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ title: 'Feedback!', thanksText: 'Bye' }))
  })

  it('unfolds the part with a wrong field, also from another tab', async () => {
    const user = open({ notify: 'each' })
    const part = screen.getByRole('group', { name: 'Closing' }).querySelector('details')
    expect(part?.open).toBe(false)
    await user.click(screen.getByText('Closing'))
    await user.type(text('Maximum responses'), 'some')
    await user.click(screen.getByText('Closing'))
    expect(part?.open).toBe(false)
    await user.click(tab('After Submitting'))
    await user.click(saveChanges())
    await waitFor(() => expect(document.activeElement).toBe(text('Maximum responses')))
    expect(screen.getByRole('tab', { name: /^General.*has an error/ }).getAttribute('aria-selected')).toBe('true')
    expect(save).not.toHaveBeenCalled()
  })

  it('leads to the field that the server refuses', async () => {
    const issues = [{ path: 'endings.0.redirectUrl', message: 'Unknown address' }]
    save.mockImplementation(() => Response.json({ message: 'Unknown address', issues }, { status: 400 }))
    const user = open({ endings: [{ id: 'one', title: 'Done', text: '', redirectUrl: undefined }] })
    await user.click(tab('After Submitting'))
    await user.type(text('Link of ending 1'), 'https://example.com')
    await user.click(tab('General'))
    await user.click(saveChanges())
    await waitFor(() => expect(document.activeElement).toBe(text('Link of ending 1')))
  })

  it('opens the tab that the address names; the responses keep theirs', async () => {
    address.search = 'tab=after'
    const user = open()
    expect(tab('After Submitting').getAttribute('aria-selected')).toBe('true')
    const { id } = FEEDBACK
    await user.click(tab('Responses'))
    expect(window.history.replaceState).toHaveBeenLastCalledWith(null, '', `/forms/${id}/responses`)
    expect(screen.getByText('Responses of Feedback')).toBeTruthy()
    await user.click(tab('Logic Rules'))
    expect(window.history.replaceState).toHaveBeenLastCalledWith(null, '', `/forms/${id}/edit?tab=logic`)
    cleanup()
    Object.assign(address, { path: `/forms/${id}/responses`, search: '' })
    open()
    expect(tab('Responses').getAttribute('aria-selected')).toBe('true')
  })
})
