import { type Connector, toAccount } from '../connector'
import { fetchAccount } from '../fetch-account'

export const zoomConnector: Connector = {
  provider: 'zoom',
  // Zoom takes the scopes from the application's registration, not from the address.
  scopes: [],
  neededScopes: [
    ['meeting:write:meeting', 'meeting:write', 'meeting:write:meeting:admin', 'meeting:write:admin', 'meeting:master'],
  ],
  parameters: {},
  clientAuth: 'basic',
  async identify({ apiUrl }, accessToken) {
    const { id, email } = await fetchAccount(`${apiUrl}/users/me`, accessToken)
    return toAccount(id, email)
  },
  async configOf({ apiUrl }, { api_url: region }) {
    const regional = toZoomRegion(apiUrl, region)
    return regional ? { apiUrl: regional } : {}
  },
}

/** Zoom names the region of an account. Tokens go there only when it is Zoom's, and only where we speak to Zoom itself. */
function toZoomRegion(apiUrl: string, region: unknown): string | null {
  if (typeof region !== 'string' || !URL.canParse(region) || !isZoom(apiUrl) || !isZoom(region)) return null
  const base = `${new URL(region).origin}/v2`
  return base === apiUrl ? null : base
}

function isZoom(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && /(^|\.)zoom\.us$/.test(hostname)
}
