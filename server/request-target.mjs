export const MAX_TARGET_BYTES = 8 * 1024
const MAX_HEADERS = 200
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

export const ALLOW = { Allow: METHODS.join(', ') }
/** Pages are read only. The app has no server actions, and Next's code for them answers 500 to junk. */
export const ALLOW_PAGE = { Allow: 'GET, HEAD' }
/** But for the forms that are sent without scripts: pages/[slug]/times/[start].tsx, pages/form/[slug]/answers.tsx, those of pages/b/[token], and the room of a meeting, whose form has no fields. */
const TAKES_FORMS = /^\/(?:form\/[^/]+|join\/[^/]+|[^/]+\/times\/[^/]+|b\/[^/]+\/(?:times\/[^/]+|cancel|leave))$/
const HAS_NO_FIELDS = /^\/join\//
export const ALLOW_FORM = { Allow: 'GET, HEAD, POST' }
const FORM_TYPE = /^application\/x-www-form-urlencoded *(?:;|$)/i

/** Reg-name, IPv4 or [IPv6], and a port: enough that `new URL('http://' + host)` never throws. */
const HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** A path segment that means "here" or "one up", spelled out or encoded. */
const DOTS = /^(?:\.|%2e){1,2}$/i

/**
 * @typedef {{ status: number, headers?: Record<string, string> }} Refusal
 */

/**
 * @param {string} host
 * @returns {boolean}
 */
function isHost(host) {
  return HOST.test(host) && URL.canParse(`http://${host}`)
}

/**
 * A path that every later reader understands alike: valid UTF-8 behind the percent signs, no NUL, no backslash, and no
 * dot segments, which browsers resolve before they send (a rule about `/x` must not be dodged by `/y/../x`).
 * @param {string} path
 * @returns {boolean}
 */
export function isPath(path) {
  if (!path.startsWith('/') || path.includes('\\')) return false
  if (path.split('/').some((segment) => DOTS.test(segment))) return false
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

/**
 * The path without doubled slashes. The result never begins with two slashes: `//evil.example` names a host.
 * @param {string} target
 * @returns {string | null} null when the path is in order
 */
export function toSingleSlashes(target) {
  const [path = '', ...query] = target.split('?')
  if (!path.includes('//')) return null
  return [path.replace(/\/{2,}/g, '/'), ...query].join('?')
}

/**
 * Finds a fault in a request's first line and headers, or null.
 * @param {{ method?: string, url?: string, httpVersion: string, headers: import('node:http').IncomingHttpHeaders, rawHeaders: string[] }} request
 * @param {{ maxBodyBytes: number, dev?: boolean }} options
 * @returns {Refusal | null}
 */
export function findRefusal(request, { maxBodyBytes, dev = false }) {
  const { method = '', url = '', headers, rawHeaders } = request
  if (!METHODS.includes(method)) return { status: 405, headers: ALLOW }
  if (url.length > MAX_TARGET_BYTES) return { status: 414 }
  if (rawHeaders.length / 2 > MAX_HEADERS) return { status: 431 }

  const path = url.split('?', 1)[0] ?? ''
  if (!isPath(path)) return { status: 400 }

  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && request.httpVersion !== '1.0')) return { status: 400 }
  if (hosts === 1 && !isHost(headers.host ?? '')) return { status: 400 }

  const isApi = path === '/api' || path.startsWith('/api/')
  const isDevTool = dev && path.startsWith('/_')
  if (!isApi && !isDevTool && method !== 'GET' && method !== 'HEAD') {
    if (!TAKES_FORMS.test(path)) return { status: 405, headers: ALLOW_PAGE }
    if (method !== 'POST') return { status: 405, headers: ALLOW_FORM }
    const type = headers['content-type'] ?? ''
    if (!FORM_TYPE.test(type) && !(type === '' && HAS_NO_FIELDS.test(path))) return { status: 415 }
  }

  if (Number(headers['content-length'] ?? 0) > maxBodyBytes) return { status: 413 }
  return null
}
