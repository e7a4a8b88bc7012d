import {
  AnswerTooLarge,
  AnswerTooSlow,
  type GuardedAnswer,
  guardedFetch,
  RefusedAddress,
} from '@/lib/platform/guarded-fetch'
import { kindOfStatus, toSeconds } from '../http'
import { type FailureKind, ProviderError } from '../provider-error'

const MAX_REDIRECTS = 5
export const MAX_FEED_BYTES = 10 * 1024 * 1024

/** Why an address of a calendar cannot be read. */
export type AddressProblem = 'refused' | 'unreachable' | 'too-slow' | 'too-much' | 'no-calendar' | 'missing'

const KINDS: Record<AddressProblem, FailureKind> = {
  refused: 'forbidden',
  unreachable: 'transient',
  'too-slow': 'transient',
  'too-much': 'rejected',
  'no-calendar': 'rejected',
  missing: 'gone',
}
/** The first two have one text, so that it does not tell whether a private name resolves. */
const UNREACHED = 'The address of the calendar was not reached'
const MESSAGES: Record<AddressProblem, string> = {
  refused: UNREACHED,
  unreachable: UNREACHED,
  'too-slow': 'The server of the calendar takes too long to answer',
  'too-much': 'The calendar is larger than can be read',
  'no-calendar': 'The address answers with something that is no calendar',
  missing: 'There is no calendar at this address any more',
}

export class AddressError extends ProviderError {
  readonly problem: AddressProblem
  /** The server says that it is for good. */
  readonly isFinal: boolean

  constructor(problem: AddressProblem, { isFinal = false } = {}) {
    super(KINDS[problem], MESSAGES[problem])
    this.name = 'AddressError'
    this.problem = problem
    this.isFinal = isFinal
  }
}

export type Reach = { allowsPrivate: boolean; allowsPlain: boolean }
/** The server's names for the version that we have; it answers 304 to them. */
export type Validators = { etag: string | null; lastModified: string | null }
export type Download = Validators & { body: string }

/** Null: it is as it was. Follows redirects, each of which is judged as the first address is. Throws a ProviderError. */
export async function downloadFeed(
  address: string,
  known: Validators | null,
  { reach, endsAt }: { reach: Reach; endsAt: number },
): Promise<Download | null> {
  const headers = {
    'user-agent': 'Slotform',
    accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
  }
  let at = new URL(address)
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await ask(at, headers, reach, endsAt)
    const next = findRedirect(answer, at)
    if (!next) return toDownload(answer, known)
    at = next
  }
  throw new AddressError('unreachable')
}

async function ask(url: URL, headers: Record<string, string>, reach: Reach, endsAt: number): Promise<GuardedAnswer> {
  const timeLimitMs = endsAt - Date.now()
  if (timeLimitMs <= 0) throw new AddressError('too-slow')
  const limits = { timeLimitMs, largestBytes: MAX_FEED_BYTES, ...reach }
  return guardedFetch(url, { method: 'GET', headers, body: null, ...limits }).catch((error) => {
    throw new AddressError(problemOf(error))
  })
}

function problemOf(error: unknown): AddressProblem {
  if (error instanceof RefusedAddress) return 'refused'
  if (error instanceof AnswerTooLarge) return 'too-much'
  return error instanceof AnswerTooSlow ? 'too-slow' : 'unreachable'
}

function toDownload({ status, headers, body }: GuardedAnswer, known: Validators | null): Download | null {
  if (status === 304 && known) return null
  if (status === 401 || status === 410) throw new AddressError('missing', { isFinal: true })
  if (status === 404) throw new AddressError('missing')
  if (status < 200 || status >= 300) {
    const message = `The address of the calendar answered with ${status}`
    throw new ProviderError(kindOfStatus(status), message, toSeconds(headers['retry-after'] ?? null))
  }
  return { body, etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null }
}

/** A server behind a proxy may not know that it is reached over TLS. */
function findRedirect({ status, headers }: GuardedAnswer, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(status)) return null
  if (!headers.location || !URL.canParse(headers.location, from)) throw new AddressError('unreachable')
  const next = new URL(headers.location, from)
  if (next.hostname === from.hostname && from.protocol === 'https:' && next.protocol === 'http:') {
    next.protocol = 'https:'
    next.port = from.port
  }
  return next
}
