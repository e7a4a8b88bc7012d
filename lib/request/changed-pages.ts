import type { Database } from '@/db/client'
import { recordPageChanges } from '@/db/queries/pages/page-changes'
import { currentRequest } from '@/lib/log/request-scope'

/**
 * Records in a transaction that cached pages of visitors changed. Other processes learn it from the table; this one revalidates
 * them when the request has been handled (lib/api/route.ts). Paths are without their first slash: `form/feedback-x1`, `intro-call`.
 */
export async function changePages(tx: Database, paths: string[]): Promise<void> {
  await recordPageChanges(tx, paths)
  noteChangedPages(paths)
}

/** Runs work whose transaction is rolled back: no page changes by it. */
export async function withoutChangedPages<T>(work: () => Promise<T>): Promise<T> {
  const request = currentRequest()
  const before = new Set(request?.changedPages)
  try {
    return await work()
  } finally {
    if (request) request.changedPages = before
  }
}

/** The same when the statement has recorded the change itself. */
export function noteChangedPages(paths: string[]): void {
  const request = currentRequest()
  if (!request) return
  request.changedPages ??= new Set()
  for (const path of paths) request.changedPages.add(path)
}
