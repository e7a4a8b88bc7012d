import { compressAnswer } from './compression.mjs'
import { allowInlineScripts } from './inline-scripts.mjs'
import { nodeHooks } from './timers.mjs'

/** Whatever Next answers with that is no page. */
const NO_PAGE = /^\/(?:api|_next)(?:\/|$)/

/**
 * Stands between the server and Next's handler: bounds how many pages a network may ask for, compresses, and finishes the
 * policy of pages.
 * @param {object} options
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => unknown} options.handler
 * @param {ReturnType<typeof import('./page-limit.mjs').limitPages>} options.limit
 * @param {boolean} options.dev
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => unknown}
 */
export function servePages({ handler, limit, dev }) {
  return (req, res) => {
    const seconds = limit(req)
    if (seconds > 0) return sendTooMany(res, seconds)
    compressAnswer(req, res)
    // Hot reload adds scripts of its own: its policy allows them all.
    if (!dev && !NO_PAGE.test(req.url ?? '/')) {
      // Next draws no body for HEAD, and the policy depends on it. Node sends none, since it knows what the client said.
      if (req.method === 'HEAD') req.method = 'GET'
      allowInlineScripts(res)
    }
    return handler(req, res)
  }
}

/**
 * @param {import('node:http').ServerResponse} res
 * @param {number} seconds
 */
function sendTooMany(res, seconds) {
  const text = nodeHooks().tooManyPages ?? 'Too many requests'
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text}</title><p>${text}</p></html>`
  res.writeHead(429, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': seconds,
  })
  res.end(body)
}
