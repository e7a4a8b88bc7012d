import { desc, eq } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { mailboxMessages } from '@/db/schema'

export type MailboxMessage = typeof mailboxMessages.$inferSelect

export async function insertMailboxMessage(db: Database, message: typeof mailboxMessages.$inferInsert): Promise<void> {
  await db.insert(mailboxMessages).values(message)
}

export async function listMailboxMessages(db: Database): Promise<MailboxMessage[]> {
  return db.select().from(mailboxMessages).orderBy(desc(mailboxMessages.createdAt)).limit(200)
}

export async function findMailboxMessage(db: Database, id: string): Promise<MailboxMessage | null> {
  const [row] = await db.select().from(mailboxMessages).where(eq(mailboxMessages.id, id))
  return row ?? null
}
