// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showOverlay, useOverlay } from '@/components/layout/palette/overlay'
import { PaletteDialog } from '@/components/layout/palette/palette-dialog'
import { usePaletteKey } from '@/components/layout/palette/use-palette-key'
import { UnsavedGuard } from '@/components/layout/unsaved-guard'
import { enter } from '../../../../support/screens/labelled'
import { OwnerScreen } from '../../../../support/screens/owner-screen'
import { cleanup, render, screen, within } from '../../../../support/screens/testing'

const push = vi.fn()
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/forms' }))

const START = '2099-06-03T10:00:00.000Z'
const meeting = {
  id: 'm1',
  title: 'Intro call',
  attendeeName: 'Ada Lovelace',
  startTime: START,
  attendees: ['ada@x.example'],
}
const searches: string[] = []

async function answer(path: string): Promise<Response> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  if (pathname === '/api/time-slot-pages')
    return Response.json([
      { id: 'p1', title: 'Office hours', slug: 'office', isActive: true, visibility: 'public' },
      { id: 'p2', title: 'Quiet talk', slug: 'quiet', isActive: true, visibility: 'secret' },
    ])
  if (pathname === '/api/forms') {
    return Response.json([{ id: 'f1', title: 'Feedback', slug: 'feedback', isPublished: false }])
  }
  if (pathname === '/api/meetings/next') return Response.json({ meetings: [] })
  if (pathname === '/api/people') {
    const q = searchParams.get('q') ?? ''
    const at = START
    return Response.json({
      people: 'grace@x.example'.includes(q)
        ? [{ name: 'Grace Hopper', email: 'grace@x.example', meetingId: 'm2', at }]
        : [],
      responses: 'grace@x.example'.includes(q)
        ? [{ id: 'r1', name: 'Grace', email: 'grace@x.example', formTitle: 'Feedback', at }]
        : [],
    })
  }
  if (pathname === '/api/meetings/all') {
    searches.push(searchParams.get('q') ?? '')
    return Response.json({ meetings: 'lovelace'.includes(searchParams.get('q') ?? '') ? [meeting] : [] })
  }
  return Response.json({ saved: true, timezone: 'UTC', timeFormat: '24h', dateFormat: 'MMM D YYYY', weekStartDay: 1 })
}

function Shell({ isDirty = false }) {
  const isOpen = useOverlay() === 'palette'
  usePaletteKey(isOpen)
  return (
    <>
      <PaletteDialog
        help={{ supportUrl: 'https://support.example', securityUrl: 'https://security.example' }}
        open={isOpen}
      />
      <UnsavedGuard isDirty={isDirty} />
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => answer(path))
  Element.prototype.scrollIntoView = vi.fn()
  searches.length = 0
})

afterEach(() => {
  showOverlay(null)
  cleanup()
  vi.unstubAllGlobals()
  push.mockClear()
})

async function open(ui = <Shell />) {
  render(<OwnerScreen>{ui}</OwnerScreen>)
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'Search and commands' })
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
  return { user, field, active, options }
}

describe('<PaletteDialog>', () => {
  it('opens on Ctrl+K with actions and screens, and has the focus in its field', async () => {
    const { field, active, options } = await open()
    expect(document.activeElement).toBe(field)
    expect(active()).toBe('Create a meeting')
    expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
      'Actions',
      'Go to',
      'Settings',
    ])
    for (const name of ['Create a form', 'Meetings', 'Integrations', 'Contact Us', 'Theme: Dark', 'Sign Out']) {
      expect(options()).toContain(name)
    }
    // Those wait until something is typed.
    expect(options()).not.toContain('Office hours')
  })

  it('goes through the list with the arrows, around its ends, and runs what is active with Enter', async () => {
    const { user, active } = await open()
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe('Create a time slot page')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toMatch(/^Theme/)
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/forms/new'))
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('finds pages, forms and settings by name, and says how many', async () => {
    const { user, active, options } = await open()
    await user.keyboard('office')
    await vi.waitFor(() => expect(options()).toEqual(['Office hours', 'Copy the link of Office hours']))
    expect(active()).toBe('Office hours')
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('2 results')
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('resp feed')
    await vi.waitFor(() => expect(options()).toEqual(['Responses to Feedback']))
    await user.click(screen.getByRole('option'))
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/forms/f1/responses'))
  })

  it.each([
    ['vacation', 'Availability'],
    ['holiday', 'Availability'],
    ['api', 'Settings: Developers'],
    ['webhook', 'Settings: Developers'],
    ['export', 'Settings: Your data'],
    ['delete account', 'Settings: Your data'],
    ['embed', 'Time Slot Pages'],
    ['reminder', 'Time Slot Pages'],
    ['zoom', 'Integrations'],
  ])('finds by %j, which people type, %j', async (typed, label) => {
    const { user, options } = await open()
    await user.keyboard(typed)
    await vi.waitFor(() => expect(options()).toContain(label))
  })

  it('finds people and responses by an address, and leads to the meeting and to the response', async () => {
    const { user, options } = await open()
    await user.keyboard('grace@')
    const found = ['Grace Hoppergrace@x.example', 'GraceFeedback · Jun 3 2099']
    await vi.waitFor(() => expect(options()).toEqual(found))
    await user.click(screen.getAllByRole('option')[1] as HTMLElement)
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/response/r1'))
    await user.keyboard('{Control>}k{/Control}grace@')
    await vi.waitFor(() => expect(options()).toEqual(found))
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(push).toHaveBeenLastCalledWith('/meetings?meeting=m2'))
  })

  it('leads to the links of a secret page, whose address leads nowhere', async () => {
    const { user, options } = await open()
    await user.keyboard('quiet')
    await vi.waitFor(() => expect(options()).toEqual(['Quiet talk', 'Links of Quiet talk']))
    await user.keyboard('{ArrowDown}{Enter}')
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/time-slot-pages/p2/edit?tab=access#visibility'))
  })

  it('finds meetings to come by who booked, once the typing pauses', async () => {
    const { user, field, options } = await open()
    // All within one pause, however slow the machine is.
    for (const typed of ['l', 'lov', 'lovel']) enter(field, typed)
    await vi.waitFor(() => expect(options()).toEqual(['Ada Lovelace · Intro callJun 3 2099, 10:00']))
    expect(searches).toEqual(['lovel'])
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(push).toHaveBeenCalledWith('/meetings?meeting=m1'))
  })

  it('says when nothing matches, and closes on Escape and on Ctrl+K', async () => {
    const { user } = await open()
    await user.keyboard('zzzz')
    expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toBe('Nothing matches “zzzz”.')
    expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('combobox')).toBeNull()
    await user.keyboard('{Control>}k{/Control}')
    expect(((await screen.findByRole('combobox')) as HTMLInputElement).value).toBe('')
    await user.keyboard('{Control>}k{/Control}')
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('asks before it leaves unsaved changes', async () => {
    const { user, active } = await open(<Shell isDirty />)
    await user.keyboard('integr')
    await vi.waitFor(() => expect(active()).toBe('Integrations'))
    await user.keyboard('{Enter}')
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    expect(push).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: 'Leave' }))
    expect(push).toHaveBeenCalledWith('/integrations')
  })
})
