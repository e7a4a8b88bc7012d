import net from 'node:net'

/** @returns {number} PORT, or the process ends */
export function readPort() {
  const text = process.env.PORT || '3000'
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (port >= 1 && port <= 65_535) return port
  console.error('PORT must be a number from 1 to 65535.')
  return process.exit(1)
}

/**
 * Listens, or ends the process with one line.
 * @param {import('node:net').Server} server
 * @param {number} port
 */
export function listen(server, port) {
  return new Promise((resolve) => {
    server.once('error', (error) => {
      const { code } = /** @type {NodeJS.ErrnoException} */ (error)
      const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`
      console.error(`Port ${port} ${reason}. Set PORT to a free one.`)
      process.exit(1)
    })
    server.listen(port, () => resolve(undefined))
  })
}

/** Ends the process when the port is taken. */
export async function checkPort() {
  const probe = net.createServer()
  await listen(probe, readPort())
  await new Promise((resolve) => probe.close(resolve))
}
