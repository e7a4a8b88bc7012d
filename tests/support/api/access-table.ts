import type { Method } from '@/lib/vocabulary/http-methods'
import { instantAt } from '../instants'

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

const owner = (status: number, body?: () => object, query?: string): Expectation => ({
  who: 'owner',
  status,
  body,
  query,
})
const program = (status: number, body: () => object): Expectation => ({ who: 'key', status, body })
const session = (status: number): Expectation => ({ who: 'session', status })
const open = (status: number, body?: () => object, query?: string): Expectation => ({
  who: 'public',
  status,
  body,
  query,
})

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
const page = () => ({ title: 'Kit', timezone: 'UTC' })
const form = () => ({ title: 'Kit' })
// The name has no address, so that each delivery fails.
const webhook = () => ({ url: 'https://hooks.invalid/kit', events: ['form.closed'] })
const question = () => ({ questionType: 'text', question: 'Kit' })
const booking = () => ({
  attendeeName: 'Vera',
  attendeeEmail: 'vera@example.com',
  startTime: nextSlot(),
  userTimezone: 'UTC',
})
const day = () => instantAt(3, 0).slice(0, 10)

/** `[id]` and `[slug]` are filled with a thing of the owner's. A route that is missing here, or that does not exist, fails the test. */
export const ACCESS_TABLE: Record<string, Partial<Record<Method, Expectation>>> = {
  // Nothing is sent, which confirms nothing.
  '/api/account': { DELETE: session(415) },
  '/api/[...unknown]': { GET: open(404), POST: open(404), PUT: open(404), PATCH: open(404), DELETE: open(404) },
  '/api/auth/accept-terms': { POST: session(200) },
  // No provider is set up here, so that everybody ends where they came from.
  '/api/auth/google': { GET: owner(303) },
  '/api/auth/google/callback': { GET: open(303) },
  '/api/auth/send-magic-link': { POST: open(200, () => ({ email: 'kit@example.com' })) },
  '/api/auth/session': { GET: open(200) },
  '/api/auth/verify': { GET: open(303), POST: open(303) },
  '/api/calendars': { GET: owner(200) },
  '/api/auth/microsoft': { GET: owner(303) },
  '/api/auth/microsoft/callback': { GET: open(303) },
  '/api/auth/zoom': { GET: owner(303) },
  '/api/auth/zoom/callback': { GET: open(303) },
  '/api/configuration': { GET: owner(200) },
  '/api/configuration/apply': { POST: owner(409, () => ({ document: {}, version: '' })) },
  '/api/configuration/plan': { POST: owner(200, () => ({ document: {} })) },
  '/api/contact': {
    POST: open(201, () => ({ fullName: 'Kit', email: 'kit@example.com', message: 'Ten letters and more' })),
  },
  '/api/cron/outbox': { GET: open(404), POST: open(404) },
  '/api/feeds': { GET: owner(200), POST: owner(201, () => ({ kind: 'busy' })) },
  '/api/export': { POST: owner(201) },
  '/api/export/[id]': { GET: owner(200) },
  // Without a zip.
  '/api/import': { POST: owner(400) },
  '/api/feeds/[id]': { DELETE: owner(204) },
  '/api/file-storage': { GET: owner(200) },
  '/api/files/[id]': { GET: owner(302) },
  // Without a signature.
  '/api/files/[id]/content': { GET: open(404) },
  '/api/form-responses/[id]': { GET: owner(200), PATCH: owner(200, () => ({ status: 'done' })), DELETE: owner(204) },
  '/api/form-responses/[id]/neighbours': { GET: owner(200) },
  '/api/forms': { GET: owner(200), POST: owner(201, form) },
  '/api/forms/[id]': { GET: owner(200), PATCH: owner(200, form), DELETE: owner(204) },
  '/api/forms/[id]/duplicate': { POST: owner(201) },
  '/api/forms/[id]/rules': { GET: owner(200), PUT: owner(200, () => ({ rules: [] })) },
  '/api/forms/[id]/logic-rules': { GET: owner(200), PUT: owner(200, () => ({ rules: [] })) },
  '/api/forms/[id]/questions': { GET: owner(200), POST: owner(201, question) },
  '/api/forms/[id]/questions/[questionId]': { PATCH: owner(200, question), DELETE: owner(204) },
  '/api/forms/[id]/questions/[questionId]/duplicate': { POST: owner(201) },
  // The form of this call has no questions.
  '/api/forms/[id]/questions/order': { PUT: owner(200, () => ({ ids: [] })) },
  '/api/forms/[id]/responses': { GET: owner(200, undefined, 'page=1') },
  '/api/forms/[id]/responses/delete': { POST: owner(204, () => ({ ids: [] })) },
  '/api/forms/[id]/responses/questions': { GET: owner(200) },
  '/api/forms/[id]/responses/restore': { POST: owner(204, () => ({ ids: [] })) },
  '/api/forms/[id]/responses/spam': { POST: owner(204, () => ({ ids: [] })) },
  '/api/forms/[id]/responses/status': { POST: owner(200, () => ({ ids: [], status: 'done' })) },
  '/api/forms/[id]/responses/summary': { GET: owner(200) },
  '/api/guests/[token]': { GET: open(404) },
  '/api/guests/[token]/leave': { POST: open(404) },
  '/api/health': { GET: open(200) },
  '/api/holidays': { GET: owner(200, undefined, 'country=DE&region=BW&year=2027') },
  '/api/holidays/regions': { GET: owner(200) },
  '/api/integrations': { GET: owner(200) },
  // The credentials are checked with the server before anything is stored, and there is no server.
  '/api/integrations/caldav': {
    POST: owner(400, () => ({ serverUrl: 'https://127.0.0.1', username: 'a', password: 'b' })),
  },
  // The address is read before anything is stored, and nobody listens there.
  '/api/integrations/ics': { POST: owner(400, () => ({ url: 'https://127.0.0.1:9/kit.ics' })) },
  '/api/integrations/[id]': { DELETE: owner(204) },
  '/api/keys': { GET: owner(200), POST: owner(201, () => ({ name: 'Kit', scopes: ['pages:read'] })) },
  '/api/keys/[id]': { DELETE: owner(204) },
  '/api/logout': { POST: session(204) },
  '/api/mcp': { POST: program(200, () => ({ jsonrpc: '2.0', id: 1, method: 'ping' })) },
  '/api/meetings': { POST: owner(201, meeting) },
  '/api/bookings/[token]': { GET: open(404) },
  '/api/bookings/[token]/slots': { GET: open(404, undefined, 'from=2030-01-01&to=2030-01-02') },
  '/api/bookings/[token]/move': { POST: open(404, () => ({ startTime: '2030-01-01T12:00:00.000Z' })) },
  '/api/bookings/[token]/cancel': { POST: open(404) },
  '/api/meetings/[id]': { GET: owner(200), PUT: owner(200, meeting), DELETE: owner(204) },
  '/api/meetings/[id]/answers': { GET: owner(200) },
  // Nothing was changed in a calendar.
  '/api/meetings/[id]/calendar-change': { POST: owner(409, () => ({ action: 'keep' })) },
  // A meeting of the owner's own is no booking; to a stranger it is not there at all.
  '/api/meetings/[id]/cancel': { POST: owner(403) },
  '/api/meetings/[id]/move': { POST: owner(403, () => ({ startTime: '2030-01-01T12:00:00.000Z' })) },
  '/api/meetings/[id]/approve': { POST: owner(403) },
  '/api/meetings/[id]/decline': { POST: owner(403) },
  '/api/meetings/[id]/no-show': { POST: owner(403, () => ({ noShow: true })) },
  '/api/meetings/[id]/history': { GET: owner(200) },
  '/api/meetings/[id]/retry-mails': { POST: owner(204) },
  '/api/meetings/next': { GET: owner(200) },
  '/api/meetings/requests': { GET: owner(200) },
  '/api/meetings/all': { GET: owner(200, undefined, 'page=1') },
  '/api/openapi.json': { GET: open(200) },
  '/api/people/erase': { POST: owner(200, () => ({ email: 'nobody@example.com' })) },
  '/api/providers': { GET: owner(200) },
  '/api/public/forms/[slug]': { GET: open(200) },
  // The question takes no file.
  '/api/public/forms/[slug]/files/[questionId]': { POST: open(404) },
  '/api/public/forms/[slug]/submit': { POST: open(201, () => ({ responses: {} })) },
  // There is no such picture.
  '/api/public/pictures/[id]': { GET: open(404) },
  '/api/requests/[token]': { GET: open(404), POST: open(404) },
  '/api/schedule/[slug]': { GET: open(200) },
  '/api/schedule/[slug]/book': { POST: open(201, booking) },
  '/api/schedule/[slug]/conflicts': { GET: open(200, undefined, `date=${day()}`) },
  // The page asks for no code.
  '/api/schedule/[slug]/email-check': { POST: open(404, () => ({ email: 'vera@example.com' })) },
  '/api/schedule/[slug]/files/[questionId]': { POST: open(404) },
  '/api/schedule/[slug]/slots': { GET: open(200, undefined, `from=${day()}&to=${day()}`) },
  '/api/sessions': { GET: owner(200), DELETE: owner(204) },
  '/api/sessions/[id]': { DELETE: owner(204) },
  '/api/settings': { GET: owner(200), PATCH: owner(200, () => ({ fullName: 'Kit' })) },
  // Nothing is sent, which is no picture.
  '/api/settings/face': { PUT: owner(415), DELETE: owner(204) },
  '/api/settings/logo': { PUT: owner(415), DELETE: owner(204) },
  '/api/settings/test-mail': { POST: owner(204) },
  '/api/time-off': { GET: owner(200), POST: owner(201, () => ({ from: '2030-06-03', to: '2030-06-03' })) },
  '/api/time-off/[id]': { PATCH: owner(200, () => ({ title: 'Kit' })), DELETE: owner(204) },
  '/api/time-off/affected': { GET: owner(200, undefined, 'from=2030-06-03&to=2030-06-03') },
  '/api/webhook-endpoints': { GET: owner(200), POST: owner(201, webhook) },
  '/api/webhook-endpoints/[id]': {
    GET: owner(200),
    PATCH: owner(200, () => ({ description: 'Kit' })),
    DELETE: owner(204),
  },
  '/api/webhook-endpoints/[id]/test': { POST: owner(200) },
  '/api/webhook-endpoints/[id]/rotate': { POST: owner(200) },
  '/api/webhook-endpoints/[id]/deliveries': { GET: owner(200) },
  '/api/webhook-endpoints/[id]/deliveries/[deliveryId]/resend': { POST: owner(200) },
  '/api/webhook-listeners': { POST: owner(201, () => ({ events: ['form.closed'] })) },
  '/api/webhook-listeners/[id]': { DELETE: owner(204) },
  '/api/webhook-listeners/[id]/poll': { POST: owner(200) },
  '/api/time-slot-pages': { GET: owner(200), POST: owner(201, page) },
  '/api/time-slot-pages/[id]': {
    GET: owner(200),
    PATCH: owner(200, () => ({ title: 'Kit' })),
    DELETE: owner(204),
  },
  '/api/time-slot-pages/[id]/duplicate': { POST: owner(201) },
  '/api/time-slot-pages/[id]/explain': { GET: owner(200, undefined, 'at=2030-06-03T14:00:00Z') },
  '/api/time-slot-pages/[id]/forecast': { POST: owner(200, () => ({ minimumNotice: 60 })) },
  '/api/time-slot-pages/[id]/future-bookings': { GET: owner(200) },
  '/api/time-slot-pages/[id]/links': { GET: owner(200), POST: owner(201, () => ({ maxUses: 1 })) },
  '/api/time-slot-pages/[id]/links/[linkId]': { DELETE: owner(204) },
  '/api/time-slot-pages/upcoming': { GET: owner(200) },
  '/api/user': { GET: session(200) },
  // No channel is open, and no secret is set here.
  '/api/webhooks/google': { POST: open(404) },
  '/api/webhooks/microsoft': { POST: open(404) },
  '/api/webhooks/zoom': { POST: open(404) },
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
  '/legal/[page]': { address: '/legal/terms', status: 200 },
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
