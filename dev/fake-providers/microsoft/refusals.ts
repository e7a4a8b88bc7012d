import type { Fault } from '../faults'
import { type FakeAnswer, FakeRefusal } from '../routing'
import type { MicrosoftState } from './state'

/** Graph's body for what it refuses. */
export function microsoftError(status: number, code: string, message: string): FakeAnswer {
  const innerError = { date: new Date().toISOString().slice(0, 19), 'request-id': crypto.randomUUID() }
  return { status, json: { error: { code, message, innerError } } }
}

export function refuse(status: number, code: string, message: string): never {
  throw new FakeRefusal(microsoftError(status, code, message))
}

export function refuseRepeat({ repeats }: Pick<MicrosoftState, 'repeats'>, eventId: string): never {
  const words = 'The TransactionId specified in the request has already been used to create a different event.'
  const answer = microsoftError(repeats === 'named' ? 400 : 409, 'ErrorDuplicateTransactionId', words)
  const { error } = answer.json as { error: object }
  const id = repeats === 'conflict' ? {} : { '@event.existingEventId': eventId }
  throw new FakeRefusal({ ...answer, json: { error: { ...error, ...id } } })
}

export function toMicrosoftFailure({ kind, retryAfterSeconds = 7 }: Fault): FakeAnswer {
  switch (kind) {
    case 'unauthorized':
      return microsoftError(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.')
    case 'quota':
      return microsoftError(429, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.')
    case 'forbidden':
      return microsoftError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')
    case 'missing-scope':
      return microsoftError(403, 'Authorization_RequestDenied', 'Insufficient privileges to complete the operation.')
    case 'not-found':
      return microsoftError(404, 'ErrorItemNotFound', 'The specified object was not found in the store.')
    case 'gone':
      return microsoftError(400, 'ErrorInvalidIdMalformed', 'Id is malformed.')
    case 'conflict':
      return microsoftError(409, 'ErrorIrresolvableConflict', 'The send or update operation could not be performed.')
    case 'precondition':
      return microsoftError(412, 'ErrorIrresolvableConflict', 'The change key passed does not match.')
    case 'rejected':
      return microsoftError(400, 'ErrorInvalidRequest', 'The request is invalid.')
    case 'too-many': {
      const answer = microsoftError(429, 'TooManyRequests', 'Too Many Requests')
      return { ...answer, headers: { 'retry-after': String(retryAfterSeconds) } }
    }
    default:
      return microsoftError(503, 'ServiceUnavailable', 'Service unavailable')
  }
}
