import { database } from '@/db/client'
import { hasSentTestMail } from '@/db/queries/admin/audit-log'
import { readInstanceRow } from '@/db/queries/admin/instance'
import { env } from '@/lib/platform/env'
import type { FirstSteps } from '../schema'

/** Which of the first steps of a server are done. */
export async function readFirstSteps(): Promise<FirstSteps> {
  const [row, mail] = await Promise.all([readInstanceRow(database()), hasSentTestMail(database())])
  return { mail, signUp: row?.signUp != null || env().SIGN_UP !== 'open', backup: row?.backedUpAt != null }
}
