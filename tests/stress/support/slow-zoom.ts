import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Meeting = { id: number; join_url: string; topic: string; agenda: string; start_time: string }

/**
 * The part of Zoom that one meeting needs. It creates the first meeting at once but never responds, so that the caller can be
 * killed during the call.
 */
export async function startSlowZoom() {
  const meetings: Meeting[] = []
  let creates = 0
  const answer = async (request: IncomingMessage): Promise<[number, unknown] | null> => {
    const path = request.url?.split('?')[0]
    if (path === '/token') {
      return [200, { access_token: 'access', refresh_token: 'refresh', token_type: 'bearer', expires_in: 3600 }]
    }
    if (path === '/users/me') return [200, { id: 'zoe', email: 'zoe@zoom.example' }]
    if (path !== '/users/me/meetings') {
      const meeting = meetings.find(({ id }) => path === `/meetings/${id}`)
      return meeting ? [200, meeting] : [404, { code: 3001 }]
    }
    if (request.method === 'GET') return [200, { meetings }]
    creates += 1
    const body = JSON.parse(await readText(request))
    const id = 80_000_000_000 + creates
    meetings.push({ ...body, id, join_url: `https://zoom.us/j/${id}` })
    return creates === 1 ? null : [201, meetings.at(-1)]
  }
  const server = createServer(async (request, response) => {
    const [status, body] = (await answer(request)) ?? []
    if (status) response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    meetings,
    creates: () => creates,
    env: {
      ZOOM_CLIENT_ID: 'slow-zoom',
      ZOOM_CLIENT_SECRET: 'slow-secret',
      ZOOM_AUTHORIZE_URL: `${url}/authorize`,
      ZOOM_TOKEN_URL: `${url}/token`,
      ZOOM_REVOKE_URL: `${url}/revoke`,
      ZOOM_API_URL: url,
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}
