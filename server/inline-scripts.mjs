import { createHash } from 'node:crypto'
import { hoistEarlyScript } from './early-script.mjs'
import { withoutUnsafeInline } from './response-headers.mjs'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
/** Together; a body that is larger than this by itself is hashed for each answer. */
const MAX_KEPT_BYTES = 32_000_000

/**
 * The sources that a policy needs for the inline scripts of a page. React escapes what users typed, so that each `<script` is one.
 * @param {string} html
 * @returns {string} such as `'sha256-…' 'sha256-…'`
 */
export function hashInlineScripts(html) {
  /** @type {Set<string>} */
  const sources = new Set()
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes)) continue
    // A browser reads every line break as \n before it hashes.
    const read = code.replace(/\r\n?/g, '\n')
    sources.add(`'sha256-${createHash('sha256').update(read).digest('base64')}'`)
  }
  return [...sources].join(' ')
}

/** @typedef {{ body: Buffer, sources: string }} Page the body to send, and the sources for its policy */

/** @param {string} html as it was drawn @returns {Page} */
function toPage(html) {
  const sent = hoistEarlyScript(html)
  return { body: Buffer.from(sent), sources: hashInlineScripts(sent) }
}

/**
 * Caches encoded bodies: encoding a booking page takes a tenth of the CPU time of its request. A cached page is the same string
 * object each time, so that a lookup in a Map costs next to nothing, however long it is.
 * @param {number} [maxBytes]
 * @returns {(html: string) => Page}
 */
export function rememberPages(maxBytes = MAX_KEPT_BYTES) {
  /** The one that was not asked for longest is the first. @type {Map<string, Page>} */
  const kept = new Map()
  /** @type {(html: string, page: Page) => number} */
  const sizeOf = (html, { body }) => html.length + body.length
  let bytes = 0
  return (html) => {
    const known = kept.get(html)
    const page = known ?? toPage(html)
    if (known === undefined) bytes += sizeOf(html, page)
    else kept.delete(html)
    kept.set(html, page)
    for (const [oldest, its] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(oldest, its)
    }
    return page
  }
}

const pageOf = rememberPages()

/**
 * Replaces `'unsafe-inline'` in the policy of a page by the hashes of its own inline scripts, and moves the early one to its top.
 * They are known when the body is complete, so a page that is rendered for the first time is buffered until then. Pages with
 * nonces stream as they are. It must see the plain body: call it after what compresses.
 * @param {import('node:http').ServerResponse} res
 */
export function allowInlineScripts(res) {
  const { write, end, flushHeaders } = res
  /** @type {Buffer[] | null | undefined} undefined until it is known whether the body is held back */
  let held

  function isHeld() {
    if (held === undefined) held = !res.headersSent && isOpenPage(res) ? [] : null
    return held !== null
  }

  res.flushHeaders = () => {
    if (!isHeld()) flushHeaders.call(res)
  }

  // @ts-expect-error one function for all of write's forms
  res.write = (chunk, encoding, callback) => {
    if (!isHeld()) return Reflect.apply(write, res, [chunk, encoding, callback])
    held?.push(toBuffer(chunk, encoding))
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }

  // @ts-expect-error one function for all of end's forms
  res.end = (...args) => {
    const [chunk, encoding] = args
    if (!isHeld() || (held?.length === 0 && !isBody(chunk))) return Reflect.apply(end, res, args)
    const callback = args.find((arg) => typeof arg === 'function')
    if (held?.length === 0 && typeof chunk === 'string') {
      held = null
      return Reflect.apply(end, res, [prepare(res, pageOf(chunk)), undefined, callback])
    }
    if (isBody(chunk)) held?.push(toBuffer(chunk, encoding))
    const body = Buffer.concat(held ?? []).toString('utf8')
    held = null
    return Reflect.apply(end, res, [prepare(res, toPage(body)), undefined, callback])
  }
}

/**
 * Writes the headers that depend on the body, which it returns.
 * @param {import('node:http').ServerResponse} res
 * @param {Page} page
 */
function prepare(res, { body, sources }) {
  const policy = withoutUnsafeInline(res.getHeader('Content-Security-Policy'), sources)
  if (policy) res.setHeader('Content-Security-Policy', policy)
  if (res.hasHeader('Content-Length')) res.setHeader('Content-Length', body.length)
  return body
}

/** @param {import('node:http').ServerResponse} res */
function isOpenPage(res) {
  const isHtml = String(res.getHeader('Content-Type') ?? '').startsWith('text/html')
  return isHtml && withoutUnsafeInline(res.getHeader('Content-Security-Policy')) !== null
}

/** @param {unknown} chunk */
function isBody(chunk) {
  return (typeof chunk === 'string' || chunk instanceof Uint8Array) && chunk.length > 0
}

/**
 * @param {string | Uint8Array} chunk
 * @param {unknown} encoding
 */
function toBuffer(chunk, encoding) {
  if (typeof chunk !== 'string') return Buffer.from(chunk)
  return Buffer.from(chunk, typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8')
}
