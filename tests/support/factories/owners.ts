import { randomBytes } from 'node:crypto'
import { type Sender, sendFor } from './sender'

/** An address that no other test uses. */
export function newEmail(name = 'owner'): string {
  return `${name}-${randomBytes(5).toString('hex')}@example.com`
}

/** The address of the login link in a mail, or in what a server printed. */
export function loginLinkIn(text: string | undefined): string | undefined {
  return /http\S+\/api\/auth\/verify\?token=[\w-]+/.exec(text ?? '')?.[0]
}

/** Signed in by a mailed link, like anyone; the terms are not accepted yet. `findLink` waits for the newest link. */
export async function signInBy<Client extends Sender>(
  client: Client,
  email: string,
  findLink: (email: string) => Promise<string>,
): Promise<Client> {
  await sendFor(client, 200, 'POST', '/api/auth/send-magic-link', { email })
  const { pathname, search } = new URL(await findLink(email))
  await client.send('GET', pathname + search, {})
  return client
}

export async function acceptTerms<Client extends Sender>(client: Client): Promise<Client> {
  await sendFor(client, 200, 'POST', '/api/auth/accept-terms')
  return client
}

/** Changes the given settings and leaves the others. */
export async function saveSettings(owner: Sender, fields: object): Promise<void> {
  await sendFor(owner, 200, 'PATCH', '/api/settings', fields)
}
