import { exampleOf } from '@/lib/api/openapi/example'
import { type Components, toJsonSchema } from '@/lib/api/openapi/json-schema'
import type { Method } from '@/lib/shared/http-methods'
import { instantAt } from '../instants'
import { PRODUCT_ROWS, toRowName } from './product-rows'
import { type ApiCall, readApiRoutes } from './routes'

/**
 * The access rule of a call. `owner`: 401 without a session, 403 before the terms are accepted, 404 to another owner if
 * there is an id. `session`: 401 without a session; the terms do not matter. `key`: 401 without a key, also to a session.
 * `public`: everyone gets the same status.
 */
export type Expectation = {
  who: 'owner' | 'session' | 'key' | 'public'
  status: number
  body?: () => object
  query?: string
}

let hours = 0
/** Each booking wants a slot of its own. */
function nextSlot(): string {
  hours += 1
  return instantAt(20, 60 * hours)
}
const meeting = () => ({
  title: 'Kit',
  location: 'custom',
  startTime: instantAt(300, 0),
  endTime: instantAt(300, 30),
})
const booking = () => ({
  attendeeName: 'Vera',
  attendeeEmail: 'vera@example.com',
  startTime: nextSlot(),
  userTimezone: 'UTC',
})
const day = () => instantAt(3, 0).slice(0, 10)
const move = () => ({ startTime: '2030-01-01T12:00:00.000Z' })

type Sent = Partial<Omit<Expectation, 'who'>>

