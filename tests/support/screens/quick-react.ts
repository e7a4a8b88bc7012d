import * as react from 'react'

/**
 * React's development build takes a stack trace of each of the first 10,000 elements in a second, for the owner stacks of its
 * warnings: a tenth of the time of a test of a large screen.
 */
const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const internals: unknown = Reflect.get(react, INTERNALS)
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set: () => {} })
}
