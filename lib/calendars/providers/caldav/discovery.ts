import { ProviderError } from '../provider-error'
import type { Dav } from './dav'
import { ServerError, type ServerProblem } from './failures'
import type { DavResponse } from './multistatus'
import { hrefsOf, propertyOf } from './properties'

/** Finds an account's calendars, and the addresses by which its owner is invited. */
export type Home = { homeUrl: string; principalUrl: string; addresses: string[] }

const PRINCIPAL = { 'd:current-user-principal': {}, 'c:calendar-home-set': {}, 'c:calendar-user-address-set': {} }

/** RFC 6764: from whatever address of the server its user knows. Throws a ProviderError. */
export async function findHome(dav: Dav): Promise<Home> {
  const serverUrl = await dav.serverUrl()
  let failure: unknown = null
  for (const url of new Set([serverUrl, new URL('/.well-known/caldav', serverUrl).href])) {
    try {
      const home = await findHomeAt(dav, url)
      if (home) return home
    } catch (error) {
      if (isFinal(error)) throw error
      failure = error
    }
  }
  throw failure instanceof ProviderError && failure.kind === 'transient' ? failure : new ServerError('no-caldav')
}

async function findHomeAt(dav: Dav, url: string): Promise<Home | null> {
  const { url: from, found } = await dav.propfind(url, PRINCIPAL, '0')
  const own = toHome(found[0], from, from)
  if (own) return own
  const principal = found[0] && hrefsOf(propertyOf(found[0], 'current-user-principal'))[0]
  if (!principal) return null
  const principalUrl = new URL(principal, from).href
  const answer = await dav.propfind(principalUrl, PRINCIPAL, '0')
  return toHome(answer.found[0], answer.url, principalUrl)
}

function toHome(response: DavResponse | undefined, from: string, principalUrl: string): Home | null {
  const [home] = response ? hrefsOf(propertyOf(response, 'calendar-home-set')) : []
  if (!response || !home) return null
  const addresses = hrefsOf(propertyOf(response, 'calendar-user-address-set'))
    .filter((address) => /^mailto:/i.test(address))
    .map((address) => address.slice('mailto:'.length).toLowerCase())
  return { homeUrl: new URL(home, from).href, principalUrl, addresses }
}

const FINAL: ServerProblem[] = ['refused-address', 'unreachable', 'too-slow', 'not-listed']

/** Another address of the same server would not help. */
function isFinal(error: unknown): boolean {
  if (error instanceof ServerError) return FINAL.includes(error.problem)
  return error instanceof ProviderError && (error.kind === 'needs-reauth' || error.kind === 'rate-limited')
}
