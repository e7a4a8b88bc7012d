import http from 'node:http'
import type { CaldavServer } from './servers'

export type ProxiedCall = { method: string; path: string; ifMatch: string | undefined; status: number }

/** Stands between the product and a CalDAV server, and keeps the calls in order. While `isDown` it answers 503. */
export async function startRecordingProxy(target: CaldavServer) {
  const calls: ProxiedCall[] = []
  const state = { isDown: false }
  const { hostname, port } = new URL(target.url)
  const server = http.createServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    const answered = (status: number) => calls.push({ method, path, ifMatch: headers['if-match'], status })
    if (state.isDown) {
      answered(503)
      incoming.resume()
      outgoing.writeHead(503).end()
      return
    }
    const passed = http.request({ hostname, port, method, path, headers }, (answer) => {
      answered(answer.statusCode ?? 0)
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    state,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
