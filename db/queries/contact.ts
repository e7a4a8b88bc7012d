import type { Database } from '../client'
import { contactMessages } from '../schema'

export async function insertContactMessage(
  tx: Database,
  message: { fullName: string; email: string; message: string },
): Promise<string> {
  const [row] = await tx.insert(contactMessages).values(message).returning({ id: contactMessages.id })
  if (!row) throw new Error('The message was not written')
  return row.id
}
