import { randomUUID } from 'node:crypto'
import type { Database } from '@/db/client'
import { insertContactMessage } from '@/db/queries/contact'
import { enqueue } from '@/lib/outbox/enqueue'
import { withOutbox } from '@/lib/outbox/with-outbox'
import { env } from '@/lib/platform/env'
import { once } from '@/lib/request/once'
import type { ContactInput } from './schema'

/** Stores a message, and mails it to CONTACT_TO where there is one. A program's is answered alike and dropped. */
export async function receiveMessage({ website, ...message }: ContactInput, now: Date): Promise<{ id: string }> {
  if (website) return { id: randomUUID() }
  const create = async (tx: Database) => {
    const to = env().CONTACT_TO
    if (to) await enqueue(tx, { mail: { template: 'contact', props: { ...message, to } } }, now)
    return { id: await insertContactMessage(tx, message) }
  }
  return withOutbox((tx) => once(tx, () => create(tx)))
}
