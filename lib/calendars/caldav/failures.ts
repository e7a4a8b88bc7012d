import { kindOfStatus, toSeconds } from '../http'
import { ProviderError } from '../provider-error'

/** Why an address that an owner typed cannot be connected. */
export type ServerProblem = 'refused-address' | 'elsewhere' | 'no-caldav' | 'unreachable'

/** Of the server as such, not of one calendar. */
export class ServerError extends ProviderError {
  readonly problem: ServerProblem

  constructor(problem: ServerProblem) {
    super(problem === 'unreachable' ? 'transient' : 'forbidden', MESSAGES[problem])
    this.name = 'ServerError'
    this.problem = problem
  }
}

/** One text for both: a private name that resolves must not be told from one that does not. */
const UNREACHED = 'The CalDAV server was not reached'

const MESSAGES: Record<ServerProblem, string> = {
  'refused-address': UNREACHED,
  elsewhere: 'The CalDAV server leads to another server',
  'no-caldav': 'This is not a CalDAV server',
  unreachable: UNREACHED,
}

/** A full disk or quota is for the account's owner to mend, like a missing permission. */
export function toFailure(status: number, retryAfter: string | null): ProviderError {
  const kind = status === 507 || status === 423 ? 'forbidden' : kindOfStatus(status)
  return new ProviderError(kind, `The CalDAV server answered with ${status}`, toSeconds(retryAfter))
}

export function unreadable(): ProviderError {
  return new ProviderError('transient', 'The CalDAV server answered with something unreadable')
}
