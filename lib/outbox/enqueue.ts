import { randomUUID } from 'node:crypto'
import type { Database } from '@/db/client'
import { insertOutboxRow, type OutboxRow } from '@/db/queries/outbox'
import { decrypt, encrypt } from '@/lib/encryption'
import type { Mail } from '@/lib/mail/templates'

const GIVE_UP_DAYS = 3

/** A mail to send after the commit. `owner` is counted for it; `expiresAt` is when it would be of no use any more. */
export type QueuedMail = { mail: Mail; ownerId?: string; meetingId?: string; expiresAt?: Date }

/** The row that makes a mail certain once its transaction commits. Its props may hold a link, so they are encrypted. */
export function toOutboxRow({ mail, ownerId, meetingId, expiresAt }: QueuedMail, now: Date): OutboxRow {
  const id = randomUUID()
  return {
    id,
    userId: ownerId ?? null,
    meetingId: meetingId ?? null,
    template: mail.template,
    payload: encrypt(JSON.stringify(mail.props), id),
    nextAttemptAt: now,
    expiresAt: expiresAt ?? new Date(now.getTime() + GIVE_UP_DAYS * 86_400_000),
    createdAt: now,
  }
}

export function toMail(row: { id: string; template: string; payload: string }): Mail {
  return { template: row.template, props: JSON.parse(decrypt(row.payload, row.id)) } as Mail
}

/** Call it inside the transaction that the mail belongs to. Returns the row's id. */
export async function enqueue(tx: Database, mail: QueuedMail, now: Date): Promise<string> {
  const row = toOutboxRow(mail, now)
  await insertOutboxRow(tx, row)
  return row.id
}
