import { AppError, invalidField } from '@/lib/shared/errors'
import { check } from '@/messages/check'
import type { Part } from '@/messages/texts'
import type { Connection, PasswordGrant } from '../provider'
import { ProviderError } from '../provider-error'
import { listCalendars } from './calendars'
import { Dav } from './dav'
import { findHome } from './discovery'
import { ServerError, type ServerProblem } from './failures'
import { reachOfSettings } from './reach'

const TIME_LIMIT_MS = 15_000

export type CaldavAccount = {
  homeUrl: string
  principalUrl: string
  addresses: string[]
  primaryCalendar: string
  /** True when events can be written to the primary calendar. */
  canWrite: boolean
}

/** Signs in and lists calendars. Throws an AppError that names the field and the problem. */
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
    if (!primary) throw refusal('username', 'caldavNoCalendar')
    return { ...home, primaryCalendar: primary.id, canWrite: primary.canWrite }
  } catch (error) {
    throw error instanceof AppError ? error : toRefusal(error)
  }
}

type Refusal = keyof Part<'ownerChecks'> & (`caldav${string}` | 'serverTooSlow')

/** Refused and unreachable addresses share a text, so that nobody can probe the names of an internal network. */
const OF_SERVER: Record<ServerProblem, Refusal> = {
  'refused-address': 'caldavUnreached',
  elsewhere: 'caldavElsewhere',
  'no-caldav': 'caldavNone',
  unreachable: 'caldavUnreached',
  'not-listed': 'caldavNotListed',
  'too-much': 'caldavTooMuch',
  'too-slow': 'serverTooSlow',
}

function toRefusal(error: unknown): AppError {
  if (error instanceof ServerError) return refusal('serverUrl', OF_SERVER[error.problem])
  switch (error instanceof ProviderError ? error.kind : null) {
    case 'needs-reauth':
      return refusal('password', 'caldavPassword')
    case 'forbidden':
      return refusal('username', 'caldavForbidden')
    case 'rate-limited':
      return refusal('serverUrl', 'caldavRateLimited')
    default:
      return refusal('serverUrl', 'caldavUnreadable')
  }
}

function refusal(path: string, reason: Refusal): AppError {
  return invalidField(path, check(reason), 'calendar_connect_refused')
}
