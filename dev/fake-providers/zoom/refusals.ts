import type { Fault } from '../faults'
import { type FakeAnswer, FakeRefusal } from '../routing'

/** Zoom's body for what it refuses: a code of its own beside the status. */
export function zoomError(status: number, code: number, message: string): FakeAnswer {
  return { status, json: { code, message } }
}

export function refuse(status: number, code: number, message: string): never {
  throw new FakeRefusal(zoomError(status, code, message))
}

export function toZoomFailure({ kind, retryAfterSeconds = 7 }: Fault): FakeAnswer {
  switch (kind) {
    case 'unauthorized':
      return zoomError(401, 124, 'Invalid access token.')
    case 'forbidden':
      return zoomError(400, 3161, 'Meeting hosting and scheduling capabilities are not allowed for your user account.')
    case 'missing-scope':
      return zoomError(400, 4711, 'Invalid access token, does not contain scopes:[meeting:write:meeting].')
    case 'not-found':
      return zoomError(404, 3001, 'Meeting does not exist: 1.')
    case 'gone':
      return zoomError(400, 3001, 'Meeting does not exist: 1.')
    case 'conflict':
    case 'precondition':
      return zoomError(409, 3000, 'Conflict')
    case 'rejected':
      return zoomError(400, 300, 'Validation Failed.')
    case 'quota':
    case 'too-many': {
      const answer = zoomError(429, 429, 'You have exceeded the daily rate limit of (100) for this user.')
      return { ...answer, headers: { 'retry-after': new Date(Date.now() + retryAfterSeconds * 1000).toUTCString() } }
    }
    default:
      return zoomError(503, 503, 'Service Unavailable')
  }
}
