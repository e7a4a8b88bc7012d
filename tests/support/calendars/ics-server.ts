import http from 'node:http'
import type { AddressInfo } from 'node:net'

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void

/** A web server on this machine that publishes a calendar file, or answers as a test wants. */
export async function startIcsServer() {
  let handler: Handler = (_, response) => response.writeHead(404).end()
  const asked: { url: string; headers: http.IncomingHttpHeaders; status: number }[] = []
  const server = http.createServer((request, response) => {
    response.once('close', () =>
      asked.push({ url: request.url ?? '', headers: request.headers, status: response.statusCode }),
    )
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    url: `${origin}/private-3f9a/team.ics`,
    asked,
    answerBy: (next: Handler) => {
      handler = next
    },
    /** Publishes the file, with an ETag of its own. */
    publish: (text: string) => {
      const etag = `"${text.length}-${Math.random()}"`
      handler = (request, response) => {
        if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end()
        else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text)
      }
    },
    fail: (status: number, headers: Record<string, string> = {}) => {
      handler = (_, response) => response.writeHead(status, headers).end('Sorry')
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

/** A calendar file of events, each given as its lines. */
export function feedOf(events: string[][], head: string[] = []): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT'])
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
