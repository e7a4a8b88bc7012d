import makeCompress from 'compression'

const compress = makeCompress()

/**
 * Compresses responses that are large enough, in an encoding that the client accepts. next.config.mjs switches Next's own
 * compression off, since what hashes a page's scripts must see the plain body.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 */
export function compressAnswer(req, res) {
  // Without Brotli, whose encoder takes megabytes for each answer.
  const accepted = req.headers['accept-encoding']?.replace(/\bbr\b[^,]*,?/gi, '')
  // Do not pass Object.create(req): V8 does not optimize code that reads a prototype. It cost a fifth of the requests per second.
  const asked = {
    headers: { 'accept-encoding': accepted },
    get method() {
      return req.method
    },
  }
  compress(/** @type {any} */ (asked), res, () => {})
}
