// @vitest-environment jsdom

import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DevelopersHeader } from '@/components/developers/developers-header'
import { BrandScreen } from '@/components/settings/brand-screen'
import { PublicProfileScreen } from '@/components/settings/public-profile-screen'
import { SettingsScreen } from '@/components/settings/settings-screen'
import { type ShownTeam, TeamProvider } from '@/components/ui/team'
import { dismissToast } from '@/components/ui/use-toast'
import { timezoneOptions } from '@/lib/scheduling/timezones'
import { DEFAULT_SETTINGS } from '@/lib/settings/schema'
import { OwnerScreen } from '../../../support/screens/owner-screen'
import { stubResizeObserver } from '../../../support/screens/resize-observer'
import { cleanup, render, screen, within } from '../../../support/screens/testing'

const router = { push: vi.fn(), replace: vi.fn() }
vi.mock('next/navigation', () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(),
}))

const stored = {
  ...DEFAULT_SETTINGS,
  fullName: 'Ada',
  weekStartDay: 1,
  timeFormat: '24h',
  dateFormat: 'MMM D YYYY',
  timezone: 'UTC',
  username: 'ada',
  saved: true,
}
const TEAM = { id: 't', slug: 'practice', name: 'Practice', role: 'owner' } as const
const OPENED_AT = Date.UTC(2026, 5, 3, 11, 30)
const read = vi.fn<() => Response>()
const save = vi.fn<(body: object) => Response | Promise<Response>>()
const sendMail = vi.fn<() => Response>()

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/settings') return init.method === 'PATCH' ? save(JSON.parse(String(init.body))) : read()
  if (path === '/api/settings/test-mail') return sendMail()
  return Response.json([])
}

async function open(label = 'Full name', ui: ReactNode = general()) {
  const user = userEvent.setup()
  render(<OwnerScreen>{ui}</OwnerScreen>)
  await screen.findByLabelText(label)
  return user
}

const general = () => <SettingsScreen timezones={timezoneOptions(OPENED_AT)} openedAt={OPENED_AT} />

const name = () => screen.getByLabelText<HTMLInputElement>('Full name')
const zone = () => screen.getByLabelText<HTMLSelectElement>('Timezone')
const submit = () => screen.getByRole('button', { name: 'Save Changes' })
const notice = () => within(screen.getByRole('region', { name: /Notifications/ })).getByRole('status').textContent

