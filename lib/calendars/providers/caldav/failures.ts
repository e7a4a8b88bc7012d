import { kindOfStatus, toSeconds } from '../http'
import { type FailureKind, ProviderError } from '../provider-error'

/** Why an address that an owner typed cannot be connected. */
export type ServerProblem =
  | 'refused-address'
  | 'elsewhere'
  | 'no-caldav'
  | 'unreachable'
  | 'not-listed'
  | 'too-much'
  | 'too-slow'

/** Failures of the server itself, not of one calendar. */
export class ServerError extends ProviderError {
  readonly problem: ServerProblem

  constructor(problem: ServerProblem) {
    super(KINDS[problem] ?? 'forbidden', MESSAGES[problem])
    this.name = 'ServerError'
    this.problem = problem
  }
}

/** One text for both, so that it does not reveal whether a private name resolves. */
const UNREACHED = 'The CalDAV server was not reached'

/** An answer that is too large today is so tomorrow: its owner has to look. */
const KINDS: Partial<Record<ServerProblem, FailureKind>> = {
  unreachable: 'transient',
  'too-much': 'rejected',
  'too-slow': 'transient',
}
const MESSAGES: Record<ServerProblem, string> = {
  'refused-address': UNREACHED,
  elsewhere: 'The CalDAV server leads to another server',
  'no-caldav': 'This is not a CalDAV server',
  unreachable: UNREACHED,
  'not-listed': 'The CalDAV server is not among those that this installation connects',
  'too-much': 'The CalDAV server answers with more than can be read',
  'too-slow': 'The CalDAV server takes too long to answer',
}

/** A full disk or quota is for the account's owner to mend, like a missing permission. */
export function toFailure(status: number, retryAfter: string | null): ProviderError {
  const kind = status === 507 || status === 423 ? 'forbidden' : kindOfStatus(status)
  return new ProviderError(kind, `The CalDAV server answered with ${status}`, toSeconds(retryAfter))
}

export function unreadable(): ProviderError {
  return new ProviderError('transient', 'The CalDAV server answered with something unreadable')
}
