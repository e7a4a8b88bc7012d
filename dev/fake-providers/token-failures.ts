import type { Fault } from './faults'
import type { FakeAnswer } from './routing'

/** The answers of a tool that is read with a personal token, as it words them. */
type Refusals = {
  unauthorized: FakeAnswer
  forbidden: FakeAnswer
  missing: FakeAnswer
  tooMany: FakeAnswer
  broken: FakeAnswer
  /** The header that says how many seconds to wait. */
  waitHeader: string
}

/** Plays a fault in the words of such a tool. */
export function toTokenFailure(refusals: Refusals): (fault: Fault) => FakeAnswer {
  return ({ kind, retryAfterSeconds = 7 }) => {
    switch (kind) {
      case 'unauthorized':
        return refusals.unauthorized
      case 'forbidden':
      case 'missing-scope':
        return refusals.forbidden
      case 'not-found':
      case 'gone':
        return refusals.missing
      case 'too-many':
      case 'quota':
        return { ...refusals.tooMany, headers: { [refusals.waitHeader]: String(retryAfterSeconds) } }
      default:
        return refusals.broken
    }
  }
}
