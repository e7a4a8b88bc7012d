import type { Fault } from './faults'
import type { LabEvent } from './google/google'
import type { Lab } from './lab'
import { homePage } from './pages/home'
import { type LabAnswer, type LabRequest, type Route, redirect } from './routing'

/** The lab's own page, and what browser tests and demos steer it with: the same as its methods, over HTTP. */
export function controlRoutes(lab: () => Lab): Route[] {
  const post = (name: string, act: (request: LabRequest) => LabAnswer): Route => ({
    provider: 'lab',
    name,
    method: 'POST',
    pattern: `/control/${name}`,
    handle: act,
  })
  return [
    {
      provider: 'lab',
      name: 'home',
      method: 'GET',
      pattern: '/',
      handle: () => ({ status: 200, html: homePage(lab()) }),
    },
    {
      provider: 'lab',
      name: 'state',
      method: 'GET',
      pattern: '/control/state',
      handle: () => ({
        status: 200,
        json: {
          events: lab().google.events(),
          outlookEvents: lab().microsoft.events(),
          meetings: lab().zoom.meetings.all(),
          invitations: [...lab().google.state.invitations, ...lab().microsoft.state.invitations],
          requests: lab().requests,
          violations: lab().violations,
        },
      }),
    },
    post('fail', ({ json }) => {
      lab().fail(json as Fault)
      return { status: 204 }
    }),
    post('events', ({ json }) => ({ status: 201, json: lab().google.addEvent(json as LabEvent) })),
    post('events-remove', ({ json }) => {
      lab().google.removeEvent((json as { id: string }).id)
      return { status: 204 }
    }),
    post('meet', ({ json }) => {
      lab().google.state.meetPendingLooks = (json as { pendingLooks: number }).pendingLooks
      return { status: 204 }
    }),
    post('expire', () => {
      lab().google.authority.expireAccessTokens()
      lab().microsoft.authority.expireAccessTokens()
      lab().zoom.authority.expireAccessTokens()
      return { status: 204 }
    }),
    post('revoke', () => {
      lab().google.authority.revokeAll()
      lab().microsoft.authority.revokeAll()
      lab().zoom.authority.revokeAll()
      return { status: 204 }
    }),
    post('reset', () => {
      lab().reset()
      return { status: 204 }
    }),
    // The forms of the page.
    post('remove-access', () => {
      lab().google.authority.revokeAll()
      lab().microsoft.authority.revokeAll()
      lab().zoom.authority.revokeAll()
      return redirect('/')
    }),
    post('busy', ({ form }) => {
      const start = Date.parse(`${form.get('start')}:00Z`) + Number(form.get('offset') ?? 0) * 60_000
      if (Number.isNaN(start)) return redirect('/')
      const end = start + Number(form.get('minutes') ?? 60) * 60_000
      const { diary, account } = chosen(lab(), form)
      diary.addEvent({ title: form.get('title') || 'Busy', start, end, account })
      return redirect('/')
    }),
    post('remove', ({ form }) => {
      const { diary, account } = chosen(lab(), form)
      diary.removeEvent(form.get('id') ?? '', account)
      return redirect('/')
    }),
  ]
}

/** The form names a provider and an account: `google ada@lab.example`. */
function chosen({ google, microsoft }: Lab, form: URLSearchParams) {
  const [provider, account] = form.get('account')?.split(' ') ?? []
  return { diary: provider === 'microsoft' ? microsoft : google, account }
}