/** Calls whose own example is no success with the things of the test, or that have no success there, with what they answer. */
const SENT: Record<string, Sent> = {
  // Nothing is sent, which confirms nothing.
  'DELETE /api/account': { status: 415, body: undefined },
  // No provider is set up here, so that everybody ends where they came from.
  'GET /api/auth/google': { status: 303 },
  'GET /api/auth/google/callback': { status: 303 },
  'GET /api/auth/microsoft': { status: 303 },
  'GET /api/auth/microsoft/callback': { status: 303 },
  'GET /api/auth/zoom': { status: 303 },
  'GET /api/auth/zoom/callback': { status: 303 },
  // The organization's provider is away here.
  'GET /api/auth/oidc': { status: 303 },
  'GET /api/auth/oidc/callback': { status: 303 },
  'POST /api/auth/oidc/logout': { status: 400 },
  'GET /api/auth/verify': { status: 303 },
  'POST /api/auth/verify': { status: 303 },
  'POST /api/configuration/apply': { status: 409, body: () => ({ document: {}, version: '' }) },
  'GET /api/cron/outbox': { status: 404 },
  'POST /api/cron/outbox': { status: 404 },
  'GET /api/export/[id]': { status: 200 },
  // Without files.
  'POST /api/arrivals': { status: 415, query: 'from=csv' },
  // Of a cursor that was not made here, before a source is asked.
  'POST /api/arrivals/read': { status: 400, query: 'from=calendly', body: () => ({ token: 'x', cursor: 'x' }) },
  // Without a zip.
  'POST /api/import': { status: 400 },
  'GET /api/files/[id]': { status: 302 },
  // Without a signature.
  'GET /api/files/[id]/content': { status: 404 },
  'POST /api/feeds': { body: () => ({ kind: 'busy' }) },
  'PATCH /api/form-responses/[id]': { body: () => ({ status: 'done' }) },
  'PATCH /api/forms/[id]': { body: () => ({ title: 'Kit' }) },
  'PUT /api/forms/[id]/logic-rules': { body: () => ({ rules: [] }) },
  'PUT /api/forms/[id]/rules': { body: () => ({ rules: [] }) },
  'PATCH /api/forms/[id]/questions/[questionId]': { body: () => ({ question: 'Kit' }) },
  // The form of this call has no questions.
  'PUT /api/forms/[id]/questions/order': { body: () => ({ ids: [] }) },
  'GET /api/forms/[id]/responses': { query: 'page=1' },
  'POST /api/forms/[id]/responses/delete': { body: () => ({ ids: [] }) },
  'POST /api/forms/[id]/responses/restore': { body: () => ({ ids: [] }) },
  'POST /api/forms/[id]/responses/spam': { body: () => ({ ids: [] }) },
  'POST /api/forms/[id]/responses/status': { body: () => ({ ids: [], status: 'done' }) },
  'GET /api/guests/[token]': { status: 404 },
  'POST /api/guests/[token]/leave': { status: 404 },
  'GET /api/holidays': { query: 'country=DE&region=BW&year=2027' },
  // The credentials are checked with the server before anything is stored, and there is no server.
  'POST /api/integrations/caldav': {
    status: 400,
    body: () => ({ serverUrl: 'https://127.0.0.1', username: 'a', password: 'b' }),
  },
  // The address is read before anything is stored, and nobody listens there.
  'POST /api/integrations/bigbluebutton': {
    status: 400,
    body: () => ({ serverUrl: 'https://127.0.0.1:9/', secret: 'kit' }),
  },
  'POST /api/integrations/ics': { status: 400, body: () => ({ url: 'https://127.0.0.1:9/kit.ics' }) },
  'POST /api/keys': { body: () => ({ name: 'Kit', scopes: ['pages:read'] }) },
  'POST /api/mcp': { status: 200, body: () => ({ jsonrpc: '2.0', id: 1, method: 'ping' }) },
  'POST /api/meetings': { body: meeting },
  'PUT /api/meetings/[id]': { body: meeting },
  'GET /api/meetings/all': { query: 'page=1' },
  'GET /api/bookings/[token]': { status: 404 },
  'GET /api/bookings/[token]/slots': { status: 404, query: 'from=2030-01-01&to=2030-01-02' },
  'POST /api/bookings/[token]/move': { status: 404, body: move },
  'POST /api/bookings/[token]/cancel': { status: 404 },
  // Nothing was changed in a calendar.
  'POST /api/meetings/[id]/calendar-change': { status: 409, body: () => ({ action: 'keep' }) },
  // A meeting of the owner's own is no booking; to a stranger it is not there at all.
  'POST /api/meetings/[id]/cancel': { status: 403 },
  'GET /api/meetings/[id]/slots': { status: 403, query: `from=${day()}&to=${day()}` },
  'POST /api/meetings/[id]/move': { status: 403, body: move },
  'POST /api/meetings/[id]/join': { status: 404 },
  'POST /api/meetings/[id]/approve': { status: 403 },
  'POST /api/meetings/[id]/decline': { status: 403 },
  'POST /api/meetings/[id]/no-show': { status: 403 },
  'GET /api/meetings/[id]/hand-over': { status: 403 },
  'POST /api/meetings/[id]/hand-over': { status: 403, body: () => ({ to: 'next' }) },
  'GET /api/people': { query: 'q=vera' },
  'POST /api/people/erase': { body: () => ({ email: 'nobody@example.com' }) },
  // The question takes no file.
  'POST /api/public/forms/[slug]/files/[questionId]': { status: 404 },
  'POST /api/public/forms/[slug]/submit': { body: () => ({ responses: {} }) },
  // There is no such picture.
  'GET /api/public/pictures/[id]': { status: 404 },
  'GET /api/offers/[token]': { status: 404 },
  'POST /api/offers/[token]': { status: 404 },
  'GET /api/suggested-times/[token]': { status: 404 },
  'POST /api/suggested-times/[token]': { status: 404 },
  // Its guest asks for another time, and nothing is offered that far away.
  'POST /api/time-requests/[id]/accept': { status: 400, body: move },
  'POST /api/time-requests/[id]/suggest': { status: 409, body: () => ({ startTimes: [move().startTime] }) },
  // Nothing is booked in it.
  'POST /api/time-off/[id]/offers': { status: 404 },
  'GET /api/requests/[token]': { status: 404 },
  'POST /api/requests/[token]': { status: 404 },
  'POST /api/schedule/[slug]/book': { body: booking },
  // The page takes no such requests.
  'GET /api/schedule/[slug]/other-times': { status: 404, query: `at=${instantAt(3, 0)}` },
  'POST /api/schedule/[slug]/other-times': { status: 404, body: () => ({ ...booking(), startTimes: [nextSlot()] }) },
  'GET /api/schedule/[slug]/conflicts': { query: `date=${day()}` },
  // The page asks for no code.
  'POST /api/schedule/[slug]/email-check': { status: 404 },
  'POST /api/schedule/[slug]/files/[questionId]': { status: 404 },
  'GET /api/schedule/[slug]/slots': { query: `from=${day()}&to=${day()}` },
  // A page of a person has no hosts.
  'GET /api/time-slot-pages/[id]/fairness': { status: 404 },
  // The page is not one that names them.
  'PATCH /api/hosting/[id]': { status: 404, body: () => ({ state: 'agreed' }) },
  // A person has none.
  'POST /api/rooms': { status: 404 },
  'PATCH /api/settings': { body: () => ({ fullName: 'Kit' }) },
  // Nothing is sent, which is no picture.
  'PUT /api/settings/face': { status: 415 },
  'PUT /api/settings/logo': { status: 415 },
  // A slug is there once.
  'POST /api/teams': { body: () => ({ name: 'Kit' }) },
  'PATCH /api/teams/[id]': { body: () => ({ name: 'Kit' }) },
  'PATCH /api/teams/[id]/members/[account]': { body: () => ({ role: 'editor' }) },
  'POST /api/invitations/[token]': { status: 404 },
  'GET /api/invitations/[token]': { status: 404 },
  'PATCH /api/time-off/[id]': { body: () => ({ title: 'Kit' }) },
  'PATCH /api/time-slot-pages/[id]': { body: () => ({ title: 'Kit' }) },
  'GET /api/time-slot-pages/[id]/explain': { query: 'at=2030-06-03T14:00:00Z' },
  'POST /api/time-slot-pages/[id]/links': { body: () => ({ maxUses: 1 }) },
  'PATCH /api/webhook-endpoints/[id]': { body: () => ({ description: 'Kit' }) },
  'POST /api/webhook-listeners': { body: () => ({ events: ['form.closed'] }) },
  // The name has no address, so that each delivery fails.
  'POST /api/webhook-endpoints': { body: () => ({ url: 'https://hooks.invalid/kit', events: ['form.closed'] }) },
  // No channel is open, and no secret is set here.
  'POST /api/webhooks/google': { status: 404 },
  'POST /api/webhooks/microsoft': { status: 404 },
  'POST /api/webhooks/zoom': { status: 404 },
}

