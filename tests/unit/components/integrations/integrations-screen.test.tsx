// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Providers } from '@/app/providers'
import { arrivalToast } from '@/components/integrations/arrival-texts'
import { IntegrationsScreen } from '@/components/integrations/integrations-screen'
import { type ShownTeam, TeamProvider } from '@/components/ui/team'
import { dismissToast } from '@/components/ui/use-toast'
import { CONNECT_ERRORS } from '@/lib/calendars/screen/connect-error'
import { textsOf } from '@/messages'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const settings = {
  timezone: 'UTC',
  dateFormat: 'D MMM YYYY',
  timeFormat: '24h',
  defaultCalendars: [] as string[],
  defaultConflictCalendars: [] as string[],
}
const zoom = {
  id: '5b0f2a7e-0000-4000-8000-000000000001',
  type: 'zoom',
  account: 'ada@zoom.example',
  expiresAt: null,
  status: 'connected',
  lastUsedAt: '2026-06-04T10:00:00.000Z',
  createdAt: '2026-06-03T10:00:00.000Z',
  calendarsChosen: true,
}
const google = { ...zoom, id: '5b0f2a7e-0000-4000-8000-000000000002', type: 'google_calendar', lastUsedAt: null }
const page = {
  id: '5b0f2a7e-0000-4000-8000-000000000009',
  ...{ title: 'Intro call', location: 'zoom' },
  ...{ conflictCheckCalendars: [] as string[], targetCalendars: [] as string[] },
}
const choice = `google_${google.id}`

let integrations: object[]
let pages: (typeof page)[]
let account: typeof settings
let configured: boolean
const remove = vi.fn<() => Response | Promise<Response>>()
const choose = vi.fn<(path: string, body: unknown) => Response>()

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (init.method === 'DELETE') return remove()
  if (init.method === 'PUT') return choose(path, JSON.parse(String(init.body)))
  if (path === '/api/integrations') return Response.json(integrations)
  if (path === '/api/providers') return Response.json(['google', 'zoom'].map((id) => ({ id, configured })))
  if (path === '/api/time-slot-pages') return Response.json(pages)
  if (path === '/api/settings') return Response.json(account)
  if (path === '/api/calendars') {
    const shared = { provider: 'google', canWrite: true }
    return Response.json([
      { ...shared, id: choice, name: 'Ada', primary: true },
      { ...shared, id: `${choice}:holidays`, name: 'Holidays', primary: false, canWrite: false },
      { ...shared, id: `${choice}:team`, name: 'Team', primary: false },
    ])
  }
  return Response.json({ email: 'ada@example.com' })
}

const TEAM = { id: 'team', slug: 'practice', name: 'Practice', role: 'owner' } as const
const ROOM = { id: 'room', slug: 'practice/rooms/room', name: 'Green room', role: 'room' } as const

async function open(search = '', team: ShownTeam | null = null) {
  window.history.replaceState(null, '', `/integrations${search}`)
  render(
    <StrictMode>
      <Providers>
        <TeamProvider team={team}>
          <main>
            <IntegrationsScreen />
          </main>
        </TeamProvider>
      </Providers>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThanOrEqual(integrations.length))
  return userEvent.setup()
}

const notices = () => within(screen.getByRole('region', { name: /Notifications/ })).queryAllByRole('status')
const disconnect = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Disconnect' }))
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
}

