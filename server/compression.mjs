import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
/** Next's own copy. next.config.mjs switches Next's use of it off, since what hashes a page's scripts must see the plain body. */
const compress = require('next/dist/compiled/compression')()
const { releaseCompressionStream } = require('next/dist/server/lib/release-compression-stream.js')

/**
 * Compresses responses that are large enough, in an encoding that the client accepts.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 */
export function compressAnswer(req, res) {
  compress(req, res, () => {})
  // The stream of an answer whose visitor left would keep its memory.
  res.once('close', () => {
    if (!res.writableFinished) releaseCompressionStream(res)
  })
}
