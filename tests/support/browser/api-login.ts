import type { APIRequestContext, PlaywrightWorkerArgs } from 'playwright/test'
import { acceptTerms, loginLinkIn, signInBy } from '../factories/owners'
import type { Mails } from './mails'
import { senderOf } from './sender'

/** An owner who uses the API of one server, signed in by a mailed link. */
export async function signInByApi(
  playwright: PlaywrightWorkerArgs['playwright'],
  { url, mails, email }: { url: string; mails: Mails; email: string },
): Promise<APIRequestContext> {
  const owner = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: { Origin: url } })
  const findLink = async () => loginLinkIn((await mails.waitFor(email)).text) ?? ''
  await acceptTerms(await signInBy(senderOf(owner), email, findLink))
  return owner
}
