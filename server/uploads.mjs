/** Calls whose body is a file: app/api/public/forms/[slug]/files and app/api/schedule/[slug]/files. */
const UPLOAD = /^\/api\/(?:public\/forms|(?:v1\/)?schedule)\/[^/]+\/files\/[^/]+$/

/** The zip of an account: app/api/import. */
const IMPORT = '/api/import'
/** Files of another tool: app/api/arrivals. */
const ARRIVAL = '/api/arrivals'

/**
 * The bounds of one request's body. A file may be larger than anything else, and take longer to arrive.
 * @param {{ method?: string, url?: string }} request
 * @param {typeof import('./limits.mjs').LIMITS} limits
 * @returns {{ maxBytes: number, bodyMs: number }}
 */
export function boundsOf({ method, url = '' }, limits) {
  const path = url.split('?', 1)[0] ?? ''
  if (method === 'POST' && path === IMPORT) return { maxBytes: limits.importBytes, bodyMs: limits.uploadTimeoutMs }
  if (method === 'POST' && path === ARRIVAL) return { maxBytes: limits.arrivalBytes, bodyMs: limits.uploadTimeoutMs }
  const isUpload = method === 'POST' && UPLOAD.test(path)
  return isUpload
    ? { maxBytes: limits.uploadBytes, bodyMs: limits.uploadTimeoutMs }
    : { maxBytes: limits.bodyBytes, bodyMs: limits.requestTimeoutMs }
}

/**
 * Ends a request whose body has not come in whole in time. Node's own limit, which fails alike, is one for all requests.
 * @param {import('node:http').IncomingMessage} req
 * @param {number} ms
 * @param {(error: NodeJS.ErrnoException) => void} end
 */
export function limitTime(req, ms, end) {
  if (req.complete) return
  const timer = setTimeout(() => {
    if (!req.complete) end(Object.assign(new Error('The body is late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }))
  }, ms)
  timer.unref()
  req.once('close', () => clearTimeout(timer))
}
