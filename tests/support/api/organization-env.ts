import { findFreePort } from '../server/free-port'

/** Points the product at the organization's provider of a test file. Call it in `vi.hoisted`, before the product is loaded. */
export async function setOrganizationEnv(more: Record<string, string> = {}): Promise<void> {
  const port = await findFreePort()
  Object.assign(process.env, {
    FAKE_PORT: String(port),
    OIDC_ISSUER: `http://127.0.0.1:${port}/organization`,
    OIDC_CLIENT_ID: 'fake-organization-client',
    OIDC_CLIENT_SECRET: 'fake-organization-secret',
    ...more,
  })
}