beforeEach(() => {
  integrations = []
  pages = []
  account = settings
  configured = true
  remove.mockReset().mockImplementation(() => {
    integrations = []
    return new Response(null, { status: 204 })
  })
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<IntegrationsScreen>', () => {
  describe('the integrations', () => {
    it('are one card for Zoom and for BigBlueButton, and one for each provider of calendars', async () => {
      await open()
      expect(await screen.findByRole('button', { name: 'Connect with Zoom' })).toBeTruthy()
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'Zoom',
        'BigBlueButton',
        'Calendars',
      ])
      expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Google',
        'Microsoft',
        'Apple iCloud, Fastmail, Nextcloud',
        'A calendar by its address (ICS)',
      ])
    })

    it('name the events that cannot be read, with the line', async () => {
      const start = '2026-06-08T10:00:00.000Z'
      const unread = [
        { title: 'Lunch', start, part: 'rule', line: 'RRULE:FREQ=SOMETIMES', number: 12 },
        { title: '', start: null, part: 'busy', line: 'FREEBUSY:soon', number: 30 },
      ]
      integrations = [{ ...google, unread }]
      await open()
      expect(await screen.findByText(/^We can't read 2 events of this account/)).toBeTruthy()
      await vi.waitFor(() => expect(screen.getByText('“Lunch”, 8 Jun 2026, 10:00:')).toBeTruthy())
      expect(screen.getByText('12: RRULE:FREQ=SOMETIMES').closest('li')?.textContent).toContain(
        "How it repeats can't be read.",
      )
      expect(screen.getByText('30: FREEBUSY:soon').closest('li')?.textContent).toContain('An entry without a title:')
    })

    it('tell whose account it is, since when, and when it was used last', async () => {
      integrations = [zoom, google]
      await open()
      const [first, second] = screen.getAllByRole('listitem').map((row) => row.textContent)
      expect(first).toContain('ada@zoom.example')
      await vi.waitFor(() => {
        expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Connected 3 Jun 2026 · Last used 4 Jun 2026')
      })
      expect(second).toContain('Connected')
      expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Connected 3 Jun 2026')
    })

    it('of Microsoft are connected as Outlook or as Teams, also when there is one', async () => {
      await open()
      expect(await screen.findByRole('button', { name: 'Connect Outlook' })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Connect Teams' })).toBeTruthy()
      cleanup()
      integrations = [{ ...zoom, type: 'outlook', canConference: false }]
      await open()
      expect(screen.getByText("Calendar only. This account can't create Teams links.")).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Connect Outlook' })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Connect Teams' })).toBeTruthy()
    })

    it('cannot be connected where the server is not set up, and say so', async () => {
      configured = false
      await open()
      const note = await screen.findByText(/Zoom isn't enabled on this server/)
      const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Connect with Zoom' })
      expect(button.disabled).toBe(true)
      expect(button.getAttribute('aria-describedby')).toBe(note.id)
    })

    it('are folded in one line below the others where the server is not set up', async () => {
      configured = false
      await open()
      const line = await screen.findByText('Not enabled on this server: Google, Zoom')
      const folded = within(line.closest('details') as HTMLElement)
      expect(line.closest('details')?.open).toBe(false)
      expect(folded.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Google', 'Zoom'])
      expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Microsoft',
        'Apple iCloud, Fastmail, Nextcloud',
        'A calendar by its address (ICS)',
      ])
      expect(folded.queryByRole('button', { name: 'Connect CalDAV' })).toBeNull()
    })

    it('that are connected stay in view where the server is no longer set up', async () => {
      configured = false
      integrations = [zoom]
      await open()
      expect(await screen.findByText('Not enabled on this server: Google')).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Disconnect' }).closest('details')).toBeNull()
    })

    it('promise a team no check for conflicts, and leave out what is only read unless it is connected', async () => {
      await open('', TEAM)
      expect(await screen.findByText(/^We add the team's bookings to these/)).toBeTruthy()
      expect(screen.queryByText(/conflict/i)).toBeNull()
      expect(screen.queryByRole('heading', { name: /ICS/ })).toBeNull()
      cleanup()
      integrations = [{ ...google, type: 'ics', account: 'Shifts' }]
      await open('', TEAM)
      expect(screen.getByRole('heading', { name: /ICS/ })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Disconnect' })).toBeTruthy()
      expect(screen.queryByRole('button', { name: 'Add another calendar' })).toBeNull()
      expect(screen.queryByText(/conflict|nothing uses it/i)).toBeNull()
    })

    it('of a room are those without a sign-in, about the room', async () => {
      await open('', ROOM)
      expect(await screen.findByText('Connect the calendars of this room.')).toBeTruthy()
      expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
        'Apple iCloud, Fastmail, Nextcloud',
        'A calendar by its address (ICS)',
      ])
      expect(screen.queryByText(/\b(your|my)\b/i)).toBeNull()
    })

    it("have their vendor's mark in the button, where the vendor allows that", async () => {
      await open()
      const marks = async (name: string) => (await screen.findByRole('button', { name })).querySelectorAll('svg').length
      expect([await marks('Connect with Google'), await marks('Connect Outlook')]).toEqual([1, 1])
      expect([await marks('Connect with Zoom'), await marks('Connect CalDAV')]).toEqual([0, 0])
    })

    it('that expired say so and offer to renew that account', async () => {
      integrations = [{ ...zoom, status: 'expired', turnedAway: 3 }, google]
      await open()
      const notice = await screen.findByRole('region', { name: 'Connections to renew' })
      expect(within(notice).getByRole('heading').textContent).toBe('Zoom Token Renewal Required')
      expect(within(notice).getAllByRole('button', { name: 'Refresh' })).toHaveLength(1)
      expect(within(notice).getByText('3 visitors have found no times because of this.')).toBeTruthy()
      expect(screen.getByText('Renewal required')).toBeTruthy()
    })
  })

  describe('disconnecting', () => {
    it('asks first, names the pages that use it, and says that it is done', async () => {
      integrations = [zoom]
      pages = [page]
      const user = await open()
      await user.click(screen.getByRole('button', { name: 'Disconnect' }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Zoom?' })
      expect(await within(dialog).findByText(/New bookings on “Intro call” won't get a link/)).toBeTruthy()
      expect(remove).not.toHaveBeenCalled()
      await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }))
      await vi.waitFor(() => expect(notices()[0]?.textContent).toContain('Integration successfully disconnected'))
      expect(notices()[0]?.textContent).toContain('Integration disconnected')
      expect(screen.queryAllByRole('listitem')).toEqual([])
    })

    it.each([
      ['first', 0],
      ['last', 50],
    ])('leaves the focus on the heading where the list is read %s of what has changed', async (_, delayMs) => {
      integrations = [zoom]
      const user = await open()
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        if (path === '/api/integrations') await new Promise((resolve) => setTimeout(resolve, delayMs))
        return answer(path, init)
      })
      await disconnect(user)
      await vi.waitFor(() => expect(screen.queryAllByRole('listitem')).toEqual([]))
      await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    })

    it('of what is gone already counts as done', async () => {
      integrations = [zoom]
      remove.mockImplementation(() => {
        integrations = []
        return Response.json({ message: 'Integration not found.' }, { status: 404 })
      })
      await disconnect(await open())
      await vi.waitFor(() => expect(notices()[0]?.textContent).toContain('Integration disconnected'))
    })

    it.each([
      [{ message: 'Try again later.' }, 'Try again later.'],
      [undefined, 'Failed to disconnect integration'],
    ])('that fails with %j says %j and leaves the row', async (body, text) => {
      integrations = [zoom]
      remove.mockImplementation(() => Response.json(body ?? {}, { status: 503 }))
      await disconnect(await open())
      await vi.waitFor(() => expect(notices()[0]?.textContent).toContain('Disconnection failed'))
      expect(notices()[0]?.textContent).toContain(text)
      expect(screen.getAllByRole('listitem')).toHaveLength(1)
    })
  })
})

