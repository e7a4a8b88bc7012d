import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAUSE_MS = 600

/**
 * A server in front of another one that sends its pages in two pieces, as a slow network may: the first ends after
 * `end`, the second comes when the first has long been painted.
 */
export async function startSlowPages(origin: string, end: string) {
  const { host } = new URL(origin)
  const server = createServer((req, res) => {
    const headers = { ...req.headers, host, 'accept-encoding': 'identity' }
    const passed = request(new URL(req.url ?? '/', origin), { method: req.method, headers }, (answer) => {
      const isPage = `${answer.headers['content-type']}`.startsWith('text/html')
      const { 'content-length': _, ...kept } = answer.headers
      res.writeHead(answer.statusCode ?? 502, kept)
      if (!isPage) return void answer.pipe(res)
      let html = ''
      answer.setEncoding('utf8').on('data', (text: string) => {
        html += text
      })
      answer.on('end', () => sendSlowly(res, html, html.indexOf(end) + end.length))
    })
    req.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function sendSlowly(res: ServerResponse, html: string, at: number): void {
  res.write(html.slice(0, at))
  setTimeout(() => res.end(html.slice(at)), PAUSE_MS)
}
