import { AppError } from '@/lib/vocabulary/errors'
import type { Connection, PasswordGrant } from '../provider'
import { ProviderError } from '../provider-error'
import { listCalendars } from './calendars'
import { Dav } from './dav'
import { findHome } from './discovery'
import { ServerError, type ServerProblem } from './failures'
import { reachOfSettings } from './reach'

const TIME_LIMIT_MS = 15_000

export type CaldavAccount = { homeUrl: string; principalUrl: string; addresses: string[]; primaryCalendar: string }

/** Signs in and looks for calendars. Throws an AppError that says what is wrong, and with which field. */
export async function verifyAccount(credentials: Omit<PasswordGrant, 'kind'>): Promise<CaldavAccount> {
  const grants = {
    current: async (): Promise<PasswordGrant> => ({ kind: 'password', ...credentials }),
    renew: async () => {
      throw new ProviderError('needs-reauth', 'The CalDAV server does not accept this password')
    },
  }
  try {
    const dav = new Dav({ grants }, { reach: reachOfSettings, timeLimitMs: TIME_LIMIT_MS })
    const home = await findHome(dav)
    const connection: Connection = { grants, config: { homeUrl: home.homeUrl } }
    const primary = (await listCalendars(dav, connection)).find(({ isPrimary }) => isPrimary)
    if (!primary) throw refusal('username', 'This account has no calendar. Make one at the service, and connect again.')
    return { ...home, primaryCalendar: primary.id }
  } catch (error) {
    throw error instanceof AppError ? error : toRefusal(error)
  }
}

/** The same for an address that we refuse and for one that does not answer: names of an internal network cannot be probed. */
const UNREACHED =
  'The server is not reached from here: its address must be public, begin with https:// and answer. Check it, or try again in a moment.'

const OF_SERVER: Record<ServerProblem, string> = {
  'refused-address': UNREACHED,
  elsewhere: 'This address leads to another server. Enter the address of that one.',
  'no-caldav': 'No calendars were found at this address. Look for the CalDAV address in the settings of the service.',
  unreachable: UNREACHED,
  'not-listed': 'This installation connects chosen CalDAV servers only, and this is none of them. Ask its operator.',
  'too-much': 'The server answers with more than can be read. Is this the address of one account?',
}

function toRefusal(error: unknown): AppError {
  if (error instanceof ServerError) return refusal('serverUrl', OF_SERVER[error.problem])
  switch (error instanceof ProviderError ? error.kind : null) {
    case 'needs-reauth':
      return refusal('password', 'The server does not accept this username and password. Is it an app password?')
    case 'forbidden':
      return refusal('username', 'The server does not let this account use calendars.')
    case 'rate-limited':
      return refusal('serverUrl', 'The server has been asked too often. Try again in some minutes.')
    default:
      return refusal('serverUrl', 'The server answered with something that is no calendar. Try again in a moment.')
  }
}

function refusal(path: string, message: string): AppError {
  return new AppError('invalid', message, { issues: [{ path, message }], event: 'calendar_connect_refused' })
}
