import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { findFreePort } from '../server/free-port'

export type StrictOAuth = {
  /** Variables that make it this server's Zoom. */
  env: Record<string, string>
  /** Signs in and allows, or stops on the way. Answers the address the browser is sent back to. */
  consent: (authorizeUrl: string, options?: { denies?: boolean }) => Promise<string>
  /** Number of refresh tokens received, and number refused. */
  refreshes: { asked: number; refused: number }
  /** True while the provider accepts an access token. */
  knows: (accessToken: string) => Promise<boolean>
  /** Does what is asked at the token endpoint, and cuts the connection before the answer. Once. */
  loseNextAnswer: () => void
  stop: () => Promise<void>
}

/**
 * `oidc-provider` as a strict Zoom: PKCE is required, each refresh gives a new refresh token, and the use of an old one
 * revokes all of them. The account is at /v2/users/me, as at Zoom.
 */
export async function startStrictOAuth(): Promise<StrictOAuth> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const refreshes = { asked: 0, refused: 0 }
  let losesNextAnswer = false
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'slotform',
        client_secret: 'a secret: with/signs',
        redirect_uris: ['http://localhost:3000/api/auth/zoom/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'offline_access', 'meeting:write:meeting'],
    rotateRefreshToken: true,
    issueRefreshToken: async () => true,
    features: { revocation: { enabled: true, allowedPolicy: async () => true }, devInteractions: { enabled: true } },
    findAccount: async (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
    cookies: { keys: ['of the tests'] },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 300,
      Grant: 86_400,
      Interaction: 600,
      Session: 86_400,
      RefreshToken: 86_400,
    },
  })
  const answer = provider.callback()
  const server = createServer(async (request, response) => {
    if (request.url === '/v2/users/me') {
      const token = await provider.AccessToken.find(request.headers.authorization?.replace('Bearer ', '') ?? '')
      response.writeHead(token ? 200 : 401, { 'content-type': 'application/json' })
      return response.end(
        JSON.stringify(token ? { id: token.accountId, email: `${token.accountId}@zoom.example` } : {}),
      )
    }
    // Zoom takes the scopes from the application's registration.
    if (request.url?.startsWith('/auth?')) request.url += '&scope=meeting%3Awrite%3Ameeting'
    if (request.url === '/token' && losesNextAnswer) {
      losesNextAnswer = false
      response.end = (() => {
        response.destroy()
        return response
      }) as typeof response.end
    }
    return answer(request, response)
  })
  const count = (grantType: unknown, wasRefused: boolean) => {
    if (grantType !== 'refresh_token') return
    refreshes.asked += 1
    if (wasRefused) refreshes.refused += 1
  }
  provider.on('grant.success', ({ oidc }) => count(oidc.params?.grant_type, false))
  provider.on('grant.error', ({ oidc }) => count(oidc.params?.grant_type, true))
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return {
    env: {
      ZOOM_CLIENT_ID: 'slotform',
      ZOOM_CLIENT_SECRET: 'a secret: with/signs',
      ZOOM_AUTHORIZE_URL: `${url}/auth`,
      ZOOM_TOKEN_URL: `${url}/token`,
      ZOOM_REVOKE_URL: `${url}/token/revocation`,
      ZOOM_API_URL: `${url}/v2`,
    },
    consent: (authorizeUrl, { denies = false } = {}) => walk(authorizeUrl, denies),
    refreshes,
    knows: async (accessToken) => {
      const response = await fetch(`${url}/v2/users/me`, { headers: { authorization: `Bearer ${accessToken}` } })
      return response.ok
    },
    loseNextAnswer: () => {
      losesNextAnswer = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** A browser without a screen: follows redirects, keeps cookies, signs in as `zoe` and allows. */
async function walk(address: string, denies: boolean): Promise<string> {
  const cookies = new Map<string, string>()
  let request: { url: string; body?: URLSearchParams } = { url: address }
  for (let steps = 0; steps < 12; steps += 1) {
    const response = await fetch(request.url, {
      method: request.body ? 'POST' : 'GET',
      body: request.body,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    const html = await response.text()
    const location = response.headers.get('location')
    if (location) {
      const next = new URL(location, request.url)
      if (next.pathname.endsWith('/callback')) return next.href
      request = { url: next.href }
    } else {
      request = nextOf(html, request.url, denies)
    }
  }
  throw new Error('The provider never sent the browser back')
}

function nextOf(html: string, url: string, denies: boolean): { url: string; body?: URLSearchParams } {
  const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]
  if (!action) throw new Error(`No form on the provider's page: ${html.slice(0, 300)}`)
  if (denies) return { url: `${new URL(url).href}/abort` }
  const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
  return { url: new URL(action, url).href, body: new URLSearchParams({ prompt, login: 'zoe', password: 'x' }) }
}
