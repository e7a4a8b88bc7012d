import { createHash } from 'node:crypto'
import { compressAnswer } from './compression.mjs'
import { allowInlineScripts } from './inline-scripts.mjs'
import { nodeHooks } from './timers.mjs'

/** Paths that answer no page, not even for what is missing. */
const NO_PAGE = /^\/(?:api|_next\/static)(?:\/|$)/

/**
 * Wraps Next's handler: limits the rate of page requests per network, compresses responses, and completes the
 * Content-Security-Policy of pages.
 * @param {object} options
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => unknown} options.handler
 * @param {ReturnType<typeof import('./page-limit.mjs').limitPages>} options.limit
 * @param {boolean} options.dev
 * @returns {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => unknown}
 */
export function servePages({ handler, limit, dev }) {
  return (req, res) => {
    const seconds = limit(req)
    if (seconds > 0) return sendTooMany(req, res, seconds)
    compressAnswer(req, res)
    // Hot reload adds scripts of its own: its policy allows them all.
    if (!dev && !NO_PAGE.test(req.url ?? '/')) {
      // Next renders no body for HEAD, but the policy depends on the body. Node does not send it, because it knows the
      // original method.
      if (req.method === 'HEAD') req.method = 'GET'
      allowInlineScripts(res)
    }
    return handler(req, res)
  }
}

const STYLE = `
:root { color-scheme: light dark; font-family: ui-sans-serif, system-ui, sans-serif }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#faf9f7, #131312); color: light-dark(#1d1c1a, #efede8) }
main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem 1.5rem; text-align: center }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem }
p { line-height: 1.5; margin: 0; color: light-dark(#625f59, #a8a49c) }
`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * A page that needs neither Next nor the database.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {number} seconds
 */
function sendTooMany(req, res, seconds) {
  const { countRefusal, tooManyPages } = nodeHooks()
  countRefusal?.('LIMIT_PAGE_READS')
  const words = tooManyPages?.(req.headers['accept-language'] ?? '')
  const { lang, dir, title, text } = words ?? { lang: 'en', dir: 'ltr', title: 'Too many requests', text: '' }
  const body = `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>`
  res.writeHead(429, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': seconds,
  })
  res.end(body)
}
