import { createCaldav } from '@/lib/calendars/providers/caldav/caldav'
import type { Connection, PasswordGrant, Provider } from '@/lib/calendars/providers/provider'
import { ProviderError } from '@/lib/calendars/providers/provider-error'
import type { CaldavServer } from './servers'

/** An account at a server, opened as the product opens one. */
export function openAccount(
  { url, username, password }: Pick<CaldavServer, 'url' | 'username' | 'password'>,
  config: Record<string, unknown> = {},
): { provider: Provider; connection: Connection } {
  const grant: PasswordGrant = { kind: 'password', serverUrl: url, username, password }
  const renew = async () => {
    throw new ProviderError('needs-reauth', 'This account has to be connected again')
  }
  return {
    provider: createCaldav({
      host: () => 'meet.example.com',
      reach: () => ({ allowsPrivate: true, hosts: null }),
      timeLimitMs: 5000,
    }),
    connection: { grants: { current: async () => grant, renew }, config: { username, ...config } },
  }
}

/** Writes past the product, as another program of the account's owner would. */
export async function putFile({ username, password }: CaldavServer, url: string, body: string): Promise<void> {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const headers = { authorization, 'content-type': 'text/calendar; charset=utf-8' }
  const answer = await fetch(url, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`The server answered ${answer.status}: ${await answer.text()}`)
}

export async function getFile({ username, password }: CaldavServer, url: string): Promise<string> {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  return (await fetch(url, { headers: { authorization } })).text()
}
