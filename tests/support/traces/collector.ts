import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ReceivedSpan, readSpans } from './otlp'

/** A collector of OTLP over http. `silent`: takes requests and never answers. */
export async function startCollector({ silent = false } = {}) {
  const bodies: Buffer[] = []
  const headers: http.IncomingHttpHeaders[] = []
  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    bodies.push(Buffer.concat(chunks))
    headers.push(req.headers)
    if (!silent) res.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers,
    /** Everything received, as it came. */
    raw: () => Buffer.concat(bodies),
    spans: (): ReceivedSpan[] => bodies.flatMap(readSpans),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
