/**
 * Bounds the body of a request. It counts without reading: a listener for data would start the stream before the app wants it.
 * An answer may leave before the body has come, a 401 say. Then the rest is read and dropped, within the same number of bytes
 * and for some seconds, so that a slow client gets to read the answer and the connection serves the next request.
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {{ maxBytes: number, lingerMs: number, refuse: () => void }} options `refuse` answers 413 and ends the connection
 * @returns {() => void} refuses the body before it has come
 */
export function boundBody(req, res, { maxBytes, lingerMs, refuse }) {
  const { socket, push } = req
  let bytes = 0
  let isUnwanted = false

  function drop() {
    isUnwanted = true
    bytes = 0
    req.resume()
    socket.resume()
  }

  function refuseBody() {
    refuse()
    drop()
  }

  req.push = (chunk, encoding) => {
    bytes += chunk?.length ?? 0
    if (bytes > maxBytes) {
      if (isUnwanted || res.headersSent || res.socket === null) {
        socket.destroy()
        return false
      }
      refuseBody()
    }
    return isUnwanted && chunk !== null ? true : push.call(req, chunk, encoding)
  }

  res.once('finish', () => {
    if (req.complete) return
    drop()
    setTimeout(() => req.complete || socket.destroy(), lingerMs).unref()
  })
  return refuseBody
}
