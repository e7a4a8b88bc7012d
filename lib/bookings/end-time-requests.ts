import type { Database } from '@/db/client'
import type { OwnerId } from '@/db/owner-id'
import { answerTimeRequest, type EndingTimeRequest, listTimeRequestsToEnd } from '@/db/queries/meetings/time-requests'
import { enqueueAnswered } from '@/lib/notices/time-request-mails'
import { readTexts } from '@/lib/shared/text/translations'

const PORTION = 100

/** Those of a page that is about to be deleted. */
export async function endTimeRequestsOfPage(tx: Database, owner: OwnerId, pageId: string, now: Date): Promise<void> {
  for (;;) {
    const requests = await listTimeRequestsToEnd(tx, owner, { pageId, limit: PORTION, now })
    for (const request of requests) await endTimeRequest(tx, request, now)
    if (requests.length < PORTION) return
  }
}

/** Ends a request that can no longer become a booking, and tells its guest. One that was answered meanwhile stays. */
export async function endTimeRequest(tx: Database, { page, ...request }: EndingTimeRequest, now: Date): Promise<void> {
  if (!(await answerTimeRequest(tx, request, request.state, { state: 'declined' }, now))) return
  const { title, lang } = readTexts(['title'], page, { asked: request.language, main: page.mainLanguage })
  const about = { request, page: { title, lang: lang?.title, ownerName: page.ownerName } }
  await enqueueAnswered(tx, about, { kind: 'closed', times: request.suggested ?? request.starts }, now)
}
