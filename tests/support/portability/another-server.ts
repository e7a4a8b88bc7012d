import { adoptConnection, type DatabaseConnection } from '@/db/client'
import { finishWorkAfterAnswers } from '../api/after-answers'
import { openTestDatabase } from '../database/test-database'

/** Runs `work` on an empty database, as on another server. */
export async function onAnotherServer<T>(work: () => Promise<T>): Promise<T> {
  await finishWorkAfterAnswers()
  const here = adoptConnection({} as DatabaseConnection)
  const close = await openTestDatabase()
  try {
    return await work()
  } finally {
    await finishWorkAfterAnswers()
    await close()
    adoptConnection(here as DatabaseConnection)
  }
}
