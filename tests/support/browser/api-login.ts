import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import type { Mails } from './mails'

/** An owner who uses the API of one server, signed in by a mailed link. */
export async function signInByApi(
  playwright: PlaywrightWorkerArgs['playwright'],
  { url, mails, email }: { url: string; mails: Mails; email: string },
): Promise<APIRequestContext> {
  const owner = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
  await owner.post('/api/auth/send-magic-link', { data: { email } })
  const link = /http\S+verify\?token=[\w-]+/.exec((await mails.waitFor(email)).text)?.[0] ?? ''
  await owner.get(link)
  await owner.post('/api/auth/accept-terms')
  return owner
}
