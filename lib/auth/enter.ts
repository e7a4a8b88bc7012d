import type { Database } from '@/db/client'
import { listVisitorPaths } from '@/db/queries/accounts/accounts'
import { keepAccount } from '@/db/queries/accounts/leaving'
import { noteUser } from '@/lib/log/log'
import { changePages } from '@/lib/request/changed-pages'
import { readCookie, sessionCookieName } from '@/lib/request/cookies'
import { languageOfRequest } from '@/lib/request/language'
import type { Language } from '@/lib/shared/languages'
import { type BrowserName, browserName } from './browser-name'
import { createSession, deleteSession, type FromProvider } from './session'

/** Somebody who signs in; `formerToken` is that of the session that the browser has so far. */
export type Visitor = { formerToken: string | null; browser: BrowserName | null; language: Language | null }

/** `isKept`: the account was to be deleted, and now is not. */
export type Entered = { sessionToken: string; isKept: boolean }

export function visitorOf(request: Request): Visitor {
  const { headers } = request
  return {
    formerToken: readCookie(headers, sessionCookieName()),
    browser: browserName(headers.get('user-agent')),
    language: languageOfRequest(request),
  }
}

/** Creates the session and ends that of the request. A deletion of the account is taken back. `from`: null for a sign-in by mail. */
export async function enterAccount(
  tx: Database,
  userId: string,
  { formerToken, browser }: Visitor,
  from: FromProvider | null,
  now: Date,
): Promise<Entered> {
  if (formerToken) await deleteSession(tx, formerToken)
  noteUser(userId)
  const isKept = await keepAccount(tx, userId, now)
  if (isKept) await changePages(tx, await listVisitorPaths(tx, userId))
  return { sessionToken: await createSession(tx, userId, { browser, from }, now), isKept }
}

/** True in the minutes between the end of the grace and the deletion. */
export function isGone(account: { deleteAt: Date | null } | null, now: Date): boolean {
  return account?.deleteAt != null && account.deleteAt <= now
}
