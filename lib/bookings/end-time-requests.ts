import type { Database } from '@/db/client'
import { answerTimeRequest, type EndingTimeRequest } from '@/db/queries/meetings/time-requests'
import { enqueueAnswered } from '@/lib/notices/time-request-mails'
import { readTexts } from '@/lib/shared/text/translations'

/** Ends an open request of which nothing can come any more, and tells its guest. One that was answered meanwhile stays. */
export async function endTimeRequest(tx: Database, { page, ...request }: EndingTimeRequest, now: Date): Promise<void> {
  if (!(await answerTimeRequest(tx, request, 'open', { state: 'declined' }, now))) return
  const { title, lang } = readTexts(['title'], page, { asked: request.language, main: page.mainLanguage })
  const about = { request, page: { title, lang: lang?.title, ownerName: page.ownerName } }
  await enqueueAnswered(tx, about, { kind: 'closed', times: request.starts }, now)
}
