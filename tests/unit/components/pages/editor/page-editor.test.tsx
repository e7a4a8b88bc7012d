// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { EditPage } from '@/components/pages/editor/edit-page'
import { dismissToast } from '@/components/ui/use-toast'
import type { EditorTab } from '@/lib/pages/editor-tabs'
import type { TimeSlotPage } from '@/lib/pages/schema'
import { addDays, localDate } from '@/lib/scheduling'
import { descriptionOf, enter, labelled } from '@/tests/support/screens/labelled'
import { SETTINGS, STORED_PAGE, submit } from '@/tests/support/screens/page-section'
import { stubResizeObserver } from '@/tests/support/screens/resize-observer'
import { cleanup, render, screen, waitFor } from '@/tests/support/screens/testing'

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }))

const save = vi.fn<(body: unknown) => Response>()
let page = STORED_PAGE

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return Response.json(SETTINGS)
  if (path.endsWith('/forecast')) return Response.json({ message: 'Not here' }, { status: 503 })
  if (init.method === 'PATCH') return save(JSON.parse(String(init.body)))
  return Response.json(path === `/api/time-slot-pages/${page.id}` ? page : [])
}

async function open(openedTab: EditorTab, change: Partial<TimeSlotPage> = {}, tried?: string) {
  page = { ...STORED_PAGE, ...change }
  render(
    <Providers>
      <EditPage id={page.id} timezones={[]} openedTab={openedTab} tried={tried} />
    </Providers>,
  )
  await waitFor(() => labelled('Title'))
}

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) })
const isShown = (name: string) => tab(name).getAttribute('aria-selected') === 'true'
const refuse = (path: string) =>
  save.mockImplementation(() =>
    Response.json({ message: 'No', issues: [{ path, message: 'Not so' }] }, { status: 400 }),
  )

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

describe('<PageEditor>', () => {
  it('opens the tab of the address, writes the shown one there, and loses nothing between tabs', async () => {
    const user = userEvent.setup()
    await open('when')
    expect(isShown('When')).toBe(true)
    enter(labelled('Before a booking'), '20')
    await user.click(tab('Basics'))
    expect(window.location.search).toBe('?tab=basics')
    enter(labelled('Title'), 'Other')
    await user.click(tab('Access'))
    await user.click(screen.getByRole('radio', { name: 'Only with a secret link' }))
    expect(await screen.findByRole('button', { name: 'New link' })).toBeTruthy()
    await user.click(tab('Booking'))
    await user.keyboard('{ArrowRight}')
    expect(isShown('Messages')).toBe(true)
    expect(document.activeElement).toBe(tab('Messages'))
    submit()
    const sent = { title: 'Other', visibility: 'secret', bufferBefore: 20, bufferAfter: 5 }
    await vi.waitFor(() => expect(save.mock.calls[0]?.[0]).toMatchObject(sent))
  })

  it('fills in the change of the address, unfolded and not saved', async () => {
    const hours = { startTime: '18:00', endTime: '19:00' }
    await open('when', {}, JSON.stringify({ rule: 'dates', date: '2030-06-03', spans: [hours], added: hours }))
    expect(await screen.findByText(/18:00.*19:00/)).toBeTruthy()
    expect(screen.getByText(/18:00.*19:00/).closest('details')?.open).toBe(true)
    expect(save).not.toHaveBeenCalled()
    submit()
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(expect.objectContaining({ dates: [{ date: '2030-06-03', spans: [hours] }] })),
    )
  })

  it('opens the tab of an error, focuses the field, and marks the tab until it is right', async () => {
    const user = userEvent.setup()
    await open('when')
    enter(labelled('After a booking'), '')
    await user.click(tab('Messages'))
    submit()
    const after = labelled('After a booking')
    await vi.waitFor(() => expect(document.activeElement).toBe(after))
    expect(tab('When').textContent).toContain('needs attention')
    expect(tab('Basics').textContent).toBe('Basics')
    expect(save).not.toHaveBeenCalled()
    enter(after, '15')
    await vi.waitFor(() => expect(tab('When').textContent).toBe('When'))
  })

  it.each([
    ['limits.0.max', 'When', 'Bookings per day'],
    ['minimumNotice', 'When', 'Minimum notice'],
    ['mailTexts.cancellation', 'Messages', 'Text'],
    ['mailWords.moved.subject', 'Messages', 'Subject'],
  ])('shows what the server says of %s in the tab %s, by “%s”', async (path, name, label) => {
    refuse(path)
    await open('booking', { limits: [{ per: 'day', max: 3 }] })
    submit()
    await vi.waitFor(() => expect(document.activeElement).toBe(labelled(label)))
    expect(isShown(name)).toBe(true)
    expect(labelled(label).closest('details:not([open])')).toBeNull()
    expect(descriptionOf(labelled(label))).toContain('Not so')
  })

  it('leads to the date that the server names, whose buttons hold its row', async () => {
    refuse('dates.1.spans.0.endTime')
    const today = localDate('UTC', Date.now())
    const spans = [{ startTime: '09:00', endTime: '10:00' }]
    const dates = [
      { date: addDays(today, 2), spans: [] },
      { date: addDays(today, 5), spans },
    ]
    await open('basics', { dates })
    submit()
    await vi.waitFor(() => expect(document.activeElement?.hasAttribute('data-invalid')).toBe(true))
    expect(isShown('When')).toBe(true)
    expect(screen.getByText('Not so')).toBeTruthy()
  })
})