/** By path, `/api/meetings/[id]`. Who may call it is what docs/product.md says, not what the route declares. */
export async function readAccessTable(): Promise<Record<string, Partial<Record<Method, Expectation>>>> {
  const routes = await readApiRoutes()
  const names = routes.flatMap(({ path, calls }) => calls.map(({ method }) => `${method} ${path}`))
  const unknown = Object.keys(SENT).filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Error(`no such call: ${unknown.join(', ')}`)
  return Object.fromEntries(
    routes.map(({ path, calls }) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method, expectationOf(path, call)])),
    ]),
  )
}

function expectationOf(path: string, call: ApiCall): Expectation {
  if (path.includes('[...')) return { who: 'public', status: 404 }
  const name = `${call.method} ${path}`
  const row = PRODUCT_ROWS.get(toRowName(call.method, path))
  if (!row) throw new Error(`${name} has no row in docs/product.md`)
  // Nobody in these tests runs the server.
  if (/^admin\b/.test(row.who)) return { who: 'public', status: 404, ...exampleFor(call) }
  const [, who = 'public'] = /^(owner|session|key)\b/.exec(row.who) ?? []
  const sent = { ...exampleFor(call), ...SENT[name] }
  if (call.method === 'PATCH' && Object.keys(sent.body?.() ?? {}).length === 0) {
    throw new Error(`${name}: name a body that changes something, so that it shows if somebody else may send it`)
  }
  return { who: who as Expectation['who'], status: call.answer ? call.status : 204, ...sent }
}

/** What a program would send that reads the description. */
function exampleFor({ body, bodyIsOptional, query }: ApiCall): Pick<Expectation, 'body' | 'query'> {
  const sent = body && !bodyIsOptional && exampleOfSchema(body)
  const asked = query && new URLSearchParams(exampleOfSchema(query) as Record<string, string>).toString()
  return { ...(sent && { body: () => sent }), ...(asked && { query: asked }) }
}

function exampleOfSchema(schema: NonNullable<ApiCall['body']>): object {
  const components: Components = {}
  return exampleOf(toJsonSchema(schema, components), components, true) as object
}

/** Statuses of public pages, with one example URL for each. */
export const PUBLIC_PAGES: Record<string, { address: string; status: number }> = {
  '/[slug]': { address: '/[slug]', status: 200 },
  // It has no link.
  '/[slug]/secret': { address: '/[slug]/secret', status: 404 },
  '/b/[token]': { address: '/b/no-such-token', status: 404 },
  '/contact': { address: '/contact', status: 200 },
  // Mails go to a mail server here.
  '/dev/mailbox': { address: '/dev/mailbox', status: 404 },
  '/form/[slug]': { address: '/form/[slug]', status: 200 },
  '/invitation/[token]': { address: '/invitation/no-such-token', status: 404 },
  '/legal/[page]': { address: '/legal/terms', status: 200 },
  '/legal/accessibility': { address: '/legal/accessibility', status: 200 },
  '/success': { address: '/success', status: 200 },
  // Nobody has made a profile public.
  '/u/[username]': { address: '/u/nobody', status: 404 },
}

/** The redirect of a page for each kind of visitor; null when they see the page. */
export type Guard = { nobody: string | null; beforeTerms: string | null; owner: string | null }

export const GUARDED_PAGES: Record<string, Guard> = {
  '/auth': { nobody: null, beforeTerms: '/', owner: '/' },
  '/terms-acceptance': { nobody: '/auth', beforeTerms: null, owner: '/' },
}
