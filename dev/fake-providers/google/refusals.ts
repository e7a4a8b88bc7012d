import type { Fault } from '../faults'
import { type FakeAnswer, FakeRefusal } from '../routing'

/** Google's body for what it refuses. */
export function googleError(code: number, reason: string, message: string, domain = 'global'): FakeAnswer {
  return { status: code, json: { error: { code, message, errors: [{ domain, reason, message }] } } }
}

export function refuse(code: number, reason: string, message: string): never {
  throw new FakeRefusal(googleError(code, reason, message))
}

export function toGoogleFailure({ kind, retryAfterSeconds = 7 }: Fault): FakeAnswer {
  switch (kind) {
    case 'unauthorized':
      return googleError(401, 'authError', 'Invalid Credentials')
    case 'quota':
      return googleError(403, 'rateLimitExceeded', 'Rate Limit Exceeded', 'usageLimits')
    case 'forbidden':
      return googleError(403, 'forbidden', 'Forbidden')
    case 'missing-scope':
      return googleError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.')
    case 'not-found':
      return googleError(404, 'notFound', 'Not Found')
    case 'gone':
      return googleError(410, 'deleted', 'Resource has been deleted')
    case 'conflict':
      return googleError(409, 'duplicate', 'The requested identifier already exists.')
    case 'precondition':
      return googleError(412, 'conditionNotMet', 'Precondition Failed')
    case 'rejected':
      return googleError(400, 'invalid', 'Invalid Value')
    case 'too-many': {
      const answer = googleError(429, 'rateLimitExceeded', 'Too Many Requests', 'usageLimits')
      return { ...answer, headers: { 'retry-after': String(retryAfterSeconds) } }
    }
    default:
      return googleError(503, 'backendError', 'Service Unavailable')
  }
}
