import { ANY_INLINE } from '../lib/http/content-policy.mjs'

/** The policy of all responses that are not pages: they may load nothing and must not be framed. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Two years, as lists of such hosts want it. */
const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'

/**
 * The headers that every answer has: added here to answers that come without them.
 * @param {boolean} isSecure whether the public address is https
 * @returns {Record<string, string>}
 */
export function toSecurityHeaders(isSecure) {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': BARE_POLICY,
    ...(isSecure && { 'Strict-Transport-Security': STRICT_TRANSPORT }),
  }
}

/**
 * @param {unknown} policy
 * @param {string} [hashes] the sources of the inline scripts that may run
 * @returns {string | null} null if there is no policy or it allows no inline scripts
 */
export function withoutUnsafeInline(policy, hashes = '') {
  if (typeof policy !== 'string' || !policy.includes(ANY_INLINE)) return null
  return policy.replace(ANY_INLINE, `script-src 'self'${hashes && ` ${hashes}`}`)
}

/**
 * Completes the headers of an answer just before they leave.
 * @param {import('node:http').ServerResponse} res
 * @param {number} status
 * @param {{ security: Record<string, string>, dev: boolean }} options
 */
export function completeHeaders(res, status, { security, dev }) {
  for (const name in security) {
    if (!res.hasHeader(name)) res.setHeader(name, /** @type {string} */ (security[name]))
  }
  // A build may have been made for another address.
  if (!security['Strict-Transport-Security']) res.removeHeader('Strict-Transport-Security')
  // All inline scripts have been seen by now: see inline-scripts.mjs.
  const strict = dev ? null : withoutUnsafeInline(res.getHeader('Content-Security-Policy'))
  if (strict) res.setHeader('Content-Security-Policy', strict)
  const type = res.getHeader('Content-Type')
  if (String(type).startsWith('text/html')) varyByLanguage(res)
  if (type === 'text/plain' || (type === undefined && mayHaveBody(res, status))) {
    res.setHeader('Content-Type', 'text/plain; charset=utf-8')
  }
}

/**
 * Pages are in the language of their reader. Next forgets what next.config.mjs says of that when it answers from its cache.
 * @param {import('node:http').ServerResponse} res
 */
function varyByLanguage(res) {
  const known = String(res.getHeader('Vary') ?? '')
  const missing = ['Accept-Language', 'Cookie'].filter((name) => !new RegExp(`\\b${name}\\b`, 'i').test(known))
  res.setHeader('Vary', [known, ...missing].filter(Boolean).join(', '))
}

/**
 * @param {import('node:http').ServerResponse} res
 * @param {number} status
 */
function mayHaveBody(res, status) {
  return status >= 200 && status !== 204 && status !== 304 && String(res.getHeader('Content-Length')) !== '0'
}
