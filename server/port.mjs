import net from 'node:net'
import { readHost } from './host.mjs'

/** Backlog of connections to accept, so that a burst is not refused. The system may allow fewer. */
const BACKLOG = 4_096

/** @returns {number} PORT, or the process ends */
export function readPort() {
  const text = process.env.PORT || '3000'
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  console.error('PORT must be a number from 1 to 65535.')
  return process.exit(1)
}

/**
 * Listens, or ends the process with one line. Browsers resolve `localhost` to either of its two addresses, so that a server
 * there listens on both, where the machine has both.
 * @param {net.Server} server
 * @param {number} port
 * @param {string} [host] all interfaces when it is left out
 */
export async function listen(server, port, host) {
  if (host !== 'localhost') return void (await listenOn(server, port, host))
  await listenOn(server, port, '127.0.0.1')
  const second = net.createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
  const isListening = await listenOn(second, port, '::1', ['EADDRNOTAVAIL', 'EAFNOSUPPORT'])
  if (isListening) server.once('close', () => second.close())
}

/**
 * @param {net.Server} server
 * @param {number} port
 * @param {string | undefined} host
 * @param {string[]} [bearable] error codes that are no reason to end
 * @returns {Promise<boolean>} whether it listens
 */
function listenOn(server, port, host, bearable = []) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? ''
      if (bearable.includes(code)) return resolve(false)
      console.error(toReason(code, port, host))
      process.exit(1)
    })
    server.listen({ port, host, backlog: BACKLOG }, () => resolve(true))
  })
}

/**
 * @param {string} code
 * @param {number} port
 * @param {string | undefined} host
 */
function toReason(code, port, host) {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Set PORT to a free one.`
  if (/^(?:EADDRNOTAVAIL|EAFNOSUPPORT|ENOTFOUND|EAI_AGAIN)$/.test(code)) {
    return `HOST: ${host} is no address of this machine (${code}).`
  }
  return `Port ${port} cannot be used (${code}). Set PORT to a free one.`
}

/** Ends the process when the port is taken. */
export async function checkPort() {
  const probe = net.createServer()
  await listen(probe, readPort(), readHost())
  await new Promise((resolve) => probe.close(resolve))
}
