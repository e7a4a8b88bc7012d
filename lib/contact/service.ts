import { randomUUID } from 'node:crypto'
import { insertContactMessage } from '@/db/queries/contact'
import { enqueue } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'
import type { ContactInput } from './schema'

/** Stores a message, and mails it to CONTACT_TO where there is one. A program's is answered alike and dropped. */
export async function receiveMessage({ website, ...message }: ContactInput, now: Date): Promise<{ id: string }> {
  if (website) return { id: randomUUID() }
  const id = await withOutbox(async (tx) => {
    const to = env().CONTACT_TO
    if (to) await enqueue(tx, { mail: { template: 'contact', props: { ...message, to } } }, now)
    return insertContactMessage(tx, message)
  })
  return { id }
}
