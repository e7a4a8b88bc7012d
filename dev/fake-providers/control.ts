import type { FakeProviders } from './fake-providers'
import type { Fault } from './faults'
import type { GoogleEventInput } from './google/some-event'
import { homePage } from './pages/home'
import { type FakeAnswer, type FakeRequest, type Route, redirect } from './routing'

/** The home page, and the methods of `FakeProviders` over HTTP for browser tests and demos. */
export function controlRoutes(fakes: () => FakeProviders): Route[] {
  const post = (name: string, act: (request: FakeRequest) => FakeAnswer): Route => ({
    provider: 'control',
    name,
    method: 'POST',
    pattern: `/control/${name}`,
    handle: act,
  })
  return [
    {
      provider: 'control',
      name: 'home',
      method: 'GET',
      pattern: '/',
      handle: () => ({ status: 200, html: homePage(fakes()) }),
    },
    {
      provider: 'control',
      name: 'state',
      method: 'GET',
      pattern: '/control/state',
      handle: () => ({
        status: 200,
        json: {
          events: fakes().google.events(),
          outlookEvents: fakes().microsoft.events(),
          meetings: fakes().zoom.meetings.all(),
          rooms: fakes().bigbluebutton.all(),
          invitations: [...fakes().google.state.invitations, ...fakes().microsoft.state.invitations],
          requests: fakes().requests,
          violations: fakes().violations,
        },
      }),
    },
    post('fail', ({ json }) => {
      fakes().fail(json as Fault)
      return { status: 204 }
    }),
    post('events', ({ json }) => ({ status: 201, json: fakes().google.addEvent(json as GoogleEventInput) })),
    post('events-remove', ({ json }) => {
      fakes().google.removeEvent((json as { id: string }).id)
      return { status: 204 }
    }),
    post('meet', ({ json }) => {
      fakes().google.state.meetPendingLooks = (json as { pendingLooks: number }).pendingLooks
      return { status: 204 }
    }),
    post('expire', () => {
      fakes().google.authority.expireAccessTokens()
      fakes().microsoft.authority.expireAccessTokens()
      fakes().zoom.authority.expireAccessTokens()
      for (const { holder } of listSources(fakes())) holder.expire()
      return { status: 204 }
    }),
    post('revoke', () => {
      fakes().google.authority.revokeAll()
      fakes().microsoft.authority.revokeAll()
      fakes().zoom.authority.revokeAll()
      return { status: 204 }
    }),
    post('reset', () => {
      fakes().reset()
      return { status: 204 }
    }),
    // The forms of the page.
    post('remove-access', () => {
      fakes().google.authority.revokeAll()
      fakes().microsoft.authority.revokeAll()
      fakes().zoom.authority.revokeAll()
      return redirect('/')
    }),
    post('busy', ({ form }) => {
      const start = Date.parse(`${form.get('start')}:00Z`) + Number(form.get('offset') ?? 0) * 60_000
      if (Number.isNaN(start)) return redirect('/')
      const end = start + Number(form.get('minutes') ?? 60) * 60_000
      const { diary, account } = chosen(fakes(), form)
      diary.addEvent({ title: form.get('title') || 'Busy', start, end, account })
      return redirect('/')
    }),
    post('remove', ({ form }) => {
      const { diary, account } = chosen(fakes(), form)
      diary.removeEvent(form.get('id') ?? '', account)
      return redirect('/')
    }),
  ]
}

/** Tools that owners bring accounts from. */
const listSources = ({ calendly, calcom, typeform }: FakeProviders) => [calendly, calcom, typeform]

/** The form names a provider and an account: `google ada@accounts.example`. */
function chosen({ google, microsoft }: FakeProviders, form: URLSearchParams) {
  const [provider, account] = form.get('account')?.split(' ') ?? []
  return { diary: provider === 'microsoft' ? microsoft : google, account }
}
