/**
 * Next's client tells the server with this header what it has on screen, and Next's server answers 500 when it cannot
 * read it. Same shape as flightRouterStateSchema in next/dist/server/app-render/types.js, which is private:
 * tests/unit/server/router-state.test.ts compares the two.
 */
const PARAM_TYPES = /^(?:c|d|oc|[cd]i(?:\((?:\.|\.\.|\.\.\.)\)|\(\.\.\)\(\.\.\)))$/
const MARKERS = ['refetch', 'inside-shared-layout', 'metadata-only']

/** @param {unknown} value */
const isString = (value) => typeof value === 'string'
/** @param {unknown} value */
const isNothing = (value) => value === undefined || value === null

/** @param {unknown} segment */
function isSegment(segment) {
  if (!Array.isArray(segment)) return isString(segment)
  const [name, key, type, siblings] = segment
  const isNamed = segment.length === 4 && isString(name) && isString(key) && PARAM_TYPES.test(String(type))
  return isNamed && (siblings === null || (Array.isArray(siblings) && siblings.every(isString)))
}

/**
 * @param {unknown} state
 * @returns {boolean}
 */
function isState(state) {
  if (!Array.isArray(state) || state.length < 2 || state.length > 6) return false
  const [segment, children, address, marker, flags, key] = state
  if (!isSegment(segment) || typeof children !== 'object' || children === null || Array.isArray(children)) return false
  return (
    Object.values(children).every(isState) &&
    (isNothing(address) || (Array.isArray(address) && address.length === 2 && address.every(isString))) &&
    (isNothing(marker) || MARKERS.includes(marker)) &&
    (isNothing(flags) || typeof flags === 'number') &&
    (key === undefined || isString(key))
  )
}

/**
 * @param {unknown} header
 * @returns {boolean} whether Next's server will be able to read it
 */
export function isRouterState(header) {
  try {
    return isState(JSON.parse(decodeURIComponent(String(header))))
  } catch {
    return false
  }
}
