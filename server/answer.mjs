import { STATUS_CODES } from 'node:http'

/** Texts of the server's own refusals. The app sends all other responses. */
const MESSAGES = {
  400: 'Bad request',
  405: 'Method not allowed',
  408: 'Request timed out',
  413: 'Request body is too large',
  414: 'Address is too long',
  415: 'Send the fields of a form',
  417: 'Expectation cannot be met',
  431: 'Request headers are too large',
  500: 'Internal server error',
}

/** Time for a client that sent no HTTP to notice and read our answer, before its socket is taken away. */
const LINGER_MS = 500

/**
 * @param {number} status
 * @param {Record<string, string>} [headers]
 * @returns {{ body: string, headers: Record<string, string> }}
 */
function toAnswer(status, headers = {}) {
  const body = JSON.stringify({ message: MESSAGES[status] ?? STATUS_CODES[status] ?? 'Error' })
  return {
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'Cache-Control': 'no-store',
      ...headers,
    },
  }
}

/**
 * Answers through Node's response, so that pipelined answers keep their order.
 * @param {import('node:http').ServerResponse} res
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function answer(res, status, headers) {
  if (res.headersSent || res.destroyed) {
    res.destroy()
    return
  }
  const made = toAnswer(status, headers)
  res.writeHead(status, made.headers).end(made.body)
}

const refusedSockets = new WeakSet()

/**
 * Answers on the bare socket, for requests that never became a response object, and closes it.
 * Closing at once would reset the connection and could lose the answer, so what still comes in is read for a moment.
 * @param {import('node:stream').Duplex} socket
 * @param {number} status
 * @param {Record<string, string>} headers
 * @param {number} [lingerMs]
 */
export function refuseSocket(socket, status, headers, lingerMs = LINGER_MS) {
  // The parser reports the same broken stream once per packet.
  if (refusedSockets.has(socket)) return
  refusedSockets.add(socket)
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const made = toAnswer(status, headers)
  const lines = Object.entries({ ...made.headers, Connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${made.body}`)
  socket.resume()
  setTimeout(() => socket.destroy(), lingerMs).unref()
}
