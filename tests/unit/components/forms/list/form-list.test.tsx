// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { FormList } from '@/components/forms/list/form-list'
import { dismissToast } from '@/components/ui/use-toast'
import type { Form } from '@/lib/forms/form'
import { FEEDBACK } from '@/tests/support/factories/feedback'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

const form: Form = { ...FEEDBACK, questionCount: 1, responseCount: 2 }
const settings = { weekStartDay: 1, timeFormat: '24h', dateFormat: 'D MMM YYYY', timezone: 'Asia/Tokyo', saved: true }
let forms: Form[] = []
const read = vi.fn<() => Response | Promise<Response>>()
const write = vi.fn<(method: string, path: string, body: unknown) => Response>()

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  if (init.method !== 'GET') return write(String(init.method), path, init.body ? JSON.parse(String(init.body)) : null)
  return path === '/api/settings' ? Response.json(settings) : read()
}

function open(...stored: Form[]) {
  forms = stored
  render(
    <Providers>
      <FormList openedAt={Date.now()} />
    </Providers>,
  )
  return userEvent.setup()
}

async function choose(user: ReturnType<typeof userEvent.setup>, item: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions for Feedback' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
}

const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

beforeEach(() => {
  read.mockReset().mockImplementation(() => Response.json(forms))
  write.mockReset().mockImplementation(() => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', answer)
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<FormList>', () => {
  it('holds the place of five forms while they are read', () => {
    read.mockImplementation(() => new Promise(() => {}))
    open()
    expect(document.querySelectorAll('[aria-busy=true] [data-skeleton-row]')).toHaveLength(5)
  })

  it('offers to create a form while there is none', async () => {
    open()
    expect(await screen.findByText('No forms yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create Form' }).getAttribute('href')).toBe('/forms/new')
  })

  it("shows a form with its facts, the date on the account's calendar", async () => {
    open(form)
    await screen.findByRole('heading', { name: 'Feedback' })
    const row = within(screen.getAllByRole('listitem')[0] as HTMLElement)
    for (const text of ['Published', 'No description provided', '1 question', '2 responses', 'Updated 3 Jun 2026']) {
      expect(row.getByText(text)).toBeTruthy()
    }
    const view = row.getByRole('link', { name: 'View Form' })
    expect([view.getAttribute('href'), view.getAttribute('target')]).toEqual(['/form/feedback-a1b2c3', '_blank'])
    expect(row.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(`/forms/${form.id}/edit`)
    expect(row.getByRole('link', { name: 'Responses' }).getAttribute('href')).toBe(`/forms/${form.id}/responses`)
  })

  it('says of a draft why it cannot be viewed, and offers no link and no Unpublish', async () => {
    const user = open({ ...form, isPublished: false })
    await user.click(await screen.findByRole('button', { name: 'View Form' }))
    expect(notice()).toContain('This form is a draft')
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More actions for Feedback' }))
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Duplicate', 'Delete'])
  })

  it('says how many responses go with a form before it is deleted', async () => {
    const user = open(form)
    await choose(user, 'Delete')
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText(/Its 1 question and 2 responses will be deleted/)).toBeTruthy()
    expect(write).not.toHaveBeenCalled()
    forms = []
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No forms yet')).toBeTruthy()
    expect(notice()).toContain('Form deleted')
  })

  it('takes a form offline once that is confirmed', async () => {
    const user = open(form)
    await choose(user, 'Unpublish')
    write.mockImplementation(() => Response.json({ ...form, isPublished: false }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }))
    await vi.waitFor(() => expect(notice()).toContain('Form unpublished'))
    expect(write).toHaveBeenCalledExactlyOnceWith('PATCH', `/api/forms/${form.id}`, { isPublished: false })
  })

  it('puts a form online again when that is undone', async () => {
    const user = open(form)
    await choose(user, 'Unpublish')
    write.mockImplementation((_method, _path, body) => Response.json({ ...form, ...(body as Partial<Form>) }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await vi.waitFor(() => expect(notice()).toContain('Undone'))
    expect(write.mock.calls.map(([method, path, body]) => [method, path, body])).toEqual([
      ['PATCH', `/api/forms/${form.id}`, { isPublished: false }],
      ['PATCH', `/api/forms/${form.id}`, { isPublished: true }],
    ])
  })

  it.each([
    ['Delete', 'Delete errorAn error occurred while deleting the form. Please try again.'],
    ['Unpublish', 'Unpublish errorAn error occurred while unpublishing the form. Please try again.'],
  ])('a %s that fails shows its own text', async (verb, text) => {
    const user = open(form)
    await choose(user, verb)
    write.mockImplementation(() => Response.json({ message: 'Internal Server Error' }, { status: 500 }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: verb }))
    await vi.waitFor(() => expect(notice()).toContain(text))
  })

  it('says that forms could not be read, and reads them again when asked', async () => {
    read.mockImplementationOnce(() => new Response('', { status: 500 }))
    const user = open(form)
    await vi.waitFor(() =>
      expect(notice()).toContain('Error loading formsCould not load your forms. Please try again.'),
    )
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Feedback' })).toBeTruthy()
  })
})