describe('<CalendarUse>', () => {
  const used = { ...page, conflictCheckCalendars: [choice], targetCalendars: [choice] }
  const row = () => within(screen.getByRole('listitem'))

  it('says on how many pages a calendar blocks time, and whose bookings it gets', async () => {
    integrations = [google]
    pages = [used, { ...used, targetCalendars: [] }, page]
    await open()
    expect(await row().findByText('Blocks time on 2 of 3 pages · gets bookings of 1')).toBeTruthy()
    expect(row().queryByRole('heading', { name: 'What are these calendars for?' })).toBeNull()
  })

  it('of a team says only whose bookings a calendar gets: nothing blocks the time of a team', async () => {
    integrations = [google]
    pages = [used, { ...page, id: '5b0f2a7e-0000-4000-8000-000000000010' }]
    const user = await open('', TEAM)
    expect(await row().findByText('Gets bookings of 1 of 2 pages')).toBeTruthy()
    await user.click(row().getByRole('button', { name: /^Change what the calendars/ }))
    expect(await row().findByRole('combobox', { name: 'Gets bookings of the team' })).toBeTruthy()
    expect(row().queryByText('Blocks my time')).toBeNull()
  })

  it('of a room is not shown: each page that books it has a choice of its own', async () => {
    integrations = [google]
    await open('', ROOM)
    expect(await row().findByRole('button', { name: 'Disconnect' })).toBeTruthy()
    expect(row().queryByRole('button', { name: /^Change what the calendars/ })).toBeNull()
  })

  it('of a calendar that is only read says nothing of bookings', async () => {
    const id = google.id
    integrations = [{ ...google, type: 'ics' }]
    pages = [{ ...page, conflictCheckCalendars: [`ics_${id}`] }]
    await open()
    expect(await row().findByText('Blocks time on 1 of 1 page')).toBeTruthy()
  })

  it('warns of a calendar that nothing uses, and mends that with one press', async () => {
    integrations = [google]
    pages = [page, page]
    choose.mockImplementation(() => {
      pages = [used, used]
      return Response.json(google)
    })
    const user = await open()
    expect(await row().findByText(/nothing uses it: its events don't block time/)).toBeTruthy()
    await user.click(row().getByRole('button', { name: 'Use it on all pages' }))
    expect(await row().findByText('Blocks time on 2 of 2 pages · gets bookings of 2')).toBeTruthy()
    expect(choose).toHaveBeenCalledWith(`/api/integrations/${google.id}/calendars`, {})
  })

  it('asks after connecting, with the presets ticked, and saves what is changed for some pages', async () => {
    const other = { ...used, id: '5b0f2a7e-0000-4000-8000-000000000008', title: 'Workshop' }
    integrations = [{ ...google, calendarsChosen: false }]
    pages = [used, other]
    account = { ...settings, defaultCalendars: [choice], defaultConflictCalendars: [choice] }
    choose.mockImplementation(() => {
      integrations = [google]
      return Response.json(google)
    })
    const user = await open('?success=google_connected')
    const step = within(await row().findByRole('form', { name: 'What are these calendars for?' }))
    await vi.waitFor(() => expect(document.activeElement).toBe(step.getByRole('heading')))
    expect((await step.findByRole('checkbox', { name: 'Ada' })).getAttribute('aria-checked')).toBe('true')
    expect(step.getByRole<HTMLInputElement>('radio', { name: 'All pages' }).checked).toBe(true)
    const booking = step.getByRole<HTMLSelectElement>('combobox', { name: 'Gets my bookings' })
    expect([booking.value, [...booking.options].map(({ text }) => text)]).toEqual([
      choice,
      ['No calendar of this account', 'Ada', 'Team'],
    ])
    await user.click(step.getByRole('checkbox', { name: 'Holidays' }))
    await user.selectOptions(booking, 'Team')
    await user.click(step.getByRole('radio', { name: 'Some pages' }))
    await user.click(step.getByRole('checkbox', { name: 'Workshop' }))
    await user.click(step.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(row().queryByRole('form')).toBeNull())
    expect(choose).toHaveBeenLastCalledWith(`/api/integrations/${google.id}/calendars`, {
      conflictCheckCalendars: [choice, `${choice}:holidays`],
      targetCalendars: [`${choice}:team`],
      pageIds: [page.id],
    })
  })

  it('keeps what was ticked where it could not be saved', async () => {
    integrations = [google]
    pages = [used]
    choose.mockImplementation(() => Response.json({ message: 'Try again later.' }, { status: 503 }))
    const user = await open()
    await user.click(await row().findByRole('button', { name: /^Change what the calendars of/ }))
    const box = await row().findByRole('checkbox', { name: 'Team' })
    await user.click(box)
    await user.click(row().getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(notices()[0]?.textContent).toContain("Calendar use wasn't saved"))
    expect(row().getByRole('checkbox', { name: 'Team' }).getAttribute('aria-checked')).toBe('true')
  })
})

describe('arrivalToast', () => {
  describe('coming back from a provider', () => {
    it('is told once, and taken out of the address', async () => {
      await open('?error=access_denied&error_description=%3Cb%3Ehello')
      expect(notices()).toHaveLength(1)
      expect(notices()[0]?.textContent).toContain('Failed to connect integration. Please try again.')
      expect(window.location.pathname + window.location.search).toBe('/integrations')
    })

    it('with an account says which', async () => {
      await open('?success=zoom_connected')
      expect(notices()[0]?.textContent).toContain('Zoom connected')
    })

    it('has a text of its own for each error, and none for what nobody sends', () => {
      const { t } = textsOf('en').part('integrations')
      const texts = CONNECT_ERRORS.map((error) => arrivalToast(new URLSearchParams({ error }), t)?.description)
      expect(new Set(texts).size).toBe(CONNECT_ERRORS.length)
      expect(texts).not.toContain('Failed to connect integration. Please try again.')
      expect(arrivalToast(new URLSearchParams({ error: 'toString' }), t)?.description).toContain('Failed to connect')
      expect(arrivalToast(new URLSearchParams({ success: 'nobody_connected' }), t)).toBeNull()
    })
  })
})
