import { database } from '@/db/client'
import { recordAct } from '@/db/queries/admin/audit-log'
import type { Person } from '@/lib/auth/session'
import { enqueue } from '@/lib/outbox/enqueue'
import { requireSent } from '@/lib/outbox/send-now'

/** Sends to the admin's own address at once; throws 503 if the transport refuses it, and the attempt is recorded all the same. */
export async function sendTestMailOfAdmin({ id, email }: Person, now: Date): Promise<void> {
  const mailId = await database().transaction(async (tx) => {
    const mail = await enqueue(tx, { mail: { template: 'test', props: { email } }, ownerId: id }, now)
    await recordAct(tx, { actor: id, act: 'mail.test', target: id, facts: { mail } })
    return mail
  })
  await requireSent(mailId)
}
