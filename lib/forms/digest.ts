import { database } from '@/db/client'
import { claimNews, type DigestReader, listDigestReaders } from '@/db/queries/form-digests'
import { enqueue } from '@/lib/outbox/enqueue'
import { wakeOutbox } from '@/lib/outbox/wake'
import { isTimezone } from '@/lib/scheduling/zone'
import { digestEnd } from './digest-time'
import { toDigest } from './notice-mails'

/** Queues the day's mail for every owner whose clock has passed 08:00. Whoever comes second finds nothing to tell. */
export async function queueDigests(now: Date): Promise<void> {
  for (const reader of await listDigestReaders(database())) {
    const timezone = isTimezone(reader.timezone) ? reader.timezone : 'UTC'
    const end = digestEnd(timezone, now.getTime())
    if (reader.toldUntil < end) await queueDigest({ ...reader, timezone }, new Date(end), now)
  }
}

/** That the forms' responses are told, and the mail: both or neither. */
async function queueDigest(reader: DigestReader, end: Date, now: Date): Promise<void> {
  const isQueued = await database().transaction(async (tx) => {
    const news = await claimNews(tx, reader.id, end)
    if (news.length > 0) await enqueue(tx, { mail: toDigest(reader, news), ownerId: reader.id }, now)
    return news.length > 0
  })
  if (isQueued) wakeOutbox()
}