beforeEach(() => {
  read.mockReset().mockImplementation(() => Response.json(stored))
  save.mockReset().mockImplementation((body) => Response.json({ ...stored, ...body, saved: true }))
  sendMail.mockReset().mockImplementation(() => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', answer)
  stubResizeObserver()
})

afterEach(() => {
  cleanup()
  dismissToast()
  vi.unstubAllGlobals()
})

describe('<SettingsScreen>', () => {
  it('shows what is stored, dates as dates without tokens, and at once what another choice comes to', async () => {
    const user = await open()
    expect(zone().value).toBe('UTC')
    expect(screen.queryByText(/Preset/)).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Date format' }).textContent).toMatch(/^\w{3} \d{1,2} \d{4}$/)
    expect(screen.queryByText(/MMM/)).toBeNull()
    await user.selectOptions(zone(), 'Asia/Tokyo')
    expect(screen.getByText(/ in Tokyo$/).textContent).toMatch(/^\w+day, \w{3} \d+ \d{4}, \d\d:\d\d in Tokyo$/)
    expect(screen.getByText('Weeks run from Monday to Sunday.')).toBeTruthy()
  })

  it("presets the browser's zone until then, says so, and keeps it on saving", async () => {
    read.mockImplementation(() => Response.json({ ...stored, saved: false }))
    const user = await open()
    expect(zone().value).toBe('Asia/Kathmandu')
    expect(screen.getByText('Detected from your browser. Save to keep it.')).toBeTruthy()
    await user.click(submit())
    await vi.waitFor(() => expect(notice()).toContain('Settings Updated'))
    expect(save).toHaveBeenCalledExactlyOnceWith({
      fullName: 'Ada',
      weekStartDay: 1,
      timeFormat: '24h',
      dateFormat: 'MMM D YYYY',
      timezone: 'Asia/Kathmandu',
      defaultCalendars: [],
      defaultConflictCalendars: [],
    })
    await vi.waitFor(() => expect(screen.queryByText(/Preset/)).toBeNull())
  })

  it('presets Istanbul where the browser tells no zone', async () => {
    const resolved = Intl.DateTimeFormat.prototype.resolvedOptions
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (this: Intl.DateTimeFormat) {
      const options = resolved.call(this)
      return options.timeZone === 'Asia/Katmandu' || options.timeZone === 'Asia/Kathmandu'
        ? { ...options, timeZone: '' }
        : options
    })
    read.mockImplementation(() => Response.json({ ...stored, saved: false }))
    await open()
    expect(zone().value).toBe('Europe/Istanbul')
    expect(screen.getByText("We couldn't detect your time zone. Choose one and save.")).toBeTruthy()
  })

  it('says that the settings could not be read, and reads them again', async () => {
    read.mockImplementationOnce(() => new Response('', { status: 500 }))
    const user = userEvent.setup()
    render(<OwnerScreen>{general()}</OwnerScreen>)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch settings')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Full name')).value).toBe('Ada')
  })

  it('keeps what was typed when the server refuses it, and says at the field why', async () => {
    const issues = [{ path: 'fullName', message: 'Not this one' }]
    save.mockImplementationOnce(() => Response.json({ message: 'Not this one', issues }, { status: 400 }))
    const user = await open()
    await user.type(name(), '?')
    await user.click(submit())
    await vi.waitFor(() => expect(notice()).toContain('Failed to update settingsNot this one'))
    expect(name().value).toBe('Ada?')
    expect(name().getAttribute('aria-invalid')).toBe('true')
    await user.click(submit())
    await vi.waitFor(() => expect(notice()).toContain('Settings Updated'))
    expect(screen.queryByText('You have unsaved changes.')).toBeNull()
  })

  it('keeps what is typed while a save is under way', async () => {
    let answerSave: (response: Response) => void = () => {}
    save.mockReturnValueOnce(
      new Promise((resolve) => {
        answerSave = resolve
      }),
    )
    const user = await open()
    await user.selectOptions(zone(), 'Asia/Tokyo')
    await user.click(submit())
    await user.type(name(), '!')
    answerSave(Response.json({ ...stored, timezone: 'Asia/Tokyo' }))
    await vi.waitFor(() => expect(notice()).toContain('Settings Updated'))
    expect(name().value).toBe('Ada!')
    expect(zone().value).toBe('Asia/Tokyo')
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByText('You have unsaved changes.')).toBeTruthy()
  })

  it.each<[string, string, ShownTeam | null, number]>([
    ['a person', 'Full name', null, 1],
    ['a team, which has no time of its own,', 'Name of the team', TEAM, 0],
  ])('of %s ask for calendars that block time only where one has any', async (_, label, team, count) => {
    read.mockReturnValue(
      Response.json({ ...stored, defaultCalendars: ['google_5b0f2a7e-0000-4000-8000-000000000002'] }),
    )
    await open(label, <TeamProvider team={team}>{general()}</TeamProvider>)
    expect(screen.getByRole('group', { name: 'Default calendars' })).toBeTruthy()
    expect(screen.queryAllByRole('group', { name: 'Calendars that block my time' })).toHaveLength(count)
  })

  it('leads the address of a section that has become a screen there', async () => {
    window.location.hash = '#your-data'
    await open()
    expect(router.replace).toHaveBeenCalledExactlyOnceWith('/settings/your-data')
    window.location.hash = ''
  })

  it('leads the feeds, which were under Developers, to Availability', async () => {
    window.location.hash = '#feeds'
    render(<DevelopersHeader />)
    await vi.waitFor(() => expect(router.replace).toHaveBeenLastCalledWith('/availability#feeds'))
    window.location.hash = ''
  })
})

describe('<PublicProfileScreen>', () => {
  it('says which letters a public address has where a username has others, and offers one', async () => {
    read.mockImplementation(() => Response.json({ ...stored, username: 'ada.lovelace' }))
    const user = await open('Username', <PublicProfileScreen />)
    expect(screen.queryByText(/^A public address has 3 to 64/)).toBeNull()
    await user.click(screen.getByRole('switch', { name: 'Show my public profile' }))
    expect(screen.getByText(/^A public address has 3 to 64/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Use “ada-lovelace”' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Username'))
    expect(screen.queryByText(/^A public address has 3 to 64/)).toBeNull()
    await user.click(submit())
    const wanted = { username: 'ada-lovelace', showProfile: true }
    await vi.waitFor(() => expect(save).toHaveBeenCalledWith(wanted))
  })
})

describe('<BrandScreen>', () => {
  it('saves its own fields, whatever others are', async () => {
    read.mockImplementation(() => Response.json({ ...stored, username: 'ada.lovelace', showProfile: true }))
    const user = await open('Short bio', <BrandScreen />)
    await user.type(screen.getByLabelText('Short bio'), 'I count.')
    await user.click(submit())
    await vi.waitFor(() => expect(save).toHaveBeenCalledExactlyOnceWith({ bio: 'I count.', accent: '' }))
  })

  it('sends a test mail to the address it names, and says when it could not', async () => {
    const user = await open('Short bio', <BrandScreen />)
    expect(await screen.findByText('ada@example.com')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send me a test email' }))
    await vi.waitFor(() => expect(notice()).toContain('Test email sentLook for it at ada@example.com.'))
    sendMail.mockImplementation(() => Response.json({ message: 'Failed to send email' }, { status: 503 }))
    await user.click(screen.getByRole('button', { name: 'Send me a test email' }))
    await vi.waitFor(() => expect(notice()).toContain('Failed to send test emailFailed to send email'))
  })
})
